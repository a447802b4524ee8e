/** The one step of an entry in a register: complete, routed and issued at once. */
import type { PoolClient } from 'pg';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { App } from '../app.ts';
import type { Writer } from '../resource/engine.ts';
import { loadCase } from './loadCase.ts';
import { contextOf, writeStep } from './transition.ts';

export interface RegisterEntry {
  readonly writer: Writer;
  readonly requestId: string;
  readonly action: 'record' | 'correct';
  readonly remark: string;
  readonly prepared: { readonly approveCode?: string; readonly issuedOn: PlainDate };
  readonly expireDate?: PlainDate | undefined;
}

export async function enterInRegister(app: App, db: PoolClient, { writer, requestId, action, remark, prepared, expireDate }: RegisterEntry): Promise<void> {
  const found = await loadCase(app, db, { actor: writer.actor, id: requestId, lock: 'update' });
  const context = contextOf(app, db, { writer, found, principalId: null, data: {}, prepared, detail: {} });
  Object.assign(context.document, { isComplete: true });
  for (const one of [context.request, context.dossier, context.document]) one['refDepartment'] ??= found.document['refDepartment'];
  context.dossier['isFiled'] = true;
  context.request['submittedDate'] = context.now;
  await app.stepParts.effect('issue').apply(context);
  if (expireDate !== undefined) context.dossier['expireDate'] = expireDate;
  const step = { writer, id: requestId, version: Number(found.request['version']), action, remark, data: {} };
  await writeStep(app, db, { context, step, from: String(found.request['refStatus']), to: 'approved', effects: ['issue'] });
}
