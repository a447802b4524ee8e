/** What the engine must know about a kind of document that is requested, received and approved. */
import type { EntityNamed } from './entity.ts';
import type { FieldLabels } from './fieldLabels.ts';
import type { FollowUp } from './followUp.ts';
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
  /** Returns true if the item applies to the document; otherwise it is not required. */
  readonly neededWhen?: (document: Document) => boolean;
  /** Returns true if the same is already confirmed by another source: it may be attached, but need not be. */
  readonly optionalWhen?: (document: Document) => boolean;
}

/** Whether a document is refused without it. The form and the server use the same check. */
export function isChecklistItemRequired(
  { requiredFor, neededWhen, optionalWhen }: ChecklistItem,
  { document, kind }: { readonly document: AnyRecord; readonly kind: string },
): boolean {
  return requiredFor.includes(kind) && neededWhen?.(document) !== false && optionalWhen?.(document) !== true;
}

/** The facts of a document on which its fee depends, and for which it may be waived. */
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
  /** The dossier of the shipment it is charged for: a fee by shipments is computed from its goods. */
  readonly informId?: string;
}

/** Something that only one dossier may have, whoever requests it: a trade name. */
export interface ClaimTerms {
  readonly kind: string;
  /** `holder`: unique within each holder; absent: unique among all. */
  readonly scope?: 'holder';
  readonly key: string;
  /** The field that a person would have to change. */
  readonly path: string;
  /** Message if it is taken, by another dossier of the same holder or of another holder. */
  readonly takenMessage: (isOwn: boolean) => MessageRef;
  /**
   * When it becomes free again: once its dossier has expired or ended; or only if that was refused or cancelled,
   * because a grant uses it up.
   */
  readonly freedBy?: 'end' | 'cancellation';
}

/**
 * How long a document is valid from the day it is issued: a number of months or days, or until a day given by the
 * document. An extension that was filed in time runs from the day after the old term. `notAfter` adds another limit.
 */
export interface Validity<Document = AnyRecord> {
  readonly months?: number;
  readonly days?: number;
  /** Its last day, if the document decides it; `first` is the first day. Null: it does not expire. */
  readonly lastDay?: (document: Document, first: PlainDate) => PlainDate | null;
  /** The latest day of validity: the expiry of a document it depends on. */
  readonly notAfter?: (document: Document) => PlainDate | null;
}

/** A public fact of an issued document, as it is displayed. */
export interface PublicFact {
  readonly label: Label;
  readonly value: Label;
}

/** A stock card that a document opens for one of its lines when it is issued, with what it grants. */
export interface OpenedStockCard {
  /** A code of the choice stockCardKind. */
  readonly kind: string;
  /** Null in a form that was not saved yet. */
  readonly lineId: string | null;
  readonly name: string;
  readonly quota: Decimal;
  /** What was used before the card was opened: on paper, before the document was entered in the register. */
  readonly usedBefore?: Decimal;
  /** The field at which a refusal is shown: `subs.2.usedWidth`. */
  readonly path: string;
}

/** What a document takes from a stock card of another document: reserved when it is submitted. */
export interface TakenAmount {
  readonly kind: string;
  readonly dossierId: string;
  readonly lineId: string;
  readonly lotId?: string;
  readonly amount: Decimal;
  /** The field at which a refusal is shown. */
  readonly path: string;
  /**
   * What becomes of the reserve when the document is issued: it is used; or it stays reserved, for the document, until
   * something else decides.
   */
  readonly onIssue: 'use' | 'keep';
}

/** The direction in which goods pass a customs house. */
export type CustomsDirection = 'import' | 'export';

/**
 * The department that receives a document when it is first submitted, if its type alone does not decide: the provincial
 * office of a place, or the checkpoint at a customs house. If none is found, the type decides.
 */
export type RouteBy<Document = AnyRecord> =
  /** Dotted path to a province: `refProvince`, or `refStore.refProvince` of a record that the document refers to. */
  | { readonly by: 'province'; readonly path: string }
  /** Dotted path to a customs house. */
  | { readonly by: 'customs'; readonly path: string; readonly direction: (document: Document) => CustomsDirection };

/**
 * What a declaration computes from a document; the declaration of a module knows its fields, and which of them are in
 * `namedFields`.
 */
export interface DocumentRules<Document = AnyRecord, Named = Document> {
  /** The department that receives it; by its type, if absent. */
  readonly routeBy?: RouteBy<Document>;
  /**
   * If there are several types of document, returns the type of a new one from its first content; the type never
   * changes. The first type, if it returns nothing.
   */
  readonly documentTypeOf?: (begun: Document) => string | undefined;
  /** How long it is valid; null: until it is cancelled. */
  readonly validity: Validity<Document> | null;
  readonly approveCode: (count: number, approved: PlainDate, document: Document) => string;
  /** The basis of its fee; absent if documents of this kind are always free, null if this one is free. */
  readonly fee?: (document: Document) => FeeTerms | null;
  /** The stock cards of its lines, with what each grants once it is issued. */
  readonly stockCards?: (document: Document) => readonly OpenedStockCard[];
  /** What it takes from stock cards of other documents. */
  readonly takes?: (document: Document) => readonly TakenAmount[];
  /** Things that no other dossier may have while it is requested or in force. */
  readonly claims?: (document: Document) => readonly ClaimTerms[];
  /** Facts of an issued document on the public page, in addition to the common ones. */
  readonly publicFacts?: (document: Named) => readonly PublicFact[];
  /** The name of the case in queues, mails and on the public page. */
  readonly subject: (document: Named) => Label;
}

/**
 * `extend`: the same number with a later date; `reissue`: another number in its place; a document that does not expire is
 * never renewed.
 */
export type Renewal = 'extend' | 'reissue' | 'never';

/** Returns how documents of one type are renewed. */
export function renewalOf({ renewal }: Pick<RequestDeclaration, 'renewal'>, documentType: string): Renewal {
  return typeof renewal === 'string' ? renewal : (renewal[documentType] ?? 'never');
}

export interface RequestDeclaration extends DocumentRules {
  /**
   * Fields that `subject` and `publicFacts` read with names: `refCountry?.name`. For parts all rows. Names of choices
   * and lookups are cached; names of other records take one statement, and nothing is queried if no field is listed.
   */
  readonly namedFields?: readonly string[];
  /** The module that declares it: the first segment of the routes of its screens. */
  readonly module: string;
  /** The entity of the document. Several modules may serve one entity, each with document types of its own. */
  readonly document: string;
  /** The module that declares the entity of the document, if it is another one. */
  readonly documentOf?: string;
  /** Labels that fields of the document and of its parts have in documents of this module, if others than declared. */
  readonly labels?: FieldLabels;
  /** Codes of the choice documentType that it serves. */
  readonly documentTypes: readonly string[];
  readonly title: Label;
  /** What one document is called before it has one of several types: ใบอนุญาต, where the title is Licences. */
  readonly documentTitle?: Label;
  readonly workflow: Workflow;
  /** For each party, the menu in which the right `canEdit` makes a person that party. */
  readonly menus: Readonly<Record<string, string>>;
  /** By type of document: the parties that a request of this type has, if not all. */
  readonly partiesFor?: Readonly<Record<string, readonly string[]>>;
  /**
   * Only officers begin it. It has no holder until it is issued, and then it belongs to the operator in this field of
   * the document: a user, or the holder of the document that the field refers to.
   */
  readonly office?: { readonly holderFrom: string };
  /** The menu in which officers file it for an operator at the counter; absent if they do not. */
  readonly counterMenu?: string;
  /** The menu of issued documents: for people who record from paper, suspend, reinstate and revoke. */
  readonly registerMenu: string;
  /** Types of document that can be suspended, reinstated and revoked, if not all of them. */
  readonly suspendableTypes?: readonly string[];
  /** How its documents are renewed: all alike, or by the code of their type. */
  readonly renewal: Renewal | Readonly<Record<string, Renewal>>;
  /** The field of the attachments; `checklist` lists the required ones. */
  readonly attachments: string;
  readonly checklist: readonly ChecklistItem[];
  /** Documents that the holder may begin from one in force. */
  readonly followUps?: readonly FollowUp[];
  /** Further effects of every issue, by approval or by an entry in the register, before the document gets its revision. */
  readonly issueEffects?: readonly string[];
  /** Fields that a request to cancel may fill in; everything else stays as it was issued. */
  readonly cancelFields: readonly string[];
}

/** Returns the type of a new document: by its values, or as it states it, or else the first type of the module. */
export function typeOfNewDocument(
  { documentTypes, documentTypeOf }: Pick<RequestDeclaration, 'documentTypes' | 'documentTypeOf'>,
  begun: AnyRecord,
): string {
  const [first = ''] = documentTypes;
  const type = documentTypeOf?.(begun) ?? begun['refDocumentType'];
  return documentTypes.find((candidate) => candidate === type) ?? first;
}

type TypedRequestDeclaration<E extends EntityName, Name> = Omit<
  RequestDeclaration,
  keyof DocumentRules | 'document' | 'namedFields' | 'checklist'
> &
  DocumentRules<RecordValues<E>, RecordValuesWithNames<E, Name>> & {
    readonly checklist: readonly ChecklistItem<RecordValues<E>>[];
  };

/** For a complete declaration by a module that is not made by `requestModule`. */
export function declareRequest<const E extends EntityName, const Name extends FieldName<E> = never>(
  document: EntityNamed<E>,
  declaration: TypedRequestDeclaration<NoInfer<E>, NoInfer<Name>> & { readonly namedFields?: readonly Name[] },
): RequestDeclaration {
  return { ...declaration, document: document.name } as unknown as RequestDeclaration;
}
