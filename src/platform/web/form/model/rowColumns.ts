/** Decides which fields of a row are columns of the table, and which are shown only when the row is opened. */
import { formFieldNamesOf } from '#language/catalogue.ts';
import type { Field } from '#language/field.ts';
import type { FormModel, ModelField } from './formModel.ts';

export interface RowColumn {
  readonly modelField: ModelField;
  readonly widthPx: number;
  /** Numbers are aligned to the right. */
  readonly isNumber: boolean;
}

/** As many as can be read at a glance; a row with more fields is opened. */
const COLUMNS_MAX = 8;

/** A row that a module draws has room for all of its fields. */
export function rowColumnsOf(
  part: FormModel,
  {
    isUnseen = () => false,
    columnsMax = COLUMNS_MAX,
  }: { readonly isUnseen?: (field: Field) => boolean; readonly columnsMax?: number } = {},
): readonly RowColumn[] {
  const cellFields = rowFieldsOf(part).filter(({ field }) => fitsInCell(field) && !isUnseen(field));
  return (cellFields.length > columnsMax ? chosenOf(part, cellFields) : cellFields).map((modelField) => ({
    modelField,
    widthPx: widthPxOf(modelField.field),
    isNumber: modelField.field.kind === 'integer' || modelField.field.kind === 'decimal',
  }));
}

/** Returns true if a row has more fields than its columns. */
export function hasMore(part: FormModel, columns: readonly RowColumn[]): boolean {
  return rowFieldsOf(part).length > columns.length;
}

/** Returns the fields in the order of the part's own form; all fields if it has no form. */
function rowFieldsOf(part: FormModel): readonly ModelField[] {
  const formFields = formFieldNamesOf(part.entity.form).flatMap((name) => part.byName.get(name) ?? []);
  return formFields.length > 0 ? formFields : part.fields;
}

/** The list columns of the part are its most important fields. */
function chosenOf({ entity }: FormModel, candidates: readonly ModelField[]): readonly ModelField[] {
  const listed = new Set(entity.list.columns.map((path) => path.split('.')[0]));
  const chosen = candidates.filter(({ name }) => listed.has(name));
  return (chosen.length > 0 ? chosen : candidates).slice(0, COLUMNS_MAX);
}

function fitsInCell({ kind }: Field): boolean {
  return kind !== 'parts' && kind !== 'inverse' && kind !== 'json' && kind !== 'file';
}

function widthPxOf(field: Field): number {
  switch (field.kind) {
    case 'integer':
    case 'boolean':
      return 112;
    case 'decimal':
      return 144;
    case 'date':
      return 160;
    case 'instant':
      return 240;
    case 'text':
      return field.code || field.max <= SHORT_TEXT ? 160 : 240;
    case 'choice':
    case 'lookup':
      return 192;
    case 'ref':
      // Number, name and standing of an issued document, with its two buttons.
      return field.refersTo === undefined ? 240 : 320;
    default:
      return 240;
  }
}

const SHORT_TEXT = 60;
