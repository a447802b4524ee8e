/** Validation: every rule of a record, in one pass that collects all problems: the same pass in the browser and on the server. */
import { allFieldsOf, getChoice, getTarget, type Catalogue } from './catalogue.ts';
import type { Choice } from './choice.ts';
import type { AnyFieldBehaviour, AnyEntity, AnyRule } from './entity.ts';
import type { Field } from './field.ts';
import { findLineProblems } from './documentLines.ts';
import { fieldProblem, message, type MessageRef, type Problem } from './message.ts';
import type { AnyRecord } from './record.ts';
import { withRootValues } from './rootValues.ts';
import { isEmpty } from './valueRule.ts';
import * as shared from './sharedRules.ts';
import { compareDecimals, decimal, fitsNumeric, type Decimal } from './values/decimal.ts';

export interface CheckOptions {
  readonly catalogue: Catalogue;
  readonly entity: AnyEntity;
  readonly record: AnyRecord;
  /** A rule that needs a fact which is not given is left to the server. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** A draft of a document may still lack fields that are required at submit. */
  readonly isComplete?: boolean;
  /**
   * Checks one row, with paths that begin at it. For a caller that checks while typing and caches the rows that have
   * not changed.
   */
  readonly checkRow?: (part: AnyEntity, row: AnyRecord) => readonly Problem[];
}

export function checkRecord(options: CheckOptions): readonly Problem[] {
  return checkRecordWithNulls({ ...options, record: withNulls(options.catalogue, options.entity, options.record) });
}

/** Checks a record that already has null for missing values. */
export function checkRecordWithNulls(options: CheckOptions): readonly Problem[] {
  return [
    ...checkFields(options, ''),
    ...checkRules(options, ''),
    ...findLineProblems(options.catalogue, options.entity, options.record),
  ];
}

/** Sets null for missing values, because rules never read undefined. */
export function withNulls(catalogue: Catalogue, entity: AnyEntity, record: AnyRecord): AnyRecord {
  const whole: Record<string, unknown> = { ...record };
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = record[name] ?? null;
    whole[name] =
      field.kind === 'parts' && Array.isArray(value)
        ? value.map((row: AnyRecord) => withNulls(catalogue, getTarget(catalogue, field), row))
        : value;
  }
  return whole;
}

/** Fills in computed fields, in the order of their declaration, in the record and in its parts, and in the parts the values that they have of the record. */
export function deriveRecord(catalogue: Catalogue, entity: AnyEntity, record: AnyRecord): AnyRecord {
  const derived: Record<string, unknown> = { ...withNulls(catalogue, entity, record) };
  for (const [name, field] of Object.entries(entity.fields)) {
    const { derive } = behaviourOf(entity, name);
    if (derive !== undefined) derived[name] = derive(derived as never);
    const rows = derived[name];
    if (field.kind === 'parts' && Array.isArray(rows)) {
      const part = getTarget(catalogue, field);
      derived[name] = rows.map((row: AnyRecord) => deriveRecord(catalogue, part, withRootValues(part, row, derived)));
    }
  }
  return derived;
}

export function behaviourOf(entity: AnyEntity, name: string): AnyFieldBehaviour {
  return (Object.hasOwn(entity.behaviour, name) ? entity.behaviour[name] : undefined) ?? {};
}

function checkFields(options: CheckOptions, prefix: string): Problem[] {
  const { entity, record } = options;
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const value = record[name];
    const behaviour = behaviourOf(entity, name);
    const isVisible = behaviour.shownWhen?.(record as never) ?? true;
    if (!isVisible)
      return isEmptyField(field, value) ? [] : [fieldProblem(path, message('hiddenField', { label: field.label }))];
    const isRequired = (options.isComplete ?? true) && (behaviour.requiredWhen?.(record as never) ?? field.required);
    const missing = isRequired ? toProblemList(path, shared.required().check(value, record)) : [];
    return [
      ...missing,
      ...checkValue(options.catalogue, field, { value, record }).map((problem) => fieldProblem(path, problem)),
      // Missing rows are reported once.
      ...(field.kind === 'parts' && missing.length === 0 ? checkParts(options, { path, field, rows: value }) : []),
    ];
  });
}

function checkParts(
  options: CheckOptions,
  { path, field, rows }: { path: string; field: Field & { kind: 'parts' }; rows: unknown },
): Problem[] {
  if (!Array.isArray(rows)) return [];
  const part = getTarget(options.catalogue, field);
  const live = rows.filter((row: AnyRecord) => row['isDelete'] !== true);
  return [
    ...(live.length < field.min && (options.isComplete ?? true) ? [fieldProblem(path, message('atLeastOneItem'))] : []),
    ...(live.length > field.max
      ? [fieldProblem(path, message('tooMany', { what: field.label, limit: field.max }))]
      : []),
    ...rows.flatMap((row: AnyRecord, index) => {
      if (row['isDelete'] === true) return [];
      if (options.checkRow !== undefined)
        return options.checkRow(part, row).map((problem) => prefixProblemPath(`${path}.${index}`, problem));
      // A row must be complete, also in a draft.
      const inner = { ...options, entity: part, record: row, isComplete: true };
      return [...checkFields(inner, `${path}.${index}`), ...checkRules(inner, `${path}.${index}`)];
    }),
  ];
}

/** Rows that are all removed count as no rows. */
function isEmptyField(field: Field, value: unknown): boolean {
  if (field.kind !== 'parts' || !Array.isArray(value)) return isEmpty(value);
  return value.every((row: AnyRecord) => row['isDelete'] === true);
}

function checkValue(
  catalogue: Catalogue,
  field: Field,
  { value, record }: { value: unknown; record: AnyRecord },
): MessageRef[] {
  if (isEmpty(value)) return [];
  const kindProblem = checkKind(catalogue, field, value);
  const others = (field.rules ?? []).map((rule) => rule.check(value as never, record));
  return [kindProblem, ...others].filter((problem) => problem !== undefined);
}

/** Checks the value against the declaration of its field, apart from rules. */
function checkKind(catalogue: Catalogue, field: Field, value: unknown): MessageRef | undefined {
  if (field.kind === 'json')
    return field.choice === undefined
      ? undefined
      : checkCodes(getChoice(catalogue, field.choice), value as readonly unknown[]);
  if (field.kind === 'text') return checkText(field, value as string);
  if (field.kind === 'integer') return checkRange(decimal(value as number), field.min, field.max);
  if (field.kind !== 'decimal') return undefined;
  const exact = value as Decimal;
  return fitsNumeric(exact, field)
    ? checkRange(exact, field.min, field.max)
    : message('decimalPlaces', { precision: field.precision, scale: field.scale });
}

function checkText({ max, oneOf }: Field & { kind: 'text' }, text: string): MessageRef | undefined {
  if (oneOf !== undefined && !oneOf.includes(text)) return message('notOneOf', { words: oneOf.join(', ') });
  return [...text].length > max ? message('maxLength', { n: max }) : undefined;
}

function checkCodes({ group, values }: Choice, codes: readonly unknown[]): MessageRef | undefined {
  const validCodes = codes.filter(
    (code) => typeof code === 'string' && Object.hasOwn(values, code),
  ) as readonly string[];
  if (validCodes.length < codes.length) return message('notInGroup', { group });
  const repeated = validCodes.find((code, index) => validCodes.indexOf(code) !== index);
  return repeated === undefined ? undefined : message('duplicateKey', { key: repeated });
}

function checkRange(value: Decimal, min?: string | number, max?: string | number): MessageRef | undefined {
  if (min !== undefined && compareDecimals(value, decimal(min)) < 0) return message('minValue', { n: min });
  if (max !== undefined && compareDecimals(value, decimal(max)) > 0) return message('maxValue', { n: max });
  return undefined;
}

/**
 * Checks the rules of the record and of each of its rows: a rule names fields of its own entity. Rules that warn are in
 * `warnings.ts`.
 */
function checkRules(options: CheckOptions, prefix: string): Problem[] {
  return applicableRules(options)
    .filter((rule) => rule.isWarning !== true)
    .flatMap((rule) => findRuleProblems(rule, options))
    .map((problem) => prefixProblemPath(prefix, problem));
}

export function applicableRules({ entity, facts, isComplete = true }: CheckOptions): readonly AnyRule[] {
  return entity.rules.filter(
    (rule) =>
      rule.needs.every((name) => facts !== undefined && Object.hasOwn(facts, name)) &&
      (isComplete || rule.isAtSubmit !== true),
  );
}

export function findRuleProblems(rule: AnyRule, { record, facts }: CheckOptions): readonly Problem[] {
  const result = rule.check(record as never, (facts ?? {}) as never) ?? [];
  return Array.isArray(result) ? (result as readonly Problem[]) : [result as Problem];
}

export function prefixProblemPath<P extends Problem>(prefix: string, problem: P): P {
  if (prefix === '') return problem;
  return { ...problem, path: problem.path === '' ? prefix : `${prefix}.${problem.path}` };
}

function toProblemList(path: string, problem: MessageRef | undefined): Problem[] {
  return problem === undefined ? [] : [fieldProblem(path, problem)];
}

/** Returns the names of every field that a person may write. */
export function writableFieldNamesOf(entity: AnyEntity): string[] {
  return Object.entries(allFieldsOf(entity))
    .filter(([, field]) => field.managed !== true && field.kind !== 'inverse')
    .map(([name]) => name);
}
