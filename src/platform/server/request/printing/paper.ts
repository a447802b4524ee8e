/** How a kind of document is printed: rendered once, when it is issued, and served unchanged afterwards. */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { IssuedPaper } from '#platform/model/request/fileCheck.ts';
import type { App } from '../../app.ts';
import type { Case } from '../case/caseRows.ts';

/** The data with which a request becomes an issued document. */
export interface Issue {
  /** The number under which it is issued. */
  readonly code: string;
  /** From the second revision on it is printed, because the earlier one is no longer valid. */
  readonly revision: number;
  readonly issued: PlainDate;
  /** Null if it does not expire. */
  readonly expires: PlainDate | null;
  readonly signatoryId: string | null;
  /** True if it is signed electronically; otherwise a blank is left for a signature in ink. */
  readonly isSigned: boolean;
  /** The absent person for whom the signatory acts. */
  readonly principalId: string | null;
}

export interface PaperContext {
  readonly found: Case;
  /** Null for a preview: a draft without a number and without a link to verify it, marked as a draft. */
  readonly issue: Issue | null;
}

export interface Paper {
  /** Returns a PDF: the same bytes for the same case and issue. */
  readonly render: (app: App, context: PaperContext) => Promise<Buffer>;
  /** The issued document in English, for people who do not read Thai: made on demand, and marked as a translation. */
  readonly translate?: (app: App, context: PaperContext) => Promise<Buffer>;
  /** The application for the document, as it is filed. Absent if there is no such form. */
  readonly form?: (app: App, context: FormContext) => Promise<Buffer>;
}

/**
 * Returns how a document is printed. A module that serves the document of another module has papers of its own, by
 * document type: the papers of the other module never apply to its documents.
 */
export function findPaper({ papers }: Pick<App, 'papers'>, { entity, request, declaration }: Case): Paper | undefined {
  const ofType = papers.get(request.refDocumentType);
  return ofType ?? (declaration.documentOf === undefined ? papers.get(entity.name) : undefined);
}

export interface FormContext {
  readonly found: Case;
  /** Null for a preview. */
  readonly filing: FormFiling | null;
}

export interface FormFiling {
  /** The number under which it is filed. */
  readonly code: string;
  readonly filed: PlainDate;
  readonly applicantId: string | null;
  readonly isSigned: boolean;
}

/** A record that is issued as a file without having been requested as a document, such as a receipt. */
export interface IssuedFile {
  /** The field that holds the file. */
  readonly field: string;
  readonly describe: (app: App, id: string) => Promise<IssuedPaper | undefined>;
}
