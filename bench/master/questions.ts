/** The queries about an entity, in the language of the product and as a hand-written statement. */
import {
  cardFieldNamesOf,
  findField,
  getChoice,
  getTarget,
  storedFieldsOf,
  type Catalogue,
} from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { columnName, tableName } from '#language/naming.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { quoteLiteral, quote } from '#platform/server/database/sqlText.ts';

export const PAGE = 20;

export interface MasterQuestion {
  readonly base: string;
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly criteria: object;
  readonly byHand: { readonly text: string; readonly values: readonly string[] };
}

/**
 * Returns the list as it opens, a search for four letters in the first searchable text, and one in the first that is no
 * code, where letters are common.
 */
export function questionsOf(catalogue: Catalogue, entity: AnyEntity): readonly MasterQuestion[] {
  return [
    question(catalogue, entity, { key: 'list', title: 'its list' }),
    ...searchedOf(entity).map(([name, field]) =>
      question(catalogue, entity, {
        key: name,
        title: `${name} like "${lettersFor(field)}"`,
        like: [name, lettersFor(field)],
      }),
    ),
  ];
}

type Stored = ReturnType<typeof storedFieldsOf>[number];

/** Returns the fields that these queries search. */
export function searchedOf(entity: AnyEntity): readonly Stored[] {
  const searched = storedFieldsOf(entity).filter(
    ([, field]) => field.kind === 'text' && field.searched && field.max > LETTERS,
  );
  const words = searched.find(([, field]) => field.kind === 'text' && !field.code);
  return [...new Set([searched[0], words])].filter((stored) => stored !== undefined);
}

const LETTERS = 4;

/** In a code four digits, which a hundred rows have; in a name four letters, which one row in fourteen has. */
function lettersFor(field: Field): string {
  return field.kind === 'text' && field.code ? '0123' : 'เกษต';
}

function question(
  catalogue: Catalogue,
  entity: AnyEntity,
  { key, title, like }: { key: string; title: string; like?: readonly [name: string, letters: string] },
): MasterQuestion {
  const where = like === undefined ? [] : [{ name: like[0], operator: 'like', value: like[1] }];
  return {
    base: entity.wire,
    key,
    title,
    path: `/haz/backend/api/v1/${entity.wire}/_search`,
    criteria: { select: entity.list.columns, where, sort: entity.list.sort.map(sortOf), page: 0, size: PAGE },
    byHand: {
      text: plainSelect(catalogue, entity, like?.[0]),
      values: like === undefined ? [] : [`%${normaliseForSearch(like[1])}%`],
    },
  };
}

function sortOf(path: string): { name: string; type: 'ASC' | 'DESC' } {
  return path.startsWith('-') ? { name: path.slice(1), type: 'DESC' } : { name: path, type: 'ASC' };
}

/** Selects the same columns and names of referenced rows, in the same order, without a total. */
function plainSelect(catalogue: Catalogue, entity: AnyEntity, searched: string | undefined): string {
  const joins = new Map<string, string>();
  const columnAt = (path: string): { sql: string; field: Field; owner: AnyEntity } => {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let [alias, owner] = ['t', entity];
    names.forEach((name, index) => {
      const field = getField(owner, name);
      const target = getTarget(catalogue, field);
      const next = quote(names.slice(0, index + 1).join('.'));
      const from = `${alias}.${quote(columnName(name, field.kind))}`;
      const on =
        field.kind === 'choice'
          ? `${next}."group" = ${quoteLiteral(getChoice(catalogue, field.choice).group)} and ${next}."code" = ${from}`
          : `${next}."id" = ${from}`;
      joins.set(next, `left join ${quote(tableName(target.name))} ${next} on ${on}`);
      [alias, owner] = [next, target];
    });
    const field = getField(owner, last);
    return { sql: `${alias}.${quote(columnName(last, field.kind))}`, field, owner };
  };
  const selected = entity.list.columns.flatMap((path) => {
    const { sql, field } = columnAt(path);
    if (field.kind === 'file') {
      joins.set(quote(path), `left join "stored_file" ${quote(path)} on ${quote(path)}."id" = ${sql}`);
      return ['id', 'name', 'size'].map((name) => `${quote(path)}.${quote(name)} as ${quote(`${path}.${name}`)}`);
    }
    const isReference = field.kind === 'ref' || field.kind === 'lookup' || field.kind === 'choice';
    const paths = isReference ? cardFieldNamesOf(getTarget(catalogue, field)).map((name) => `${path}.${name}`) : [path];
    return paths.map((columnPath) => `${columnAt(columnPath).sql} as ${quote(columnPath)}`);
  });
  const sorts = entity.list.sort.map(sortOf);
  const order = sorts.map(
    ({ name, type }) => `${columnAt(sortedBy(catalogue, entity, name)).sql}${type === 'DESC' ? ' desc' : ''}`,
  );
  const where = searched === undefined ? '' : ` where search_text(${columnAt(searched).sql}) like $1`;
  return `select t."id", ${selected.join(', ')}
    from ${quote(tableName(entity.name))} t ${[...joins.values()].join(' ')}${where}
    order by ${[...order, `t."id"${sorts.at(-1)?.type === 'DESC' ? ' desc' : ''}`].join(', ')} limit ${PAGE}`;
}

/** A bare reference is sorted by the name of the referenced row. */
function sortedBy(catalogue: Catalogue, entity: AnyEntity, path: string): string {
  if (path.includes('.')) return path;
  const field = getField(entity, path);
  const isReference = field.kind === 'ref' || field.kind === 'lookup' || field.kind === 'choice';
  const card = isReference ? getTarget(catalogue, field).card : undefined;
  return isReference ? `${path}.${card?.key ?? card?.th ?? 'id'}` : path;
}

function getField(entity: AnyEntity, name: string): Field {
  const field = findField(entity, name);
  if (field === undefined) throw new Error(`"${entity.name}" has no field "${name}"`);
  return field;
}
