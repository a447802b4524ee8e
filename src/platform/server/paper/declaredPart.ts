/** The rows of a part on a declared form: a table, or row by row where a table would be too narrow to be read. */
import { formFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { AnyRecord } from '#language/record.ts';
import type { FormColumn, FormFact, FormTable, Lines } from '../print/formData.ts';
import { NONE } from './blocks.ts';
import { isSaid, isShown, valueLines } from './declaredValue.ts';
import type { Voice } from './voice.ts';

export type FormPart =
  | { readonly kind: 'value'; readonly text: Lines }
  | { readonly kind: 'table'; readonly table: FormTable }
  | { readonly kind: 'rows'; readonly rows: readonly FormRow[] };

export interface FormRow {
  readonly number: string;
  readonly facts: readonly FormFact[];
}

export interface Rows {
  /** With names beside the references. */
  readonly named: readonly AnyRecord[];
  /** As they are stored, in the same order: what is shown of a row depends on it. */
  readonly stored: readonly AnyRecord[];
}

/** Beside its number: on a page 16 cm wide each of more would have less than two and a half. */
const MOST_COLUMNS = 6;
const NUMBER_CM = 1.2;

export function partOf(
  catalogue: Catalogue,
  voice: Voice,
  { part, rows: { named, stored } }: { readonly part: AnyEntity; readonly rows: Rows },
): FormPart {
  if (named.length === 0) return { kind: 'value', text: voice.say(NONE) };
  const fields = fieldsOf(part);
  const cellsOf = (row: AnyRecord, index: number): readonly (readonly string[])[] =>
    fields.map(([name, field]) =>
      isShown(part, name, stored[index] ?? {})
        ? valueLines(catalogue, voice, {
            field,
            value: row[name],
            isInCell: true,
          })
        : [],
    );
  const places = named.map((_, index) => voice.count(index + 1));
  if (fields.length > MOST_COLUMNS) {
    const factsOf = (row: AnyRecord, index: number): readonly FormFact[] =>
      cellsOf(row, index)
        .map((text, at) => ({ label: titleLines(voice, fields[at]?.[1]).join(' '), text }))
        .filter(({ text }) => text.length > 0);
    return {
      kind: 'rows',
      rows: named.map((row, index) => ({ number: places[index] ?? '', facts: factsOf(row, index) })),
    };
  }
  const columns: readonly FormColumn[] = [
    { title: voice.say(['ลำดับ', 'No.']), cm: NUMBER_CM, align: 'center' },
    ...fields.map(([, field]) => columnOf(voice, field)),
  ];
  const rows = named.map((row, index) => [
    places[index] ?? '',
    ...cellsOf(row, index).map((lines) => (lines.length === 0 ? '–' : lines)),
  ]);
  return { kind: 'table', table: { columns, rows } };
}

/** Those of its own form, in their order. */
function fieldsOf(part: AnyEntity): readonly (readonly [string, Field])[] {
  return formFieldsOf(part.form).flatMap((name) => {
    const field = Object.hasOwn(part.fields, name) ? part.fields[name] : undefined;
    return field === undefined || !isSaid(field) ? [] : [[name, field] as const];
  });
}

/** How much of the width each kind needs beside the others. */
const SHARES: Readonly<Partial<Record<Field['kind'], number>>> = {
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
const DATE_CM = 2.4;

function columnOf(voice: Voice, field: Field): FormColumn {
  const share = field.kind === 'text' && field.multiline ? LONG_SHARE : (SHARES[field.kind] ?? 2);
  const title = titleLines(voice, field);
  // A day is never broken over two lines.
  if (field.kind === 'date') return { title, cm: DATE_CM };
  const isNumber = field.kind === 'integer' || field.kind === 'decimal';
  return { title, share, ...(isNumber ? { align: 'right' } : field.kind === 'boolean' ? { align: 'center' } : {}) };
}

/** The unit stands once, above the numbers. */
function titleLines(voice: Voice, field: Field | undefined): readonly string[] {
  if (field === undefined) return [];
  const unit = field.kind === 'integer' || field.kind === 'decimal' ? field.unit : undefined;
  return [voice.say(field.label), ...(unit === undefined ? [] : [`(${voice.say(unit)})`])];
}
