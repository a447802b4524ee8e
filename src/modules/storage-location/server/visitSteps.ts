/** Conditions of the steps of a place, and what is disclosed to the operator when its certificate is issued. */
import { fieldProblem, message, type MessageRef } from '#language/message.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { isBefore } from '#language/values/compareDays.ts';
import { plainDateOf } from '#language/values/instant.ts';
import type { EffectContext, GuardContext } from '#platform/server/request/step/stepParts.ts';
import { findExpiredPaper } from '../expertRules.ts';

type PlaceGuard = (context: GuardContext<'storageLocation'>) => Promise<MessageRef | undefined>;

export const findExpiredExpertPaper: PlaceGuard = async ({ found: { document }, today }) =>
  findExpiredPaper(document, today);

/** Date, at least one officer, result; and the conditions, if the place has passed with conditions. */
export const findMissingVisit: PlaceGuard = async ({ found: { document, request } }) => {
  const { visitDate, refVisitResult, visitOfficers, proposedConditions } = document;
  if (visitDate === null) return fieldProblem('visitDate', message('visitDateMissing'));
  const { submittedDate } = request;
  if (submittedDate !== null) {
    const filed = plainDateOf(submittedDate);
    if (isBefore(visitDate, filed))
      return fieldProblem(
        'visitDate',
        message('visitBeforeFiling', { date: [formatDate(filed, 'th'), formatDate(filed, 'en')] }),
      );
  }
  if ((visitOfficers ?? []).length === 0) return fieldProblem('visitOfficers', message('visitOfficerMissing'));
  if (refVisitResult === null) return fieldProblem('refVisitResult', message('visitResultMissing'));
  return refVisitResult === 'passedWithConditions' && proposedConditions === null
    ? fieldProblem('proposedConditions', message('visitConditionsMissing'))
    : undefined;
};

export const findFailedVisit: PlaceGuard = async ({ found: { document } }) =>
  document.refVisitResult === 'failed' ? fieldProblem('refVisitResult', message('visitFailed')) : undefined;

/** The findings and photographs remain with the officers. */
export async function discloseVisit({ document }: EffectContext<'storageLocation'>): Promise<void> {
  const { visitDate, refVisitResult, proposedConditions } = document;
  Object.assign(document, {
    visitedDate: visitDate,
    refVisitedResult: refVisitResult,
    conditions: proposedConditions,
  });
}
