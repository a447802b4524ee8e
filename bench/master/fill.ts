/**
 * Rows for any declared table, made by the database itself from their numbers: every column filled as its kind allows,
 * references to existing rows, unique keys respected. Rules that only the server checks are not applied.
 */
import { getChoice, getEntity, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import { codesOf } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { tableName } from '#language/naming.ts';
import { quoteLiteral, quote } from '#platform/server/database/sqlText.ts';
import { SYLLABLES } from '../fill.ts';

export interface FillOptions {
  readonly catalogue: Catalogue;
  readonly bases: readonly AnyEntity[];
  /** Rows of each entity. */
  readonly rows: number;
}

/** Returns the statements in the order they run, before indexes and references are made. */
export function fillSql({ catalogue, bases, rows }: FillOptions): readonly string[] {
  const wantedNames = new Set(bases.map(({ name }) => name));
  const filled = new Map<string, number>();
  const statements: string[] = [FILE];
  const fill = (entity: AnyEntity, isUnderWay: ReadonlySet<string>): void => {
    if (filled.has(entity.name) || isUnderWay.has(entity.name)) return;
    for (const [, field] of storedFieldsOf(entity)) {
      const target = field.kind === 'ref' ? getEntity(catalogue, field.target) : undefined;
      if (target !== undefined && (field.required || wantedNames.has(target.name)))
        fill(target, new Set([...isUnderWay, entity.name]));
    }
    filled.set(entity.name, filled.size + 1);
    statements.push(
      insert(catalogue, entity, {
        rows: wantedNames.has(entity.name) ? rows : Math.min(rows, REFERRED),
        number: filled.size,
      }),
    );
  };
  for (const entity of bases) fill(entity, new Set());
  return statements;
}

/** Rows of a table that is only referred to, and the number of rows of any table that are referred to. */
const REFERRED = 1000;
/** Parts of each record. */
const PARTS_EACH = 4;
const FILE_ID = '01900000-0000-7000-8000-000000000001';
const FILE = `insert into "stored_file" ("id", "hash", "name", "size", "type", "created_at")
  values ('${FILE_ID}', repeat('0', 64), 'bench.pdf', 1000, 'application/pdf', now())`;
const BEGIN = `'2023-01-01T08:00:00+07:00'::timestamptz`;
const BEGIN_MS = 1_672_534_800_000;

interface Table {
  readonly catalogue: Catalogue;
  readonly entity: AnyEntity;
  readonly rows: number;
  /** Distinguishes the ids of one table from the ids of another. */
  readonly number: number;
  /** Names of the pools from which the row picks values, with the SQL of each. */
  readonly pools: Map<string, string>;
}

function insert(catalogue: Catalogue, entity: AnyEntity, { rows, number }: { rows: number; number: number }): string {
  const table: Table = { catalogue, entity, rows, number, pools: new Map() };
  const columns = storedFieldsOf(entity)
    .filter(isFilled(entity))
    .map(([name, field, column]) => [quote(column), valueSql(table, name, field)] as const);
  const name = quote(tableName(entity.name));
  const pools = [...table.pools].map(([alias, sql]) => `,\n  (${sql}) ${alias}`).join('');
  // Duplicates are left out: a key with few values has only that many rows.
  return `insert into ${name} (${columns.map(([column]) => column).join(', ')})
select ${columns.map(([, sql]) => sql).join(',\n  ')}
from generate_series(1, ${rows} - (select count(*) from ${name})) i${pools}
order by i on conflict do nothing`;
}

/** A column that is neither shown nor searched and is not required stays empty. */
function isFilled({ list, unique }: AnyEntity): (stored: ReturnType<typeof storedFieldsOf>[number]) => boolean {
  const usedPaths = new Set(
    [...list.columns, ...list.sort.map((path) => path.replace(/^-/, '')), ...unique.flat()].map(
      (path) => path.split('.')[0],
    ),
  );
  return ([name, field]) => field.required || usedPaths.has(name) || (field.kind === 'text' && field.searched);
}

function valueSql(table: Table, name: string, field: Field): string {
  switch (name) {
    case 'id':
      return `(lpad(to_hex(${BEGIN_MS} + i), 12, '0') || '7' || lpad(to_hex(${table.number}), 3, '0') || '8000' || lpad(to_hex(i), 12, '0'))::uuid`;
    case 'version':
      return '1';
    case 'isActive':
      return 'i % 50 <> 0';
    case 'createBy':
    case 'updateBy':
      return `'bench'`;
    case 'seq':
      if (table.entity.kind === 'part') return `(i % ${PARTS_EACH} + 1)::int`;
  }
  return declaredValue(table, name, field);
}

function declaredValue(table: Table, name: string, field: Field): string {
  switch (field.kind) {
    case 'text':
      return isUniqueField(table, name) || field.code
        ? codeSql(table, field.max)
        : `left(${name.endsWith('En') ? latinSql(name) : thaiSql(name)}, ${field.max})`;
    case 'integer':
      return `(${field.min ?? 0} + ${pickIndexSql(name, Math.min((field.max ?? 1000) - (field.min ?? 0) + 1, 1000))})::int`;
    case 'decimal':
      return `(${field.min ?? '0'} + ${pickIndexSql(name, Math.min(1000, Math.floor(Number(field.max ?? 10 ** (field.precision - field.scale) - 1) - Number(field.min ?? 0)) + 1))})`;
    case 'boolean':
      return `${pickIndexSql(name, 2)} = 0`;
    case 'date':
      return isUniqueField(table, name)
        ? `date '1900-01-01' + i::int`
        : `date '2020-01-01' + ${pickIndexSql(name, 2000)}`;
    case 'instant':
      return `${BEGIN} + interval '1 minute' * i`;
    case 'uuid':
      return 'gen_random_uuid()';
    case 'json':
      return field.choice === undefined
        ? `'${field.shape === 'array' ? '[]' : '{}'}'::jsonb`
        : `jsonb_build_array(${quoteLiteral(codesOf(getChoice(table.catalogue, field.choice))[0] ?? '')})`;
    case 'choice':
      return fromArray(
        table,
        name,
        `array[${codesOf(getChoice(table.catalogue, field.choice)).map(quoteLiteral).join(', ')}]`,
      );
    case 'lookup':
      return fromPool(
        table,
        name,
        `select array_agg("id" order by "id") ids from "lookup"
          where "group" = ${quoteLiteral(field.group)}${field.required ? ` or not exists (select from "lookup" where "group" = ${quoteLiteral(field.group)})` : ''}`,
      );
    case 'ref':
      return refSql(table, name, field);
    case 'file':
      return field.required ? `'${FILE_ID}'::uuid` : 'null::uuid';
    case 'parts':
    case 'inverse':
      throw new Error(`"${name}" has no column`);
  }
}

/** Parts are spread over their records, a few each; everything else refers to the first existing rows. */
function refSql(table: Table, name: string, field: Field & { kind: 'ref' }): string {
  const target = quote(tableName(field.target));
  const isRoot = table.entity.partOf?.rootField === name;
  const sql = isRoot
    ? `select array_agg("id" order by "id") ids from ${target}`
    : `select array_agg("id") ids from (select "id" from ${target} order by "id" limit ${REFERRED}) f`;
  if (!isRoot) return fromPool(table, name, sql);
  const alias = poolOf(table, name, sql);
  return `${alias}.ids[1 + (i / ${PARTS_EACH}) % cardinality(${alias}.ids)]`;
}

function fromPool(table: Table, name: string, sql: string): string {
  return fromArray(table, name, `${poolOf(table, name, sql)}.ids`);
}

function poolOf({ pools }: Table, name: string, sql: string): string {
  const alias = quote(`of ${name}`);
  pools.set(alias, sql);
  return alias;
}

/** Each column of a key of several columns counts as a digit of the row's number; everything else is pseudo-random. */
function fromArray({ entity }: Table, name: string, array: string): string {
  const key = entity.unique
    .find((names) => names.includes(name))
    ?.filter((keyField) => keyField !== entity.partOf?.rootField);
  if (key === undefined) return `(${array})[1 + ${pickIndexSql(name, `cardinality(${array})`)}]`;
  return key.indexOf(name) === 0
    ? `(${array})[1 + i % cardinality(${array})]`
    : `(${array})[1 + (i / ${REFERRED}) % cardinality(${array})]`;
}

/** Returns whether its values alone must be unique. */
function isUniqueField({ entity }: Table, name: string): boolean {
  return entity.unique.some((names) => names.includes(name));
}

/** Returns SQL for `0 … n − 1`, by the number of the row and the name of the field. */
function pickIndexSql(name: string, n: number | string): string {
  return `((hashint8extended(i, ${seedOf(name)}) & 9223372036854775807) % ${n})::int`;
}

function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

/** Digits if they fit, and letters of a large alphabet where a rule leaves two characters. */
function codeSql({ rows }: Table, max: number): string {
  const figures = Math.min(max, CODE_LENGTH) - MARK.length;
  return 10 ** figures > rows ? `${quoteLiteral(MARK)} || lpad(i::text, ${figures}, '0')` : lettersSql(rows, max);
}

const MARK = 'M';
const CODE_LENGTH = 10;
const FIRST_LETTER = 0x4e_00;

function lettersSql(rows: number, max: number): string {
  const base = Math.max(10, Math.ceil((rows + 1) ** (1 / max)));
  return Array.from(
    { length: max },
    (_, place) => `chr(${base === 10 ? '48' : FIRST_LETTER} + (i / ${base ** (max - 1 - place)} % ${base})::int)`,
  ).join(' || ');
}

const LATIN = [
  'chlor',
  'phos',
  'meth',
  'carb',
  'thio',
  'nitro',
  'azo',
  'benz',
  'fluor',
  'prop',
  'ethyl',
  'sulf',
  'oxy',
  'pyr',
  'tri',
  'zine',
  'amid',
  'ate',
  'ine',
  'one',
];

function thaiSql(name: string): string {
  return `${oneOf(SYLLABLES, `${name} 1`)} || ${oneOf(SYLLABLES, `${name} 2`)} || ${oneOf(SYLLABLES, `${name} 3`)} || ' ' || i`;
}

function latinSql(name: string): string {
  return `${oneOf(LATIN, `${name} 1`)} || ${oneOf(LATIN, `${name} 2`)} || ${oneOf(LATIN, `${name} 3`)} || ' ' || i`;
}

function oneOf(texts: readonly string[], name: string): string {
  return `(array[${texts.map(quoteLiteral).join(',')}])[1 + ${pickIndexSql(name, texts.length)}]`;
}
