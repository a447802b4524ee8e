/** Registrations of operators that wait for officers, as their list shows them. */
import type { Label } from '#language/label.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { CodeAndLabel } from '#platform/model/request/caseView.ts';

export interface WaitingRegistration {
  /** Id of the document, by which its page is opened. */
  readonly id: string;
  readonly code: string;
  readonly name: Label;
  readonly idTax: string | null;
  readonly kind: CodeAndLabel;
  readonly status: CodeAndLabel;
  readonly assignee: Label | null;
  readonly submittedDate: Instant;
  readonly dueDate: PlainDate | null;
  /** Working days in the present status, and those that are allowed; null if there is no time limit. */
  readonly daysHere: number;
  readonly daysAllowed: number | null;
  /** Working days since it was first submitted. */
  readonly age: number;
  readonly isLate: boolean;
}

export interface WaitingPage {
  readonly data: readonly WaitingRegistration[];
  readonly totalSize: number;
  readonly page: number;
  readonly size: number;
}
