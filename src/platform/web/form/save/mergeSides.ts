/**
 * Three-way merge of one record: as it was read, as the person has it, and as another person has saved it since. Finds
 * the differences, who made them, and the merged record.
 */
import type { Field } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import { sameValue } from '../../fields/wire.ts';
import { joinAddress } from '../store/address.ts';
import type { FormModel, ModelField } from '../model/formModel.ts';
import { listOf } from '../store/computeRecord.ts';

export type MergeSide = 'mine' | 'theirs';

export interface MergeSides {
  /** Undefined if the common starting point is no longer known. */
  readonly base: AnyRecord | undefined;
  readonly mine: AnyRecord;
  readonly theirs: AnyRecord;
}

export interface Difference {
  readonly address: string;
  readonly label: Label;
  /** The rows that contain it, outermost first. */
  readonly rows: readonly DifferingRow[];
  /** Absent if a whole row exists on one side only. */
  readonly field?: Field;
  readonly part?: FormModel;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly changedBy: MergeSide | 'both';
}

export interface DifferingRow {
  readonly label: Label;
  readonly part: FormModel;
  readonly row: AnyRecord;
  /** From 1, as displayed. */
  readonly number: number;
}

export function differencesBetween(model: FormModel, sides: MergeSides): readonly Difference[] {
  return differencesIn(model, sides, { record: '', rows: [] });
}

/** Returns the side that changed something; undefined if both did, so that a person decides. */
export function defaultSide({ changedBy }: Difference): MergeSide | undefined {
  return changedBy === 'both' ? undefined : changedBy;
}

/** Returns their version, with the chosen values of mine. A row that they removed and I keep becomes a new row. */
export function mergeSides(
  model: FormModel,
  sides: MergeSides,
  parts: { readonly choose: (difference: Difference) => MergeSide; readonly newId: () => string },
): AnyRecord {
  const chosen = new Map(
    differencesBetween(model, sides).map((difference) => [difference.address, parts.choose(difference)]),
  );
  return mergeRecord(model, sides, {
    record: '',
    isMine: (address) => chosen.get(address) === 'mine',
    newId: parts.newId,
  });
}

interface RecordSpot {
  readonly record: string;
  readonly rows: readonly DifferingRow[];
}

function differencesIn(model: FormModel, sides: MergeSides, spot: RecordSpot): Difference[] {
  return model.fields
    .filter(({ writable }) => writable !== 'never')
    .flatMap((modelField) => {
      const { name, field, part } = modelField;
      if (part !== undefined) return rowDifferences({ ...modelField, part }, sides, spot);
      const [base, mine, theirs] = [sides.base?.[name], sides.mine[name], sides.theirs[name]];
      if (sameValue(field, mine, theirs)) return [];
      const changedBy =
        sides.base === undefined ? 'both' : changedByOf(!sameValue(field, mine, base), !sameValue(field, theirs, base));
      return [
        {
          address: joinAddress(spot.record, name),
          label: field.label,
          rows: spot.rows,
          field,
          base: base ?? null,
          mine: mine ?? null,
          theirs: theirs ?? null,
          changedBy,
        },
      ];
    });
}

function changedByOf(isMineChanged: boolean, isTheirsChanged: boolean): Difference['changedBy'] {
  if (isMineChanged && isTheirsChanged) return 'both';
  return isMineChanged ? 'mine' : 'theirs';
}

function rowDifferences(
  { name, field, part }: ModelField & { part: FormModel },
  sides: MergeSides,
  spot: RecordSpot,
): Difference[] {
  const { base, mine, theirs } = rowSides(sides, name);
  return [...new Set([...base.keys(), ...theirs.keys(), ...mine.keys()])].flatMap((id): Difference[] => {
    const [was, own, other] = [base.get(id), mine.get(id), theirs.get(id)];
    const row = own ?? other;
    if (row === undefined) return [];
    const record = joinAddress(spot.record, `${name}.${id}`);
    const rows = [
      ...spot.rows,
      { label: field.label, part, row, number: [...(own === undefined ? theirs : mine).keys()].indexOf(id) + 1 },
    ];
    if (own !== undefined && other !== undefined)
      return differencesIn(part, { base: was, mine: own, theirs: other }, { record, rows });
    return [
      {
        address: record,
        label: field.label,
        rows,
        part,
        base: was ?? null,
        mine: own ?? null,
        theirs: other ?? null,
        changedBy: rowChangedByOf(part, { was, own, other }),
      },
    ];
  });
}

/** For a row that only one side has: who created or removed it, and whether the other side has changed it meanwhile. */
function rowChangedByOf(
  part: FormModel,
  { was, own, other }: { was: AnyRecord | undefined; own: AnyRecord | undefined; other: AnyRecord | undefined },
): Difference['changedBy'] {
  if (was === undefined) return own === undefined ? 'theirs' : 'mine';
  const remaining = own ?? other ?? was;
  if (!isSameRecord(part, was, remaining)) return 'both';
  return own === undefined ? 'mine' : 'theirs';
}

interface Merging {
  readonly record: string;
  readonly isMine: (address: string) => boolean;
  readonly newId: () => string;
}

function mergeRecord(model: FormModel, sides: MergeSides, merging: Merging): AnyRecord {
  const merged: Record<string, unknown> = { ...sides.theirs };
  for (const { name, part, writable } of model.fields) {
    const address = joinAddress(merging.record, name);
    if (part !== undefined && writable !== 'never') merged[name] = mergeRows(part, { sides, name, address }, merging);
    else if (merging.isMine(address)) merged[name] = sides.mine[name] ?? null;
  }
  return merged;
}

function mergeRows(
  part: FormModel,
  { sides, name, address }: { sides: MergeSides; name: string; address: string },
  merging: Merging,
): readonly AnyRecord[] {
  const { base, mine, theirs } = rowSides(sides, name);
  return [...new Set([...theirs.keys(), ...mine.keys()])].flatMap((id): AnyRecord[] => {
    const [own, other] = [mine.get(id), theirs.get(id)];
    const record = `${address}.${id}`;
    if (own !== undefined && other !== undefined)
      return [mergeRecord(part, { base: base.get(id), mine: own, theirs: other }, { ...merging, record })];
    if (own === undefined) return merging.isMine(record) || other === undefined ? [] : [other];
    if (!merging.isMine(record)) return [];
    return [base.has(id) ? { ...own, id: merging.newId(), isNew: true } : own];
  });
}

type RowsById = ReadonlyMap<string, AnyRecord>;

function rowSides(sides: MergeSides, name: string): { base: RowsById; mine: RowsById; theirs: RowsById } {
  const byId = (record: AnyRecord | undefined): RowsById =>
    new Map(listOf(record?.[name]).map((row) => [String(row['id']), row]));
  return { base: byId(sides.base), mine: byId(sides.mine), theirs: byId(sides.theirs) };
}

/** Returns true if two states are equal; rows are compared by index, because new rows have an id on one side only. */
export function isSameRecord(model: FormModel, record: AnyRecord, other: AnyRecord): boolean {
  return isStored(model, { sent: record, base: undefined, stored: other });
}

/**
 * Returns true if the stored record contains everything that was sent, that is, all differences from the base. The
 * server may fill in the rest.
 */
export function isStored(
  model: FormModel,
  {
    sent,
    base,
    stored,
  }: { readonly sent: AnyRecord; readonly base: AnyRecord | undefined; readonly stored: AnyRecord },
): boolean {
  return model.fields
    .filter(({ writable }) => writable !== 'never')
    .every(({ name, field, part }) => {
      if (part !== undefined)
        return areRowsStored(part, {
          sent: listOf(sent[name]),
          base: base === undefined ? undefined : listOf(base[name]),
          stored: listOf(stored[name]),
        });
      if (base !== undefined && sameValue(field, sent[name], base[name])) return true;
      return field.kind === 'file' ? isSameFile(sent[name], stored[name]) : sameValue(field, sent[name], stored[name]);
    });
}

function areRowsStored(
  part: FormModel,
  {
    sent,
    base,
    stored,
  }: { sent: readonly AnyRecord[]; base: readonly AnyRecord[] | undefined; stored: readonly AnyRecord[] },
): boolean {
  const baseById = new Map(base?.map((row) => [row['id'], row]));
  return (
    sent.length === stored.length &&
    sent.every((row, index) =>
      isStored(part, {
        sent: row,
        base: base === undefined ? undefined : (baseById.get(row['id']) ?? {}),
        stored: stored[index] ?? {},
      }),
    )
  );
}

/** Bytes were sent and an address was returned, so only name and size can be compared. */
function isSameFile(file: unknown, other: unknown): boolean {
  const [a, b] = [file as AnyRecord | null | undefined, other as AnyRecord | null | undefined];
  if (!a || !b) return (a ?? null) === (b ?? null);
  return (a['id'] !== undefined && a['id'] === b['id']) || (a['name'] === b['name'] && a['size'] === b['size']);
}

/** Returns the typed values, with the ids that the server has given to new rows. */
export function withSavedIds(
  model: FormModel,
  typed: AnyRecord,
  { sent, saved }: { readonly sent: AnyRecord; readonly saved: AnyRecord },
): AnyRecord {
  const changed = model.parts.map(({ name, part }) => {
    const pairs = new Map(
      listOf(sent[name]).map((row, index) => [row['id'], { row, stored: listOf(saved[name])[index] }]),
    );
    const rows = listOf(typed[name]).map((row) => {
      const pair = pairs.get(row['id']);
      if (pair?.stored === undefined) return row;
      const { isNew: _isNew, ...kept } = withSavedIds(part, row, { sent: pair.row, saved: pair.stored });
      return { ...kept, id: pair.stored['id'] };
    });
    return [name, rows] as const;
  });
  return { ...typed, ...Object.fromEntries(changed) };
}
