/** What the document of a case refers to, as that stands today, and which documents refer to what the case is about. */
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
  /** As it was called when it was chosen. */
  readonly name: Label;
  readonly revision: number;
  readonly currentRevision: number;
  readonly standing: Standing;
  readonly expireDate: PlainDate | null;
  /** Another revision is in force than the one that was chosen, and the field asks for that one. */
  readonly isChanged: boolean;
  /** Why it could not be referred to today; null where it could. */
  readonly why: Label | null;
}

export interface ReferringDocumentView {
  /** Of the document. */
  readonly id: string;
  readonly entity: string;
  readonly title: Label;
  readonly number: string | null;
  readonly kind: CodeAndLabel;
  readonly subject: Label;
  readonly holder: Label;
  /** Of what was issued; null of a request that is on its way. */
  readonly standing: Standing | null;
  /** Of a request that is on its way. */
  readonly status: CodeAndLabel | null;
  /** Where it is shown to whoever asks. */
  readonly path: string;
}

export interface ReferencesView {
  readonly refersTo: readonly ReferencedDocumentView[];
  readonly usedBy: readonly ReferringDocumentView[];
  /** There are more that the person may see. */
  readonly isCut: boolean;
  /** How many there are that the person may not see; null for who does not keep the register. */
  readonly hidden: number | null;
}

export const REFERRING_DOCUMENTS_MAX = 100;
