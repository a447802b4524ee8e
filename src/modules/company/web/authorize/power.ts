/** The common parts of the tabs of authorisers and of agents: which kind they show, and how. */
import type { AnyEntity } from '#language/entity.ts';
import { isAfter } from '#language/values/compareDays.ts';
import { daysBetween, type PlainDate } from '#language/values/plainDate.ts';
import { ENDS_SOON_DAYS } from '#platform/web/list/table/deadlines.ts';

export type PowerKind = 'authorizer' | 'agent';

export const POWERS = '/api/v1/transaction/user-authorizes';

/** Returns the kind by the tab in the address. */
export function kindAt(base: string): PowerKind {
  return /\/5\/\d$/u.test(base) ? 'authorizer' : 'agent';
}

const columns = {
  authorizer: ['fullName', 'position', 'startDate', 'endDate', 'refStatus.value'],
  agent: ['fullName', 'documentTypes', 'startDate', 'endDate', 'refStatus.value', 'refAuthorizer.fullName'],
} as const;

/** The list of one kind; new ones are created by their own call. */
export function listedAs(entity: AnyEntity, kind: PowerKind): AnyEntity {
  return {
    ...entity,
    readOnly: false,
    list: { ...entity.list, columns: columns[kind], search: ['fullName', 'refStatus', 'startDate', 'endDate'] },
  };
}

const titles = { authorizer: ['ผู้มอบอำนาจ', 'Authoriser'], agent: ['ผู้รับมอบอำนาจ', 'Authorised agent'] } as const;

/** An authoriser has no roles: the people they authorise act. */
export function filledInAs(entity: AnyEntity, kind: PowerKind): AnyEntity {
  return { ...entity, title: titles[kind], form: kind === 'agent' ? entity.form : entity.form.slice(0, -1) };
}

export interface Standing {
  readonly status: string;
  readonly startDate: PlainDate | null;
  readonly endDate: PlainDate | null;
  readonly reason: string | null;
  readonly today: PlainDate;
}

export type StandingWord =
  | 'isWaiting'
  | 'isDeclined'
  | 'isLapsed'
  | 'isSuspended'
  | 'isRevoked'
  | 'willBegin'
  | 'hasEnded'
  | 'lastDay'
  | 'endsSoon'
  | 'daysLeft';

/** Returns the standing of a power today; undefined for a power without an end. */
export function standingOf({
  status,
  startDate,
  endDate,
  reason,
  today,
}: Standing): { readonly word: StandingWord; readonly n: number; readonly reason: string } | undefined {
  const standingWith = (word: StandingWord, n = 0) => ({ word, n, reason: reason ?? '' });
  if (status === 'waiting') return standingWith('isWaiting');
  if (status === 'declined') return standingWith('isDeclined');
  if (status === 'lapsed') return standingWith('isLapsed');
  if (status === 'revoked') return standingWith('isRevoked');
  if (status === 'suspended') return standingWith('isSuspended');
  const until = (day: PlainDate): number => daysBetween(today, day);
  if (startDate !== null && isAfter(startDate, today)) return standingWith('willBegin', until(startDate));
  if (endDate === null) return undefined;
  const left = until(endDate);
  if (left < 0) return standingWith('hasEnded', -left);
  if (left === 0) return standingWith('lastDay');
  return standingWith(left <= ENDS_SOON_DAYS ? 'endsSoon' : 'daysLeft', left);
}
