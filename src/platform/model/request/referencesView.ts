/**
 * The documents that the document of a case refers to, as they are today, and the documents that refer to the dossier
 * of the case.
 */
import type { Label } from '#language/label.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { CodeAndLabel } from './caseView.ts';
import type { Standing } from './shortDetail.ts';

export interface ReferencedDocumentView {
  /** `refHaz`, or `products.2.refHaz` of a row. */
  readonly path: string;
  readonly label: Label;
  /** The revision that was chosen. */
  readonly id: string;
  readonly number: string;
  /** The name when it was chosen. */
  readonly name: Label;
  readonly revision: number;
  readonly currentRevision: number;
  readonly standing: Standing;
  readonly expireDate: PlainDate | null;
  /** Another revision is in force than the chosen one, and the field requires the one in force. */
  readonly isChanged: boolean;
  /** Why it could not be referred to today; null if it could. */
  readonly why: Label | null;
}

export interface ReferringDocumentView {
  /** Id of the document. */
  readonly id: string;
  readonly entity: string;
  readonly title: Label;
  readonly number: string | null;
  readonly kind: CodeAndLabel;
  readonly subject: Label;
  readonly holder: Label;
  /** Standing of the issued document; null for a pending request. */
  readonly standing: Standing | null;
  /** Status of a pending request. */
  readonly status: CodeAndLabel | null;
  /** The page on which the caller can see it. */
  readonly path: string;
}

export interface ReferencesView {
  readonly refersTo: readonly ReferencedDocumentView[];
  readonly usedBy: readonly ReferringDocumentView[];
  /** There are more that the person may see. */
  readonly isCut: boolean;
  /** The number of documents that the person may not see; null for people who do not administer the register. */
  readonly hidden: number | null;
}

export const REFERRING_DOCUMENTS_MAX = 100;
