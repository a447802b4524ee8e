/** Notices to show before anything else about a case: that it was sent back, refused, or is no longer valid. */
import type { Label } from '#language/label.ts';
import type { Instant } from '#language/values/instant.ts';
import type { Workflow, WorkflowAction } from '#language/workflow.ts';
import type { CaseView, TimelineEntry } from '#platform/model/request/caseView.ts';
import type { Tone } from '../../ui/feedback/Tag.tsx';
import { scanPartyOf } from './scanParty.ts';
import { mainPath } from './progressOf.ts';

export type NoticeKind =
  | 'sentBack'
  | 'fieldsOpen'
  | 'refused'
  | 'cancelled'
  | 'suspended'
  | 'revoked'
  | 'givenUp'
  | 'usedUp'
  | 'expired'
  | 'replaced'
  | 'baseNotInForce'
  | 'scanWanted'
  | 'standsIn';

export interface CaseNotice {
  readonly kind: NoticeKind;
  readonly tone: Tone;
  readonly remark: string | null;
  readonly by: Label | null;
  readonly at: Instant | null;
}

export interface CaseNoticesInput {
  readonly caseView: CaseView;
  readonly workflow: Workflow;
  /** Revision of the displayed document; null if it was not issued. */
  readonly revision: number | null;
}

/** The party that files the request; every other party is an officer. */
export const APPLICANT = 'operator';

export function isApplicant({ parties }: Pick<CaseView, 'parties'>): boolean {
  return parties.some(({ party }) => party === APPLICANT);
}

export function caseNoticesOf(question: CaseNoticesInput): readonly CaseNotice[] {
  return [
    ...requestNotices(question),
    ...dossierNotices(question),
    ...scanNotices(question.caseView),
    ...substituteNotices(question.caseView),
  ];
}

/** Returns true if the operator had to correct something after the first submission. */
export function wasReturnedToOperator({ timeline }: Pick<CaseView, 'timeline'>, workflow: Workflow): boolean {
  return timeline.some((entry) => isSentBack(workflow, entry) || isUnlock(workflow, entry));
}

function requestNotices({ caseView: { request, timeline }, workflow }: CaseNoticesInput): readonly CaseNotice[] {
  const code = request.status.code;
  const noticeOf = (kind: NoticeKind, tone: Tone, entry: TimelineEntry | undefined): CaseNotice => ({
    kind,
    tone,
    remark: entry?.remark ?? null,
    by: entry?.by ?? null,
    at: entry?.at ?? null,
  });
  const cameHere = timeline.filter(
    (entry) => entry.kind === 'step' && entry.to?.code === code && entry.from?.code !== code,
  );
  if (!request.isOpen) {
    // The last state of the main path is the successful end.
    if (mainPath(workflow).at(-1) === code) return [];
    return [
      code === 'cancelled' ? noticeOf('cancelled', 'neutral', cameHere[0]) : noticeOf('refused', 'bad', cameHere[0]),
    ];
  }
  if (request.unlockedFields.length > 0)
    return [
      noticeOf(
        'fieldsOpen',
        'warn',
        timeline.find((entry) => isUnlock(workflow, entry)),
      ),
    ];
  const back = cameHere.find((entry) => isSentBack(workflow, entry));
  return back === undefined ? [] : [noticeOf('sentBack', 'warn', back)];
}

function dossierNotices({ caseView: { dossier, timeline }, revision }: CaseNoticesInput): readonly CaseNotice[] {
  const kind = standings[dossier.state.code];
  const standingEntry = timeline.find((entry) => entry.kind === 'standing' && entry.to?.code === dossier.state.code);
  const bad = {
    tone: 'bad',
    remark: dossier.remark,
    by: standingEntry?.by ?? null,
    at: standingEntry?.at ?? null,
  } as const;
  const plain = { remark: null, by: null, at: null } as const;
  return [
    ...(kind === undefined
      ? []
      : [kind === 'givenUp' || kind === 'usedUp' ? ({ kind, ...plain, tone: 'neutral' } as const) : { kind, ...bad }]),
    ...(kind === undefined && dossier.isExpired ? [{ kind: 'expired', tone: 'bad', ...plain } as const] : []),
    ...(dossier.bases.length > 0 && !dossier.isExpired
      ? [{ kind: 'baseNotInForce', tone: 'bad', ...plain } as const]
      : []),
    ...(revision !== null && dossier.revision !== null && revision < dossier.revision
      ? [{ kind: 'replaced', tone: 'info', ...plain } as const]
      : []),
  ];
}

function scanNotices(caseView: CaseView): readonly CaseNotice[] {
  return scanPartyOf(caseView) === undefined
    ? []
    : [{ kind: 'scanWanted', tone: 'warn', remark: null, by: null, at: null }];
}

const standings: Readonly<Record<string, 'suspended' | 'revoked' | 'givenUp' | 'usedUp'>> = {
  suspended: 'suspended',
  revoked: 'revoked',
  cancelled: 'givenUp',
  usedUp: 'usedUp',
};

function substituteNotices({ parties }: CaseView): readonly CaseNotice[] {
  const names = new Map(parties.flatMap(({ inPlaceOf }) => (inPlaceOf === null ? [] : [[inPlaceOf[0], inPlaceOf]])));
  return [...names.values()].map((by) => ({ kind: 'standsIn', tone: 'info', remark: null, by, at: null }));
}

/**
 * By an action that moves the case from an officer back to the operator and is not the main one: waiting for payment
 * does not count.
 */
function isSentBack(workflow: Workflow, entry: TimelineEntry): boolean {
  const { states } = workflow;
  const [from, to] = [entry.from?.code ?? '', entry.to?.code ?? ''];
  return (
    from !== to &&
    states[to]?.responsibleParty === APPLICANT &&
    states[from]?.responsibleParty !== APPLICANT &&
    isActionOf(workflow, entry, (action) => action.to === to && action.tone !== 'primary')
  );
}

function isUnlock(workflow: Workflow, entry: TimelineEntry): boolean {
  return isActionOf(workflow, entry, (action) => action.requiredInput === 'fields');
}

/** Found by the name of the action: the timeline contains no more. */
function isActionOf(
  { actions }: Workflow,
  { kind, action }: TimelineEntry,
  predicate: (action: WorkflowAction) => boolean,
): boolean {
  const declared = kind === 'step' ? actions[action] : undefined;
  return declared !== undefined && predicate(declared);
}
