/** Columns for the rows of a part in view mode: its fields, or the columns of the module. */
import type { ComponentType } from 'react';
import { formFieldNamesOf } from '#language/catalogue.ts';
import type { Field } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { isNumeric } from '../../fields/display.ts';
import type { FormModel } from '../model/formModel.ts';
import type { ReadColumn } from '../model/formTable.ts';
import type { ComputedRecord } from '../store/computeRecord.ts';

export interface PartColumn {
  readonly name: string;
  readonly title: Label;
  readonly unit: Label | undefined;
  readonly isNumber: boolean;
  readonly isTitle: boolean;
  /** Set if the value is displayed as any other field. */
  readonly field: Field | undefined;
  readonly Value: ComponentType<{ readonly row: string }> | undefined;
}

type Columns = readonly PartColumn[];

export function partColumnsOf(part: FormModel, rows: readonly ComputedRecord[], own?: readonly ReadColumn[]): Columns {
  return own === undefined
    ? readFieldColumns(part, rows)
    : own
        .map((column) => ownColumn(part, column))
        .filter(({ name, field, Value }) => field === undefined || Value !== undefined || isVisibleInSome(rows, name));
}

function ownColumn(part: FormModel, { name, title, isNumber, isTitle = false, Value }: ReadColumn): PartColumn {
  const field = part.byName.get(name)?.field;
  const head = { title: title ?? field?.label ?? ([name, name] as const), unit: undefined };
  return { name, ...head, isNumber: isNumber ?? (field !== undefined && isNumeric(field)), isTitle, field, Value };
}

/** In the order of the part's form, without fields that are visible in no row. */
function readFieldColumns(part: FormModel, rows: readonly ComputedRecord[]): Columns {
  const formFields = formFieldNamesOf(part.entity.form).flatMap((name) => part.byName.get(name) ?? []);
  return (formFields.length > 0 ? formFields : part.fields)
    .filter(({ field: { kind } }) => kind !== 'parts' && kind !== 'inverse')
    .filter(({ name }) => isVisibleInSome(rows, name))
    .map(({ name, field }) => ({
      name,
      title: field.label,
      unit: 'unit' in field ? field.unit : undefined,
      isNumber: isNumeric(field),
      isTitle: false,
      field,
      Value: undefined,
    }));
}

function isVisibleInSome(rows: readonly ComputedRecord[], name: string): boolean {
  return rows.some(({ values, flags }) => name in values && flags[name]?.isVisible === true);
}
