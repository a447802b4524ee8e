/** Sorts problems in the order of the form from top to bottom, each with its position as labels. */
import { formFieldNamesOf } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { splitAddress } from './address.ts';
import { modelAt, type FormModel } from '../model/formModel.ts';
import type { FormProblem } from './problems.ts';
import { findComputed, type ComputedRecord } from './computeRecord.ts';

export interface PlacedProblem {
  readonly problem: FormProblem;
  /** Rows that contain it, outermost first: the table's label and the row's number. */
  readonly rows: readonly { readonly label: Label; readonly number: number }[];
  /** Undefined for the whole record or row. */
  readonly label: Label | undefined;
  /** True if the form has a field to move to. */
  readonly isOnForm: boolean;
}

export function placeProblems(
  model: FormModel,
  computed: ComputedRecord,
  problems: readonly FormProblem[],
): readonly PlacedProblem[] {
  const placed = problems.map((problem) => ({
    placed: placeProblem(model, computed, problem),
    order: orderOf(model, computed, problem.address),
  }));
  return placed.toSorted((item, other) => comparePositions(item.order, other.order)).map((item) => item.placed);
}

function placeProblem(model: FormModel, computed: ComputedRecord, problem: FormProblem): PlacedProblem {
  const { record, name } = splitAddress(problem.address);
  const segments = record === '' ? [] : record.split('.');
  const rows = segments.flatMap((tableName, index) => {
    if (index % 2 === 1) return [];
    const parentAddress = segments.slice(0, index).join('.');
    const place =
      findComputed(computed, parentAddress)?.rows[tableName]?.indexById.get(segments[index + 1] ?? '') ?? -1;
    return [
      {
        label: modelAt(model, parentAddress).byName.get(tableName)?.field.label ?? [tableName, tableName],
        number: place + 1,
      },
    ];
  });
  const top = segments[0] ?? name;
  return {
    problem,
    rows,
    label: modelAt(model, record).byName.get(name)?.field.label,
    isOnForm: top !== '' && namesOnForm(model).includes(top),
  };
}

/**
 * Returns the positions from the outside in: field, row, field. A field that is not on the form comes first, like the
 * whole record.
 */
function orderOf(model: FormModel, computed: ComputedRecord, address: string): readonly number[] {
  const segments = address.split('.');
  return segments.map((segment, index) => {
    const parentAddress = segments.slice(0, index - (index % 2)).join('.');
    if (index % 2 === 1)
      return findComputed(computed, parentAddress)?.rows[segments[index - 1] ?? '']?.indexById.get(segment) ?? -1;
    return namesOnForm(modelAt(model, parentAddress)).indexOf(segment);
  });
}

function comparePositions(positions: readonly number[], other: readonly number[]): number {
  for (const [index, place] of positions.entries()) {
    const difference = place - (other[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return positions.length - other.length;
}

function namesOnForm({ entity, fields }: FormModel): readonly string[] {
  const formNames = formFieldNamesOf(entity.form);
  return formNames.length > 0 ? formNames : fields.map(({ name }) => name);
}
