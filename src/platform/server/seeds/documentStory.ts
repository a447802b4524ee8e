/**
 * The story of a requested document, with the step names of the usual workflow: `filed`, `received`, `examined`,
 * `paid`, `approved`, `sentBack`, `refiled`. A module provides the content of its documents, and what happens to each
 * on which day.
 */
import type { CopyKind } from '../request/filing/copyRequest.ts';
import { DEMO_PASSWORD } from './demo.ts';
import type { DemoActor, DemoStep, DemoStory, StepOptions } from './demoStory.ts';
import { lookupId } from './lookups.ts';
import { seedId } from './seedId.ts';

/** The state that the next step of a story starts from. */
interface StoryState {
  readonly entity: string;
  /** The document that was filed or issued last. */
  documentId: string;
  /** The document that was issued last, about which changes are filed. */
  inForceId: string;
  /** Id of the request in process. */
  requestId: string;
  /** How often each step of each request was taken in this run. */
  readonly taken: Map<string, number>;
}

export interface StoryStep extends Omit<DemoStep, 'act'> {
  readonly act: (hands: DemoActor, course: StoryState, isAgain: boolean) => Promise<void>;
}

export interface DocumentStory {
  readonly name: string;
  readonly entity: string;
  /** Id of the document that is filed first. */
  readonly id: string;
  /** Who writes the draft, and when; by default the person who files it, on that day. */
  readonly by?: string;
  readonly daysAgo?: number;
  readonly write: (hands: DemoActor, id: string) => Promise<void>;
  /** Whether `write` does more than one thing, and resumes by itself after an interruption. */
  readonly goesOn?: true;
}

export function documentStory(about: DocumentStory, steps: readonly StoryStep[]): DemoStory {
  const { name, entity, id, by, daysAgo, write, goesOn } = about;
  const state: StoryState = { entity, documentId: id, inForceId: id, requestId: '', taken: new Map() };
  const first: StoryStep = {
    daysAgo: daysAgo ?? steps[0]?.daysAgo ?? 0,
    by: by ?? steps[0]?.by ?? 'operator',
    act: async (demoActor, _course, isAgain) => {
      const isMade = isAgain && goesOn !== true && (await demoActor.versionOf(entity, id)) !== undefined;
      if (!isMade) await write(demoActor, id);
      state.requestId = await demoActor.requestOf(id);
    },
  };
  const withState = ({ act, ...when }: StoryStep): DemoStep => ({
    ...when,
    act: (demoActor, isAgain) => act(demoActor, state, isAgain),
  });
  return { name, entity, id, steps: [first, ...steps].map(withState) };
}

/** Uploads files to attach, each with the key of its checklist item and its name. */
export async function uploadAttachments(
  demoActor: DemoActor,
  papers: readonly (readonly [key: string, name: string])[],
  { about, lines }: { about: string; lines: (name: string) => readonly string[] },
): Promise<readonly unknown[]> {
  const attachments = [];
  for (const [key, name] of papers) {
    const file = await demoActor.upload(`${name}-${about.replaceAll(' ', '-')}.pdf`, lines(name));
    attachments.push({ refItem: { key }, file });
  }
  return attachments;
}

/** Signed with the certificate of the person who takes the step (`demoCertificates.ts`). */
export const SIGNED: StepOptions = { caPassword: DEMO_PASSWORD };

interface TakenStepOptions extends StepOptions {
  /** From then on changes are filed about this document. */
  readonly isIssued?: boolean;
}

/** Any step of the workflow. */
export function step(daysAgo: number, by: string, action: string, about: TakenStepOptions = {}): StoryStep {
  const { isIssued = false, ...more } = about;
  return {
    daysAgo,
    by,
    act: async (demoActor, storyState, isAgain) => {
      const key = `${storyState.requestId} ${action}`;
      const nth = (storyState.taken.get(key) ?? 0) + 1;
      storyState.taken.set(key, nth);
      const isTaken = isAgain && (await demoActor.timesTaken(storyState.requestId, action)) >= nth;
      if (!isTaken) await demoActor.step(storyState.requestId, action, more);
      if (isIssued) storyState.inForceId = storyState.documentId;
    },
  };
}

export function filed(daysAgo: number, by: string, more: StepOptions = {}): StoryStep {
  return step(daysAgo, by, 'request', more);
}

export function received(daysAgo: number): StoryStep {
  return step(daysAgo, 'center', 'receive');
}

/** Received, and checked and passed on the next day. */
export function examined(daysAgo: number): readonly StoryStep[] {
  const checked = step(daysAgo - 1, 'center', 'check', { data: { result: 'passed' } });
  return [received(daysAgo), checked, step(daysAgo - 1, 'center', 'pass')];
}

export function approved(daysAgo: number, more: StepOptions = {}): StoryStep {
  return step(daysAgo, 'signatory', 'approve', { ...more, isIssued: true });
}

/** On paper, which is signed in ink. */
export function approvedInInk(daysAgo: number): StoryStep {
  return step(daysAgo, 'signatory', 'not-sign', { isIssued: true });
}

export function refused(daysAgo: number, remark: string): StoryStep {
  return step(daysAgo, 'center', 'not-approve', { remark });
}

export function sentBack(daysAgo: number, remark: string): StoryStep {
  return step(daysAgo, 'center', 're-edit', { remark });
}

export function withdrawn(daysAgo: number, by: string, remark: string): StoryStep {
  return step(daysAgo, by, 'cancel', { remark });
}

export interface Refiling {
  readonly kind: CopyKind;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A renewal, a change or a cancellation of the document in force, as a draft with these values. */
export function refiled(daysAgo: number, by: string, { kind, values }: Refiling): StoryStep {
  return {
    daysAgo,
    by,
    act: async (demoActor, storyState, isAgain) => {
      const nth = storyState.taken.get(kind) ?? 0;
      storyState.taken.set(kind, nth + 1);
      const before = isAgain ? (await demoActor.refiledBefore(kind, storyState.inForceId))[nth] : undefined;
      const { requestId, documentId } = before ?? (await demoActor.refile(kind, storyState.inForceId));
      Object.assign(storyState, { requestId, documentId });
      const isUntouched = before === undefined || (await demoActor.versionOf(storyState.entity, documentId)) === 1;
      if (isUntouched) await demoActor.save(storyState.entity, { id: documentId, version: 1, ...values });
    },
  };
}

function chequeOf(now: string): Readonly<Record<string, unknown>> {
  return { chequeNo: '0012345', chequeDate: now.slice(0, 10), refChequeBank: { id: lookupId('BANK', '006') } };
}

const CHANNELS = { cash: '4', cheque: '5' } as const;

/** At the counter: finance enters the payment, the head of the group confirms it. */
export function paid(daysAgo: number, channel: keyof typeof CHANNELS): readonly StoryStep[] {
  const paymentId = ({ requestId }: StoryState): string => seedId(`demo payment ${requestId}`);
  return [
    {
      daysAgo,
      by: 'finance',
      act: async (demoActor, storyState, isAgain) => {
        const id = paymentId(storyState);
        if (isAgain && (await demoActor.versionOf('feePayment', id)) !== undefined) return;
        const fee = await demoActor.find('feeStatement', { refRequest: storyState.requestId });
        await demoActor.save('feePayment', {
          id,
          refFeeStatement: { id: fee['id'] },
          refChannel: { key: CHANNELS[channel] },
          amount: fee['netAmount'],
          paidDatetime: demoActor.now(),
          ...(channel === 'cheque' ? chequeOf(demoActor.now()) : {}),
        });
      },
    },
    {
      daysAgo,
      by: 'head',
      act: async (demoActor, storyState, isAgain) => {
        const id = paymentId(storyState);
        if (isAgain && (await demoActor.versionOf('feePayment', id)) !== 1) return;
        await demoActor.call('PUT /api/v1/transaction/fee-payments/confirm', { id, version: 1 });
      },
    },
  ];
}
