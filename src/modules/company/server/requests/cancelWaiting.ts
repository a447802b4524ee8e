/**
 * Ends the registration of an employee without the company, which need not answer: by the person who registered, or by
 * the system.
 */
import type { PoolClient } from 'pg';
import type { App } from '#platform/server/app.ts';
import { loadCase } from '#platform/server/request/case/loadCase.ts';
import { contextOfCase, writeStep } from '#platform/server/request/step/caseSteps.ts';
import type { Writer } from '#platform/server/resource/writer.ts';

const ACTION = 'cancel';
const WAITING = 'submitted';

export interface Cancelling {
  readonly writer: Writer;
  readonly requestId: string;
  readonly remark: string;
}

/**
 * Returns false if it was answered meanwhile. Everybody else takes this step by the rules of the workflow, as one of
 * its parties.
 */
export async function cancelWaiting(
  app: App,
  db: PoolClient,
  { writer, requestId, remark }: Cancelling,
): Promise<boolean> {
  const found = await loadCase(app, db, { actor: writer.actor, id: requestId, lock: 'update' });
  const { effects = [], to = WAITING } = found.declaration.workflow.actions[ACTION] ?? {};
  if (found.request.refStatus !== WAITING) return false;
  const context = contextOfCase(app, db, {
    writer,
    found,
    principalId: null,
    data: {},
    remark,
    prepared: {},
    detail: {},
  });
  for (const name of effects) await app.stepRegistry.effect(name).apply(context);
  const step = { writer, id: requestId, version: found.request.version, action: ACTION, remark, data: {} };
  await writeStep(app, { context, step, from: WAITING, to, effects });
  return true;
}

/** Condition on a request called r: an employee who waits to be accepted. */
export const WAITING_EMPLOYEE_SQL = `(r."document_type" = 'employeeRegistration' and r."request_type" = 'new' and r."is_open" and r."status" = '${WAITING}')`;
