/**
 * What a record comes to, from what a person typed: computed values filled in, hidden ones gone, those that may not be
 * changed as they were. A row that has not changed is not worked out again, however often its neighbours do.
 */
import type { Field } from '#language/field.ts';
import type { AnyRecord } from '#language/record.ts';
import { isEmpty } from '#language/rule.ts';
import { sameValue } from '../../fields/wire.ts';
import { blankOf } from './blank.ts';
import type { CodeBook } from '../../fields/options/codeBook.ts';
import type { FormModel, ModelField } from '../model/formModel.ts';

export interface FieldFlags {
  readonly isShown: boolean;
  readonly isRequired: boolean;
  readonly isEditable: boolean;
}

export interface Settled {
  /** As it is shown and saved. */
  readonly values: AnyRecord;
  /** As rules read it. */
  readonly draft: AnyRecord;
  readonly flags: Readonly<Record<string, FieldFlags>>;
  readonly rows: Readonly<Record<string, SettledRows>>;
}

export interface SettledRows {
  readonly values: readonly AnyRecord[];
  readonly drafts: readonly AnyRecord[];
  readonly settled: readonly Settled[];
  /** Places by id. */
  readonly places: ReadonlyMap<string, number>;
}

export interface SettleParts {
  readonly codes: CodeBook;
  /** The record or row as it was before anybody typed; undefined for a new one. */
  readonly findBase: (id: unknown) => AnyRecord | undefined;
  /** What this reader is not shown and may not give either. */
  readonly isUnseen?: (field: ModelField['field']) => boolean;
  /** What may not be filled in now, whatever the record says. */
  readonly isClosed?: IsClosed;
}

export type IsClosed = (model: FormModel, name: string) => boolean;

/** Answers what a record comes to. Remembers rows by their identity, so whoever changes one makes a new one. */
export function createSettler(parts: SettleParts): (model: FormModel, typed: AnyRecord) => Settled {
  const knownRows = new WeakMap<AnyRecord, Settled>();
  const knownLists = new WeakMap<readonly AnyRecord[], SettledRows>();
  const blanks = new Map<FormModel, AnyRecord>();

  const settle = (model: FormModel, typed: AnyRecord): Settled => {
    const known = knownRows.get(typed);
    if (known !== undefined) return known;
    const base = parts.findBase(typed['id']);
    const settled = settleRecord(
      model,
      { typed, rows: rowsOf(model, typed), before: base ?? blank(model), isNew: base === undefined },
      parts,
    );
    knownRows.set(typed, settled);
    return settled;
  };
  const blank = (model: FormModel): AnyRecord => {
    const made = blanks.get(model) ?? blankOf(model, parts.codes);
    blanks.set(model, made);
    return made;
  };
  const rowsOf = (model: FormModel, typed: AnyRecord): Record<string, SettledRows> =>
    Object.fromEntries(model.parts.map(({ name, part }) => [name, settleList(part, listOf(typed[name]))]));
  const settleList = (part: FormModel, rows: readonly AnyRecord[]): SettledRows => {
    const known = knownLists.get(rows);
    if (known !== undefined) return known;
    const list = listOfSettled(rows.map((row) => settle(part, row)));
    knownLists.set(rows, list);
    return list;
  };
  return settle;
}

/** Of the row at `lines.<id>`; undefined once it is gone. */
export function findSettled(root: Settled, record: string): Settled | undefined {
  const segments = record === '' ? [] : record.split('.');
  let at: Settled | undefined = root;
  for (let index = 0; index < segments.length && at !== undefined; index += 2) {
    const rows: SettledRows | undefined = at.rows[segments[index] ?? ''];
    at = rows?.settled[rows.places.get(segments[index + 1] ?? '') ?? -1];
  }
  return at;
}

const NO_ROWS: readonly AnyRecord[] = [];

export function listOf(value: unknown): readonly AnyRecord[] {
  return Array.isArray(value) ? (value as readonly AnyRecord[]) : NO_ROWS;
}

function listOfSettled(settled: readonly Settled[]): SettledRows {
  const values = settled.map((row) => row.values);
  return {
    settled,
    values,
    drafts: settled.map((row) => row.draft),
    places: new Map(values.map((row, index) => [String(row['id']), index])),
  };
}

interface Given {
  readonly typed: AnyRecord;
  readonly rows: Record<string, SettledRows>;
  /** As it was, or as a new one begins. */
  readonly before: AnyRecord;
  readonly isNew: boolean;
}

/** Names of fields whose typed value does not count, with what counts instead. */
type Mask = ReadonlyMap<string, unknown>;

const NO_MASK: Mask = new Map();

function settleRecord(model: FormModel, given: Given, parts: SettleParts): Settled {
  const plain = draftOf(model, given, parts);
  let mask = NO_MASK;
  let draft = derived(model, plain);
  if (model.isMasked || parts.isClosed !== undefined) {
    // Hiding one value may hide or show another. Declarations that never come to rest are stopped, not followed.
    for (let round = 0; round <= model.fields.length; round += 1) {
      const next = maskFor(model, draft, { ...given, isClosed: parts.isClosed });
      if (isSameMask(next, mask)) break;
      mask = next;
      draft = derived(model, masked(model, { plain, mask, codes: parts.codes }));
    }
  }
  return {
    values: valuesOf(model, { given, draft, mask, codes: parts.codes }),
    draft,
    flags: flagsOf(model, { draft, isNew: given.isNew, parts }),
    rows: maskedRows(given.rows, mask),
  };
}

/** Null for what is not there; choices by their code; rows as they have been settled. */
function draftOf(model: FormModel, { typed, rows }: Given, { codes }: SettleParts): Record<string, unknown> {
  const draft: Record<string, unknown> = { ...typed };
  for (const { name, group, part } of model.fields) {
    if (part !== undefined) draft[name] = rows[name]?.drafts ?? NO_ROWS;
    else draft[name] = group === undefined ? (typed[name] ?? null) : codes.codeOf(group, typed[name]);
  }
  return draft;
}

function derived(model: FormModel, plain: AnyRecord): Record<string, unknown> {
  const draft: Record<string, unknown> = { ...plain };
  for (const { name, behaviour } of model.fields) {
    if (behaviour.derive !== undefined) draft[name] = behaviour.derive(draft as never) ?? null;
  }
  return draft;
}

function maskFor(
  model: FormModel,
  draft: AnyRecord,
  { typed, before, isClosed: isClosedNow }: Given & { readonly isClosed: IsClosed | undefined },
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
    else if (!isHidden && isClosed && !sameValue(field, typed[name], before[name]))
      mask.set(name, before[name] ?? null);
  }
  return mask;
}

function isSameMask(one: Mask, other: Mask): boolean {
  return one.size === other.size && [...one.keys()].every((name) => other.has(name));
}

function masked(
  model: FormModel,
  { plain, mask, codes }: { plain: AnyRecord; mask: Mask; codes: CodeBook },
): AnyRecord {
  const draft: Record<string, unknown> = { ...plain };
  for (const [name, value] of mask) {
    const group = model.byName.get(name)?.group;
    draft[name] = group === undefined || value === null ? value : codes.codeOf(group, value);
  }
  return draft;
}

const NOTHING: SettledRows = { values: NO_ROWS, drafts: NO_ROWS, settled: [], places: new Map() };

function maskedRows(rows: Record<string, SettledRows>, mask: Mask): Record<string, SettledRows> {
  const hidden = Object.keys(rows).filter((name) => mask.has(name));
  return hidden.length === 0 ? rows : { ...rows, ...Object.fromEntries(hidden.map((name) => [name, NOTHING])) };
}

/** The typed record itself, where nothing about it is masked or computed otherwise. */
function valuesOf(
  model: FormModel,
  { given: { typed, rows }, draft, mask, codes }: { given: Given; draft: AnyRecord; mask: Mask; codes: CodeBook },
): AnyRecord {
  const changed: Record<string, unknown> = {};
  for (const { name, field, behaviour, group, part } of model.fields) {
    if (mask.has(name)) changed[name] = mask.get(name);
    else if (behaviour.derive !== undefined) {
      const value =
        group === undefined ? draft[name] : cardFor(group, { code: draft[name], typed: typed[name], codes });
      if (!sameValue(field, value, typed[name])) changed[name] = value;
    } else if (part !== undefined) {
      const list = rows[name]?.values ?? NO_ROWS;
      if (list.some((row, index) => row !== listOf(typed[name])[index])) changed[name] = list;
    }
  }
  return Object.keys(changed).length === 0 ? typed : { ...typed, ...changed };
}

function cardFor(group: string, { code, typed, codes }: { code: unknown; typed: unknown; codes: CodeBook }): unknown {
  return codes.codeOf(group, typed) === code ? typed : codes.cardOf(group, code);
}

function flagsOf(
  model: FormModel,
  { draft, isNew, parts: { isUnseen, isClosed } }: { draft: AnyRecord; isNew: boolean; parts: SettleParts },
): Record<string, FieldFlags> {
  const flags: Record<string, FieldFlags> = {};
  for (const { name, field, behaviour, written } of model.fields) {
    const isOpen = written === 'always' || (written === 'create' && isNew);
    flags[name] = flagsFor(
      isUnseen?.(field) !== true && behaviour.shownWhen?.(draft as never) !== false,
      // A secret that was given once is not asked for again.
      (behaviour.requiredWhen?.(draft as never) ?? (isDemanded(field) || (field.kind === 'parts' && field.min > 0))) &&
        !(field.class === 'secret' && !isNew),
      isOpen && behaviour.editableWhen?.(draft as never) !== false && isClosed?.(model, name) !== true,
    );
  }
  return flags;
}

/** Whether a person has to be told to fill it in: what is yes or no from the start cannot be left out. */
export function isDemanded(field: Field): boolean {
  return field.required && !(field.kind === 'boolean' && field.default !== undefined);
}

/** Eight in all, so that equal flags are the same. */
const allFlags: readonly FieldFlags[] = Array.from({ length: 8 }, (_, bits) => ({
  isShown: bits >= 4,
  isRequired: bits % 4 >= 2,
  isEditable: bits % 2 === 1,
}));

function flagsFor(isShown: boolean, isRequired: boolean, isEditable: boolean): FieldFlags {
  return allFlags[(isShown ? 4 : 0) + (isRequired ? 2 : 0) + (isEditable ? 1 : 0)] as FieldFlags;
}
