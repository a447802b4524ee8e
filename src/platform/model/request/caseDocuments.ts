/** The other documents of a case, for a person who sees one of them: the list, and one of them as they may read it. */
import type { Label } from '#language/label.ts';
import type { CodeAndLabel } from './caseView.ts';
import type { Standing } from './shortDetail.ts';

export interface CaseDocument {
  readonly id: string;
  readonly entity: string;
  readonly title: Label;
  /** Number of the issued document, or else of the request. */
  readonly number: string | null;
  readonly subject: Label;
  readonly holder: Label;
  readonly department: Label;
  /** Standing of the issued document; null for a pending request. */
  readonly standing: Standing | null;
  /** Status of a pending request. */
  readonly status: CodeAndLabel | null;
}

export interface CaseDocumentsView {
  readonly documents: readonly CaseDocument[];
  /**
   * The requested document, without files and without fields that the person may not read; null if none was requested.
   */
  readonly record: Readonly<Record<string, unknown>> | null;
}

/** No case has more; otherwise only the latest would be shown. */
export const CASE_DOCUMENTS_MAX = 200;
