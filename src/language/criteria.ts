/** Search criteria as they are sent, parsed strictly and within limits. */
import { message, type MessageRef } from './message.ts';
import { isPlainObject } from './patch.ts';

export const operators = ['=', 'like', '>', '<', '>=', '<=', 'in', 'between'] as const;
export type Operator = (typeof operators)[number];

export const columnTypes = ['String', 'Date', 'Datetime', 'UUID', 'Boolean', 'Number'] as const;
export type ColumnType = (typeof columnTypes)[number];

export interface SearchCondition {
  readonly name: string;
  readonly type?: ColumnType;
  readonly operator: Operator;
  readonly value?: unknown;
  readonly value2?: unknown;
  /** Joins the previous term; without it the term begins a new group, and groups are ANDed. */
  readonly logic?: 'OR' | 'AND';
  readonly isNot: boolean;
}

export interface SortKey {
  readonly name: string;
  readonly type: 'ASC' | 'DESC';
}

export interface Criteria {
  readonly select?: readonly string[];
  readonly page: number;
  readonly size: number;
  readonly where: readonly SearchCondition[];
  readonly sort: readonly SortKey[];
  readonly children: readonly ChildCriteria[];
}

export interface ChildCriteria extends Criteria {
  readonly name: string;
  readonly isRecursive: boolean;
}

/** Limits of one query. The first two are the product's defaults, the rest protect the database. */
export const criteriaLimits = {
  defaultPage: 0,
  defaultSize: 20,
  fetchAllSize: 1_000_000,
  size: 1000,
  childSize: 1000,
  terms: 50,
  values: 1000,
  sorts: 5,
  selects: 200,
  children: 20,
  childDepth: 3,
  pathSteps: 4,
  textLength: 1000,
  offset: 1_000_000,
} as const;

export class CriteriaError extends Error {
  readonly ref: MessageRef;
  constructor(ref: MessageRef) {
    super(ref.messageKey);
    this.ref = ref;
  }
}

const criteriaKeys = new Set(['select', 'page', 'size', 'where', 'sort', 'children']);
const childKeys = new Set([...criteriaKeys, 'name', 'isRecursive']);
const conditionKeys = new Set(['name', 'type', 'operator', 'value', 'value2', 'logic', 'isNot']);
const sortKeys = new Set(['name', 'type']);

/** Throws CriteriaError; every part of the criteria is either understood or refused by name. */
export function parseCriteria(body: unknown): Criteria {
  return readCriteria(readObject(body ?? {}, 'criteria', criteriaKeys), 0, criteriaLimits.defaultSize);
}

function readCriteria(sent: Readonly<Record<string, unknown>>, depth: number, defaultSize: number): Criteria {
  const select = isAbsent(sent['select'])
    ? undefined
    : readList(sent['select'], 'select', criteriaLimits.selects).map((path) => readName(path, 'select'));
  const children = isAbsent(sent['children']) ? [] : readList(sent['children'], 'children', criteriaLimits.children);
  if (children.length > 0 && depth >= criteriaLimits.childDepth)
    refuse(message('tooMany', { what: 'children', limit: criteriaLimits.childDepth }));
  return {
    ...(select === undefined || select.length === 0 ? {} : { select }),
    page: readCount(sent['page'], 'page', criteriaLimits.defaultPage),
    size: readCount(sent['size'], 'size', defaultSize),
    where: isAbsent(sent['where']) ? [] : readList(sent['where'], 'where', criteriaLimits.terms).map(readCondition),
    sort: isAbsent(sent['sort']) ? [] : readList(sent['sort'], 'sort', criteriaLimits.sorts).map(readSort),
    children: children.map((child) => readChild(child, depth + 1)),
  };
}

function readChild(body: unknown, depth: number): ChildCriteria {
  const sent = readObject(body, 'children', childKeys);
  return {
    ...readCriteria(sent, depth, criteriaLimits.childSize),
    name: readName(sent['name'], 'children.name'),
    isRecursive: readBoolean(sent['isRecursive'], 'children.isRecursive'),
  };
}

function readCondition(body: unknown): SearchCondition {
  const sent = readObject(body, 'where', conditionKeys);
  const name = readName(sent['name'], 'where.name');
  const { type, operator, logic } = sent;
  if (!operators.includes(operator as Operator)) refuse(message('unknownOperator', { name: quotedValue(operator) }));
  if (!isAbsent(type) && !columnTypes.includes(type as ColumnType))
    refuse(message('wrongType', { name: `${name}.type`, expected: columnTypes.join(', ') }));
  if (!isAbsent(logic) && logic !== 'OR' && logic !== 'AND')
    refuse(message('wrongType', { name: `${name}.logic`, expected: 'OR' }));
  return {
    name,
    ...(isAbsent(type) ? {} : { type: type as ColumnType }),
    operator: operator as Operator,
    value: sent['value'],
    value2: sent['value2'],
    ...(isAbsent(logic) ? {} : { logic }),
    isNot: readBoolean(sent['isNot'], `${name}.isNot`),
  };
}

function readSort(body: unknown): SortKey {
  const sent = readObject(body, 'sort', sortKeys);
  const type = sent['type'] ?? 'ASC';
  if (type !== 'ASC' && type !== 'DESC')
    return refuse(message('wrongType', { name: 'sort.type', expected: 'ASC, DESC' }));
  return { name: readName(sent['name'], 'sort.name'), type };
}

/** A filter that a person left empty has no effect. */
export function isBlankCondition(term: SearchCondition): boolean {
  return isBlankValue(term.value) && (term.operator !== 'between' || isBlankValue(term.value2));
}

function isBlankValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function readObject(body: unknown, what: string, keys: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  if (!isPlainObject(body)) return refuse(message('wrongType', { name: what, expected: 'object' }));
  const unknown = Object.keys(body).find((key) => !keys.has(key));
  return unknown === undefined ? body : refuse(message('unknownField', { name: quotedValue(unknown) }));
}

function readList(value: unknown, what: string, limit: number): readonly unknown[] {
  if (!Array.isArray(value)) return refuse(message('wrongType', { name: what, expected: 'array' }));
  return value.length > limit ? refuse(message('tooMany', { what, limit })) : value;
}

function readName(value: unknown, what: string): string {
  if (typeof value !== 'string' || value === '' || value.length > 200)
    return refuse(message('wrongType', { name: what, expected: 'path' }));
  return value;
}

function readCount(value: unknown, what: string, fallback: number): number {
  if (isAbsent(value)) return fallback;
  const isCount = Number.isSafeInteger(value) && (value as number) >= (what === 'size' ? 1 : 0);
  return isCount ? (value as number) : refuse(message('wrongType', { name: what, expected: 'integer' }));
}

function readBoolean(value: unknown, what: string): boolean {
  if (isAbsent(value)) return false;
  return typeof value === 'boolean' ? value : refuse(message('wrongType', { name: what, expected: 'boolean' }));
}

function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

function quotedValue(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 100);
}

function refuse(ref: MessageRef): never {
  throw new CriteriaError(ref);
}
