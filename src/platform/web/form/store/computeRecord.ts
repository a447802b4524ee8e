/**
 * Computes a record from the typed values: derived values are filled in, hidden values emptied, and values that may not
 * be changed restored. A row that has not changed is not computed again, however often other rows change.
 */
import type { Field } from '#language/field.ts';
import { lockedCopiesOf } from '#language/lockedCopies.ts';
import type { AnyRecord } from '#language/record.ts';
import { rootValueFieldsOf, withRootValues } from '#language/rootValues.ts';
import { isEmpty } from '#language/valueRule.ts';
import { sameValue } from '../../fields/wire.ts';
import { blankRecordOf } from './blank.ts';
import type { CodeMap } from '../../fields/options/codeMap.ts';
import type { FormModel, ModelField } from '../model/formModel.ts';

export interface FieldFlags {
  readonly isVisible: boolean;
  readonly isRequired: boolean;
  readonly isEditable: boolean;
}

export interface ComputedRecord {
  /** The values as displayed and saved. */
  readonly values: AnyRecord;
  /** The values as rules read them. */
  readonly recordValues: AnyRecord;
  readonly flags: Readonly<Record<string, FieldFlags>>;
  readonly rows: Readonly<Record<string, ComputedRows>>;
}

export interface ComputedRows {
  readonly values: readonly AnyRecord[];
  readonly recordValues: readonly AnyRecord[];
  readonly computed: readonly ComputedRecord[];
  /** Indexes by row id. */
  readonly indexById: ReadonlyMap<string, number>;
}

export interface ComputeOptions {
  readonly codes: CodeMap;
  /** Returns the record or row before any typing; undefined for a new one. */
  readonly findBase: (id: unknown) => AnyRecord | undefined;
  /** Fields this reader may neither see nor set. */
  readonly isForbidden?: (field: ModelField['field']) => boolean;
  /** Fields that may not be edited now, independent of the record. */
  readonly isClosed?: IsClosed;
}

export type IsClosed = (model: FormModel, name: string) => boolean;

/** Returns a function that computes a record. It caches rows by identity, so a changed row must be a new object. */
export function createRecordComputer(parts: ComputeOptions): (model: FormModel, typed: AnyRecord) => ComputedRecord {
  const knownRows = new WeakMap<AnyRecord, ComputedRecord>();
  const knownLists = new WeakMap<readonly AnyRecord[], ComputedRows>();
  const blanks = new Map<FormModel, AnyRecord>();
  const rowsWithRoot = new WeakMap<readonly AnyRecord[], readonly AnyRecord[]>();
  const rowWithRootBefore = new WeakMap<AnyRecord, AnyRecord>();

  const computeRecord = (model: FormModel, typed: AnyRecord): ComputedRecord => {
    const cached = knownRows.get(typed);
    if (cached !== undefined) return cached;
    const base = parts.findBase(typed['id']);
    const computed = computeOneRecord(
      model,
      { typed, rows: rowsOf(model, typed), initial: base ?? blank(model), isNew: base === undefined },
      parts,
    );
    knownRows.set(typed, computed);
    return computed;
  };
  const blank = (model: FormModel): AnyRecord => {
    const blankRecord = blanks.get(model) ?? blankRecordOf(model, parts.codes);
    blanks.set(model, blankRecord);
    return blankRecord;
  };
  const rowsOf = (model: FormModel, typed: AnyRecord): Record<string, ComputedRows> =>
    Object.fromEntries(
      model.parts.map(({ name, part }) => [
        name,
        computeList(part, withRoot(part, { rows: listOf(typed[name]), typed })),
      ]),
    );
  /** The same objects as before while neither the rows nor the values of the record have changed. */
  const withRoot = (
    part: FormModel,
    { rows, typed }: { readonly rows: readonly AnyRecord[]; readonly typed: AnyRecord },
  ): readonly AnyRecord[] => {
    if (rootValueFieldsOf(part.entity).length === 0) return rows;
    const last = rowsWithRoot.get(rows);
    const filled = rows.map((row) => rowWithRoot(part, row, typed));
    const result =
      last !== undefined && last.every((row, index) => row === filled[index])
        ? last
        : filled.every((row, index) => row === rows[index])
          ? rows
          : filled;
    rowsWithRoot.set(rows, result);
    return result;
  };
  const rowWithRoot = (part: FormModel, row: AnyRecord, typed: AnyRecord): AnyRecord => {
    const last = rowWithRootBefore.get(row);
    if (last !== undefined && withRootValues(part.entity, last, typed) === last) return last;
    const filled = withRootValues(part.entity, row, typed);
    rowWithRootBefore.set(row, filled);
    return filled;
  };
  const computeList = (part: FormModel, rows: readonly AnyRecord[]): ComputedRows => {
    const cached = knownLists.get(rows);
    if (cached !== undefined) return cached;
    const list = computedRowsOf(rows.map((row) => computeRecord(part, row)));
    knownLists.set(rows, list);
    return list;
  };
  return computeRecord;
}

/** Returns the computed row at `lines.<id>`; undefined if it no longer exists. */
export function findComputed(root: ComputedRecord, record: string): ComputedRecord | undefined {
  const segments = record === '' ? [] : record.split('.');
  let at: ComputedRecord | undefined = root;
  for (let index = 0; index < segments.length && at !== undefined; index += 2) {
    const rows: ComputedRows | undefined = at.rows[segments[index] ?? ''];
    at = rows?.computed[rows.indexById.get(segments[index + 1] ?? '') ?? -1];
  }
  return at;
}

const NO_ROWS: readonly AnyRecord[] = [];

export function listOf(value: unknown): readonly AnyRecord[] {
  return Array.isArray(value) ? (value as readonly AnyRecord[]) : NO_ROWS;
}

function computedRowsOf(computed: readonly ComputedRecord[]): ComputedRows {
  const values = computed.map((row) => row.values);
  return {
    computed,
    values,
    recordValues: computed.map((row) => row.recordValues),
    indexById: new Map(values.map((row, index) => [String(row['id']), index])),
  };
}

interface RecordInput {
  readonly typed: AnyRecord;
  readonly rows: Record<string, ComputedRows>;
  /** The stored record, or the initial values of a new one. */
  readonly initial: AnyRecord;
  readonly isNew: boolean;
}

/** Names of fields whose typed value is replaced, with the value that counts instead. */
type Mask = ReadonlyMap<string, unknown>;

const NO_MASK: Mask = new Map();

function computeOneRecord(model: FormModel, given: RecordInput, parts: ComputeOptions): ComputedRecord {
  const plain = recordValuesOf(model, given, parts);
  let mask = NO_MASK;
  let recordValues = withDerivedValues(model, plain);
  if (model.hasConditionalFields || parts.isClosed !== undefined) {
    // Hiding one value may hide or show another. The number of rounds is limited, in case declarations never become
    // stable.
    for (let round = 0; round <= model.fields.length; round += 1) {
      const next = maskFor(model, recordValues, { ...given, isClosed: parts.isClosed });
      if (isSameMask(next, mask)) break;
      mask = next;
      recordValues = withDerivedValues(model, withMask(model, { plain, mask, codes: parts.codes }));
    }
  }
  return {
    values: valuesOf(model, { given, recordValues, mask, codes: parts.codes }),
    recordValues,
    flags: flagsOf(model, { recordValues, isNew: given.isNew, parts }),
    rows: rowsWithMask(given.rows, mask),
  };
}

/** Returns null for a missing value, choices as their code, rows as computed. */
function recordValuesOf(
  model: FormModel,
  { typed, rows }: RecordInput,
  { codes }: ComputeOptions,
): Record<string, unknown> {
  const recordValues: Record<string, unknown> = { ...typed };
  for (const { name, group, part } of model.fields) {
    if (part !== undefined) recordValues[name] = rows[name]?.recordValues ?? NO_ROWS;
    else recordValues[name] = group === undefined ? (typed[name] ?? null) : codes.codeOf(group, typed[name]);
  }
  return recordValues;
}

function withDerivedValues(model: FormModel, plain: AnyRecord): Record<string, unknown> {
  const recordValues: Record<string, unknown> = { ...plain };
  for (const { name, behaviour } of model.fields) {
    if (behaviour.derive !== undefined) recordValues[name] = behaviour.derive(recordValues as never) ?? null;
  }
  return recordValues;
}

function maskFor(
  model: FormModel,
  recordValues: AnyRecord,
  { typed, initial, isClosed: isClosedNow }: RecordInput & { readonly isClosed: IsClosed | undefined },
): Mask {
  const mask = new Map<string, unknown>();
  for (const { name, field, behaviour, part } of model.fields) {
    const isHidden = behaviour.shownWhen?.(recordValues as never) === false;
    // Rows are locked as a whole by their table; resetting them would lose what was typed in them.
    const isClosed =
      part === undefined &&
      behaviour.derive === undefined &&
      (behaviour.editableWhen?.(recordValues as never) === false || isClosedNow?.(model, name) === true);
    if (isHidden && !isEmpty(typed[name])) mask.set(name, part === undefined ? null : NO_ROWS);
    else if (!isHidden && isClosed && !sameValue(field, typed[name], initial[name]))
      mask.set(name, initial[name] ?? null);
  }
  return mask;
}

function isSameMask(mask: Mask, other: Mask): boolean {
  return mask.size === other.size && [...mask.keys()].every((name) => other.has(name));
}

function withMask(
  model: FormModel,
  { plain, mask, codes }: { plain: AnyRecord; mask: Mask; codes: CodeMap },
): AnyRecord {
  const recordValues: Record<string, unknown> = { ...plain };
  for (const [name, value] of mask) {
    const group = model.byName.get(name)?.group;
    recordValues[name] = group === undefined || value === null ? value : codes.codeOf(group, value);
  }
  return recordValues;
}

const NO_COMPUTED_ROWS: ComputedRows = { values: NO_ROWS, recordValues: NO_ROWS, computed: [], indexById: new Map() };

function rowsWithMask(rows: Record<string, ComputedRows>, mask: Mask): Record<string, ComputedRows> {
  const hidden = Object.keys(rows).filter((name) => mask.has(name));
  return hidden.length === 0
    ? rows
    : { ...rows, ...Object.fromEntries(hidden.map((name) => [name, NO_COMPUTED_ROWS])) };
}

/** Returns the typed record itself if nothing in it is masked or computed differently. */
function valuesOf(
  model: FormModel,
  {
    given: { typed, rows },
    recordValues,
    mask,
    codes,
  }: { given: RecordInput; recordValues: AnyRecord; mask: Mask; codes: CodeMap },
): AnyRecord {
  const changed: Record<string, unknown> = {};
  for (const { name, field, behaviour, group, part } of model.fields) {
    if (mask.has(name)) changed[name] = mask.get(name);
    else if (behaviour.derive !== undefined) {
      const value =
        group === undefined
          ? recordValues[name]
          : cardFor(group, { code: recordValues[name], typed: typed[name], codes });
      if (!sameValue(field, value, typed[name])) changed[name] = value;
    } else if (part !== undefined) {
      const list = rows[name]?.values ?? NO_ROWS;
      if (list.some((row, index) => row !== listOf(typed[name])[index])) changed[name] = list;
    }
  }
  return Object.keys(changed).length === 0 ? typed : { ...typed, ...changed };
}

function cardFor(group: string, { code, typed, codes }: { code: unknown; typed: unknown; codes: CodeMap }): unknown {
  return codes.codeOf(group, typed) === code ? typed : codes.cardOf(group, code);
}

function flagsOf(
  model: FormModel,
  {
    recordValues,
    isNew,
    parts: { isForbidden, isClosed },
  }: { recordValues: AnyRecord; isNew: boolean; parts: ComputeOptions },
): Record<string, FieldFlags> {
  const flags: Record<string, FieldFlags> = {};
  const locked = lockedCopiesOf(model.entity, recordValues);
  for (const { name, field, behaviour, writable } of model.fields) {
    const isOpen = writable === 'always' || (writable === 'create' && isNew);
    flags[name] = flagsFor(
      isForbidden?.(field) !== true && behaviour.shownWhen?.(recordValues as never) !== false,
      // A secret that was set once is not required again.
      (behaviour.requiredWhen?.(recordValues as never) ??
        (isMarkedRequired(field) || (field.kind === 'parts' && field.min > 0))) &&
        !(field.class === 'secret' && !isNew),
      isOpen &&
        !locked.has(name) &&
        behaviour.editableWhen?.(recordValues as never) !== false &&
        isClosed?.(model, name) !== true,
    );
  }
  return flags;
}

/** Returns true if the field needs a required mark: a yes/no field with a default cannot be left empty. */
export function isMarkedRequired(field: Field): boolean {
  return field.required && !(field.kind === 'boolean' && field.default !== undefined);
}

/** Eight objects in all, so that equal flags are identical. */
const allFlags: readonly FieldFlags[] = Array.from({ length: 8 }, (_, bits) => ({
  isVisible: bits >= 4,
  isRequired: bits % 4 >= 2,
  isEditable: bits % 2 === 1,
}));

function flagsFor(isVisible: boolean, isRequired: boolean, isEditable: boolean): FieldFlags {
  return allFlags[(isVisible ? 4 : 0) + (isRequired ? 2 : 0) + (isEditable ? 1 : 0)] as FieldFlags;
}
