/** What the engine has to know of a kind of document that is requested, received and approved. */
import type { EntityNamed } from './entity.ts';
import type { Label } from './label.ts';
import type { MessageRef } from './message.ts';
import type { RecordValuesWithNames } from './namedRecord.ts';
import type { AnyRecord, RecordValues, FieldName } from './record.ts';
import type { EntityName } from './registry.ts';
import type { Decimal } from './values/decimal.ts';
import type { PlainDate } from './values/plainDate.ts';
import type { Workflow } from './workflow.ts';

export interface ChecklistItem<Document = AnyRecord> {
  /** A code of the choice that the attachments name. */
  readonly code: string;
  readonly label: Label;
  /** Kinds of request that cannot be submitted without it. */
  readonly requiredFor: readonly string[];
  /** Of a document that says so: of others it is not asked for. */
  readonly neededWhen?: (document: Document) => boolean;
  /** Where somebody else has said the same it may be attached, and need not. */
  readonly optionalWhen?: (document: Document) => boolean;
}

/** Whether a document is refused without it. The same is asked by who fills it in, and by who takes it. */
export function isChecklistItemRequired(
  { requiredFor, neededWhen, optionalWhen }: ChecklistItem,
  { document, kind }: { readonly document: AnyRecord; readonly kind: string },
): boolean {
  return requiredFor.includes(kind) && neededWhen?.(document) !== false && optionalWhen?.(document) !== true;
}

/** What of a document its fee depends on, and what it may be waived for. */
export interface FeeTerms {
  readonly copies?: number;
  readonly items?: number;
  readonly trips?: number;
  readonly tonsPerYear?: Decimal;
  readonly squareMetres?: Decimal;
  /** A code of the choice operation. */
  readonly operation?: string;
  readonly objectiveId?: string;
  readonly countryId?: string;
  readonly productId?: string;
  readonly goodsValue?: Decimal;
  /** The dossier of the shipment it is charged for: a fee that goes by shipments is worked out from its goods. */
  readonly informId?: string;
}

/** Something of which there can be one alone, whoever asks for it: a trade name. */
export interface ClaimTerms {
  readonly kind: string;
  /** `holder`: one alone within each holder's; absent: one alone whoever has it. */
  readonly scope?: 'holder';
  readonly key: string;
  /** The field that a person would change. */
  readonly path: string;
  /** What is said where it is taken, by another of the same holder or by somebody else. */
  readonly takenMessage: (isOwn: boolean) => MessageRef;
  /** When it may be had again: once what has it has expired or ended; or only where that was refused or cancelled, for it is used up by being granted. */
  readonly freedBy?: 'end' | 'cancellation';
}

/**
 * How long something is good for, from the day it is issued: so many months or days, or until a day that its document says.
 * An extension that was filed in time runs from the day after the old term. `notAfter` bounds it by something else.
 */
export interface Validity<Document = AnyRecord> {
  readonly months?: number;
  readonly days?: number;
  /** Its last day, where what the document says decides; `first` is the first. Null: it does not expire. */
  readonly lastDay?: (document: Document, first: PlainDate) => PlainDate | null;
  /** It is good no longer than this: the expiry of what it rests on. */
  readonly notAfter?: (document: Document) => PlainDate | null;
}

/** Something that anybody may know of what was issued, as it is read out. */
export interface PublicFact {
  readonly label: Label;
  readonly value: Label;
}

/** Which way goods pass a customs house. */
export type CustomsDirection = 'import' | 'export';

/**
 * Which department takes a document when it is first submitted, where that does not go by its type alone: the provincial
 * office of a place, or the checkpoint at a customs house. Where none is found it goes where its type goes.
 */
export type RouteBy<Document = AnyRecord> =
  /** Dotted, and leads to a province: `refProvince`, or `refStore.refProvince` of what the document refers to. */
  | { readonly by: 'province'; readonly path: string }
  /** Dotted, and leads to a customs house. */
  | { readonly by: 'customs'; readonly path: string; readonly direction: (document: Document) => CustomsDirection };

/** What a declaration works out of a document; a module's own know which fields it has, and which of them are `names`. */
export interface DocumentRules<Document = AnyRecord, Named = Document> {
  /** Which department takes it; by its type, where nothing is said. */
  readonly routeBy?: RouteBy<Document>;
  /** Of several types of document, which one a new one is of: by what it is begun with, which stays. The first, where nobody says. */
  readonly documentTypeOf?: (begun: Document) => string | undefined;
  /** How long it is good for; null: until it is cancelled. */
  readonly validity: Validity<Document> | null;
  readonly approveCode: (count: number, approved: PlainDate, document: Document) => string;
  /** What it costs by; absent of what is always free, null where this one costs nothing. */
  readonly fee?: (document: Document) => FeeTerms | null;
  /** What nobody else may have while it is asked for or in force. */
  readonly claims?: (document: Document) => readonly ClaimTerms[];
  /** What the public page says of a document that was issued, beside what it says of all. */
  readonly publicFacts?: (document: Named) => readonly PublicFact[];
  /** What queues, mails and the public page call the case. */
  readonly subject: (document: Named) => Label;
}

export interface RequestDeclaration extends DocumentRules {
  /**
   * Fields that `subject` and `publicFacts` read with names: `refCountry?.name`. Of parts all rows. Names of choices and
   * lookups are at hand; those of other records are one statement, and nothing is asked for where no field is named.
   */
  readonly namedFields?: readonly string[];
  /** The entity of the document. */
  readonly document: string;
  /** Codes of the choice documentType that it serves. */
  readonly documentTypes: readonly string[];
  readonly title: Label;
  readonly workflow: Workflow;
  /** Whose `canEdit` in which menu makes a person which party. */
  readonly menus: Readonly<Record<string, string>>;
  /** By type of document: which of the parties there are in a request of it, where not all. */
  readonly partiesFor?: Readonly<Record<string, readonly string[]>>;
  /**
   * Only officers begin it. It is nobody's until it is issued, and then it belongs to the operator that this field of the
   * document names: a user, or the holder of the document that the field refers to.
   */
  readonly office?: { readonly holderFrom: string };
  /** The menu in which officers file it for an operator who comes to them; absent where they do not. */
  readonly counterMenu?: string;
  /** The menu of what was issued: who records from paper, suspends, reinstates and revokes. */
  readonly registerMenu: string;
  /** Types of document that are suspended, reinstated and revoked, where not all of them are. */
  readonly suspendableTypes?: readonly string[];
  /** The same number with a later date, or another in place of it; what does not expire is never renewed. */
  readonly renewal: 'extend' | 'reissue' | 'never';
  /** The field of the attachments, and what must be among them. */
  readonly attachments: string;
  readonly checklist: readonly ChecklistItem[];
  /** What a request to cancel may fill in; everything else stays as it was issued. */
  readonly cancelFields: readonly string[];
}

type TypedRequestDeclaration<E extends EntityName, Name> = Omit<
  RequestDeclaration,
  keyof DocumentRules | 'document' | 'namedFields' | 'checklist'
> &
  DocumentRules<RecordValues<E>, RecordValuesWithNames<E, Name>> & {
    readonly checklist: readonly ChecklistItem<RecordValues<E>>[];
  };

/** A declaration that is written out whole, by a module that is not made by `requestModule`. */
export function declareRequest<const E extends EntityName, const Name extends FieldName<E> = never>(
  document: EntityNamed<E>,
  declaration: TypedRequestDeclaration<NoInfer<E>, NoInfer<Name>> & { readonly namedFields?: readonly Name[] },
): RequestDeclaration {
  return { ...declaration, document: document.name } as unknown as RequestDeclaration;
}
