/** The dossier of a case: its number, its standing today, and who may suspend, reinstate or revoke it. */
import type { CaseView, StandingAction } from '#platform/model/request/caseView.ts';
import { dossierFlow } from '#platform/model/request/dossierFlow.ts';
import type { App } from '../../app.ts';
import type { Writer } from '../../resource/writer.ts';
import { messageLabelOf, stateWithLabel } from '../../workflow/labels.ts';
import type { Case } from '../case/caseRows.ts';
import { loadInvalidBases } from '../case/restsOn.ts';
import { judgeDossier } from '../step/dossierCalls.ts';

export async function describeDossier(
  app: App,
  { writer, found }: { writer: Writer; found: Case },
): Promise<CaseView['dossier']> {
  const { dossier, declaration, document } = found;
  const expireDate = dossier.expireDate;
  const verdicts = document.isCurrent ? judgeDossier({ actor: writer.actor, declaration, dossier }) : [];
  return {
    id: dossier.id,
    version: dossier.version,
    code: dossier.code ?? null,
    state: stateWithLabel(dossierFlow.choice, dossier.refState),
    effectiveDate: dossier.effectiveDate,
    expireDate,
    isExpired: expireDate !== null && expireDate < app.clock.today(),
    revision: dossier.revision,
    remark: dossier.remark ?? null,
    bases: await loadInvalidBases(app, found),
    actions: verdicts.map((verdict) => ({
      action: verdict.action as StandingAction['action'],
      label: dossierFlow.actions[verdict.action]?.label ?? [verdict.action, verdict.action],
      isOpen: verdict.isAllowed,
      why: verdict.refusal === undefined ? null : messageLabelOf(app.catalogue, verdict.refusal),
    })),
  };
}
