/**
 * The columns of a report: stored values, written as in an export, and the standing of a document today, which is not
 * stored.
 */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { findPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { standingLabels, standingOf, type Standing } from '#platform/model/request/shortDetail.ts';

export interface ReportColumn {
  readonly label: Label;
  /** The paths in the document from which the cell is made. */
  readonly paths: readonly string[];
  /**
   * Makes the text from the values at the paths, in their order; absent if there is one path, whose value is written as
   * in an export.
   */
  readonly textOf?: (values: readonly unknown[], how: ColumnFormat) => string;
  /**
   * For a column made of rows: the paths that are read of each row. Its only path is that of the rows, and its only
   * value is all of them.
   */
  readonly ofRows?: readonly string[];
}

export interface ColumnFormat {
  readonly locale: Locale;
  readonly today: PlainDate;
  /** The number of the line, from 1. */
  readonly number: number;
  /** Returns the code of a choice by the id of its row; its label may have been changed by an administrator. */
  readonly codeOf: (id: string) => string | undefined;
  /** The state and expiry of each dossier on which the document of this line rests (`restsOn` of `refersTo`). */
  readonly bases: readonly { readonly state: unknown; readonly expires: unknown }[];
}

export function valueColumn(label: Label, path: string): ReportColumn {
  return { label, paths: [path] };
}

export const numberColumn: ReportColumn = {
  label: ['ลำดับ', 'No.'],
  paths: [],
  textOf: (_, { number }) => String(number),
};

/** Joins the text of each row, and writes equal texts once. */
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

/**
 * The documents to which rows refer, by number and name: `HZ216900001 AQ-CHLOR 65`. `stem` is that of the reference:
 * `haz` of `refHaz`.
 */
export function referredColumn(label: Label, path: string, stem: string): ReportColumn {
  const names = [`${stem}Number`, `${stem}NameTh`, `${stem}NameEn`] as const;
  return rowsColumn(label, path, {
    ofRows: names,
    textOf: (row, { locale }) => {
      const [number, th, en] = names.map((name) => plainText((row as AnyRecord)[name]));
      return `${number} ${inLocale([th ?? '', en === '' || en === undefined ? (th ?? '') : en], locale)}`.trim();
    },
  });
}

/** A column from two fields, one for each language. */
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

/** A record or a choice that a row refers to, as it is sent to clients. */
export interface NamedValue {
  readonly nameTh?: string;
  readonly nameEn?: string | null;
  readonly value?: string;
  readonly value2?: string | null;
}

export function nameIn(record: NamedValue | null, locale: Locale): string {
  const th = record?.nameTh ?? record?.value ?? '';
  return inLocale([th, record?.nameEn ?? record?.value2 ?? th], locale);
}

/** The standing of an issued document; for others, the state of the request. */
export const standingColumn: ReportColumn = {
  label: ['สถานะ', 'Status'],
  paths: ['revision', 'isCurrent', 'refDossier.refState', 'refDossier.expireDate', 'refRequest.refStatus'],
  textOf: ([revision, isCurrent, state, expires, status], { locale, today, codeOf, bases }) => {
    if (typeof revision !== 'number') return choiceText(status, locale);
    const standingAt = (dossier: ColumnFormat['bases'][number], isCurrentRevision: boolean): Standing =>
      standingOf({
        state: codeOf(choiceOf(dossier.state).id) ?? '',
        expires: typeof dossier.expires === 'string' ? (findPlainDate(dossier.expires) ?? null) : null,
        today,
        isCurrent: isCurrentRevision,
      });
    const own = standingAt({ state, expires }, isCurrent === true);
    const isBaseLost = own === 'valid' && bases.some((base) => standingAt(base, true) !== 'valid');
    return inLocale(standingLabels[isBaseLost ? 'baseNotInForce' : own], locale);
  },
};

/** The document by which it was used up, and when; empty if it was not. */
export const usedUpColumn: ReportColumn = {
  label: ['ใช้สิทธิโดย', 'Used up by'],
  paths: ['refDossier.refUsedBy.code', 'refDossier.usedDate'],
  textOf: ([code, on], { locale }) => {
    const day = typeof on === 'string' ? findPlainDate(on) : undefined;
    return [plainText(code), day === undefined ? '' : formatDate(day, locale)]
      .filter((text) => text !== '')
      .join(' · ');
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
