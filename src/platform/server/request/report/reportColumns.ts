/** The columns of a report: what is stored, as an export writes it, and how a document stands today, which is stored nowhere. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { findPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { standingLabels, standingOf } from '#platform/model/request/shortDetail.ts';

export interface ReportColumn {
  readonly label: Label;
  /** Of the document: all that the cell is made of. */
  readonly paths: readonly string[];
  /** From the values at its paths, in their order; absent where there is one, which is written as an export writes it. */
  readonly textOf?: (values: readonly unknown[], how: ColumnFormat) => string;
  /** Of a column made of rows: what is read of each. Its one path is theirs, and its one value all of them. */
  readonly ofRows?: readonly string[];
}

export interface ColumnFormat {
  readonly locale: Locale;
  readonly today: PlainDate;
  /** Of the line, from 1. */
  readonly number: number;
  /** Of the row of a choice as it travels, whose words an administrator may have changed. */
  readonly codeOf: (id: string) => string | undefined;
}

export function valueColumn(label: Label, path: string): ReportColumn {
  return { label, paths: [path] };
}

export const numberColumn: ReportColumn = {
  label: ['ลำดับ', 'No.'],
  paths: [],
  textOf: (_, { number }) => String(number),
};

/** What is told of each row, one after the other, and of several that say the same once. */
export function rowsColumn(
  label: Label,
  path: string,
  {
    ofRows,
    textOf,
  }: { readonly ofRows: readonly string[]; readonly textOf: (row: unknown, how: ColumnFormat) => string },
): ReportColumn {
  return {
    label,
    paths: [path],
    ofRows,
    textOf: ([rows], how) =>
      [...new Set((Array.isArray(rows) ? (rows as readonly unknown[]) : []).map((row) => textOf(row, how)))].join('; '),
  };
}

/** What stands in two fields, one for each language. */
export function bilingualColumn(label: Label, { th, en }: { readonly th: string; readonly en: string }): ReportColumn {
  return {
    label,
    paths: [th, en],
    textOf: ([thai, english], { locale }) => inLocale([plainText(thai), plainText(english)], locale),
  };
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A record or a choice that a row refers to, as it travels. */
export interface NamedValue {
  readonly nameTh?: string;
  readonly nameEn?: string | null;
  readonly value?: string;
  readonly value2?: string | null;
}

export function nameIn(named: NamedValue | null, locale: Locale): string {
  const th = named?.nameTh ?? named?.value ?? '';
  return inLocale([th, named?.nameEn ?? named?.value2 ?? th], locale);
}

/** Of what was issued, how it stands; of the rest, how far the request has come. */
export const standingColumn: ReportColumn = {
  label: ['สถานะ', 'Status'],
  paths: ['revision', 'isCurrent', 'refDossier.refState', 'refDossier.expireDate', 'refRequest.refStatus'],
  textOf: ([revision, isCurrent, state, expires, status], { locale, today, codeOf }) => {
    if (typeof revision !== 'number') return choiceText(status, locale);
    const standing = standingOf({
      state: codeOf(choiceOf(state).id) ?? '',
      expires: typeof expires === 'string' ? (findPlainDate(expires) ?? null) : null,
      today,
      isCurrent: isCurrent === true,
    });
    return inLocale(standingLabels[standing], locale);
  },
};

interface ChoiceValue {
  readonly id: string;
  readonly value: string;
  readonly value2: string | null;
}

function choiceOf(value: unknown): ChoiceValue {
  return (value ?? { id: '', value: '', value2: null }) as ChoiceValue;
}

function choiceText(value: unknown, locale: Locale): string {
  const { value: th, value2: en } = choiceOf(value);
  return inLocale([th, en ?? th], locale);
}
