/** The issued document of a case: its number, dates and standing, what used it up, what it rests on, and the actions of the person. */
import type { CaseView, StandingAction } from '#platform/model/request/caseView.ts';
import { dossierFlow } from '#platform/model/request/dossierFlow.ts';
import type { App } from '../../app.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Writer } from '../../resource/writer.ts';
import { messageLabelOf, stateWithLabel } from '../../workflow/labels.ts';
import type { Case } from '../case/caseRows.ts';
import { loadInvalidBases } from '../case/restsOn.ts';
import { findUsedUp } from '../case/usedUp.ts';
import { judgeDossier } from '../step/dossierCalls.ts';

export async function describeDossier(
  app: App,
  db: Queryable,
  { writer, found }: { writer: Writer; found: Case },
): Promise<CaseView['dossier']> {
  const { dossier, declaration, document } = found;
  const { id, version, code, effectiveDate, expireDate, revision, remark } = dossier;
  const verdicts = document.isCurrent ? judgeDossier({ actor: writer.actor, declaration, dossier }) : [];
  return {
    id,
    version,
    code,
    state: stateWithLabel(dossierFlow.choice, dossier.refState),
    effectiveDate,
    expireDate,
    isExpired: expireDate !== null && expireDate < app.clock.today(),
    revision,
    remark,
    usedUp: await findUsedUp(db, dossier),
    bases: await loadInvalidBases(app, found),
    actions: verdicts.map(({ action, isAllowed, refusal }) => ({
      action: action as StandingAction['action'],
      label: dossierFlow.actions[action]?.label ?? [action, action],
      isOpen: isAllowed,
      why: refusal === undefined ? null : messageLabelOf(app.catalogue, refusal),
    })),
  };
}
