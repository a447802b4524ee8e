/**
 * Finds the records to which the texts of a column refer. All of them are looked up at once: by key, by exact name in
 * either language, or by both as in the templates. Records that the person may not see are not found.
 */
import type { PoolClient } from 'pg';
import { findField, getChoice, getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { message, type MessageRef } from '#language/message.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { Engine } from '../engine.ts';
import { LOOKUP_ROWS_SQL, type LookupRow } from '../read/lookupCache.ts';
import { loadScope } from '../read/rowScope.ts';
import { quote } from '../../database/sqlText.ts';
import { shortenText } from './readCell.ts';

export interface NamedTarget {
  readonly id: string;
  /** For a choice: the code that is stored. */
  readonly code: string | null;
  readonly isActive: boolean;
  readonly key: string | null;
  readonly name: Label;
  /** All texts by which it may be named. */
  readonly texts: readonly string[];
}

export type NamingField = Field & { readonly kind: 'choice' | 'lookup' | 'ref' };

export interface TargetNames {
  /** `current` is the stored id or code: it is preferred if the text is one of its names. */
  readonly find: (text: string, current?: string) => NamedTarget | MessageRef;
  /** Adds a record that was created by this import. */
  readonly add: (named: NamedTarget) => void;
}

export function isNamingField(field: Field): field is NamingField {
  return field.kind === 'choice' || field.kind === 'lookup' || field.kind === 'ref';
}

export async function loadTargetNames(
  engine: Engine,
  db: PoolClient,
  { actor, field, texts }: { readonly actor: Actor; readonly field: NamingField; readonly texts: Iterable<string> },
): Promise<TargetNames> {
  const rows =
    field.kind === 'ref'
      ? await recordsNamed(db, { actor, target: getEntity(engine.catalogue, field.target), texts: [...texts] })
      : await lookupsOf(engine, db, field);
  const what = field.kind === 'ref' ? getEntity(engine.catalogue, field.target).title : field.label;
  return createTargetNames(rows, what);
}

export function createTargetNames(rows: readonly NamedTarget[], what: Label): TargetNames {
  const byText = new Map<string, NamedTarget[]>();
  const add = (target: NamedTarget): void => {
    for (const text of new Set(target.texts))
      byText.set(text, [...(byText.get(text) ?? []).filter(({ id }) => id !== target.id), target]);
  };
  for (const row of rows) add(row);
  return {
    add,
    find: (text, current) => {
      const all = byText.get(text) ?? [];
      const currentTarget =
        current === undefined ? undefined : all.find(({ id, code }) => id === current || code === current);
      if (currentTarget !== undefined) return currentTarget;
      const active = all.filter(({ isActive }) => isActive);
      const exact = active.filter(({ key, code }) => key === text || code === text);
      const [found, another] = exact.length === 1 ? exact : active;
      if (found === undefined) return message('cellNotFound', { value: shortenText(text), what });
      return another === undefined ? found : message('cellAmbiguous', { value: shortenText(text), what });
    },
  };
}

/**
 * Returns the text that a template offers, and the others that are accepted; `more` distinguishes records with equal
 * keys.
 */
export function textsOf({
  key,
  th,
  en,
  more = [],
}: {
  readonly key: string | null;
  readonly th: string | null;
  readonly en: string | null;
  readonly more?: readonly (string | null)[];
}): string[] {
  const names = [th, en].filter((name) => name !== null);
  const keys = [...new Set([key, wholeKey(key, more)])].filter((text) => text !== null);
  return [...keys, ...names, ...keys.flatMap((keyText) => names.map((name) => `${keyText} ${name}`))].map((text) =>
    text.normalize('NFC').trim(),
  );
}

/** `OPERATION/4`: the key, with what distinguishes it from equal keys. */
export function wholeKey(key: string | null, more: readonly (string | null)[]): string | null {
  return more.length > 1 && !more.includes(null) ? more.join('/') : key;
}

async function lookupsOf(
  engine: Engine,
  db: PoolClient,
  field: Field & { readonly kind: 'choice' | 'lookup' },
): Promise<NamedTarget[]> {
  const group = field.kind === 'lookup' ? field.group : getChoice(engine.catalogue, field.choice).group;
  const { rows } = await db.query<LookupRow>(`${LOOKUP_ROWS_SQL} where "group" = $1 order by "seq", "key"`, [group]);
  return (
    rows
      .filter(({ code }) => field.kind === 'lookup' || code !== null)
      // A choice still means its code even if it is no longer offered.
      .map(({ id, key, value, value2, code, isActive }) => ({
        id,
        key,
        code: field.kind === 'choice' ? code : null,
        isActive: isActive || field.kind === 'choice',
        name: [value, value2 ?? value],
        texts: [
          ...textsOf({ key, th: value, en: value2 }),
          ...(field.kind === 'choice' && code !== null ? [code] : []),
        ],
      }))
  );
}

async function recordsNamed(
  db: PoolClient,
  { actor, target, texts }: { actor: Actor; target: AnyEntity; texts: readonly string[] },
): Promise<NamedTarget[]> {
  const { card } = target;
  if (card === undefined || texts.length === 0) return [];
  // `1001 พระนคร` and `OPERATION/4` are found by their parts.
  const parts = new Set(
    texts.flatMap((text) => [text, text.split(' ')[0] ?? text, (text.split('/').at(-1) ?? text).split(' ')[0] ?? text]),
  );
  const columns = [card.key, card.th, card.en]
    .filter((name) => name !== undefined)
    .map((name) => `t.${quote(columnName(name, findField(target, name)?.kind ?? 'text'))}`);
  const scope = loadScope(actor, target);
  return readRecords(db, {
    target,
    where: `(${columns.map((column) => `${column} = any($1::text[])`).join(' or ')})${scope.sql}`,
    values: [[...parts], ...scope.values],
  });
}

/** Returns everything that may be chosen, in the order of keys, but at most `limit`: undefined if there is more. */
export async function loadOptions(
  engine: Engine,
  db: PoolClient,
  { actor, field, limit }: { readonly actor: Actor; readonly field: NamingField; readonly limit: number },
): Promise<readonly NamedTarget[] | undefined> {
  if (field.kind !== 'ref') return (await lookupsOf(engine, db, field)).filter(({ isActive }) => isActive);
  const target = getEntity(engine.catalogue, field.target);
  if (target.card === undefined) return undefined;
  const scope = loadScope(actor, target);
  const key = quote(columnName(target.card.key ?? target.card.th, 'text'));
  const rows = await readRecords(db, {
    target,
    where: `$1::int > 0${scope.sql}${target.kind === 'record' ? ' and t."is_active"' : ''} order by t.${key} limit $1::int`,
    values: [limit + 1, ...scope.values],
  });
  return rows.length > limit ? undefined : rows;
}

async function readRecords(
  db: PoolClient,
  { target, where, values }: { target: AnyEntity; where: string; values: readonly unknown[] },
): Promise<NamedTarget[]> {
  const text = (name: string | undefined): string =>
    name === undefined ? 'null' : `t.${quote(columnName(name, findField(target, name)?.kind ?? 'text'))}`;
  const { card } = target;
  const { rows } = await db.query<{
    id: string;
    key: string | null;
    th: string | null;
    en: string | null;
    more: (string | null)[];
    active: boolean;
  }>(
    `select t."id", ${text(card?.key)} as "key", ${text(card?.th)} as "th", ${text(card?.en)} as "en",
        array[${moreNamesOf(target).map(text).join(', ')}]::text[] as "more",
        ${target.kind === 'record' ? 't."is_active"' : 'true'} as "active" from ${quote(tableName(target.name))} t
      where ${where}`,
    [...values],
  );
  return rows.map(({ id, key, th, en, more, active }) => ({
    id,
    code: null,
    isActive: active,
    key: wholeKey(key, more),
    name: [th ?? en ?? '', en ?? th ?? ''],
    texts: textsOf({ key, th, en, more }),
  }));
}

/** Returns the fields that distinguish records with equal keys, such as the group of a lookup. */
export function moreNamesOf(target: AnyEntity): readonly string[] {
  const first = target.unique[0] ?? [];
  return first.length > 1 && first.every((name) => findField(target, name)?.kind === 'text') ? first : [];
}
