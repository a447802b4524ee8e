/** A case as one person sees it: where it stands, who has it, what they may do, and all that has happened. */
import type { Label } from '#language/label.ts';
import type { FileValue } from '#language/record.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { WorkflowAction } from '#language/workflow.ts';

/** Something the person might do; `why` says why not now. */
export interface PossibleStep {
  readonly label: Label;
  readonly isOpen: boolean;
  readonly why: Label | null;
}

export interface CaseAction extends PossibleStep {
  readonly action: string;
  readonly needsRemark: boolean;
  readonly tone: NonNullable<WorkflowAction['tone']> | null;
  /** A name of the icons of the screens. */
  readonly icon: string | null;
  readonly asks: NonNullable<WorkflowAction['requiredInput']> | null;
  /** Whether it is taken with an electronic signature. */
  readonly signs: NonNullable<WorkflowAction['signs']> | null;
  /** Where it leads instead if nothing is due. */
  readonly orTo: CodeAndLabel | null;
}

/** Suspending, reinstating and revoking what was issued. */
export interface StandingAction extends PossibleStep {
  readonly action: 'suspend' | 'reinstate' | 'revoke';
}

/** What may be filed about what is in force. */
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

/** What was filed and what was issued as papers, and how each was signed; null where there is none. */
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
    /** Null while an officer has named nobody. */
    readonly holder: IdAndName | null;
    /** The holder sees it: false of what only the office knows of. */
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
    readonly actions: readonly StandingAction[];
  };
  /** What the person is in this case, and in whose place where it is not by their own right. */
  readonly parties: readonly { readonly party: string; readonly label: Label; readonly inPlaceOf: Label | null }[];
  readonly actions: readonly CaseAction[];
  /** Null for who has nothing to do with taking steps back. */
  readonly takeBack: (PossibleStep & { readonly to: CodeAndLabel | null }) | null;
  readonly refilings: readonly Refiling[];
  /** Whether what the register says may be corrected now; null for who does not keep it, and of what is not in it. */
  readonly correction: PossibleStep | null;
  /** Which fields of the document the person may fill in now. */
  readonly editable: readonly string[];
  /** Null where it has ended. */
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
  /** The working days officers may take in all, and those they have taken. */
  readonly sla: { readonly allowed: number; readonly used: number; readonly isLate: boolean };
  /** From the state it is in to the end, if all goes well; with what the system does by itself. */
  readonly ahead: readonly {
    readonly state: CodeAndLabel;
    readonly party: Label | null;
    readonly days: number | null;
    readonly actionName: string | null;
    readonly action: Label | null;
    readonly isAutomatic: boolean;
  }[];
  /** What the rules that warn say of the document as it stands today, as far as the person may know it. */
  readonly warnings: readonly CurrentWarning[];
  /** The latest first. */
  readonly timeline: readonly TimelineEntry[];
}

/** What a rule that warns says of the document. */
export interface CaseWarning {
  /** By which it is acknowledged. */
  readonly rule: string;
  readonly path: string;
  readonly message: Label;
  readonly needsAcknowledgement: boolean;
}

/** Of the document as it stands today. */
export interface CurrentWarning extends CaseWarning {
  /** Who has confirmed it when they submitted the document; null where nobody has. */
  readonly confirmed: { readonly by: Label | null; readonly at: Instant } | null;
}

/** Of a step that was taken in spite of it. */
export interface StepWarning extends CaseWarning {
  readonly isAcknowledged: boolean;
}

export interface TimelineEntry {
  readonly kind: 'created' | 'step' | 'standing' | 'document' | 'mail';
  readonly id: string;
  readonly at: Instant;
  /** As it is declared, of a step. */
  readonly action: string;
  readonly label: Label;
  /** Of a check. */
  readonly result: CodeAndLabel | null;
  readonly from: CodeAndLabel | null;
  readonly to: CodeAndLabel | null;
  readonly by: Label | null;
  readonly inPlaceOf: Label | null;
  readonly remark: string | null;
  /** What it brought about. */
  readonly effects: readonly Label[];
  readonly file: { readonly id: string; readonly name: string } | null;
  /** What the person was warned of when they took the step, and whether they confirmed it. */
  readonly warnings: readonly StepWarning[];
  /** Of a mail: the address, as far as it may be shown. */
  readonly address: string | null;
}

/** What waits for a person in one of their menus. */
export interface QueueView {
  readonly entity: string;
  readonly party: string;
  readonly title: Label;
  readonly module: Label;
  /** Below /haz, of the list. */
  readonly url: string;
  readonly count: number;
  readonly late: number;
  readonly dueSoon: number;
  /** The most urgent. */
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
  /** Working days until it is due; below nothing, by how many it is late. */
  readonly daysLeft: number | null;
}
