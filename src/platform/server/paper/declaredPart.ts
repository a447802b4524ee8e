/** Prints the rows of a part on a declared form: as a table, or row by row if a table would be too narrow to read. */
import { formFieldNamesOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { AnyRecord } from '#language/record.ts';
import type { FormColumn, FormFact, FormTable, Lines } from '../print/formData.ts';
import { NONE_LABEL } from './blocks.ts';
import { isPrinted, isVisible, valueLines } from './declaredValue.ts';
import type { PaperFormatter } from './paperFormatter.ts';

export type FormPart =
  | { readonly kind: 'value'; readonly text: Lines }
  | { readonly kind: 'table'; readonly table: FormTable }
  | { readonly kind: 'rows'; readonly rows: readonly FormRow[] };

export interface FormRow {
  readonly number: string;
  readonly facts: readonly FormFact[];
}

export interface PartRows {
  /** With names in addition to the references. */
  readonly named: readonly AnyRecord[];
  /** As stored, in the same order: which fields of a row are printed depends on it. */
  readonly stored: readonly AnyRecord[];
}

/**
 * In addition to its number: on a page 16 cm wide, more columns would have less than two and a half centimetres each.
 */
const MAX_COLUMNS = 6;
const NUMBER_CM = 1.2;

export function formPartOf(
  catalogue: Catalogue,
  format: PaperFormatter,
  { part, rows: { named, stored } }: { readonly part: AnyEntity; readonly rows: PartRows },
): FormPart {
  if (named.length === 0) return { kind: 'value', text: format.labelText(NONE_LABEL) };
  // A column that is hidden in every row is left out.
  const fields = fieldsOf(part).filter(
    ([name]) => stored.length === 0 || stored.some((row) => isVisible(part, name, row)),
  );
  const cellsOf = (row: AnyRecord, index: number): readonly (readonly string[])[] =>
    fields.map(([name, field]) =>
      isVisible(part, name, stored[index] ?? {})
        ? valueLines(catalogue, format, {
            field,
            value: row[name],
            record: row,
            isInCell: true,
          })
        : [],
    );
  const places = named.map((_, index) => format.count(index + 1));
  if (fields.length > MAX_COLUMNS) {
    const factsOf = (row: AnyRecord, index: number): readonly FormFact[] =>
      cellsOf(row, index)
        .map((text, at) => ({ label: titleLines(format, fields[at]?.[1]).join(' '), text }))
        .filter(({ text }) => text.length > 0);
    return {
      kind: 'rows',
      rows: named.map((row, index) => ({ number: places[index] ?? '', facts: factsOf(row, index) })),
    };
  }
  const columns: readonly FormColumn[] = [
    { title: format.labelText(['ลำดับ', 'No.']), cm: NUMBER_CM, align: 'center' },
    ...fields.map(([, field]) => columnOf(format, field)),
  ];
  const rows = named.map((row, index) => [
    places[index] ?? '',
    ...cellsOf(row, index).map((lines) => (lines.length === 0 ? '–' : lines)),
  ]);
  return { kind: 'table', table: { columns, rows } };
}

/** The fields of its own form, in their order. */
function fieldsOf(part: AnyEntity): readonly (readonly [string, Field])[] {
  return formFieldNamesOf(part.form).flatMap((name) => {
    const field = Object.hasOwn(part.fields, name) ? part.fields[name] : undefined;
    return field === undefined || !isPrinted(field) ? [] : [[name, field] as const];
  });
}

/** The share of the width that each kind of field needs. */
const COLUMN_SHARES: Readonly<Partial<Record<Field['kind'], number>>> = {
  text: 2,
  ref: 2,
  lookup: 1.5,
  choice: 1.5,
  file: 2,
  parts: 3,
  json: 2,
  boolean: 1,
  integer: 1.2,
  decimal: 1.3,
};
const LONG_SHARE = 3;
const DATE_CM = 2.7;

function columnOf(format: PaperFormatter, field: Field): FormColumn {
  const share = field.kind === 'text' && field.multiline ? LONG_SHARE : (COLUMN_SHARES[field.kind] ?? 2);
  const title = titleLines(format, field);
  // A date is never broken over two lines.
  if (field.kind === 'date') return { title, cm: DATE_CM };
  const isNumber = field.kind === 'integer' || field.kind === 'decimal';
  return { title, share, ...(isNumber ? { align: 'right' } : field.kind === 'boolean' ? { align: 'center' } : {}) };
}

/** The unit is printed once, above the numbers. */
function titleLines(format: PaperFormatter, field: Field | undefined): readonly string[] {
  if (field === undefined) return [];
  const unit = field.kind === 'integer' || field.kind === 'decimal' ? field.unit : undefined;
  return [format.labelText(field.label), ...(unit === undefined ? [] : [`(${format.labelText(unit)})`])];
}
