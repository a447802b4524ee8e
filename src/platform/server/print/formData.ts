/**
 * What the blocks of form.typ read. A pure function of a module says all of it, word for word, in the language of the
 * document and with its digits; the template only says where each block stands.
 */
import type { Locale } from '#language/label.ts';
import { toThaiDigits } from '#language/values/thaiDigits.ts';

/** One line, or several below each other. */
export type Lines = string | readonly string[];

/** `form-paper`: what the document says of itself. */
export interface FormAbout {
  readonly title: string;
  readonly author: string;
  readonly keywords: readonly string[];
  /** The day of issue, the only date in the file: of the common era. */
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly lang: Locale;
}

/** `form-paper(stamp:)`: what lies across every page. */
export interface FormStamp {
  readonly kind: 'draft' | 'cancelled';
  /** A draft has them below each other, what is cancelled side by side. */
  readonly words: readonly string[];
  /** Since when, and by which order; only on what is cancelled. */
  readonly note: string | null;
}

/** A QR code with this text: the printer puts the drawing of it (qr.mjs) in its place. */
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
  /** As the law numbers the form: วอ./กษ./กปม.๑ */
  readonly code: string | null;
  readonly mark: string | null;
  readonly stamp: FormStamp | null;
  readonly check: FormCheck | null;
}

/** A picture among those handed to the printer, and what it shows, for who cannot see it. */
export interface FormPicture {
  readonly picture: string;
  readonly alt: string;
}

/** `form-head`. Without an emblem there is a neutral drawing in its place. */
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

/** `holder`: whom it was issued to. */
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
  /** Below the rows: a label, and the cells of the last columns. */
  readonly totals?: readonly { readonly label: Lines; readonly cells: readonly Lines[] }[];
}

/** As wide as `cm` says, or as its `share` of what the others leave, or as what stands in it. */
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

/** `barcode`: the drawing of `code128Svg`, and what stands below it. */
export interface FormBarcode {
  readonly svg: string;
  readonly said: string;
  /** How high the bars are. */
  readonly cm?: number;
}

/** `signature`. */
export interface FormSignature {
  readonly picture: FormPicture | null;
  /** Before the dotted line: ลงชื่อ */
  readonly lead: string;
  /** In brackets already. */
  readonly name: string;
  readonly positions: readonly string[];
  /** ปฏิบัติราชการแทน … */
  readonly acting: readonly string[];
  /** ลงนามด้วยลายมือชื่ออิเล็กทรอนิกส์, and when. */
  readonly electronic: Lines | null;
}

/** Thai papers have Thai digits; codes, addresses and what machines read keep theirs. */
export function inDigitsOf(lang: Locale, text: string): string {
  return lang === 'th' ? toThaiDigits(text) : text;
}
