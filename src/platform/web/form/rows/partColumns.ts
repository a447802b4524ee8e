/** What stands in each column where the rows of a part are read: its fields, or what the module draws of them. */
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
  /** Of a field that is shown as every other. */
  readonly field: Field | undefined;
  readonly Value: ComponentType<{ readonly row: string }> | undefined;
}

type Columns = readonly PartColumn[];

export function partColumnsOf(part: FormModel, rows: readonly ComputedRecord[], own?: readonly ReadColumn[]): Columns {
  return own === undefined ? readFieldColumns(part, rows) : own.map((column) => ownColumn(part, column));
}

function ownColumn(part: FormModel, { name, title, isNumber, isTitle = false, Value }: ReadColumn): PartColumn {
  const field = part.byName.get(name)?.field;
  const head = { title: title ?? field?.label ?? ([name, name] as const), unit: undefined };
  return { name, ...head, isNumber: isNumber ?? (field !== undefined && isNumeric(field)), isTitle, field, Value };
}

/** In the order of the part's form, without what nobody here is shown. */
function readFieldColumns(part: FormModel, rows: readonly ComputedRecord[]): Columns {
  const named = formFieldNamesOf(part.entity.form).flatMap((name) => part.byName.get(name) ?? []);
  return (named.length > 0 ? named : part.fields)
    .filter(({ field: { kind } }) => kind !== 'parts' && kind !== 'inverse')
    .filter(({ name }) => rows.some((row) => isVisibleIn(row, name)))
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

function isVisibleIn({ values, flags }: ComputedRecord, name: string): boolean {
  return name in values && flags[name]?.isVisible === true;
}
