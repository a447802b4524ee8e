/** Describes what happens next, in one sentence. */
import { inLocale, inSentence, type Locale } from '#language/label.ts';
import { formatShortDate } from '#language/values/buddhistEra.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { translate } from '../../i18n/texts.ts';
import { isApplicant } from './caseNoticesOf.ts';
import { nextActionOf } from './nextAction.ts';
import { texts } from '../texts.ts';

export function nextStepText(caseView: CaseView, locale: Locale): string {
  const { request, dossier, heldBy, parties, ahead, actions } = caseView;
  const t = translate(texts, locale);
  if (heldBy === null) {
    if (request.status.code !== 'approved') return t('endedOther');
    const [done, issued] =
      request.origin === 'register'
        ? (['enteredDone', 'enteredIssued'] as const)
        : (['endedDone', 'endedIssued'] as const);
    return dossier.code === null || dossier.expireDate === null || dossier.state.code !== 'inForce'
      ? t(done)
      : t(issued, { code: dossier.code, date: formatShortDate(dossier.expireDate, locale) });
  }
  const party = inSentence(heldBy.label);
  if (request.unlockedFields.length > 0) return t(isApplicant(caseView) ? 'nextFieldsMine' : 'nextFields', { party });
  const [here, then] = ahead;
  const action = here?.action ?? request.status.label;
  const state = then?.state.label ?? request.status.label;
  const isMine = parties.some((candidate) => candidate.party === heldBy.party);
  if (here?.isAutomatic === true) return t(isMine ? 'nextBySystemMine' : 'nextBySystem', { party, action, state });
  if (!isMine) return t('nextOther', { party, action, state });
  // An obstacle comes first, and says itself what to do.
  const obstacle = actions.find(({ action: name }) => name === nextActionOf(caseView))?.why ?? null;
  return obstacle === null ? t('nextMine', { action, state }) : inLocale(obstacle, locale);
}
