/** Prints the value of a declared field, and decides which fields are printed at all. */
import { getEntity, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import type { NamedCode, NamedFile, NamedReference } from '#language/namedRecord.ts';
import type { AnyRecord } from '#language/record.ts';
import { formatDuration } from '#language/values/duration.ts';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { inDigitsOf } from '../print/formData.ts';
import { cleanLines, joined, oneLine } from './cleanText.ts';
import type { PaperFormatter } from './paperFormatter.ts';

/**
 * An application belongs to the applicant: it contains the fields they may read themselves. Secrets are never printed.
 */
const PRINTED_CLASSES: ReadonlySet<Field['class']> = new Set(['public', 'personal']);

/**
 * Values that no person filled in are not printed: ids, objects of programs, records that only point here, and figures
 * that are computed whenever they are read.
 */
export function isPrinted(field: Field): boolean {
  const { kind } = field;
  const isComputed = kind === 'decimal' && field.from !== undefined;
  const isForPrograms =
    isComputed || kind === 'uuid' || kind === 'inverse' || (kind === 'json' && field.shape === 'object');
  return PRINTED_CLASSES.has(field.class) && !isForPrograms;
}

/** As the form on the screen: `record` as stored, without names. */
export function isVisible(entity: AnyEntity, name: string, record: AnyRecord): boolean {
  return entity.behaviour[name]?.shownWhen?.(record as never) ?? true;
}

const YES: Label = ['ใช่', 'Yes'];
const NO: Label = ['ไม่ใช่', 'No'];

export interface PrintedValue {
  readonly field: Field;
  /** With names in addition to the references (`namedRecord.ts`). */
  readonly value: unknown;
  /** The record of the value: for a reference to an issued document it has the number under which that was issued. */
  readonly record?: AnyRecord;
  /** In a cell of a table, dates are short. */
  readonly isInCell?: boolean;
}

/** Returns the lines; none if there is no value. */
export function valueLines(
  catalogue: Catalogue,
  format: PaperFormatter,
  { field, value, record, isInCell = false }: PrintedValue,
): readonly string[] {
  if (value === null || value === undefined) return [];
  const withUnit = (text: string, unit: Label | undefined): readonly string[] => [
    joined([text, format.labelText(unit)]),
  ];
  switch (field.kind) {
    case 'text':
      // A name or a code is unchanged; digits of prose become Thai.
      return field.multiline ? format.proseLines(value as string) : cleanLines(oneLine(value));
    case 'integer':
      if (field.isDuration === true) return [inDigitsOf(format.lang, formatDuration(value as number, format.lang))];
      return withUnit(format.number(decimal(value as number)), isInCell ? undefined : field.unit);
    case 'decimal':
      return withUnit(format.number(value as Decimal), isInCell ? undefined : field.unit);
    case 'boolean':
      return [format.labelText(value === true ? YES : NO)];
    case 'date':
      return [isInCell ? format.shortDate(value as PlainDate) : format.longDate(value as PlainDate)];
    case 'instant':
      return [format.dateTime(value as Instant)];
    case 'choice':
      return [format.labelText((value as NamedCode).name)];
    case 'lookup':
      return [format.labelText((value as NamedReference).name)];
    case 'ref':
      return [
        joined(
          [
            oneLine(record?.[field.refersTo?.snapshot.number ?? '']),
            referenceText(format, getEntity(catalogue, field.target), value as NamedReference),
          ],
          ' · ',
        ),
      ];
    case 'file':
      return [oneLine((value as NamedFile).name)];
    case 'json':
      return listLines(format, value);
    case 'parts':
      return (value as readonly AnyRecord[]).map((row) =>
        rowLine(catalogue, format, {
          part: getEntity(catalogue, field.target),
          row,
        }),
      );
    case 'uuid':
    case 'inverse':
      return [];
  }
}

/** `CN · จีน (China)`, as on the screen. User names are private and not printed. */
function referenceText(format: PaperFormatter, { card }: AnyEntity, { code, name }: NamedReference): string {
  const nameText = format.bothNames(name);
  const key = card?.key === 'username' ? '' : oneLine(code);
  return key === nameText ? nameText : joined([key, nameText], ' · ');
}

function listLines(format: PaperFormatter, value: unknown): readonly string[] {
  const list = Array.isArray(value) ? (value as readonly (NamedCode | string)[]) : [];
  return list.map((item) => (typeof item === 'string' ? oneLine(item) : format.labelText(item.name)));
}

/** Nested rows have no table of their own: each is printed in one line. */
function rowLine(
  catalogue: Catalogue,
  format: PaperFormatter,
  { part, row }: { part: AnyEntity; row: AnyRecord },
): string {
  const values = Object.entries(part.fields).filter(([, field]) => isPrinted(field));
  return joined(
    values.map(([name, field]) => valueLines(catalogue, format, { field, value: row[name], isInCell: true }).join(' ')),
    ' · ',
  );
}
