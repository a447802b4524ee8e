/** How documents are written: only as their request allows, and never without one. */
import type { PoolClient } from 'pg';
import { labelOf } from '#language/choice.ts';
import { getEntity, getRequestDeclaration } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { idOf } from '#language/readUnknown.ts';
import { message } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { createEditableTest } from '#platform/model/request/editableFields.ts';
import type { App } from '../../app.ts';
import { conflict, forbidden } from '../../errors.ts';
import type { Writer } from '../../resource/writer.ts';
import { newId } from '../../database/newId.ts';
import type { DocumentHooks, DocumentTerms, DocumentWrite, RequestOpening } from '../../resource/hooks.ts';
import { insertServerRecord, writeServerChange } from '../../resource/write/lifecycle.ts';
import { takeCode } from '../case/codes.ts';
import { subjectOf } from '../case/declaredNames.ts';
import { openFieldsOf } from '../step/guards.ts';
import { asDocument, findRequest, type DocumentRow, type RequestRow } from '../case/caseRows.ts';
import { filingOf, kindOfNew, termsOfNewDocument } from './newFiling.ts';
import { findNamedHolder } from './officeFiling.ts';
import { isOfHolder } from '../../workflow/parties.ts';
import { findParties } from '../case/caseParties.ts';
import { resolveIssued } from '../case/references.ts';
import { removeRequest } from './removeRequest.ts';

export function documentHooks(app: () => App): DocumentHooks {
  return {
    lock: async (db, id) =>
      void (await db.query({
        name: 'lock-request',
        text: 'select 1 from "request" where "document_id" = $1 for no key update',
        values: [id],
      })),
    termsOf: (write) =>
      write.before === undefined
        ? termsOfFiling(app(), write)
        : termsOfEdit(app(), { ...write, before: asDocument(write.before) }),
    resolveReferences: ({ db, entity, before, record, namedHolderId, isComplete }) =>
      resolveIssued({
        app: app(),
        db,
        entity,
        before,
        record,
        holderId: namedHolderId ?? idOf(record['refHolder'] ?? null),
        isComplete,
        today: app().clock.today(),
      }),
    beforeWrite: async ({ terms, ...write }) =>
      write.before === undefined
        ? openRequest(app(), { ...write, after: asDocument(write.after), terms })
        : touchRequest(app(), { ...write, after: asDocument(write.after) }),
    beforeRemoval: async ({ db, writer, entity, before, right }) => {
      if (writer.actor.grants.typesWith(entity.name, right)?.includes(asDocument(before).refDocumentType) === false)
        throw forbidden();
      const { rows } = await db.query<{ isDraft: boolean }>({
        text: `select "status" = 'draft' and "submitted_date" is null as "isDraft" from "request" where "id" = $1`,
        values: [asDocument(before).refRequest.id],
      });
      if (rows[0]?.isDraft !== true) throw conflict(message('onlyDraftsGo'));
    },
    afterRemoval: (write) => removeRequest(app(), { ...write, before: asDocument(write.before) }),
  };
}

/**
 * Terms for people who act for a holder and may make such a request; for documents that only officers begin, for
 * officers.
 */
async function termsOfFiling(
  app: App,
  { db, writer: { actor }, entity, begun }: DocumentWrite & { begun: AnyRecord },
): Promise<DocumentTerms> {
  const filing = await filingOf(db, {
    actor,
    ...kindOfNew(app.catalogue, entity, begun),
    kind: 'new',
    dossierId: newId(),
  });
  return termsOfNewDocument(app, db, { actor, entity, filing });
}

async function termsOfEdit(
  app: App,
  { db, writer, entity, before }: DocumentWrite & { before: DocumentRow },
): Promise<DocumentTerms> {
  if (before.revision !== null) throw conflict(message('issuedIsFinal'));
  const declaration = getRequestDeclaration(app.catalogue, before.refDocumentType);
  const request = await getRequest(app, db, before);
  const state = request.refStatus;
  const parties = await findParties(app, db, {
    actor: writer.actor,
    declaration,
    documentType: request.refDocumentType,
    request,
    today: app.clock.today(),
  });
  if (parties.size === 0) throw forbidden();
  const isOpenTo = editableTo({ declaration, request, parties: new Set(parties.keys()), entity });
  if (!Object.keys(entity.fields).some(isOpenTo))
    throw conflict(message('notEditableNow', { status: statusLabel(declaration, state) }));
  return {
    managed: {},
    namedHolderId: idOf(request.refHolder) === null ? idOf(request.refNamedHolder) : null,
    isComplete: before.isComplete,
    refusalOf: (name) =>
      isOpenTo(name)
        ? undefined
        : message('fieldNotEditableNow', {
            label: entity.fields[name]?.label ?? name,
            status: statusLabel(declaration, state),
          }),
  };
}

export interface EditQuestion {
  readonly declaration: RequestDeclaration;
  readonly request: RequestRow;
  readonly parties: ReadonlySet<string>;
  readonly entity: AnyEntity;
}

/** Returns a test of which fields the person may fill in now. */
export function editableTo({ declaration, request, parties, entity }: EditQuestion): (name: string) => boolean {
  return createEditableTest({
    declaration,
    entity,
    state: request.refStatus,
    kind: request.refRequestType,
    parties,
    unlocked: openFieldsOf({ request }),
  });
}

function statusLabel({ workflow }: RequestDeclaration, state: string): ReturnType<typeof labelOf> {
  return labelOf(workflow.choice, state);
}

async function getRequest(app: App, db: PoolClient, document: DocumentRow): Promise<RequestRow> {
  const found = await findRequest(app.catalogue, db, { id: document.refRequest.id, lock: 'update' });
  if (found === undefined) throw new Error(`The document ${document.id} has lost its request`);
  return found;
}

/** Creates the dossier, unless it exists already, and the request, in the same transaction as the document. */
async function openRequest(
  app: App,
  { db, writer, entity, after, terms }: DocumentWrite & { after: DocumentRow; terms: DocumentTerms | undefined },
): Promise<void> {
  const opening = terms?.opening;
  if (opening === undefined) throw new Error(`A "${entity.name}" is made without its request`);
  const { refDocumentType, refHolder, refDepartment } = after;
  const common = { refDocumentType, refHolder, refDepartment };
  if (opening.isOwnDossier) {
    await insertServerRecord(app, db, {
      ...writer,
      entity: getEntity(app.catalogue, 'dossier'),
      record: {
        ...common,
        id: after.refDossier.id,
        refState: 'pending',
        isFiled: false,
        refPrevious: opening.previousId === undefined ? null : { id: opening.previousId },
      },
    });
  }
  await insertServerRecord(app, db, {
    ...writer,
    entity: getEntity(app.catalogue, 'request'),
    record: { ...common, ...(await newRequest(app, db, { writer, entity, after, opening })) },
  });
}

async function newRequest(
  app: App,
  db: PoolClient,
  {
    writer,
    entity,
    after,
    opening,
  }: { writer: Writer; entity: AnyEntity; after: DocumentRow; opening: RequestOpening },
): Promise<AnyRecord> {
  const declaration = getRequestDeclaration(app.catalogue, after.refDocumentType);
  const [subjectTh, subjectEn] = await subjectOf(app, db, { declaration, document: after });
  const isBegunByOfficer = opening.origin === 'office';
  const namedHolderId =
    opening.namedHolderId ??
    (isBegunByOfficer ? await findNamedHolder(db, { declaration, entity, document: after }) : null);
  return {
    id: after.refRequest.id,
    refDossier: after.refDossier,
    documentId: after.id,
    refRequestType: after.refRequestType,
    refOrigin: opening.origin,
    refStatus: 'draft',
    isOpen: true,
    baseRevision: opening.baseRevision ?? null,
    draftCode: await takeCode(db, { letter: 'D', type: after.refDocumentType, today: app.clock.today() }),
    statusDate: app.clock.now(),
    refNamedHolder: namedHolderId === null ? null : { id: namedHolderId },
    refActingUser:
      (isOfHolder(writer.actor) || isBegunByOfficer) && writer.actor.userId !== null
        ? { id: writer.actor.userId }
        : null,
    refAuthorize: typeof writer.actor.authorizeId === 'string' ? { id: writer.actor.authorizeId } : null,
    subjectTh,
    subjectEn,
  };
}

/** People approve what they have seen: every change of the document makes a new version of the request. */
async function touchRequest(
  app: App,
  { db, writer, entity, after }: DocumentWrite & { after: DocumentRow },
): Promise<void> {
  const before = await getRequest(app, db, after);
  const declaration = getRequestDeclaration(app.catalogue, after.refDocumentType);
  const [subjectTh, subjectEn] = await subjectOf(app, db, { declaration, document: after });
  const isNamedInDocument =
    before.refOrigin === 'office' && declaration.office !== undefined && before.refHolder === null;
  const namedHolderId = isNamedInDocument
    ? await findNamedHolder(db, { declaration, entity, document: after })
    : idOf(before.refNamedHolder);
  const refNamedHolder = namedHolderId === null ? null : { id: namedHolderId };
  await writeServerChange(app, db, {
    ...writer,
    entity: getEntity(app.catalogue, 'request'),
    before,
    after: { ...before, refNamedHolder, subjectTh, subjectEn },
    isTouched: true,
  });
}
