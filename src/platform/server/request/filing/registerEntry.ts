/** The only step of an entry in a register: it is completed, routed and issued at once. */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { isAfter } from '#language/values/compareDays.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { ledgerEffectsAtIssue } from '#platform/model/request/requestFlow.ts';
import type { App } from '../../app.ts';
import { ruleBroken } from '../../errors.ts';
import type { Writer } from '../../resource/writer.ts';
import { takeApproveCode } from '../case/codes.ts';
import { loadCase } from '../case/loadCase.ts';
import type { Case } from '../case/caseRows.ts';
import { contextOfCase, writeStep } from '../step/caseSteps.ts';
import { stateTerm } from '../step/effects.ts';

export interface RegisterEntry {
  readonly writer: Writer;
  readonly requestId: string;
  readonly action: 'record' | 'correct';
  readonly remark: string;
  /** The number on the paper; without one, the next number is used. */
  readonly issue: { readonly approveCode?: string; readonly issuedOn: PlainDate };
  readonly expireDate?: PlainDate | undefined;
}

export async function enterInRegister(
  app: App,
  db: PoolClient,
  { writer, requestId, action, remark, expireDate, ...entry }: RegisterEntry,
): Promise<void> {
  const found = await loadCase(app, db, { actor: writer.actor, id: requestId, lock: 'update' });
  const issue = await withCode(app, db, { found, issue: entry.issue });
  const context = contextOfCase(app, db, {
    writer,
    found,
    principalId: null,
    data: {},
    prepared: { issue },
    detail: {},
  });
  Object.assign(context.document, { isComplete: true });
  for (const record of [context.request, context.dossier, context.document])
    record['refDepartment'] ??= found.document.refDepartment;
  context.dossier.isFiled = true;
  context.request.submittedDate = context.now;
  // Nobody submitted it, but its claims must be taken all the same, so that nobody else can have them.
  await app.stepRegistry.effect('takeClaims').apply(context);
  const issuing = issuingEffectsOf(found.declaration);
  for (const effect of issuing) await app.stepRegistry.effect(effect).apply(context);
  if (expireDate !== undefined) {
    const latest = found.declaration.validity?.notAfter?.(context.document) ?? null;
    if (latest !== null && isAfter(expireDate, latest))
      throw ruleBroken(
        'expireDate',
        message('registerExpiryTooLate', { date: [formatDate(latest, 'th'), formatDate(latest, 'en')] }),
      );
    context.dossier.expireDate = expireDate;
    stateTerm(context);
  }
  const step = { writer, id: requestId, version: found.request.version, action, remark, data: {} };
  await writeStep(app, { context, step, from: found.request.refStatus, to: 'approved', effects: issuing });
}

/** Nobody filed it, so nothing was reserved: what it takes is used at once. */
function issuingEffectsOf({ issueEffects = [], stockCards, takes }: Case['declaration']): readonly string[] {
  return [
    ...issueEffects,
    ...ledgerEffectsAtIssue({ opensStockCards: stockCards !== undefined, takesFromStockCards: takes !== undefined }),
    'issue',
  ];
}

/** A document that is in the register already has the same number as before. */
async function withCode(
  { clock }: App,
  db: PoolClient,
  { found, issue }: { found: Case; issue: RegisterEntry['issue'] },
): Promise<RegisterEntry['issue']> {
  const { declaration, request, dossier, document } = found;
  if (issue.approveCode !== undefined || dossier.code !== null) return issue;
  return {
    ...issue,
    approveCode: await takeApproveCode(db, {
      declaration,
      type: request.refDocumentType,
      issued: clock.today(),
      document,
    }),
  };
}
