/** Cases for tests, as the server would describe them. */
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import type { Instant } from '#language/values/instant.ts';
import { pathAhead, type Workflow } from '#language/workflow.ts';
import { requestStatus } from '#platform/model/businessChoices.ts';
import type { CodeAndLabel, CaseView, TimelineEntry } from '#platform/model/request/caseView.ts';
import { requestFlow } from '#platform/model/request/requestFlow.ts';
import { usualStages } from '#platform/model/request/usualStages.ts';

const terms = { name: 'letter', title: ['หนังสือ', 'Letters'] } as const;
const days = { receive: 1, review: 5, sign: 2 };

export const flow = requestFlow({ ...terms, stages: usualStages({ days }) });
/** The same workflow with payment and signature. */
export const chargedFlow = requestFlow({
  ...terms,
  stages: usualStages({ days, isCharged: true }),
  application: { signature: 'may' },
  certificate: { signature: 'must' },
});

const PERSON: Label = ['สมชาย', 'Somchai'];

export function stateOf(code: string): CodeAndLabel {
  return { code, label: labelOf(requestStatus, code) };
}

export interface TimelineStep {
  readonly action: string;
  readonly from?: string;
  readonly to?: string;
  readonly remark?: string;
  readonly at?: string;
}

/** Each step is a minute after the previous one, from nine o'clock; the latest first, as the server returns it. */
export function timelineOf(...steps: readonly TimelineStep[]): readonly TimelineEntry[] {
  return steps
    .map(({ action, from, to, remark, at }, index): TimelineEntry => ({
      kind: action === 'create' ? 'created' : 'step',
      id: String(index),
      at: (at ?? `2026-11-16T09:${String(index).padStart(2, '0')}:00+07:00`) as Instant,
      action,
      result: null,
      label: flow.actions[action]?.label ?? [action, action],
      from: from === undefined ? null : stateOf(from),
      to: to === undefined ? null : stateOf(to),
      by: PERSON,
      inPlaceOf: null,
      remark: remark ?? null,
      effects: [],
      file: null,
      warnings: [],
      address: null,
    }))
    .toReversed();
}

export interface CaseParts {
  readonly status: string;
  readonly workflow?: Workflow;
  readonly timeline?: readonly TimelineEntry[];
  readonly parties?: CaseView['parties'];
  readonly request?: Partial<CaseView['request']>;
  readonly dossier?: Partial<CaseView['dossier']>;
  readonly more?: Partial<CaseView>;
}

export function caseIn({
  status,
  workflow = flow,
  timeline = [],
  parties = [],
  request = {},
  dossier = {},
  more = {},
}: CaseParts): CaseView {
  const heldBy = workflow.states[status]?.responsibleParty;
  return {
    request: {
      id: 'r',
      version: 1,
      documentId: 'd',
      entity: 'letter',
      documentType: { code: 'toWhom', label: ['หนังสือ', 'Letter'] },
      kind: { code: 'new', label: ['ขอใหม่', 'New'] },
      origin: 'filed',
      status: stateOf(status),
      isOpen: heldBy !== undefined,
      draftCode: 'D1',
      requestCode: null,
      subject: ['เรื่อง', 'Subject'],
      holder: { id: 'h', name: ['บริษัท', 'Company'] },
      isDisclosed: true,
      descToOfficer: null,
      descToUser: null,
      checkResult: null,
      unlockedFields: [],
      papers: { filedFile: null, filedSign: null, issuedSign: null, scannedFile: null },
      ...request,
    },
    dossier: {
      id: 's',
      version: 1,
      code: null,
      state: { code: 'pending', label: ['รอพิจารณา', 'Pending'] },
      effectiveDate: null,
      expireDate: null,
      isExpired: false,
      revision: null,
      remark: null,
      usedUp: null,
      bases: [],
      actions: [],
      ...dossier,
    },
    parties,
    actions: [],
    takeBack: null,
    refilings: [],
    correction: null,
    editable: [],
    heldBy:
      heldBy === undefined
        ? null
        : {
            party: heldBy,
            label: flow.parties[heldBy] ?? [heldBy, heldBy],
            person: null,
            department: null,
            since: '2026-11-16T09:00:00+07:00' as Instant,
            dueDate: null,
            daysAllowed: null,
            daysUsed: 0,
            isLate: false,
          },
    sla: { allowed: 8, used: 0, isLate: false },
    ahead: pathAhead(workflow, status).map((step) => ({
      state: stateOf(step.state),
      party: workflow.parties[workflow.states[step.state]?.responsibleParty ?? ''] ?? null,
      days: workflow.states[step.state]?.days ?? null,
      actionName: step.action ?? null,
      action: workflow.actions[step.action ?? '']?.label ?? null,
      isAutomatic: workflow.actions[step.action ?? '']?.isAutomatic === true,
    })),
    warnings: [],
    timeline,
    ...more,
  };
}
