/**
 * The effects of a step, which run in its transaction and without any other input or output, and how they are undone.
 */
import { checkRecord } from '#language/checkRecord.ts';
import { message } from '#language/message.ts';
import { tableName } from '#language/naming.ts';
import { idOf } from '#language/readUnknown.ts';
import { ruleBroken, invalid, Refusal } from '../../errors.ts';
import { claimFile } from '../../files/storedFile.ts';
import { gatherFacts } from '../../resource/write/plan.ts';
import { quote } from '../../database/sqlText.ts';
import { reserveTaken } from './ledgerEffects.ts';
import { claimsOf, closeClaims, releaseOtherClaims, returnClaims, takeClaims } from './claims.ts';
import { subjectOf } from '../case/declaredNames.ts';
import { changesSince, isCompared } from '../case/difference.ts';
import { expiryOf } from '../case/expiry.ts';
import { openFieldsOf, requestGuards } from './guards.ts';
import type { RequestRow } from '../case/caseRows.ts';
import { asHolderDocument, namedHolderIdOf } from '../case/loadCase.ts';
import { prepareCompletion, prepareForm, prepareIssue } from '../printing/printing.ts';
import { findDepartmentOf } from '../case/routing.ts';
import type { Effect, EffectContext } from './stepParts.ts';
import { readUnlockedFields } from './unlockedFields.ts';
import { useUpReferred } from './useUp.ts';
import { acknowledgeWarnings } from './warnings.ts';

export const requestEffects = {
  complete: {
    prepare: prepareCompletion,
    apply: async (context) => {
      const { request, document, prepared, now, writer } = context;
      await checkComplete(context);
      await acknowledgeWarnings(context);
      document.isComplete = true;
      request.requestCode ??= prepared.complete?.requestCode ?? null;
      request.submittedDate ??= now;
      request.refActingUser = writer.actor.userId === null ? null : { id: writer.actor.userId };
      request.refAuthorize = typeof writer.actor.authorizeId === 'string' ? { id: writer.actor.authorizeId } : null;
      const [th, en] = await subjectOf(context.engine, context.db, context.found);
      Object.assign(request, { subjectTh: th, subjectEn: en });
    },
    undo: async ({ document }) => void (document.isComplete = false),
  },

  route: {
    apply: async (context) => {
      const { engine, db, found, request, dossier, document } = context;
      const departmentId = await findDepartmentOf(engine, db, found);
      if (departmentId === undefined) throw new Error('A request is routed that no department takes');
      for (const row of [request, dossier, document]) row['refDepartment'] = { id: departmentId };
      dossier.isFiled = true;
      // A document that only officers begin is disclosed when it is issued, and one that they file for somebody as soon
      // as it is filed.
      if (found.declaration.office === undefined) disclose(context);
    },
    // It stays with the department, which has already seen it.
    undo: async () => undefined,
  },

  takeClaims: { apply: takeClaims, undo: returnClaims },

  keepForm: {
    prepare: prepareForm,
    apply: async ({ db, request, prepared: { keepForm }, detail }) => {
      detail['filed'] = { file: idOf(request.refFiledFile), sign: request.refFiledSign };
      if (keepForm !== undefined)
        await claimFile(db, { id: keepForm.fileId, entity: 'request', field: 'refFiledFile', record: request.id });
      Object.assign(request, {
        refFiledFile: keepForm === undefined ? null : { id: keepForm.fileId },
        refFiledSign: keepForm?.isSigned === true ? 'signed' : 'notSigned',
      });
    },
    undo: async ({ request, detail }) => {
      const { file, sign } = (detail['filed'] ?? {}) as {
        readonly file?: string | null;
        readonly sign?: string | null;
      };
      Object.assign(request, {
        refFiledFile: typeof file === 'string' ? { id: file } : null,
        refFiledSign: sign ?? null,
      });
    },
  },

  assign: {
    apply: async ({ request, writer, detail }) => {
      detail['assignee'] = idOf(request.refAssignee);
      request.refAssignee = writer.actor.userId === null ? null : { id: writer.actor.userId };
    },
    undo: async ({ request, detail }) =>
      void (request.refAssignee = typeof detail['assignee'] === 'string' ? { id: detail['assignee'] } : null),
  },

  recordCheck: {
    apply: async ({ request, data, detail }) => {
      const result = data['result'];
      if (result !== 'passed' && result !== 'notPassed') throw ruleBroken('data.result', message('checkResultMissing'));
      detail['checkResult'] = request.refCheckResult;
      detail['result'] = result;
      request.refCheckResult = result;
    },
    undo: async ({ request, detail }) =>
      void (request.refCheckResult = (detail['checkResult'] ?? null) as RequestRow['refCheckResult']),
  },

  reopen: {
    apply: async ({ request, document, detail }) => {
      detail['checkResult'] = request.refCheckResult;
      detail['unlockedFields'] = request.unlockedFields;
      Object.assign(request, { refCheckResult: null, unlockedFields: null });
      document.isComplete = false;
    },
    undo: async (context) => {
      await checkComplete(context);
      const { request, document, detail } = context;
      const isMended = await refuseUnattached(context);
      // The check was made on the earlier content.
      if (isMended && (detail['checkResult'] ?? null) !== null) throw new Refusal(422, message('changedSinceCheck'));
      await takeClaims(context);
      await reserveTaken(context);
      Object.assign(request, {
        refCheckResult: detail['checkResult'] ?? null,
        unlockedFields: detail['unlockedFields'] ?? null,
      });
      document.isComplete = true;
    },
  },

  unlockFields: {
    apply: async ({ request, data, found }) => {
      request.unlockedFields = readUnlockedFields(data['fields'], found);
    },
    undo: async (context) => {
      await refuseUnattached(context);
      await takeClaims(context);
      await reserveTaken(context);
      context.request.unlockedFields = null;
    },
  },

  // An opened field may contain a claim, so the corrected value is claimed as at a submission.
  lockFields: {
    apply: async (context) => {
      await checkComplete(context);
      await acknowledgeWarnings(context);
      await takeClaims(context);
      context.detail['unlockedFields'] = openFieldsOf(context.found);
      context.request.unlockedFields = null;
    },
    undo: async (context) => {
      await returnClaims(context);
      context.request.unlockedFields = (context.detail['unlockedFields'] ?? null) as RequestRow['unlockedFields'];
    },
  },

  issue: { prepare: prepareIssue, apply: applyIssue },

  close: {
    apply: async (context) => {
      const { dossier, request } = context;
      await closeClaims(context);
      request.unlockedFields = null;
      if (dossier.refState === 'pending') dossier.refState = 'refused';
    },
  },
} as const satisfies Readonly<Record<string, Effect>>;

/** Makes the row the revision in force; the revision from which it was made stays as it was issued. */
async function applyIssue(context: EffectContext): Promise<void> {
  const {
    db,
    found,
    request,
    dossier,
    document,
    prepared: { issue: ready },
  } = context;
  const { declaration, entity } = found;
  const today = ready?.issuedOn ?? context.today;
  disclose(context);
  request.approveDate = today;
  if (request.refRequestType === 'cancel') {
    dossier.refState = 'cancelled';
    await releaseOtherClaims(db, dossier, []);
    request.approveCode = dossier.code;
    return;
  }
  const revision = (dossier.revision ?? 0) + 1;
  await db.query(
    `update ${quote(tableName(entity.name))} set "is_current" = false where "dossier_id" = $1 and "is_current"`,
    [dossier.id],
  );
  const fileId = ready?.fileId;
  if (fileId !== undefined)
    await claimFile(db, { id: fileId, entity: entity.name, field: 'refIssuedFile', record: document.id });
  Object.assign(document, { revision, isCurrent: true, refIssuedFile: fileId === undefined ? null : { id: fileId } });
  dossier.expireDate = expiryOf({ declaration, request, dossier, document }, today);
  if (dossier.code === null)
    Object.assign(dossier, { code: ready?.approveCode, refState: 'inForce', effectiveDate: today });
  stateTerm(context);
  await releaseOtherClaims(db, dossier, claimsOf(context));
  dossier.revision = revision;
  Object.assign(request, {
    refIssuedSign: ready?.isSigned === true ? 'signed' : fileId === undefined ? null : 'notSigned',
  });
  request.approveCode = dossier.code;
  await useUpReferred(context);
}

/** A document with managed fields of these names states from when and until when it was valid as it was issued. */
export function stateTerm({ found: { entity }, dossier, document }: EffectContext): void {
  for (const name of ['effectiveDate', 'expireDate'] as const)
    if (entity.fields[name]?.kind === 'date' && entity.fields[name].managed === true)
      Object.assign(document, { [name]: dossier[name] });
}

/** Discloses the request to the named operator, who becomes its holder. */
function disclose({ request, dossier, document }: EffectContext): void {
  const holderId = namedHolderIdOf(request);
  if (holderId === null) throw new Error('A document is issued that belongs to nobody');
  for (const row of [request, dossier, document]) row['refHolder'] = { id: holderId };
}

async function checkComplete({ engine, db, writer, found }: EffectContext): Promise<void> {
  const { entity } = found;
  const document = asHolderDocument(found);
  const facts = await gatherFacts(engine, db, { actor: writer.actor, entity, record: document });
  const problems = checkRecord({ catalogue: engine.catalogue, entity, record: document, facts, isComplete: true });
  if (problems.length > 0) throw invalid(problems);
}

/**
 * Returns whether the document was changed since the step; if so, throws if a required attachment is missing, as at a
 * submission.
 */
async function refuseUnattached({ engine, db, found, detail, today }: EffectContext): Promise<boolean> {
  const changes = await changesSince(db, { found, version: Number(detail['documentVersion']) });
  if (!changes.some(({ path }) => isCompared(engine, found.entity, path))) return false;
  const why = await requestGuards.attachmentsValid({ engine, db, found, actorIds: [], today });
  if (why !== undefined) throw new Refusal(422, why);
  return true;
}
