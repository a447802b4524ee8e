/**
 * Builds the body of a save: the id, the version it is based on, and the changes. Unchanged fields are left out, and so
 * are fields this person may not see. If any row changed, all rows are sent in order, each with its changes, so that
 * problems have the same row numbers as in the form.
 */
import { LINE_ID_FIELD } from '#language/documentLines.ts';
import type { AnyRecord } from '#language/record.ts';
import { isEmpty } from '#language/valueRule.ts';
import { sameValue, valueToWire } from '../../fields/wire.ts';
import { findNewType } from '../../declarations/moduleDocuments.ts';
import { blankRecordOf } from '../store/blank.ts';
import type { CodeMap } from '../../fields/options/codeMap.ts';
import { partsNamingLinesOf, type FormModel } from '../model/formModel.ts';
import { listOf } from '../store/computeRecord.ts';

export interface SaveSides {
  readonly values: AnyRecord;
  readonly base: AnyRecord;
  readonly isNew: boolean;
  readonly codes: CodeMap;
}

export function saveBodyOf(model: FormModel, sides: SaveSides): Record<string, unknown> {
  const { values, base, isNew } = sides;
  const version = base['version'];
  return {
    id: values['id'],
    ...(isNew || typeof version !== 'number' ? {} : { version }),
    ...(isNew ? { ...prefilledOf(model, sides), ...documentTypeOf(model, sides) } : {}),
    ...changesOf(model, sides),
  };
}

/**
 * A prefilled field is sent as the person saw it, also if they emptied it: if it were left out, the server would
 * prefill it again.
 */
function prefilledOf(model: FormModel, { values, base }: ComparedSides): Record<string, unknown> {
  const filled = model.fields.filter(({ name, field }) => field.prefill !== undefined && !isEmpty(base[name]));
  return Object.fromEntries(filled.map(({ name, field }) => [name, valueToWire(field, values[name])]));
}

/** A new document says to which of the modules that serve its entity it belongs. */
function documentTypeOf({ entity, byName }: FormModel, { values }: ComparedSides): Record<string, unknown> {
  const field = byName.get('refDocumentType')?.field;
  return field === undefined || findNewType(entity) === undefined
    ? {}
    : { refDocumentType: valueToWire(field, values['refDocumentType']) };
}

/** Returns true if a save would change anything. */
export function hasChanges(model: FormModel, sides: SaveSides): boolean {
  return Object.keys(changesOf(model, sides)).length > 0;
}

type ComparedSides = Pick<SaveSides, 'values' | 'base' | 'codes'>;

function changesOf(model: FormModel, { values, base, codes }: ComparedSides): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { name, field, writable, part } of model.fields) {
    if (writable === 'never') continue;
    if (part !== undefined) {
      const isNamedByOthers = partsNamingLinesOf(model, name).length > 0;
      const rows = rowsBody(part, { rows: listOf(values[name]), before: listOf(base[name]), codes, isNamedByOthers });
      if (rows !== undefined) body[name] = rows;
    } else if (!sameValue(field, values[name], base[name])) body[name] = valueToWire(field, values[name]);
  }
  return body;
}

function rowsBody(
  part: FormModel,
  {
    rows,
    before,
    codes,
    isNamedByOthers,
  }: { rows: readonly AnyRecord[]; before: readonly AnyRecord[]; codes: CodeMap; isNamedByOthers: boolean },
): readonly unknown[] | undefined {
  if (rows === before) return undefined;
  const baseById = new Map(before.map((row) => [row['id'], row]));
  const remainingIds = new Set(rows.map((row) => row['id']));
  const removed = before.filter((row) => !remainingIds.has(row['id'])).map(({ id }) => ({ id, isDelete: true }));
  const blank = blankRecordOf(part, codes);
  const sent = rows.map((row) => {
    const base = baseById.get(row['id']);
    // A new row is sent without an id, which is only for the screen. Rows of other parts that belong to it name it by
    // that id, so it is sent as the number of the line.
    return base === undefined
      ? {
          ...(isNamedByOthers ? { [LINE_ID_FIELD]: row['id'] } : {}),
          ...changesOf(part, { values: row, base: blank, codes }),
        }
      : { id: row['id'], ...(row === base ? {} : changesOf(part, { values: row, base, codes })) };
  });
  const isUntouched =
    removed.length === 0 &&
    rows.length === before.length &&
    rows.every((row, index) => row['id'] === before[index]?.['id']) &&
    sent.every((row) => Object.keys(row).length === 1 && 'id' in row);
  return isUntouched ? undefined : [...sent, ...removed];
}
