/** A kind of document on paper: rendered once, when it is issued, and served unchanged for ever. */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { IssuedPaper } from '#platform/model/request/fileCheck.ts';
import type { App } from '../../app.ts';
import type { Case } from '../case/caseRows.ts';

/** What makes a document of what was asked for. */
export interface Issue {
  /** The number it is issued under. */
  readonly code: string;
  /** From the second on it is said, and the first no longer counts. */
  readonly revision: number;
  readonly issued: PlainDate;
  /** Null where it does not expire. */
  readonly expires: PlainDate | null;
  readonly signatoryId: string | null;
  /** Electronically; otherwise there is room for a signature in ink. */
  readonly isSigned: boolean;
  /** For whom the signatory acts, who is away. */
  readonly principalId: string | null;
}

export interface PaperContext {
  readonly found: Case;
  /** Null where it is only looked at: a draft without number, without a way to check it, and marked as one. */
  readonly issue: Issue | null;
}

export interface Paper {
  /** A PDF: the same bytes for the same case and issue. */
  readonly render: (app: App, context: PaperContext) => Promise<Buffer>;
  /** What was issued in English, for whoever reads no Thai: made when it is asked for, and marked as a translation. */
  readonly translate?: (app: App, context: PaperContext) => Promise<Buffer>;
  /** The application for it, as it is filed. Absent where there is no such form. */
  readonly form?: (app: App, context: FormContext) => Promise<Buffer>;
}

export interface FormContext {
  readonly found: Case;
  /** Null where it is only looked at. */
  readonly filing: FormFiling | null;
}

export interface FormFiling {
  /** The number it is filed under. */
  readonly code: string;
  readonly filed: PlainDate;
  readonly applicantId: string | null;
  readonly isSigned: boolean;
}

/** A record that is handed out as a file, and is no document that was requested: a receipt. */
export interface IssuedFile {
  /** The field of the file. */
  readonly field: string;
  readonly describe: (app: App, id: string) => Promise<IssuedPaper | undefined>;
}
