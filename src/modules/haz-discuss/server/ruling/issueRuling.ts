/** Issues a ruling: discloses the prepared answer to the operator, and stores it without names for other officers. */
import { message } from '#language/message.ts';
import { ruleBroken } from '#platform/server/errors.ts';
import type { EffectContext } from '#platform/server/request/step/stepParts.ts';
import { isDiffering } from '../../hazDiscussRules.ts';
import { insertPastRulings, setPastRulingsActive } from './pastRulings.ts';

export async function issueRuling(context: EffectContext<'hazDiscuss'>): Promise<void> {
  const { document, dossier, request, prepared, today } = context;
  await setPastRulingsActive(context, { dossier, isActive: false });
  if (request.refRequestType === 'cancel') return;
  const { refDecision, letterTh, letterEn } = document;
  if (refDecision === null) throw ruleBroken('refDecision', message('rulingMissing'));
  if (letterTh === null) throw ruleBroken('letterTh', message('letterMissing'));
  // The results by the cases do not explain a ruling that differs from them.
  const isByCases = !isDiffering(document);
  Object.assign(document, {
    refResult: refDecision,
    answerTh: letterTh,
    answerEn: letterEn,
    mainSubStances: (document.mainSubStances ?? []).map((line) => ({
      ...line,
      refResult: isByCases ? line.refCalculated : null,
    })),
  });
  await insertPastRulings(context, {
    document,
    revision: (dossier.revision ?? 0) + 1,
    issuedDate: prepared.issue?.issuedOn ?? today,
  });
}
