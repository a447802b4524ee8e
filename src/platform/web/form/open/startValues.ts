/** Values with which a new record begins, handed over by the page from which it is begun. */
import { isPlainObject } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import type { CodeMap } from '../../fields/options/codeMap.ts';
import { valueFromWire } from '../../fields/wire.ts';
import { newId } from '../../newId.ts';
import type { FormModel } from '../model/formModel.ts';
import { blankRecordOf } from '../store/blank.ts';

/** The state of a navigation to a create page. */
export interface StartState {
  /** Values as the server sends them; rows without ids. */
  readonly startValues: AnyRecord;
}

export function findStartValues(state: unknown): AnyRecord | undefined {
  const values = isPlainObject(state) ? state['startValues'] : undefined;
  return isPlainObject(values) ? values : undefined;
}

/** Converts them for the form. Fields that a person cannot fill in are left out. */
export function startValuesOf(model: FormModel, codes: CodeMap, values: AnyRecord): AnyRecord {
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
