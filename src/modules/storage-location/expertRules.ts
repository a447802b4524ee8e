/** Rules about the people who are responsible for the substances at a place. */
import { rule } from '#language/entity.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { isBefore } from '#language/values/compareDays.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import './messages.ts';

export const paperDatesInOrder = rule<'storageLocationExpert'>('paperDatesInOrder', {
  check: ({ issuedDate, expiresDate }) =>
    issuedDate !== null && expiresDate !== null && isBefore(expiresDate, issuedDate)
      ? fieldProblem('expiresDate', message('expertPaperReversed'))
      : undefined,
});

/**
 * A warning, because the papers may expire while an officer still writes down the visit. Filing and deciding are refused
 * by `findExpiredPaper`.
 */
export const expiredPaper = rule<'storageLocationExpert', 'today'>('expiredPaper', {
  isWarning: true,
  needs: ['today'],
  check: (expert, { today }) =>
    isExpired(expert, today) ? fieldProblem('expiresDate', expiredMessage(expert)) : undefined,
});

/** The first expert with an expired paper; a place may be given up with expired papers. */
export function findExpiredPaper(
  {
    refRequestType,
    experts,
  }: {
    readonly refRequestType: unknown;
    readonly experts: readonly Pick<Expert, 'name' | 'expiresDate'>[] | null;
  },
  today: PlainDate,
): Problem | undefined {
  if (refRequestType === 'cancel') return undefined;
  const found = remainingRows(experts).find(([expert]) => isExpired(expert, today));
  return found === undefined ? undefined : fieldProblem(`experts.${found[1]}.expiresDate`, expiredMessage(found[0]));
}

type Expert = RecordValues<'storageLocationExpert'>;

/** It is valid on its last day. */
function isExpired({ expiresDate }: Pick<Expert, 'expiresDate'>, today: PlainDate): boolean {
  return expiresDate !== null && isBefore(expiresDate, today);
}

function expiredMessage({ name, expiresDate }: Pick<Expert, 'name' | 'expiresDate'>) {
  const day = expiresDate === null ? '' : ([formatDate(expiresDate, 'th'), formatDate(expiresDate, 'en')] as const);
  return message('expertPaperExpired', { name: name ?? '', date: day });
}
