/**
 * A document that is issued uses up the documents that were granted for it, in the same transaction: no other document
 * can refer to them afterwards, even if two are decided at the same moment.
 */
import { getEntity } from '#language/catalogue.ts';
import { fieldProblem } from '#language/message.ts';
import { idOf } from '#language/readUnknown.ts';
import { dossierFlow } from '#platform/model/request/dossierFlow.ts';
import { Refusal } from '../../errors.ts';
import { addJob } from '../../jobs/addJob.ts';
import { writeServerChange } from '../../resource/write/lifecycle.ts';
import { appendStep } from '../../workflow/history.ts';
import { STEP_JOB } from '../../workflow/takeStep.ts';
import { findDossier, type DossierRow } from '../case/caseRows.ts';
import { filledReferencesIn, findReferenceRefusal, loadIssued } from '../case/issuedReferences.ts';
import { namedHolderIdOf } from '../case/loadCase.ts';
import { loadLineage } from '../case/usedUp.ts';
import type { EffectContext } from './stepParts.ts';

export async function useUpReferred(context: EffectContext): Promise<void> {
  const { engine, db, found, request, dossier, document } = context;
  const { catalogue } = engine;
  const references = filledReferencesIn(catalogue, found.entity, { record: document }).filter(
    ({ field }) => field.refersTo.usesUp,
  );
  if (references.length === 0) return;
  const lineage = await loadLineage(db, references, dossier.id);
  // Locked in the order of their ids, so that two decisions about the same documents do not wait for each other.
  const ids = references.map(({ row, field }) => idOf(row[field.refersTo.snapshot.dossier]) ?? '');
  const referred: DossierRow[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const locked = await findDossier(catalogue, db, { id, lock: 'update' });
    if (locked === undefined) throw new Error(`The dossier ${id} is referred to and does not exist`);
    if (!lineage.includes(idOf(locked.refUsedBy) ?? '')) referred.push(locked);
  }
  // Read again: another decision may have been committed before the locks were granted.
  const issued = await loadIssued(catalogue, db, { references, today: context.today });
  for (const { field, name, row, path } of references) {
    const revision = issued.get(idOf(row[name]) ?? '');
    if (!referred.some(({ id }) => id === revision?.dossierId)) continue;
    const why = findReferenceRefusal({ field, document, found: revision, holderId: namedHolderIdOf(request), lineage });
    if (why !== undefined) throw new Refusal(422, why, { fields: [fieldProblem(path, why)] });
  }
  for (const one of referred) await endAsUsedUp(context, one);
}

const ACTION = 'useUp';

/** On the day on which it happens, also if a document is entered in the register with an earlier date. */
async function endAsUsedUp(context: EffectContext, before: DossierRow): Promise<void> {
  const { app, db, writer, principalId, dossier, now, today } = context;
  const to = dossierFlow.actions[ACTION]?.to ?? before.refState;
  const version = await writeServerChange(app, db, {
    ...writer,
    entity: getEntity(app.catalogue, 'dossier'),
    before,
    after: { ...before, refState: to, refUsedBy: { id: dossier.id }, usedDate: today },
  });
  const historyId = await appendStep(db, {
    entity: 'dossier',
    recordId: before.id,
    action: ACTION,
    from: before.refState,
    to,
    effects: [],
    actorId: writer.actor.userId,
    username: writer.actor.username,
    principalId,
    at: now,
    remark: null,
    version,
    detail: { usedBy: dossier.id },
  });
  await addJob(db, STEP_JOB, { historyId });
}
