/**
 * A renewal, a change or a cancellation of a document in force: another request, with a copy of the current document.
 */
import type { PoolClient } from 'pg';
import {
  findRequestDeclaration,
  getEntity,
  getTarget,
  partFieldsOf,
  storedFieldsOf,
  type Catalogue,
} from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import { idOf } from '#language/readUnknown.ts';
import type { Field } from '#language/field.ts';
import type { AnyRecord } from '#language/record.ts';
import { renewalOf, type RequestDeclaration } from '#language/requestDeclaration.ts';
import type { App } from '../../app.ts';
import { conflict, notFound } from '../../errors.ts';
import { copyFile } from '../../files/storedFile.ts';
import { differencesOf } from '../../resource/write/recordChanges.ts';
import type { Writer } from '../../resource/writer.ts';
import { newId } from '../../database/newId.ts';
import type { RequestOpening } from '../../resource/hooks.ts';
import { loadScope } from '../../resource/read/rowScope.ts';
import { rowsOf } from '../../resource/write/rows.ts';
import { applyPlan } from '../../resource/write/save.ts';
import { findDocument, findDossier, type DocumentRow, type DossierRow } from '../case/caseRows.ts';
import { filingOf } from './newFiling.ts';
import { findRefusalToFile } from './refusalToFile.ts';

export const COPY_KINDS = ['renew', 'change', 'cancel'] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

/** A document that does not expire cannot be renewed. */
export function mayFile(
  declaration: Pick<RequestDeclaration, 'renewal'>,
  { documentType, kind }: { readonly documentType: string; readonly kind: CopyKind },
): boolean {
  return kind !== 'renew' || renewalOf(declaration, documentType) !== 'never';
}

/** Returns the id of the new request. `baseId` is the document in force. */
export async function copyRequest(
  app: App,
  db: PoolClient,
  { writer, kind, baseId }: { writer: Writer; kind: CopyKind; baseId: string },
): Promise<string> {
  const { actor } = writer;
  const base = await findBase(app, db, { writer, baseId });
  const { declaration, entity, document, dossier } = base;
  const documentType = document.refDocumentType;
  if (!mayFile(declaration, { documentType, kind })) throw conflict(message('neverRenewed'));
  await refuseUnlessFileable(db, { dossier, document, kind, today: app.clock.today() });
  const isOwnDossier = kind === 'renew' && renewalOf(declaration, documentType) === 'reissue';
  const { managed, origin, namedHolderId } = await filingOf(db, {
    actor,
    declaration,
    type: documentType,
    kind,
    dossierId: isOwnDossier ? newId() : dossier.id,
    base,
  });
  const opening: RequestOpening = {
    origin,
    namedHolderId,
    isOwnDossier,
    baseRevision: Number(document.revision),
    ...(isOwnDossier ? { previousId: dossier.id } : {}),
  };
  await insertCopy(app, db, { writer, entity, document, managed, opening });
  return managed.refRequest.id;
}

export async function refuseUnlessFileable(
  db: PoolClient,
  question: Parameters<typeof findRefusalToFile>[1],
): Promise<void> {
  const why = await findRefusalToFile(db, question);
  if (why !== undefined) throw conflict(why);
}

export interface CopyOptions {
  readonly writer: Writer;
  readonly entity: AnyEntity;
  readonly document: AnyRecord;
  readonly managed: AnyRecord;
  readonly opening: RequestOpening;
}

export async function insertCopy(
  app: App,
  db: PoolClient,
  { writer, entity, document, managed, opening }: CopyOptions,
): Promise<AnyRecord> {
  const id = newId();
  const isLeftOut = leftOutIn({ kind: managed['refRequestType'], origin: opening.origin });
  const after: AnyRecord = {
    ...(await copyRow(app, db, { entity, row: document, id, isLeftOut })),
    reason: null,
    ...managed,
  };
  const changes = differencesOf(app.catalogue, entity, { before: undefined, after });
  await applyPlan(app, db, {
    ...writer,
    plan: {
      entity,
      id,
      before: undefined,
      after,
      changes,
      problems: [],
      terms: { managed, isComplete: false, refusalOf: () => undefined, opening },
    },
  });
  return after;
}

type IsLeftOut = (field: Field) => boolean;

/** A cancellation is about everything that was issued. */
function leftOutIn({ kind, origin }: { kind: unknown; origin: RequestOpening['origin'] }): IsLeftOut {
  if (kind === 'cancel') return () => false;
  return ({ notCopied, managed }) => notCopied === true && (origin !== 'register' || managed === true);
}

/** Makes new rows with new ids and new file records; each line has the same number as before. */
async function copyRow(
  app: App,
  db: PoolClient,
  { entity, row, id, isLeftOut }: { entity: AnyEntity; row: AnyRecord; id: string; isLeftOut: IsLeftOut },
): Promise<AnyRecord> {
  const copy: Record<string, unknown> = { ...row, id };
  for (const [name, field] of storedFieldsOf(entity)) {
    if (isLeftOut(field)) copy[name] = null;
    const fileId = field.kind === 'file' && field.managed !== true ? idOf(row[name]) : null;
    if (fileId !== null) copy[name] = { id: await copyFile(db, app.clock, fileId) };
  }
  for (const [name, field] of partFieldsOf(entity)) {
    const rows: AnyRecord[] = [];
    for (const part of isLeftOut(field) ? [] : rowsOf(row, name))
      rows.push(await copyRow(app, db, { entity: getTarget(app.catalogue, field), row: part, id: newId(), isLeftOut }));
    copy[name] = rows;
  }
  return copy;
}

interface BaseDocument {
  readonly declaration: NonNullable<ReturnType<typeof findRequestDeclaration>>;
  readonly entity: AnyEntity;
  readonly document: DocumentRow;
  readonly dossier: DossierRow;
}

/** Finds the document as the actor may see it, in whichever table it is stored; its dossier is locked. */
export async function findBase(
  app: Pick<App, 'catalogue'>,
  db: PoolClient,
  { writer, baseId }: { writer: Writer; baseId: string },
): Promise<BaseDocument> {
  const { catalogue } = app;
  const type = await findType(db, baseId);
  const declaration = type === undefined ? undefined : findRequestDeclaration(catalogue, type);
  if (declaration === undefined) throw notFound();
  const entity = getEntity(catalogue, declaration.document);
  const document = await findDocument(catalogue, db, {
    entity,
    id: baseId,
    lock: 'none',
    scope: loadScope(writer.actor, entity),
  });
  const dossier = document === undefined ? undefined : await lockDossier(catalogue, db, document);
  if (document === undefined || dossier === undefined) throw notFound();
  return { declaration, entity, document, dossier };
}

function lockDossier(catalogue: Catalogue, db: PoolClient, document: DocumentRow): Promise<DossierRow | undefined> {
  return findDossier(catalogue, db, { id: document.refDossier.id, lock: 'update' });
}

async function findType(db: PoolClient, documentId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ type: string }>(
    'select "document_type" as "type" from "request" where "document_id" = $1',
    [documentId],
  );
  return rows[0]?.type;
}
