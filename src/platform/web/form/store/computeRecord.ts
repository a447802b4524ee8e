/**
 * What a record comes to, from what a person typed: computed values filled in, hidden ones gone, those that may not be
 * changed as they were. A row that has not changed is not worked out again, however often its neighbours do.
 */
import type { Field } from '#language/field.ts';
import type { AnyRecord } from '#language/record.ts';
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
  /** As it is shown and saved. */
  readonly values: AnyRecord;
  /** As rules read it. */
  readonly recordValues: AnyRecord;
  readonly flags: Readonly<Record<string, FieldFlags>>;
  readonly rows: Readonly<Record<string, ComputedRows>>;
}

export interface ComputedRows {
  readonly values: readonly AnyRecord[];
  readonly recordValues: readonly AnyRecord[];
  readonly computed: readonly ComputedRecord[];
  /** Places by id. */
  readonly indexById: ReadonlyMap<string, number>;
}

export interface ComputeOptions {
  readonly codes: CodeMap;
  /** The record or row as it was before anybody typed; undefined for a new one. */
  readonly findBase: (id: unknown) => AnyRecord | undefined;
  /** What this reader is not shown and may not give either. */
  readonly isForbidden?: (field: ModelField['field']) => boolean;
  /** What may not be filled in now, whatever the record says. */
  readonly isClosed?: IsClosed;
}

export type IsClosed = (model: FormModel, name: string) => boolean;

/** Answers what a record comes to. Remembers rows by their identity, so whoever changes one makes a new one. */
export function createRecordComputer(parts: ComputeOptions): (model: FormModel, typed: AnyRecord) => ComputedRecord {
  const knownRows = new WeakMap<AnyRecord, ComputedRecord>();
  const knownLists = new WeakMap<readonly AnyRecord[], ComputedRows>();
  const blanks = new Map<FormModel, AnyRecord>();

  const computeRecord = (model: FormModel, typed: AnyRecord): ComputedRecord => {
    const known = knownRows.get(typed);
    if (known !== undefined) return known;
    const base = parts.findBase(typed['id']);
    const settled = computeOneRecord(
      model,
      { typed, rows: rowsOf(model, typed), initial: base ?? blank(model), isNew: base === undefined },
      parts,
    );
    knownRows.set(typed, settled);
    return settled;
  };
  const blank = (model: FormModel): AnyRecord => {
    const made = blanks.get(model) ?? blankRecordOf(model, parts.codes);
    blanks.set(model, made);
    return made;
  };
  const rowsOf = (model: FormModel, typed: AnyRecord): Record<string, ComputedRows> =>
    Object.fromEntries(model.parts.map(({ name, part }) => [name, computeList(part, listOf(typed[name]))]));
  const computeList = (part: FormModel, rows: readonly AnyRecord[]): ComputedRows => {
    const known = knownLists.get(rows);
    if (known !== undefined) return known;
    const list = computedRowsOf(rows.map((row) => computeRecord(part, row)));
    knownLists.set(rows, list);
    return list;
  };
  return computeRecord;
}

/** Of the row at `lines.<id>`; undefined once it is gone. */
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
  /** As it was, or as a new one begins. */
  readonly initial: AnyRecord;
  readonly isNew: boolean;
}

/** Names of fields whose typed value does not count, with what counts instead. */
type Mask = ReadonlyMap<string, unknown>;

const NO_MASK: Mask = new Map();

function computeOneRecord(model: FormModel, given: RecordInput, parts: ComputeOptions): ComputedRecord {
  const plain = recordValuesOf(model, given, parts);
  let mask = NO_MASK;
  let recordValues = withDerivedValues(model, plain);
  if (model.hasConditionalFields || parts.isClosed !== undefined) {
    // Hiding one value may hide or show another. Declarations that never come to rest are stopped, not followed.
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

/** Null for what is not there; choices by their code; rows as they have been settled. */
function recordValuesOf(
  model: FormModel,
  { typed, rows }: RecordInput,
  { codes }: ComputeOptions,
): Record<string, unknown> {
  const draft: Record<string, unknown> = { ...typed };
  for (const { name, group, part } of model.fields) {
    if (part !== undefined) draft[name] = rows[name]?.recordValues ?? NO_ROWS;
    else draft[name] = group === undefined ? (typed[name] ?? null) : codes.codeOf(group, typed[name]);
  }
  return draft;
}

function withDerivedValues(model: FormModel, plain: AnyRecord): Record<string, unknown> {
  const draft: Record<string, unknown> = { ...plain };
  for (const { name, behaviour } of model.fields) {
    if (behaviour.derive !== undefined) draft[name] = behaviour.derive(draft as never) ?? null;
  }
  return draft;
}

function maskFor(
  model: FormModel,
  draft: AnyRecord,
  { typed, initial, isClosed: isClosedNow }: RecordInput & { readonly isClosed: IsClosed | undefined },
): Mask {
  const mask = new Map<string, unknown>();
  for (const { name, field, behaviour, part } of model.fields) {
    const isHidden = behaviour.shownWhen?.(draft as never) === false;
    // Rows are closed as a whole by their table; taking them back would lose what was typed in them.
    const isClosed =
      part === undefined &&
      behaviour.derive === undefined &&
      (behaviour.editableWhen?.(draft as never) === false || isClosedNow?.(model, name) === true);
    if (isHidden && !isEmpty(typed[name])) mask.set(name, part === undefined ? null : NO_ROWS);
    else if (!isHidden && isClosed && !sameValue(field, typed[name], initial[name]))
      mask.set(name, initial[name] ?? null);
  }
  return mask;
}

function isSameMask(one: Mask, other: Mask): boolean {
  return one.size === other.size && [...one.keys()].every((name) => other.has(name));
}

function withMask(
  model: FormModel,
  { plain, mask, codes }: { plain: AnyRecord; mask: Mask; codes: CodeMap },
): AnyRecord {
  const draft: Record<string, unknown> = { ...plain };
  for (const [name, value] of mask) {
    const group = model.byName.get(name)?.group;
    draft[name] = group === undefined || value === null ? value : codes.codeOf(group, value);
  }
  return draft;
}

const NO_COMPUTED_ROWS: ComputedRows = { values: NO_ROWS, recordValues: NO_ROWS, computed: [], indexById: new Map() };

function rowsWithMask(rows: Record<string, ComputedRows>, mask: Mask): Record<string, ComputedRows> {
  const hidden = Object.keys(rows).filter((name) => mask.has(name));
  return hidden.length === 0
    ? rows
    : { ...rows, ...Object.fromEntries(hidden.map((name) => [name, NO_COMPUTED_ROWS])) };
}

/** The typed record itself, where nothing about it is masked or computed otherwise. */
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
  for (const { name, field, behaviour, writable } of model.fields) {
    const isOpen = writable === 'always' || (writable === 'create' && isNew);
    flags[name] = flagsFor(
      isForbidden?.(field) !== true && behaviour.shownWhen?.(recordValues as never) !== false,
      // A secret that was given once is not asked for again.
      (behaviour.requiredWhen?.(recordValues as never) ??
        (isMarkedRequired(field) || (field.kind === 'parts' && field.min > 0))) &&
        !(field.class === 'secret' && !isNew),
      isOpen && behaviour.editableWhen?.(recordValues as never) !== false && isClosed?.(model, name) !== true,
    );
  }
  return flags;
}

/** Whether a person has to be told to fill it in: what is yes or no from the start cannot be left out. */
export function isMarkedRequired(field: Field): boolean {
  return field.required && !(field.kind === 'boolean' && field.default !== undefined);
}

/** Eight in all, so that equal flags are the same. */
const allFlags: readonly FieldFlags[] = Array.from({ length: 8 }, (_, bits) => ({
  isVisible: bits >= 4,
  isRequired: bits % 4 >= 2,
  isEditable: bits % 2 === 1,
}));

function flagsFor(isVisible: boolean, isRequired: boolean, isEditable: boolean): FieldFlags {
  return allFlags[(isVisible ? 4 : 0) + (isRequired ? 2 : 0) + (isEditable ? 1 : 0)] as FieldFlags;
}
