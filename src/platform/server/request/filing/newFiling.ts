/** Determines who files a new document, for whom, and what the server sets in it. */
import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { documentTypesOf, requestDeclarationsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import { typeOfNewDocument, type RequestDeclaration } from '#language/requestDeclaration.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { APPLICANT_PARTY } from '#platform/model/request/requestParties.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import { ruleBroken, forbidden, Refusal } from '../../errors.ts';
import { newId } from '../../database/newId.ts';
import type { DocumentTerms, RequestOpening } from '../../resource/hooks.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { DocumentRow, DossierRow } from '../case/caseRows.ts';
import { prefilledIn } from './holderFacts.ts';
import { getHolderId } from '../case/loadCase.ts';
import { getOwnDepartment, refuseUnregistered } from './officeFiling.ts';
import { stateWithLabel } from '../../workflow/labels.ts';
import { isOfHolder } from '../../workflow/parties.ts';

/**
 * Returns the module that serves a new document, and its type. If several modules serve the entity, the type that was
 * sent decides which one; if a module has several types, the values of the document decide which of them.
 */
export function kindOfNew(
  catalogue: Catalogue,
  entity: AnyEntity,
  begun: AnyRecord,
): Pick<FilingQuestion, 'declaration' | 'type'> {
  const declarations = requestDeclarationsOf(catalogue, entity.name);
  const sent = begun['refDocumentType'];
  const declaration =
    declarations.length === 1
      ? declarations[0]
      : declarations.find(({ documentTypes }) => documentTypes.some((type) => type === sent));
  if (declaration === undefined) {
    const offered = documentTypesOf(catalogue, entity.name);
    throw ruleBroken('refDocumentType', message('documentTypeNeeded', { types: listedTypes(offered) }));
  }
  return { declaration, type: typeOfNewDocument(declaration, begun) };
}

function listedTypes(types: readonly string[]): Label {
  const labels = types.map((type) => stateWithLabel(documentType, type).label);
  return [labels.map(([th]) => th).join(', '), labels.map(([, en]) => en).join(', ')];
}

export interface FilingQuestion {
  readonly actor: Actor;
  readonly declaration: RequestDeclaration;
  readonly type: string;
  readonly kind: string;
  readonly dossierId: string;
  /** The document that a renewal, a change or a cancellation is about. */
  readonly base?: { readonly document: DocumentRow; readonly dossier: DossierRow };
}

export interface NewFiling {
  /** The fields that the server sets in the new document. */
  readonly managed: NewDocument;
  readonly origin: RequestOpening['origin'];
  /** The holder for whom an officer files it; null in all other cases. */
  readonly namedHolderId: string | null;
}

/** Returns how somebody files a new document: for the holder they act for, or as an officer. */
export async function filingOf(db: Queryable, question: FilingQuestion): Promise<NewFiling> {
  const { actor, declaration, type, kind, dossierId, base } = question;
  const { scope } = actor;
  if (base !== undefined && mayFileAtCounter(question))
    return filingAtCounter(db, { ...question, holderId: getHolderId(base.document) });
  if (!actor.grants.rightsInMenu(declaration.menus[APPLICANT_PARTY] ?? '').has('canCreate')) throw forbidden();
  if (declaration.office !== undefined) {
    if (isOfHolder(actor)) throw forbidden();
    return { managed: await officeDocument(db, question), origin: 'office', namedHolderId: null };
  }
  if (scope.kind !== 'holder' && scope.kind !== 'agent') throw ruleBroken('', message('holderMissing'));
  if (scope.kind === 'agent' && !scope.documentTypes.includes(type)) throw new Refusal(403, message('rowScope'));
  return {
    managed: newDocument({ type, kind, dossierId, holderId: scope.holderId }),
    origin: 'filed',
    namedHolderId: null,
  };
}

export function mayFileAtCounter({
  actor,
  declaration: { counterMenu },
}: Pick<FilingQuestion, 'actor' | 'declaration'>): boolean {
  return counterMenu !== undefined && !isOfHolder(actor) && actor.grants.rightsInMenu(counterMenu).has('canCreate');
}

/**
 * Returns how an officer files for an operator: the document is in the officer's department from the start, and belongs
 * to the operator once it is submitted.
 */
export async function filingAtCounter(
  db: Queryable,
  question: FilingQuestion & { readonly holderId: string },
): Promise<NewFiling> {
  if (!mayFileAtCounter(question)) throw forbidden();
  const { holderId } = question;
  await refuseUnregistered(db, { holderId, path: 'refHolder' });
  return { managed: await officeDocument(db, question), origin: 'office', namedHolderId: holderId };
}

/** The document has no holder yet. A request about a certificate stays with the department of the certificate. */
async function officeDocument(
  db: Queryable,
  { actor, type, kind, base, dossierId }: FilingQuestion,
): Promise<NewDocument> {
  const currentDepartment = base?.dossier.id === dossierId ? base.dossier.refDepartment : null;
  const refDepartment = currentDepartment ?? { id: await getOwnDepartment(db, actor) };
  return { ...newDocument({ type, kind, dossierId, holderId: null }), refDepartment };
}

/** Fields that the server sets in every new document; its entity may have more. */
export type NewDocument = AnyRecord & {
  readonly refRequest: Reference;
  readonly refDossier: Reference;
  readonly refHolder: Reference | null;
};

export function newDocument({
  type,
  kind,
  dossierId,
  holderId,
}: {
  type: string;
  kind: string;
  dossierId: string;
  holderId: string | null;
}): NewDocument {
  return {
    refRequest: { id: newId() },
    refDossier: { id: dossierId },
    refDocumentType: type,
    refHolder: holderId === null ? null : { id: holderId },
    refDepartment: null,
    refRequestType: kind,
    publicToken: randomBytes(TOKEN_BYTES).toString('base64url'),
    revision: null,
    isCurrent: false,
    isComplete: false,
    refIssuedFile: null,
  };
}

/** 16 bytes, because nobody can guess one of 2 to the 128 values. */
const TOKEN_BYTES = 16;

interface NewDocumentOptions {
  readonly actor: Actor;
  readonly entity: AnyEntity;
  readonly filing: NewFiling;
}

/** Returns the terms of a new document, whoever files it. */
export async function termsOfNewDocument(
  app: App,
  db: PoolClient,
  { actor, entity, filing }: NewDocumentOptions,
): Promise<DocumentTerms> {
  const { managed, origin, namedHolderId } = filing;
  return {
    managed: { ...managed, ...(await app.stepRegistry.filing(entity.name)({ db, actor })) },
    prefilled: await prefilledIn(app, db, { actor, entity, namedHolderId }),
    isComplete: false,
    refusalOf: () => undefined,
    namedHolderId,
    opening: { origin, isOwnDossier: true, namedHolderId },
  };
}
