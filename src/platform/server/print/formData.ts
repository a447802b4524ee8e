/**
 * The data of the blocks in `form.typ`. A pure function of a module produces all of it, word for word, in the language
 * of the document and with its digits; the template only places the blocks.
 */
import type { Locale } from '#language/label.ts';
import { toThaiDigits } from '#language/values/thaiDigits.ts';

/** One line, or several below each other. */
export type Lines = string | readonly string[];

/** `form-paper`: the metadata of the document. */
export interface FormAbout {
  readonly title: string;
  readonly author: string;
  readonly keywords: readonly string[];
  /** The date of issue, the only date in the file, in the common era. */
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly lang: Locale;
}

/** `form-paper(stamp:)`: printed across every page. */
export interface FormStamp {
  readonly kind: 'draft' | 'cancelled';
  /** On a draft they are below each other, on a cancelled document side by side. */
  readonly words: readonly string[];
  /** Since when, and by which order; only on a cancelled document. */
  readonly note: string | null;
}

/** A QR code with this text: the printer replaces it by its drawing (`qr.mjs`). */
export interface QrCode {
  readonly qrOf: string;
}

/** `form-paper(check:)`: at the foot of every page. */
export interface FormCheck {
  readonly title: string;
  readonly help: string;
  readonly address: string;
  readonly qr: QrCode;
  readonly serialTitle: string;
  readonly serial: string;
}

/** `form-paper`, all of it. */
export interface FormPaper {
  readonly about: FormAbout;
  /** The number of the form in the law: วอ./กษ./กปม.๑ */
  readonly code: string | null;
  readonly mark: string | null;
  readonly stamp: FormStamp | null;
  readonly check: FormCheck | null;
}

/** A picture among those passed to the printer, and its description for people who cannot see it. */
export interface FormPicture {
  readonly picture: string;
  readonly alt: string;
}

/** `form-head`. Without an emblem, a neutral drawing is used. */
export interface FormHead {
  readonly emblem: FormPicture | null;
  readonly title: string;
  readonly subtitle: Lines | null;
}

/** `number-line`. */
export interface FormNumber {
  readonly left: Lines;
  readonly right: Lines;
}

export interface FormFact {
  readonly label: string;
  readonly text: Lines;
}

/** `holder`: to whom it was issued. */
export interface FormHolder {
  readonly lead: Lines | null;
  readonly name: string;
  readonly facts: readonly FormFact[];
}

/** `items`. Without `text` the label is a sentence of its own; an empty text is a line to write on. */
export interface FormItem {
  readonly number: string;
  readonly label: string;
  readonly text?: Lines | null;
  readonly strong?: boolean;
  readonly items?: readonly FormItem[];
}

/** `data-table`. */
export interface FormTable {
  readonly columns: readonly FormColumn[];
  readonly rows: readonly (readonly Lines[])[];
  /** No row is parted by the end of a page, unless it is very long. */
  readonly hasWholeRows?: true;
  /** Below the rows: a label, and the cells of the last columns. */
  readonly totals?: readonly { readonly label: Lines; readonly cells: readonly Lines[] }[];
}

/** The width is `cm`, or a `share` of what the others leave, or that of the content. */
export interface FormColumn {
  readonly title: Lines;
  readonly cm?: number;
  readonly share?: number;
  readonly align?: 'left' | 'right' | 'center';
}

/** `choices`. */
export interface FormChoices {
  readonly columns?: number;
  readonly choices: readonly { readonly on: boolean; readonly text: Lines }[];
}

/** `note-lines`. */
export interface FormNotes {
  readonly title: string | null;
  readonly count: number;
}

/** `conditions`. */
export interface FormConditions {
  readonly title: string;
  readonly items: readonly { readonly number: string; readonly text: Lines }[];
}

/** `barcode`: the drawing of `code128Svg`, and the text below it. */
export interface FormBarcode {
  readonly svg: string;
  readonly said: string;
  /** The height of the bars. */
  readonly cm?: number;
}

/** `signature`. */
export interface FormSignature {
  readonly picture: FormPicture | null;
  /** Printed before the dotted line: ลงชื่อ */
  readonly lead: string;
  /** Already in brackets. */
  readonly name: string;
  readonly positions: readonly string[];
  /** ปฏิบัติราชการแทน … */
  readonly acting: readonly string[];
  /** ลงนามด้วยลายมือชื่ออิเล็กทรอนิกส์, and when. */
  readonly electronic: Lines | null;
}

/** Thai papers have Thai digits; codes, addresses and machine-readable texts keep theirs. */
export function inDigitsOf(lang: Locale, text: string): string {
  return lang === 'th' ? toThaiDigits(text) : text;
}
