/**
 * A search as documented, over plain objects in memory. It uses no code of the server, so that the two can disagree.
 * Text is ordered by the collator of this Node and PostgreSQL's by its own: both are ICU for Thai, and the tests
 * compare them on Thai words, Latin letters, digits and ASCII punctuation only.
 */
import { Buffer } from 'node:buffer';
import { compareDecimals, decimal } from '#language/values/decimal.ts';
import { getInstant, plainDateOf, type Instant } from '#language/values/instant.ts';
import { getPlainDate } from '#language/values/plainDate.ts';

export type ScalarKind = 'text' | 'code' | 'number' | 'boolean' | 'date' | 'instant' | 'uuid' | 'json';
export interface NaiveLink {
  readonly link: 'one' | 'choice' | 'parts' | 'inverse';
  readonly to: () => NaiveEntity;
}

export interface NaiveEntity {
  readonly name: string;
  /** A bare reference is sorted by the first field. */
  readonly card: readonly [string, ...string[]];
  readonly sort: readonly NaiveSort[];
  readonly fields: Readonly<Record<string, ScalarKind | NaiveLink>>;
}

/**
 * References contain the record they refer to, or null; parts and inverses contain lists. Decimals are text with all
 * their digits.
 */
export type NaiveRecord = Readonly<Record<string, unknown>> & { readonly id: string };

export interface NaiveTerm {
  readonly name: string;
  readonly operator: string;
  readonly type?: string | undefined;
  readonly value?: unknown;
  readonly value2?: unknown;
  readonly logic?: 'OR' | undefined;
  readonly isNot?: boolean | undefined;
}

export interface NaiveSort {
  readonly name: string;
  readonly type: 'ASC' | 'DESC';
}

export interface NaiveCriteria {
  readonly select?: readonly string[] | undefined;
  readonly where?: readonly NaiveTerm[] | undefined;
  readonly sort?: readonly NaiveSort[] | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly children?:
    | readonly (NaiveCriteria & { readonly name: string; readonly isRecursive?: boolean | undefined })[]
    | undefined;
}

/** Whether the row is in the scope of the caller. */
export type ScopeTest = (entity: NaiveEntity, record: NaiveRecord) => boolean;

export interface NaiveQuestion {
  readonly entity: NaiveEntity;
  readonly records: readonly NaiveRecord[];
  readonly criteria: NaiveCriteria;
  readonly canSee: ScopeTest;
}

export interface NaiveAnswer {
  readonly rows: readonly NaiveRecord[];
  readonly totalSize: number;
  readonly totalPage: number;
}

const DEFAULT_SIZE = 20;
const DEFAULT_CHILD_SIZE = 1000;

export function naiveSearch({ entity, records, criteria, canSee }: NaiveQuestion): NaiveAnswer {
  const { page = 0, size = DEFAULT_SIZE } = criteria;
  const test = conditionTestOf({ entity, canSee }, criteria.where ?? []);
  const found = records.filter((record) => canSee(entity, record) && test(record));
  const sort = criteria.sort === undefined || criteria.sort.length === 0 ? entity.sort : criteria.sort;
  const sorted = sortRecords({ entity, canSee }, found, sort);
  return {
    rows: sorted.slice(page * size, (page + 1) * size),
    totalSize: found.length,
    totalPage: Math.ceil(found.length / size),
  };
}

interface ReadContext {
  readonly entity: NaiveEntity;
  readonly canSee: ScopeTest;
}

/** Returns the answer for the row: with the rows of each requested child, and below them their own. */
export function naiveAnswerRow(
  { entity, canSee }: ReadContext,
  record: NaiveRecord,
  criteria: NaiveCriteria,
): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const path of ['id', ...(criteria.select ?? [])])
    putValue({ entity, canSee }, record, { shown, names: path.split('.') });
  for (const child of criteria.children ?? []) {
    const link = entity.fields[child.name];
    if (typeof link !== 'object') throw new TypeError(`No children "${child.name}"`);
    const target = link.to();
    const bySeq: readonly NaiveSort[] = [{ name: 'seq', type: 'ASC' }];
    const sort =
      child.sort === undefined || child.sort.length === 0 ? (link.link === 'parts' ? bySeq : target.sort) : child.sort;
    const question = {
      entity: target,
      records: record[child.name] as NaiveRecord[],
      criteria: { size: DEFAULT_CHILD_SIZE, ...child, sort },
      canSee: link.link === 'parts' ? () => true : canSee,
    };
    const childCriteria =
      child.isRecursive === true ? { ...child, children: [...(child.children ?? []), child] } : child;
    shown[child.name] = naiveSearch(question).rows.map((row) =>
      naiveAnswerRow({ entity: target, canSee }, row, childCriteria),
    );
  }
  return shown;
}

function putValue(
  { entity, canSee }: ReadContext,
  record: NaiveRecord | null,
  { shown, names }: { shown: Record<string, unknown>; names: readonly string[] },
): void {
  const [name = '', ...rest] = names;
  const field = entity.fields[name];
  if (field === undefined) throw new Error(`No field "${name}" in "${entity.name}"`);
  const value = record?.[name] ?? null;
  if (typeof field === 'string') {
    shown[name] = value === null ? null : toWireValue(field, value);
    return;
  }
  if (value === null) {
    shown[name] = null;
    return;
  }
  const target = field.to();
  const branch = (shown[name] ?? {}) as Record<string, unknown>;
  shown[name] = branch;
  const referred = value as NaiveRecord;
  for (const next of rest.length === 0 ? ['id', ...target.card] : [rest[0] ?? '']) {
    putValue({ entity: target, canSee }, isReadable({ entity: target, canSee }, referred, next) ? referred : null, {
      shown: branch,
      names: [next, ...rest.slice(1)],
    });
  }
}

function toWireValue(kind: ScalarKind, value: unknown): unknown {
  if (kind === 'number') return Number(value);
  if (kind === 'date') return `${String(value)}T00:00:00+07:00`;
  return kind === 'json' ? (JSON.parse(String(value)) as unknown) : value;
}

/** Through a reference the card is readable for everybody; anything more only if the row is in scope. */
function isReadable({ entity, canSee }: ReadContext, record: NaiveRecord, next: string): boolean {
  return next === 'id' || entity.card.includes(next) || canSee(entity, record);
}

/** Returns all values at the end of a path: one, or as many as there are parts on the way. */
export function valuesAt(reading: ReadContext, record: NaiveRecord, path: string): unknown[] {
  return valuesBehind(reading, record, path.split('.'));
}

function valuesBehind(
  { entity, canSee }: ReadContext,
  record: NaiveRecord,
  [name = '', ...rest]: readonly string[],
): unknown[] {
  const field = entity.fields[name];
  if (field === undefined) throw new Error(`No field "${name}" in "${entity.name}"`);
  const value = record[name] ?? null;
  if (typeof field === 'string' || value === null) return [value];
  if (rest.length === 0) return [(value as NaiveRecord).id];
  const target = { entity: field.to(), canSee };
  if (field.link === 'parts') return (value as NaiveRecord[]).flatMap((part) => valuesBehind(target, part, rest));
  const referred = value as NaiveRecord;
  return isReadable(target, referred, rest[0] ?? '') ? valuesBehind(target, referred, rest) : [null];
}

/** A bare reference compares by its id. */
export function kindAt(entity: NaiveEntity, path: string): ScalarKind {
  const [name = '', ...rest] = path.split('.');
  const field = entity.fields[name];
  if (field === undefined) throw new Error(`No field "${name}" in "${entity.name}"`);
  if (typeof field === 'string') return field;
  return rest.length === 0 ? 'uuid' : kindAt(field.to(), rest.join('.'));
}

type RecordTest = (record: NaiveRecord) => boolean;

/** Builds the groups as they were written, then removes blank terms, then empty groups. */
function conditionTestOf(reading: ReadContext, where: readonly NaiveTerm[]): RecordTest {
  const groups: NaiveTerm[][] = [];
  for (const term of where) {
    const last = groups.at(-1);
    if (term.logic === 'OR' && last !== undefined) last.push(term);
    else groups.push([term]);
  }
  const tests = groups
    .map((group) => group.filter((term) => !isBlankTerm(term)).map((term) => termTest(reading, term)))
    .filter((group) => group.length > 0);
  return (record) => tests.every((group) => group.some((test) => test(record)));
}

export function isBlankTerm(term: NaiveTerm): boolean {
  return isBlank(term.value) && (term.operator !== 'between' || isBlank(term.value2));
}

function termTest(reading: ReadContext, term: NaiveTerm): RecordTest {
  const kind = kindAt(reading.entity, term.name);
  const names = term.name.split('.');
  const isWanted = term.isNot !== true;
  return (record) =>
    valuesBehind(reading, record, names).some((stored) => stored !== null && isMatch(kind, stored, term)) === isWanted;
}

function isMatch(kind: ScalarKind, stored: unknown, term: NaiveTerm): boolean {
  const { value, value2 } = term;
  const place = (sent: unknown): number => compareToSent({ kind, type: term.type }, stored, sent);
  switch (term.operator) {
    case '=':
      return place(value) === 0;
    case '>':
      return place(value) > 0;
    case '<':
      return place(value) < 0;
    case '>=':
      return place(value) >= 0;
    case '<=':
      return place(value) <= 0;
    case 'in':
      return (Array.isArray(value) ? value : [value]).some((item) => place(item) === 0);
    case 'between':
      return (isBlank(value) || place(value) >= 0) && (isBlank(value2) || place(value2) <= 0);
    case 'like':
      return normaliseText(String(stored)).includes(normaliseText(String(value)));
    default:
      throw new Error(`No operator "${term.operator}"`);
  }
}

/** Returns whether the stored value is before, within or after the sent one. A day is a range of a whole day. */
function compareToSent(
  { kind, type }: { kind: ScalarKind; type: string | undefined },
  stored: unknown,
  sent: unknown,
): number {
  switch (kind) {
    case 'number':
      return compareDecimals(decimal(String(stored)), decimal(String(sent)));
    case 'boolean':
      return Number(stored) - Number(String(sent) === 'true');
    case 'date':
      return compareTexts(String(stored), getPlainDate(String(sent)));
    case 'instant':
      if (type === 'Date' || /^\d{4}-\d\d-\d\d$/.test(String(sent)))
        return compareTexts(plainDateOf(stored as Instant), getPlainDate(String(sent)));
      return compareTexts(String(stored), getInstant(String(sent)));
    case 'uuid':
      return compareTexts(String(stored), String(isReference(sent) ? sent.id : sent).toLowerCase());
    case 'code':
      return compareBytes(String(stored), String(sent).normalize('NFC'));
    case 'text':
      return compareThai(String(stored), String(sent).normalize('NFC'));
    case 'json':
      throw new Error('JSON is only searched as text');
  }
}

/**
 * Null is last in ascending order, so first in descending order. Ties are sorted by id, in the direction of the last
 * key.
 */
function sortRecords(reading: ReadContext, records: readonly NaiveRecord[], sort: readonly NaiveSort[]): NaiveRecord[] {
  const keys = [...sort, { name: 'id', type: sort.at(-1)?.type ?? 'ASC' }].map(({ name, type }) => {
    const path = sortPath(reading.entity, name);
    return { path, kind: kindAt(reading.entity, path), sign: type === 'DESC' ? -1 : 1 };
  });
  const keyed = records.map((record) => ({
    record,
    values: keys.map(({ path }) => valuesAt(reading, record, path)[0] ?? null),
  }));
  const compare = (one: readonly unknown[], other: readonly unknown[]): number => {
    for (const [index, { kind, sign }] of keys.entries()) {
      const [left, right] = [one[index], other[index]];
      const upwards =
        left === null || right === null
          ? Number(left === null) - Number(right === null)
          : storedOrder(kind, left, right);
      if (upwards !== 0) return upwards * sign;
    }
    return 0;
  };
  return keyed.toSorted((one, other) => compare(one.values, other.values)).map(({ record }) => record);
}

function storedOrder(kind: ScalarKind, left: unknown, right: unknown): number {
  return kind === 'instant' || kind === 'date'
    ? compareTexts(String(left), String(right))
    : compareToSent({ kind, type: undefined }, left, right);
}

function sortPath(entity: NaiveEntity, path: string): string {
  const [name = '', ...rest] = path.split('.');
  const field = entity.fields[name];
  if (typeof field !== 'object') return path;
  return rest.length === 0 ? `${name}.${field.to().card[0]}` : `${name}.${sortPath(field.to(), rest.join('.'))}`;
}

const thai = new Intl.Collator('th');

function compareThai(one: string, other: string): number {
  const byLetters = thai.compare(one, other);
  return byLetters === 0 ? compareBytes(one, other) : byLetters;
}

function compareBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/**
 * Removes characters that people often leave out; the order of Thai marks is not normalised here, because none of the
 * texts has them in disorder.
 */
function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}\p{Pd}.·]/gu, '')
    .replaceAll(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll('เเ', 'แ');
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isReference(value: unknown): value is { id: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value;
}
