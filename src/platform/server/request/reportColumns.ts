/** The columns of a report: what is stored, as an export writes it, and how a document stands today, which is stored nowhere. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { findPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { standingLabels, standingOf } from '#platform/model/request/shortDetail.ts';

export interface ReportColumn {
  readonly label: Label;
  /** Of the document: all that the cell is made of. */
  readonly paths: readonly string[];
  /** From the values at its paths, in their order; absent where there is one, which is written as an export writes it. */
  readonly textOf?: (values: readonly unknown[], how: HowToTell) => string;
}

export interface HowToTell {
  readonly locale: Locale;
  readonly today: PlainDate;
  /** Of the row of a choice as it travels, whose words an administrator may have changed. */
  readonly codeOf: (id: string) => string | undefined;
}

export function valueColumn(label: Label, path: string): ReportColumn {
  return { label, paths: [path] };
}

/** Of what was issued, how it stands; of the rest, how far the request has come. */
export const standingColumn: ReportColumn = {
  label: ['สถานะ', 'Status'],
  paths: ['revision', 'isCurrent', 'refDossier.refState', 'refDossier.expireDate', 'refRequest.refStatus'],
  textOf: ([revision, isCurrent, state, expires, status], { locale, today, codeOf }) => {
    if (typeof revision !== 'number') return choiceText(status, locale);
    const standing = standingOf({ state: codeOf(choiceOf(state).id) ?? '', expires: typeof expires === 'string' ? (findPlainDate(expires) ?? null) : null, today, isCurrent: isCurrent === true });
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
