/**
 * Suspending, reinstating and revoking an issued document: without a request, with a reason, and with a separate
 * history.
 */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { findRequestDeclaration, getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { judgeActions, type ActionVerdict } from '#language/workflow.ts';
import { dossierFlow, registerPartiesOf, rightByParty } from '#platform/model/request/dossierFlow.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import { inTransaction } from '../../database/transaction.ts';
import { readBody, idSchema, typedText } from '../../http/strictBody.ts';
import { ruleBroken, conflict, forbidden, notFound, Refusal } from '../../errors.ts';
import type { Call, CallContext } from '../../http/call.ts';
import { addJob } from '../../jobs/addJob.ts';
import { runOncePerKey } from '../../resource/write/idempotency.ts';
import { writerOf } from '../../resource/engine.ts';
import { writeServerChange } from '../../resource/write/lifecycle.ts';
import { loadScope } from '../../resource/read/rowScope.ts';
import { findDossier, type DossierRow } from '../case/caseRows.ts';
import { getHolderId } from '../case/loadCase.ts';
import { appendStep } from '../../workflow/history.ts';
import type { MovedRecord } from '../../workflow/step.ts';
import { STEP_JOB } from '../../workflow/takeStep.ts';

const DOSSIERS = '/api/v1/transaction/dossiers';

/** The actions that people take; the others are effects of steps. */
const takenByPeople = Object.entries(dossierFlow.actions).filter(([, { isAutomatic }]) => isAutomatic !== true);

export const dossierCalls: readonly Call[] = takenByPeople.map(([action, { label, from }]) => ({
  method: 'PUT',
  path: `${DOSSIERS}/${action}`,
  entity: 'dossier',
  summary: label,
  rights: [...new Set(Object.values(from).flat())].flatMap(
    (party) => rightByParty[party as keyof typeof rightByParty] ?? [],
  ),
  handle: (context) => putStanding(context, action),
}));

const dossierStepBody = z.strictObject({ id: idSchema, version: z.int().min(1), remark: typedText(1000).nullish() });

function putStanding(context: CallContext, action: string): Promise<MovedRecord> {
  const { app, requestId, headers } = context;
  const body = readBody(dossierStepBody, context.body);
  const remark = (body.remark ?? '').trim();
  return inTransaction(app.pools.api, { requestId }, (db) =>
    runOncePerKey(
      db,
      { writer: writerOf(context), key: headers['idempotency-key'], call: context.call, body, now: app.clock.now() },
      async () => {
        const { dossier, declaration } = await lockDossier(app, db, { actor: context.actor, id: body.id });
        const verdict = judgeDossier({ actor: context.actor, declaration, dossier }).find(
          (judged) => judged.action === action,
        );
        if (verdict === undefined) throw forbidden();
        if (dossier.version !== body.version) throw conflict(message('staleVersion'), { version: dossier.version });
        if (verdict.refusal !== undefined) throw new Refusal(422, verdict.refusal);
        if (remark === '') throw ruleBroken('remark', message('remarkRequired'));
        return setStanding(context, db, { dossier, declaration, action, remark });
      },
    ),
  );
}

/**
 * Returns the actions of this person on an issued document, each with whether it is possible now and the reason if not.
 */
export function judgeDossier({
  actor,
  declaration,
  dossier,
}: {
  actor: Actor;
  declaration: RequestDeclaration;
  dossier: DossierRow;
}): readonly ActionVerdict[] {
  if (declaration.suspendableTypes?.includes(dossier.refDocumentType) === false) return [];
  return judgeActions(dossierFlow, {
    state: dossier.refState,
    parties: registerPartiesOf(actor.grants.rightsInMenu(declaration.registerMenu)),
    refusals: {},
  });
}

async function lockDossier(
  { catalogue }: App,
  db: PoolClient,
  { actor, id }: { actor: Actor; id: string },
): Promise<{ dossier: DossierRow; declaration: RequestDeclaration }> {
  const entity = getEntity(catalogue, 'dossier');
  const dossier = await findDossier(catalogue, db, { id, lock: 'update', scope: loadScope(actor, entity) });
  const declaration = dossier === undefined ? undefined : findRequestDeclaration(catalogue, dossier.refDocumentType);
  if (dossier === undefined || declaration === undefined) throw notFound();
  return { dossier, declaration };
}

interface StandingChange {
  readonly dossier: DossierRow;
  readonly declaration: RequestDeclaration;
  readonly action: string;
  readonly remark: string;
}

async function setStanding(
  context: CallContext,
  db: PoolClient,
  { dossier, declaration, action, remark }: StandingChange,
): Promise<MovedRecord> {
  const { app, actor } = context;
  const from = dossier.refState;
  const to = dossierFlow.actions[action]?.to ?? from;
  const version = await writeServerChange(app, db, {
    ...writerOf(context),
    entity: getEntity(app.catalogue, 'dossier'),
    before: dossier,
    after: { ...dossier, refState: to, remark },
  });
  await app.stepRegistry.standingEffect(declaration.document)({
    engine: app,
    db,
    writer: writerOf(context),
    dossier,
    holderId: getHolderId(dossier),
    to,
    remark,
  });
  const id = dossier.id;
  const step = {
    entity: 'dossier',
    recordId: id,
    action,
    from,
    to,
    effects: [],
    actorId: actor.userId,
    username: actor.username,
    principalId: null,
    at: app.clock.now(),
    remark,
    version,
    detail: {},
  };
  await addJob(db, STEP_JOB, { historyId: await appendStep(db, step) });
  return { id, version };
}
