/** `_rev` and `_changes`: the history of a record, as far as the reader may see it by today's rights. */
import { findField, findTarget, getChoice, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { withLabelsOf } from '#language/fieldLabels.ts';
import type { Label } from '#language/label.ts';
import { tableName, columnName } from '#language/naming.ts';
import { idOf } from '#language/readUnknown.ts';
import { isUuid } from '#language/values/uuid.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { notFound } from '../../errors.ts';
import type { RecordChange } from '../write/recordChanges.ts';
import type { Engine } from '../engine.ts';
import { cardFieldsOf } from './path.ts';
import { mayReadField, readerOf } from './reader.ts';
import { readScope } from './rowScope.ts';
import type { Queryable } from '../../database/queryable.ts';
import { quote } from '../../database/sqlText.ts';
import { wireValue } from './wireValue.ts';

export interface RecordRevision {
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly action: string;
}

export interface VisibleChange extends RecordChange {
  readonly label: Label;
}

interface LogRow {
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly changes: readonly RecordChange[];
}

const LOG_COLUMNS = `"record_version" as version, to_char("create_date", 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as at, "create_by" as by, "action", "changes"`;

/** More than anybody reads; the oldest are left out first. */
const MAX_REVISIONS = 1000;

export async function revisionsOf(
  engine: Engine,
  db: Queryable,
  question: { actor: Actor; entity: AnyEntity; id: string },
): Promise<readonly RecordRevision[]> {
  const rows = await logOf(engine, db, question);
  return rows.map(({ version, at, by, action }) => ({ version, at, by, action }));
}

export async function changesOf(
  engine: Engine,
  db: Queryable,
  question: { actor: Actor; entity: AnyEntity; id: string },
): Promise<readonly (RecordRevision & { changes: readonly VisibleChange[] })[]> {
  return describeRows(engine, db, { ...question, rows: await logOf(engine, db, question) });
}

/** Describes changes that were computed elsewhere in the same form as those of the log. */
export async function describeChanges(
  engine: Engine,
  db: Queryable,
  { actor, entity, changes }: { actor: Actor; entity: AnyEntity; changes: readonly RecordChange[] },
): Promise<readonly VisibleChange[]> {
  const [only] = await describeRows(engine, db, {
    actor,
    entity,
    rows: [{ version: 0, at: '', by: '', action: 'update', changes }],
  });
  return only?.changes ?? [];
}

async function describeRows(
  engine: Engine,
  db: Queryable,
  { actor, entity, rows }: { actor: Actor; entity: AnyEntity; rows: readonly LogRow[] },
): Promise<readonly (RecordRevision & { changes: readonly VisibleChange[] })[]> {
  const visibleRows = rows.map(({ version, at, by, action, changes }) => ({
    version,
    at,
    by,
    action,
    changes: changes.flatMap((change) => describeChange(engine.catalogue, { actor, entity }, change)),
  }));
  const cards = await loadCards(
    engine,
    db,
    visibleRows.flatMap((row) => row.changes),
  );
  return visibleRows.map((row) => ({
    ...row,
    changes: row.changes.map(({ field, ...change }) => ({
      ...change,
      before: displayValue(engine, field, change.before, cards),
      after: displayValue(engine, field, change.after, cards),
    })),
  }));
}

/**
 * Returns one row of the log as the history of its record would show it, for people who may see records of that kind.
 */
export async function changesOfLog(
  engine: Engine,
  db: Queryable,
  { actor, logId }: { actor: Actor; logId: string },
): Promise<readonly (RecordRevision & { changes: readonly VisibleChange[] })[]> {
  if (!isUuid(logId)) throw notFound();
  const { rows } = await db.query({
    text: `select "entity", ${LOG_COLUMNS} from "entity_log" where "id" = $1::uuid`,
    values: [logId],
  });
  const row = rows[0] as unknown as (LogRow & { entity: string }) | undefined;
  const entity = row === undefined ? undefined : engine.catalogue.entities.get(row.entity);
  // The log itself is for people who may see everything; others use the history of the record. Private data is only for
  // its owner.
  const isOpen =
    entity !== undefined &&
    entity.scope.user === undefined &&
    actor.scope.kind === 'all' &&
    actor.grants.has(entity.name, 'canView');
  if (row === undefined || !isOpen) throw notFound();
  return describeRows(engine, db, { actor, entity, rows: [row] });
}

async function logOf(
  engine: Engine,
  db: Queryable,
  { actor, entity, id }: { actor: Actor; entity: AnyEntity; id: string },
): Promise<readonly LogRow[]> {
  if (!isUuid(id)) throw notFound();
  const scope = readScope(actor, entity);
  const visible = await db.query({
    text: `select 1 from ${quote(tableName(entity.name))} t where t."id" = $1::uuid${scope.sql}`,
    values: [id, ...scope.values],
  });
  if (visible.rows.length === 0) throw notFound();
  const { rows } = await db.query({
    text: `select ${LOG_COLUMNS} from "entity_log" where "record_id" = $1::uuid and "entity" = $2
      order by "record_version" desc, "id" desc limit ${MAX_REVISIONS}`,
    values: [id, entity.name],
  });
  return rows as unknown as LogRow[];
}

type FieldChange = VisibleChange & { readonly field: Field };

/** A field that the reader may not see today, or that is no longer declared, is left out. */
function describeChange(
  catalogue: Catalogue,
  { actor, entity }: { actor: Actor; entity: AnyEntity },
  change: RecordChange,
): FieldChange[] {
  const found = fieldAt(catalogue, entity, change.path.split('.'));
  if (found === undefined || found.fields.some((field) => !mayReadField(readerOf(actor), field))) return [];
  const last = found.fields.at(-1);
  return last === undefined ? [] : [{ ...change, label: found.label, field: last }];
}

/** `products.<id>.netKg` is resolved through the part, and the id is skipped. */
function fieldAt(
  catalogue: Catalogue,
  entity: AnyEntity,
  names: readonly string[],
): { fields: Field[]; label: Label } | undefined {
  const [name = '', ...rest] = names;
  const field = findField(entity, name);
  if (field === undefined) return undefined;
  if (field.kind !== 'parts') return { fields: [field], label: field.label };
  const part = findTarget(catalogue, field);
  const inner = part === undefined ? undefined : fieldAt(catalogue, withLabelsOf(entity, part), rest.slice(1));
  if (inner === undefined) return undefined;
  return {
    fields: [field, ...inner.fields],
    label: [`${field.label[0]} › ${inner.label[0]}`, `${field.label[1]} › ${inner.label[1]}`],
  };
}

type Cards = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Loads the records of the ids, as far as they still exist, because people read names. */
async function loadCards({ catalogue }: Engine, db: Queryable, changes: readonly FieldChange[]): Promise<Cards> {
  const idsByEntity = new Map<string, Set<string>>();
  for (const { field, before, after } of changes) {
    const target = field.kind === 'ref' || field.kind === 'lookup' ? findTarget(catalogue, field) : undefined;
    if (target === undefined) continue;
    const ids = idsByEntity.get(target.name) ?? new Set();
    for (const id of [idOf(before), idOf(after)]) if (id !== null) ids.add(id);
    idsByEntity.set(target.name, ids);
  }
  const cards = new Map<string, Readonly<Record<string, unknown>>>();
  for (const [name, ids] of idsByEntity) {
    const target = catalogue.entities.get(name);
    if (target === undefined || ids.size === 0) continue;
    const columns = cardFieldsOf(target).map(
      (field) => `${quote(columnName(field, findField(target, field)?.kind ?? 'text'))} as ${quote(field)}`,
    );
    const { rows } = await db.query({
      text: `select ${columns.join(', ')} from ${quote(tableName(name))} where "id" = any($1::uuid[])`,
      values: [[...ids]],
    });
    for (const row of rows) cards.set(String(row['id']), row);
  }
  const files = changes
    .filter(({ field }) => field.kind === 'file')
    .flatMap(({ before, after }) => [idOf(before) ?? [], idOf(after) ?? []].flat());
  const { rows } =
    files.length === 0
      ? { rows: [] }
      : await db.query({
          text: 'select "id", "name", "size"::float8 as "size", "type" from "stored_file" where "id" = any($1::uuid[])',
          values: [files],
        });
  for (const row of rows) cards.set(String(row['id']), row);
  return cards;
}

function displayValue({ catalogue, lookups }: Engine, field: Field, value: unknown, cards: Cards): unknown {
  if (value === null || value === undefined) return null;
  if (field.kind === 'choice' && typeof value === 'string') {
    const choice = getChoice(catalogue, field.choice);
    const row = lookups.findByCode(choice.group, value);
    const label = choice.values[value]?.label;
    return {
      id: row?.id,
      key: row?.key,
      value: row?.value ?? label?.[0] ?? value,
      value2: row === undefined ? label?.[1] : row.value2,
    };
  }
  const id = field.kind === 'ref' || field.kind === 'lookup' || field.kind === 'file' ? idOf(value) : null;
  return id === null ? wireValue(field, value) : (cards.get(id) ?? { id });
}
