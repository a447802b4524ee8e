/** Loads a request with its dossier and its document: always locked in this order, so that no deadlock occurs. */
import { findRequestDeclaration, getEntity } from '#language/catalogue.ts';
import { idOf } from '#language/readUnknown.ts';
import type { Reference } from '#language/record.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { notFound } from '../../errors.ts';
import type { Engine } from '../../resource/engine.ts';
import { loadScope } from '../../resource/read/rowScope.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Lock } from '../../resource/read/storedRecords.ts';
import { findDocument, findDossier, findRequest, type Case, type DocumentRow, type RequestRow } from './caseRows.ts';

/** Loads the case as this actor may see it; a case of another holder is not found. */
export async function loadCase(
  engine: Pick<Engine, 'catalogue'>,
  db: Queryable,
  { actor, id, lock }: { actor: Actor; id: string; lock: Lock },
): Promise<Case> {
  const { catalogue } = engine;
  const requestEntity = getEntity(catalogue, 'request');
  const request = await findRequest(catalogue, db, { id, lock, scope: loadScope(actor, requestEntity) });
  if (request === undefined) throw notFound();
  const type = request.refDocumentType;
  const declaration = findRequestDeclaration(catalogue, type);
  if (declaration === undefined) throw new Error(`No module declares requests of "${type}"`);
  const entity = getEntity(catalogue, declaration.document);
  const dossier = await findDossier(catalogue, db, { id: request.refDossier.id, lock });
  const document = await findDocument(catalogue, db, { entity, id: request.documentId, lock });
  if (dossier === undefined || document === undefined)
    throw new Error(`The request ${id} has lost its dossier or its document`);
  return { declaration, entity, request, dossier, document };
}

/** Returns the dossier from which the request was made: for a renewal that opened a new dossier, the previous one. */
export function baseDossierOf({ request, dossier }: Pick<Case, 'request' | 'dossier'>): string {
  const previous = request.refRequestType === 'renew' ? idOf(dossier.refPrevious) : null;
  return previous ?? dossier.id;
}

/**
 * Returns the holder of the request, or the holder it will have once it is disclosed to them; null while an officer has
 * named nobody.
 */
export function namedHolderIdOf({
  refHolder,
  refNamedHolder,
}: Pick<RequestRow, 'refHolder' | 'refNamedHolder'>): string | null {
  return idOf(refHolder) ?? idOf(refNamedHolder);
}

/** Returns the holder of a request for which it is already known who that will be: from its submission on. */
export function getNamedHolderId(request: Pick<RequestRow, 'refHolder' | 'refNamedHolder'>): string {
  const holderId = namedHolderIdOf(request);
  if (holderId === null) throw new Error('Nobody has been named as its holder yet');
  return holderId;
}

/**
 * Returns the holder of a record that has been disclosed to its holder: any record except those that officers have
 * begun and not yet issued.
 */
export function getHolderId({ refHolder }: { readonly refHolder: Reference | null }): string {
  if (refHolder === null) throw new Error('This has no holder yet');
  return refHolder.id;
}

/** Returns the document as the rules check it: with the holder it will belong to. */
export function asHolderDocument({ request, document }: Pick<Case, 'request' | 'document'>): DocumentRow {
  const holderId = namedHolderIdOf(request);
  return document.refHolder !== null || holderId === null ? document : { ...document, refHolder: { id: holderId } };
}
