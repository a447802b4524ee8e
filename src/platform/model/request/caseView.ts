/** A case as one person sees it: its state, its responsible party, their actions, and its history. */
import type { Label } from '#language/label.ts';
import type { FileValue } from '#language/record.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { WorkflowAction } from '#language/workflow.ts';
import type { Base, UsedUp } from './shortDetail.ts';

/** An action of the person; `why` is the reason if it is not possible now. */
export interface PossibleStep {
  readonly label: Label;
  readonly isOpen: boolean;
  readonly why: Label | null;
}

export interface CaseAction extends PossibleStep {
  readonly action: string;
  readonly needsRemark: boolean;
  readonly tone: NonNullable<WorkflowAction['tone']> | null;
  /** The name of an icon of the screens. */
  readonly icon: string | null;
  readonly asks: NonNullable<WorkflowAction['requiredInput']> | null;
  /** Whether it is taken with an electronic signature. */
  readonly signs: NonNullable<WorkflowAction['signs']> | null;
  /** The state instead of `to` if nothing is due. */
  readonly orTo: CodeAndLabel | null;
}

/** Suspending, reinstating and revoking an issued document. */
export interface StandingAction extends PossibleStep {
  readonly action: 'suspend' | 'reinstate' | 'revoke';
}

/** Requests that may be filed about a document in force. */
export interface Refiling extends PossibleStep {
  readonly kind: 'renew' | 'change' | 'cancel';
}

export interface IdAndName {
  readonly id: string;
  readonly name: Label;
}

export interface CodeAndLabel {
  readonly code: string;
  readonly label: Label;
}

/** The papers of the application and of the issued document, and how each was signed; null if there is none. */
export interface CasePapers {
  readonly filedFile: FileValue | null;
  readonly filedSign: CodeAndLabel | null;
  readonly issuedSign: CodeAndLabel | null;
  readonly scannedFile: FileValue | null;
}

export interface CaseView {
  readonly request: {
    readonly id: string;
    readonly version: number;
    readonly documentId: string;
    readonly entity: string;
    readonly documentType: CodeAndLabel;
    readonly kind: CodeAndLabel;
    readonly origin: string;
    readonly status: CodeAndLabel;
    readonly isOpen: boolean;
    readonly draftCode: string | null;
    readonly requestCode: string | null;
    readonly subject: Label;
    /** Null while an officer has not named a holder. */
    readonly holder: IdAndName | null;
    /** Whether the holder sees it: false for a case that only officers know of. */
    readonly isDisclosed: boolean;
    readonly descToOfficer: string | null;
    readonly descToUser: string | null;
    readonly checkResult: CodeAndLabel | null;
    readonly unlockedFields: readonly string[];
    readonly papers: CasePapers;
  };
  readonly dossier: {
    readonly id: string;
    readonly version: number;
    readonly code: string | null;
    readonly state: CodeAndLabel;
    readonly effectiveDate: PlainDate | null;
    readonly expireDate: PlainDate | null;
    readonly isExpired: boolean;
    readonly revision: number | null;
    readonly remark: string | null;
    /** The document by which it was used up; null unless it was. */
    readonly usedUp: UsedUp | null;
    /** For a document in force: the documents it rests on that are not in force today. */
    readonly bases: readonly Base[];
    readonly actions: readonly StandingAction[];
  };
  /** The parties of the person in this case, and for whom they substitute if it is not by their own right. */
  readonly parties: readonly { readonly party: string; readonly label: Label; readonly inPlaceOf: Label | null }[];
  readonly actions: readonly CaseAction[];
  /** Null for a person without the right to take steps back. */
  readonly takeBack: (PossibleStep & { readonly to: CodeAndLabel | null }) | null;
  readonly refilings: readonly Refiling[];
  /**
   * Whether the register entry may be corrected now; null for a person without that right, and for a document that is
   * not in the register.
   */
  readonly correction: PossibleStep | null;
  /** The fields of the document that the person may fill in now. */
  readonly editable: readonly string[];
  /** The responsible party; null if the case has ended. */
  readonly heldBy: {
    readonly party: string;
    readonly label: Label;
    readonly person: Label | null;
    readonly department: Label | null;
    readonly since: Instant;
    readonly dueDate: PlainDate | null;
    readonly daysAllowed: number | null;
    readonly daysUsed: number;
    readonly isLate: boolean;
  } | null;
  /** The working days that officers may take in all, and the days they have taken. */
  readonly sla: { readonly allowed: number; readonly used: number; readonly isLate: boolean };
  /** The path from the current state to the end, if all goes well; with automatic actions. */
  readonly ahead: readonly {
    readonly state: CodeAndLabel;
    readonly party: Label | null;
    readonly days: number | null;
    readonly actionName: string | null;
    readonly action: Label | null;
    readonly isAutomatic: boolean;
  }[];
  /** Current warnings about the document, as far as the person may read them. */
  readonly warnings: readonly CurrentWarning[];
  /** The latest first. */
  readonly timeline: readonly TimelineEntry[];
}

/** A warning about the document. */
export interface CaseWarning {
  /** The name by which it is acknowledged. */
  readonly rule: string;
  readonly path: string;
  readonly message: Label;
  readonly needsAcknowledgement: boolean;
}

/** A warning about the document as it is today. */
export interface CurrentWarning extends CaseWarning {
  /** Who has confirmed it at submit; null if nobody has. */
  readonly confirmed: { readonly by: Label | null; readonly at: Instant } | null;
}

/** A warning despite which a step was taken. */
export interface StepWarning extends CaseWarning {
  readonly isAcknowledged: boolean;
}

export interface TimelineEntry {
  readonly kind: 'created' | 'step' | 'standing' | 'document' | 'mail';
  readonly id: string;
  readonly at: Instant;
  /** The declared name of the action of a step. */
  readonly action: string;
  readonly label: Label;
  /** The result of a check. */
  readonly result: CodeAndLabel | null;
  readonly from: CodeAndLabel | null;
  readonly to: CodeAndLabel | null;
  readonly by: Label | null;
  readonly inPlaceOf: Label | null;
  readonly remark: string | null;
  /** The effects of the step. */
  readonly effects: readonly Label[];
  readonly file: { readonly id: string; readonly name: string } | null;
  /** The warnings shown to the person who took the step, and whether they confirmed them. */
  readonly warnings: readonly StepWarning[];
  /** For a mail: the address, as far as it may be shown. */
  readonly address: string | null;
}

/** The cases that wait for a person in one of their menus. */
export interface QueueView {
  readonly entity: string;
  readonly party: string;
  readonly title: Label;
  readonly module: Label;
  /** Path of the list below /haz. */
  readonly url: string;
  readonly count: number;
  readonly late: number;
  readonly dueSoon: number;
  /** The most urgent cases. */
  readonly cases: readonly QueuedCase[];
}

export interface QueuedCase {
  readonly id: string;
  readonly documentId: string;
  readonly code: string;
  readonly kind: CodeAndLabel;
  readonly status: CodeAndLabel;
  readonly subject: Label;
  readonly holder: Label;
  readonly since: Instant;
  readonly dueDate: PlainDate | null;
  readonly isLate: boolean;
  /** Working days until it is due; negative if it is late. */
  readonly daysLeft: number | null;
}
