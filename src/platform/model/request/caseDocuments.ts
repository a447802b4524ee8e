/** The other documents of a case, for who sees one of them: what there is, and one of them as it may be read. */
import type { Label } from '#language/label.ts';
import type { CodeAndLabel } from './caseView.ts';
import type { Standing } from './shortDetail.ts';

export interface CaseDocument {
  readonly id: string;
  readonly entity: string;
  readonly title: Label;
  /** Of what was issued, or else of the request. */
  readonly number: string | null;
  readonly subject: Label;
  readonly holder: Label;
  readonly department: Label;
  /** Of what was issued; null of a request that is on its way. */
  readonly standing: Standing | null;
  /** Of a request that is on its way. */
  readonly status: CodeAndLabel | null;
}

export interface CaseDocumentsView {
  readonly documents: readonly CaseDocument[];
  /** The one that was asked for, without files and without what the person may not read; null where none was. */
  readonly record: Readonly<Record<string, unknown>> | null;
}

/** No case has more; one that had would show the latest. */
export const CASE_DOCUMENTS_MAX = 200;
