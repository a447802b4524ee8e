/** A column of the table: everything that does not depend on the row is computed once. */
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { Locale } from '#language/label.ts';
import { inLocale } from '#language/label.ts';
import type { WireRecord } from '../../api/resource.ts';
import { COLUMN_WIDTH_PX } from '../../constants.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { columnText, isOwnName, type FieldColumn } from '../../fields/columns.ts';
import { isNumeric } from '../../fields/display.ts';
import { deadlineWordOf, type DeadlineWord } from './deadlines.ts';
import { statusColumnOf, type StatusColumn } from './statusStyles.ts';

export interface ListColumn extends FieldColumn {
  readonly title: string;
  /** The field that a click on the heading sorts by: for a name in two languages, the one that is displayed. */
  readonly sortPath: string;
  readonly kind: 'text' | 'number' | 'usage' | 'active' | 'yesNo' | 'status' | 'deadline';
  readonly status: StatusColumn | undefined;
  /** For a deadline: the word shown once it has passed. */
  readonly deadlineWord: DeadlineWord | undefined;
  /** Width until a person chooses another. */
  readonly defaultWidthPx: number;
  /** Names and sentences, not codes: may take the remaining room, and a second line. */
  readonly isLongText: boolean;
}

export function listColumnsOf(
  entity: AnyEntity,
  columns: readonly FieldColumn[],
  locale: Locale,
): readonly ListColumn[] {
  return columns.map((column) => {
    const { path, field } = column;
    const [status, deadlineWord] = [statusColumnOf(catalogue, entity, path), deadlineWordOf(catalogue, entity, path)];
    const unit =
      (field.kind === 'integer' || field.kind === 'decimal') && field.unit !== undefined
        ? ` (${inLocale(field.unit, locale)})`
        : '';
    const kind = kindOf(column, { status, deadlineWord });
    return {
      ...column,
      title: inLocale(column.label, locale) + unit,
      sortPath: sortPathOf(column, locale),
      kind,
      status,
      deadlineWord,
      defaultWidthPx: defaultWidthPxOf(field, { kind, status }),
      isLongText: kind === 'text' && isLongTextField(field),
    };
  });
}

function sortPathOf(column: FieldColumn, locale: Locale): string {
  return locale === 'en' && isOwnName(column) ? (column.englishPath ?? column.path) : column.path;
}

/** Including padding: a word or a date with its icon, a date alone, a bar with a number, a few letters, a name in two lines. */
const STATUS_WIDTH_PX = 216;
const STATUS_EDGES_PX = 64;
const LETTER_PX = 8;
const DEADLINE_WIDTH_PX = 188;
const DATE_WIDTH_PX = 110;
const USAGE_WIDTH_PX = 150;
const SHORT_WIDTH_PX = 120;
const SHORT_LETTERS = 12;
const WORDS_WIDTH_PX = 175;

function defaultWidthPxOf(field: Field, { kind, status }: Pick<ListColumn, 'kind' | 'status'>): number {
  if (status !== undefined) return Math.min(STATUS_WIDTH_PX, STATUS_EDGES_PX + status.longest * LETTER_PX);
  if (kind === 'deadline') return DEADLINE_WIDTH_PX;
  if (kind === 'usage') return USAGE_WIDTH_PX;
  if (field.kind === 'date') return DATE_WIDTH_PX;
  if (
    kind === 'active' ||
    kind === 'yesNo' ||
    kind === 'number' ||
    (field.kind === 'text' && field.code && field.max <= SHORT_LETTERS)
  )
    return SHORT_WIDTH_PX;
  return kind === 'text' && field.kind === 'text' && !field.code ? WORDS_WIDTH_PX : COLUMN_WIDTH_PX;
}

/** Also true for a code that is displayed in words. */
function isLongTextField(field: Field): boolean {
  return field.kind === 'text' && (!field.code || field.isOneWord === true);
}

function kindOf(
  { path, field }: FieldColumn,
  { status, deadlineWord }: Pick<ListColumn, 'status' | 'deadlineWord'>,
): ListColumn['kind'] {
  if (path === 'isActive') return 'active';
  if (status !== undefined) return 'status';
  if (deadlineWord !== undefined) return 'deadline';
  if (field.kind === 'boolean') return 'yesNo';
  if (field.kind === 'decimal' && field.display === 'usage') return 'usage';
  return isNumeric(field) ? 'number' : 'text';
}

/** Returns a name for the row: its first column that is not empty, then its second. */
export function rowNameOf(columns: readonly FieldColumn[], row: WireRecord, locale: Locale): string {
  const words = columns.slice(0, NAMING_COLUMNS).map((column) => columnText(column, row, locale));
  return words.filter((text) => text !== '').join(' · ');
}

const NAMING_COLUMNS = 2;
