/** Values with which a new record begins, handed over by the page from which it is begun. */
import { isPlainObject } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import type { CodeMap } from '../../fields/options/codeMap.ts';
import { valueFromWire } from '../../fields/wire.ts';
import { newId } from '../../newId.ts';
import type { FormModel } from '../model/formModel.ts';
import { valuesFromPick, type PickedDocument } from '../reference/pickedReference.ts';
import { blankRecordOf } from '../store/blank.ts';

/** The state of a navigation to a create page. */
export interface StartState {
  /** Values as the server sends them; rows without ids. */
  readonly startValues: AnyRecord;
  /** A document that is chosen already in the first row of a part. */
  readonly startReference?: StartReference;
}

export interface StartReference {
  readonly part: string;
  readonly field: string;
  readonly picked: PickedDocument;
}

export function findStart(state: unknown): StartState | undefined {
  const values = isPlainObject(state) ? state['startValues'] : undefined;
  // Written by our own pages alone.
  return isPlainObject(values) ? (state as StartState) : undefined;
}

export function startRecordOf(
  model: FormModel,
  codes: CodeMap,
  { startValues, startReference }: StartState,
): AnyRecord {
  const values = startValuesOf(model, codes, startValues);
  if (startReference === undefined) return values;
  const { part: name, field, picked } = startReference;
  const part = model.fields.find((modelField) => modelField.name === name)?.part;
  if (part === undefined) return values;
  const named = valuesFromPick(part.entity, field, picked);
  return { ...values, [name]: [{ ...blankRecordOf(part, codes), ...named, id: newId(), isNew: true }] };
}

/** Converts them for the form. Fields that a person cannot fill in are left out. */
function startValuesOf(model: FormModel, codes: CodeMap, values: AnyRecord): AnyRecord {
  const entries = model.fields.flatMap(({ name, field, writable, part }) => {
    const value = values[name];
    if (writable === 'never' || value === undefined || value === null) return [];
    if (part === undefined) return [[name, valueFromWire(field, value)] as const];
    const rows = Array.isArray(value) ? (value as readonly unknown[]).filter(isPlainObject) : [];
    return [[name, rows.map((row) => startRow(part, codes, row))] as const];
  });
  return Object.fromEntries(entries);
}

function startRow(part: FormModel, codes: CodeMap, row: AnyRecord): AnyRecord {
  return { ...blankRecordOf(part, codes), ...startValuesOf(part, codes, row), id: newId(), isNew: true };
}
