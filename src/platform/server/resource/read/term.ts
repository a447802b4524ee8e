/**
 * One condition of a where: what it compares, in which form, with which values. The form determines the SQL; values are
 * separate.
 */
import type { Catalogue } from '#language/catalogue.ts';
import { isBlankCondition, criteriaLimits, type SearchCondition } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { message } from '#language/message.ts';
import { BANGKOK_OFFSET, DAY_MS, isoText } from '#language/values/calendar.ts';
import { findPlainDate, wireDate, type PlainDate } from '#language/values/plainDate.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { badInput } from '../../errors.ts';
import { comparables, readText, readUuid, sqlTypeFor } from './comparable.ts';
import { choiceGroupOf, foldPath, resolvePath, type ResolvedPath, type ReferenceStep } from './path.ts';
import type { Reader } from './reader.ts';
import type { ValuePlace } from './valueSql.ts';

/** How the values are used in the SQL. `dayX` are comparisons of an instant with a whole day. */
export type TermForm =
  | 'equal'
  | 'any'
  | 'like'
  | 'greater'
  | 'less'
  | 'atLeast'
  | 'atMost'
  | 'between'
  | 'halfOpen'
  | 'day';

export interface PreparedTerm {
  readonly joinsPrevious: boolean;
  readonly isNot: boolean;
  readonly form: TermForm;
  readonly steps: readonly ReferenceStep[];
  readonly entity: AnyEntity;
  /** The compared value, in the row at the end of the steps. */
  readonly value: ValuePlace;
  readonly kind: Field['kind'];
  /** The SQL type to which the parameters are cast. */
  readonly sqlType: string;
  readonly values: readonly unknown[];
  /** Set if the path begins with parts: at least one of their rows must match. */
  readonly throughParts?: string;
  readonly shape: string;
}

/** Codes of a choice, by the id or key of the lookup rows that represent them. */
export interface ChoiceCodes {
  readonly codeOf: (group: string, by: 'id' | 'key', value: string) => string | undefined;
}

export interface TermContext {
  readonly catalogue: Catalogue;
  readonly reader: Reader;
  readonly entity: AnyEntity;
  readonly choices: ChoiceCodes;
}

/**
 * Empty filters are dropped here, and only here. The groups stay as they were written: an OR still joins the group of
 * the condition it followed, never the one before that.
 */
export function prepareTerms(context: TermContext, where: readonly SearchCondition[]): PreparedTerm[] {
  let isGroupBegun = false;
  const prepared: PreparedTerm[] = [];
  for (const term of where) {
    if (term.logic !== 'OR') isGroupBegun = false;
    const preparedTerm = prepareTerm(context, term, isGroupBegun);
    if (preparedTerm === undefined) continue;
    isGroupBegun = true;
    prepared.push(preparedTerm);
  }
  return prepared;
}

function prepareTerm(context: TermContext, term: SearchCondition, isGroupBegun: boolean): PreparedTerm | undefined {
  const { entity, parts } = startOf(context, term.name);
  const resolved = resolvePath(
    context.catalogue,
    context.reader,
    entity,
    parts === undefined ? term.name : term.name.slice(parts.length + 1),
    term.name,
  );
  checkType(term, resolved.field);
  const target = comparisonOf(context, resolved, term);
  if (isBlankCondition(term)) return undefined;
  const compared = compareWith(term, target);
  const sqlType = sqlTypeFor(target.kind, compared.values);
  const joinsPrevious = term.logic === 'OR' && isGroupBegun;
  return {
    joinsPrevious,
    isNot: term.isNot,
    steps: target.steps,
    entity,
    value: { entity: target.steps.at(-1)?.target ?? entity, field: target.field, column: target.column },
    kind: target.kind,
    sqlType,
    ...compared,
    ...(parts === undefined ? {} : { throughParts: parts }),
    shape: `${term.name}:${compared.form}:${sqlType}${target.shapeMark}${term.isNot ? '!' : ''}${joinsPrevious ? '|' : '&'}`,
  };
}

function startOf({ catalogue, reader, entity }: TermContext, name: string): { entity: AnyEntity; parts?: string } {
  const dot = name.indexOf('.');
  if (dot === -1) return { entity };
  const first = name.slice(0, dot);
  const field = Object.hasOwn(entity.fields, first) ? entity.fields[first] : undefined;
  if (field?.kind !== 'parts') return { entity };
  const isReadable = field.class === 'public' || reader.actor.fieldClasses.has(field.class);
  if (!isReadable) throw badInput(message('forbiddenPath', { name: name.slice(0, 100) }));
  const part = catalogue.entities.get(field.target);
  if (part === undefined) throw badInput(message('unknownPath', { name: name.slice(0, 100) }));
  return { entity: part, parts: first };
}

interface TermComparison {
  readonly steps: readonly ReferenceStep[];
  readonly field: Field;
  readonly column: string;
  readonly kind: Field['kind'];
  readonly read: (value: unknown) => unknown;
  readonly shapeMark: string;
}

function comparisonOf(
  context: Pick<TermContext, 'catalogue' | 'choices'>,
  resolved: ResolvedPath,
  term: SearchCondition,
): TermComparison {
  const choice = choiceGroupOf(context.catalogue, resolved);
  const isEquality = term.operator === '=' || term.operator === 'in';
  if (choice !== undefined && (isEquality || resolved.field.kind === 'choice')) {
    if (!isEquality) throw wrongType(term.name, '=, in');
    const read = (value: unknown): unknown => {
      const text = choice.by === 'id' ? readUuid(value) : readText(value);
      return text === undefined ? undefined : (context.choices.codeOf(choice.group, choice.by, text) ?? null);
    };
    return {
      steps: choice.steps,
      field: resolved.field,
      column: choice.column,
      kind: 'choice',
      read,
      shapeMark: choice.by,
    };
  }
  const folded = foldPath(resolved);
  const { field } = folded;
  if (field.kind === 'file' || (field.kind === 'json' && term.operator !== 'like')) throw wrongType(term.name, 'like');
  return {
    steps: folded.steps,
    field,
    column: folded.column,
    kind: field.kind,
    read: comparables[field.kind].read,
    shapeMark: '',
  };
}

function compareWith(term: SearchCondition, target: TermComparison): { form: TermForm; values: readonly unknown[] } {
  if (term.operator === 'like') return { form: 'like', values: [likePattern(term)] };
  if (target.kind === 'instant') return compareInstants(term, target);
  const readValue = (value: unknown): unknown => {
    const read = target.read(value);
    if (read === undefined) throw wrongType(term.name, comparables[target.kind].sqlType);
    return read;
  };
  switch (term.operator) {
    case '=':
      return { form: 'equal', values: [readValue(term.value)] };
    case 'in':
      return anyOf(listOf(term).map(readValue));
    case '>':
      return { form: 'greater', values: [readValue(term.value)] };
    case '<':
      return { form: 'less', values: [readValue(term.value)] };
    case '>=':
      return { form: 'atLeast', values: [readValue(term.value)] };
    case '<=':
      return { form: 'atMost', values: [readValue(term.value)] };
    case 'between':
      return between(term, readValue, readValue);
  }
}

/** A day means all its seconds: `=` is within it, `>` after it, `<=` until its end. */
function compareInstants(
  term: SearchCondition,
  target: TermComparison,
): { form: TermForm; values: readonly unknown[] } {
  const start = (value: unknown): string => {
    const day = wholeDay(term, value);
    if (day !== undefined) return wireDate(day);
    const moment = target.read(value);
    if (moment === undefined) throw wrongType(term.name, 'Datetime');
    return moment as string;
  };
  const nextDay = (value: unknown): string | undefined => {
    const day = wholeDay(term, value);
    return day === undefined ? undefined : dayAfter(day);
  };
  const { value, value2 } = term;
  switch (term.operator) {
    case '=': {
      const end = nextDay(value);
      return end === undefined
        ? { form: 'equal', values: [start(value)] }
        : { form: 'day', values: [start(value), end] };
    }
    case 'in':
      return anyOf(listOf(term).map((item) => (wholeDay(term, item) === undefined ? start(item) : refuseDays(term))));
    case '>': {
      const end = nextDay(value);
      return end === undefined ? { form: 'greater', values: [start(value)] } : { form: 'atLeast', values: [end] };
    }
    case '<':
      return { form: 'less', values: [start(value)] };
    case '>=':
      return { form: 'atLeast', values: [start(value)] };
    case '<=': {
      const end = nextDay(value);
      return end === undefined ? { form: 'atMost', values: [start(value)] } : { form: 'less', values: [end] };
    }
    case 'between': {
      const end = isGiven(value2) ? nextDay(value2) : undefined;
      if (end === undefined) return between(term, start, start);
      return isGiven(value) ? { form: 'halfOpen', values: [start(value), end] } : { form: 'less', values: [end] };
    }
    case 'like':
      return { form: 'like', values: [likePattern(term)] };
  }
}

function between(
  term: SearchCondition,
  low: (value: unknown) => unknown,
  high: (value: unknown) => unknown,
): { form: TermForm; values: readonly unknown[] } {
  if (!isGiven(term.value2)) return { form: 'atLeast', values: [low(term.value)] };
  if (!isGiven(term.value)) return { form: 'atMost', values: [high(term.value2)] };
  return { form: 'between', values: [low(term.value), high(term.value2)] };
}

/**
 * One value is an equality, for which a prepared statement has a good plan; several are an array, for which it has not.
 */
function anyOf(values: readonly unknown[]): { form: TermForm; values: readonly unknown[] } {
  return values.length === 1 ? { form: 'equal', values } : { form: 'any', values: [values] };
}

function listOf(term: SearchCondition): readonly unknown[] {
  const values = Array.isArray(term.value) ? (term.value as readonly unknown[]) : [term.value];
  if (values.length > criteriaLimits.values)
    throw badInput(message('tooMany', { what: term.name, limit: criteriaLimits.values }));
  return values;
}

/** A day in a list of instants would mean a range each; these must be sent as ranges, joined by OR. */
function refuseDays(term: SearchCondition): never {
  throw wrongType(term.name, 'Datetime');
}

function wholeDay(term: SearchCondition, value: unknown): PlainDate | undefined {
  const isDay = term.type === 'Date' || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));
  if (!isDay) return undefined;
  const day = typeof value === 'string' ? findPlainDate(value) : undefined;
  if (day === undefined) throw wrongType(term.name, 'Date');
  return day;
}

/**
 * Returns the end of the day. The last supported day ends in a year that is outside the supported dates, but is still
 * an instant.
 */
function dayAfter(day: PlainDate): string {
  return `${isoText(Date.parse(`${day}T00:00:00Z`) + DAY_MS)}${BANGKOK_OFFSET}`;
}

function likePattern(term: SearchCondition): string {
  const { value } = term;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw wrongType(term.name, 'String');
  const text = readText(String(value));
  if (text === undefined) throw wrongType(term.name, 'String');
  return `%${normaliseForSearch(text).replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The declared type decides how values are compared; the sent type must not contradict it. */
function checkType(term: SearchCondition, field: Field): void {
  const allowed = comparables[field.kind].types;
  if (term.type === undefined || allowed === 'any' || allowed.includes(term.type)) return;
  throw wrongType(`${term.name}.type`, allowed.join(', '));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function wrongType(name: string, expected: string): Error {
  return badInput(message('wrongType', { name: name.slice(0, 100), expected }));
}
