/**
 * Steps with a request of any kind, by the names of the usual workflow: each takes one step that must succeed. For
 * other steps use `takeStep` (requestPeople.ts); for a state, whatever the path to it, `bringToState`
 * (requestPaths.ts).
 */
import { moduleTestings } from '#apps/testing/moduleTestings.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { expectOk, editDocument, refile, sendRequestStep, takeStep, type FiledRequest } from './requestPeople.ts';
import { CA_PASSWORD } from './signingPeople.ts';

/**
 * The people who take the steps. A signatory has a certificate (signingPeople.ts); an approver may have none
 * (requestPeople.ts).
 */
export interface StepActors {
  readonly operator: Person;
  readonly receiver: Person;
  readonly approver?: Person;
  readonly signatory?: Person;
}

type CaseReference = Pick<FiledRequest, 'requestId'>;
type StepServer = Pick<TestApp, 'app' | 'call' | 'person'>;

export async function submit(test: StepServer, { operator }: StepActors, filed: CaseReference): Promise<void> {
  await takeStep(test, operator, filed, 'request');
}

export async function receive(test: StepServer, { receiver }: StepActors, filed: CaseReference): Promise<void> {
  await takeStep(test, receiver, filed, 'receive');
}

export async function check(test: StepServer, { receiver }: StepActors, filed: CaseReference): Promise<void> {
  await takeStep(test, receiver, filed, 'check', { data: { result: 'passed' } });
}

export async function pass(test: StepServer, { receiver }: StepActors, filed: CaseReference): Promise<void> {
  await takeStep(test, receiver, filed, 'pass');
}

/** Pays the fee, and the case continues automatically. Does nothing if nothing is due. */
export async function pay(test: TestApp, _actors: StepActors, filed: CaseReference): Promise<void> {
  for (const { stepTriggers } of moduleTestings) await stepTriggers?.['pay']?.(test, filed);
}

export async function approve(test: StepServer, actors: StepActors, filed: CaseReference): Promise<void> {
  await takeStep(test, approverOf(actors), filed, 'approve');
}

/** Approves with the certificate of the signatory. */
export async function sign(test: StepServer, actors: StepActors, filed: CaseReference): Promise<void> {
  await takeStep(test, approverOf(actors), filed, 'approve', { sign: { caPassword: CA_PASSWORD } });
}

export async function sendBack(test: StepServer, { receiver }: StepActors, filed: CaseReference): Promise<void> {
  await takeStep(test, receiver, filed, 're-edit', { remark: 'Please name the strength.' });
}

const REQUEST_TYPE_KEYS = { renewal: 2, change: 3, cancellation: 4 } as const;

export interface RefilingOptions {
  readonly kind: keyof typeof REQUEST_TYPE_KEYS;
  readonly base: Pick<FiledRequest, 'id'>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Files about a document in force: a draft that may be submitted. A renewal has no reason. */
export async function refileAs(
  test: StepServer,
  { operator }: StepActors,
  { kind, base, values = {} }: RefilingOptions,
): Promise<FiledRequest> {
  const filed = await refile(test, operator, { kind: REQUEST_TYPE_KEYS[kind], base });
  const changed = { ...(kind === 'renewal' ? {} : { reason: 'No longer as it was.' }), ...values };
  if (Object.keys(changed).length > 0) await expectOk(editDocument(test, operator, filed, changed));
  return filed;
}

/** Returns the status of a refused submission; 200 if it is accepted. */
export async function submitStatus(test: StepServer, { operator }: StepActors, filed: CaseReference): Promise<number> {
  return (await sendRequestStep(test, operator, filed, 'request')).status;
}

function approverOf({ approver, signatory }: StepActors): Person {
  const person = approver ?? signatory;
  if (person === undefined) throw new Error('Nobody approves: give an approver or a signatory.');
  return person;
}
