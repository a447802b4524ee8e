/**
 * An officer's entry in a register from paper, or correction of an entry: a request of one step, so that everything
 * enters the register in the same way and every revision has a reason.
 */
import type { PoolClient } from 'pg';
import { documentEntitiesOf, requestDeclarationsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import { isPlainObject } from '#language/patch.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { Right } from '#language/rights.ts';
import { readBody } from '../../http/strictBody.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ruleBroken, conflict, forbidden, notFound } from '../../errors.ts';
import type { Call, CallContext } from '../../http/call.ts';
import type { RawReply } from '../../http/rawReply.ts';
import { baseOf } from '../../resource/address.ts';
import { runOncePerKey } from '../../resource/write/idempotency.ts';
import { writerOf } from '../../resource/engine.ts';
import { newId } from '../../database/newId.ts';
import type { DocumentTerms } from '../../resource/hooks.ts';
import { save } from '../../resource/write/save.ts';
import { readRecordJson } from '../../resource/read/readRecordJson.ts';
import { choicesIn } from '../case/choicesIn.ts';
import { getHolderId } from '../case/loadCase.ts';
import { findBase, insertCopy, refuseUnlessFileable } from './copyRequest.ts';
import { kindOfNew, newDocument } from './newFiling.ts';
import { patchOnCopy } from './patchOnCopy.ts';
import { correctBody, recordBody } from './registerBody.ts';
import { enterInRegister } from './registerEntry.ts';
import { findDepartmentOfType } from '../case/routing.ts';

export function registerCalls(catalogue: Catalogue): readonly Call[] {
  return documentEntitiesOf(catalogue).map((entity) => {
    return {
      method: 'PUT',
      path: `${baseOf(entity)}/register`,
      entity: entity.name,
      summary: ['บันทึกทะเบียนจากเอกสาร หรือแก้ไขทะเบียน', 'Record from paper, or correct the register'],
      rights: ['canCreate', 'canEdit'],
      handle: (context) => putRegister(context, entity),
    };
  });
}

async function putRegister(context: CallContext, entity: AnyEntity): Promise<RawReply> {
  const { app, actor, requestId, headers, body } = context;
  const json = await inTransaction(app.pools.api, { requestId }, (db) =>
    runOncePerKey(
      db,
      { writer: writerOf(context), key: headers['idempotency-key'], call: context.call, body, now: app.clock.now() },
      async () => {
        const isCorrection = isPlainObject(body) && 'refBase' in body;
        const id = isCorrection ? await correctEntry(context, db, entity) : await recordEntry(context, db, entity);
        return JSON.parse(await readRecordJson(app, db, { actor, entity, id })) as unknown;
      },
    ),
  );
  return { raw: true, type: 'application/json; charset=utf-8', body: JSON.stringify(json) };
}

async function recordEntry(context: CallContext, db: PoolClient, entity: AnyEntity): Promise<string> {
  const { app } = context;
  const body = readBody(recordBody, context.body);
  const remark = remarkOf(body.remark);
  refuseUnlessInRegister(context, {
    declarations: requestDeclarationsOf(app.catalogue, entity.name),
    right: 'canCreate',
  });
  const sent = await choicesIn(context, db, { entity, sent: body.record });
  const { declaration, type } = kindOfNew(app.catalogue, entity, sent);
  refuseUnlessInRegister(context, { declarations: [declaration], right: 'canCreate' });
  const departmentId = await findDepartmentOfType(db, type);
  if (departmentId === undefined) throw conflict(message('departmentMissing', { type: declaration.title }));
  const managed = {
    ...newDocument({ type, kind: 'new', dossierId: newId(), holderId: body.refHolder.id }),
    refDepartment: { id: departmentId },
  };
  await refuseUnknownHolder(db, body.refHolder.id);
  const { id } = await save(app, db, {
    ...writerOf(context),
    entity,
    body: body.record,
    terms: openTerms({ managed, opening: { origin: 'register', isOwnDossier: true } }),
  });
  const { effectiveDate, expireDate } = body;
  if (expireDate !== null && expireDate !== undefined && expireDate < effectiveDate)
    throw ruleBroken('expireDate', message('registerDates'));
  const code = body.code ?? '';
  await enterInRegister(app, db, {
    writer: writerOf(context),
    requestId: managed.refRequest.id,
    action: 'record',
    remark,
    issue: { ...(code === '' ? {} : { approveCode: code }), issuedOn: effectiveDate },
    expireDate: expireDate ?? undefined,
  });
  return id;
}

async function correctEntry(context: CallContext, db: PoolClient, entity: AnyEntity): Promise<string> {
  const { app } = context;
  const body = readBody(correctBody, context.body);
  const remark = remarkOf(body.remark);
  refuseUnlessInRegister(context, {
    declarations: requestDeclarationsOf(app.catalogue, entity.name),
    right: 'canEdit',
  });
  const writer = writerOf(context);
  const base = await findBase(app, db, { writer, baseId: body.refBase.id });
  const { document, dossier, declaration } = base;
  // The right is for this register: a document of another register is not found.
  if (base.entity !== entity) throw notFound();
  refuseUnlessInRegister(context, { declarations: [declaration], right: 'canEdit' });
  await refuseUnlessFileable(db, { dossier, document, kind: 'change' });
  const managed = {
    ...newDocument({
      type: document.refDocumentType,
      kind: 'change',
      dossierId: dossier.id,
      holderId: getHolderId(document),
    }),
    refDepartment: dossier.refDepartment,
  };
  const copy = await insertCopy(app, db, {
    writer,
    entity,
    document,
    managed,
    opening: { origin: 'register', isOwnDossier: false, baseRevision: Number(document.revision) },
  });
  const id = String(copy['id']);
  await save(app, db, {
    ...writer,
    entity,
    body: { ...patchOnCopy(app.catalogue, entity, { sent: body.record, base: document, copy }), id, version: 1 },
    terms: openTerms({ managed: {} }),
  });
  await enterInRegister(app, db, {
    writer,
    requestId: managed.refRequest.id,
    action: 'correct',
    remark,
    issue: { issuedOn: app.clock.today() },
  });
  return id;
}

/** The right must be in the register of one of these kinds of document. */
function refuseUnlessInRegister(
  { actor }: CallContext,
  { declarations, right }: { declarations: readonly RequestDeclaration[]; right: Right },
): void {
  if (!declarations.some(({ registerMenu }) => actor.grants.rightsInMenu(registerMenu).has(right))) throw forbidden();
}

function openTerms(terms: Pick<DocumentTerms, 'managed' | 'opening'>): DocumentTerms {
  return { ...terms, isComplete: true, refusalOf: () => undefined };
}

async function refuseUnknownHolder(db: PoolClient, id: string): Promise<void> {
  const { rows } = await db.query(
    `select from "user" where "id" = $1 and "is_active" and "person_type" in ('legalEntity', 'individual')`,
    [id],
  );
  if (rows.length === 0) throw ruleBroken('refHolder', message('holderMissing'));
}

function remarkOf(sent: string): string {
  const remark = sent.trim();
  if (remark === '') throw ruleBroken('remark', message('remarkRequired'));
  return remark;
}
