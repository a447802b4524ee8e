/**
 * What people do with a request of any kind, by the names of the usual workflow: each takes one step that must succeed.
 * For other steps there is `take` (requestCast.ts); for a state, whatever leads to it, `bringTo` (requestWalk.ts).
 */
import { moduleTestings } from '#apps/testing/moduleTestings.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { done, edit, refile, step, take, type Filed } from './requestCast.ts';
import { CA_PASSWORD } from './signingCast.ts';

/** Who takes the steps. Who signs has a certificate (signingCast.ts); who approves may have none (requestCast.ts). */
export interface Hands {
  readonly operator: Person;
  readonly receiver: Person;
  readonly approver?: Person;
  readonly signatory?: Person;
}

type Case = Pick<Filed, 'requestId'>;
type Site = Pick<TestApp, 'app' | 'call' | 'person'>;

export async function submit(test: Site, { operator }: Hands, filed: Case): Promise<void> {
  await take(test, operator, filed, 'request');
}

export async function receive(test: Site, { receiver }: Hands, filed: Case): Promise<void> {
  await take(test, receiver, filed, 'receive');
}

export async function check(test: Site, { receiver }: Hands, filed: Case): Promise<void> {
  await take(test, receiver, filed, 'check', { data: { result: 'passed' } });
}

export async function pass(test: Site, { receiver }: Hands, filed: Case): Promise<void> {
  await take(test, receiver, filed, 'pass');
}

/** The fee is paid, and the case goes on by itself. Nothing happens where nothing is due. */
export async function pay(test: TestApp, _hands: Hands, filed: Case): Promise<void> {
  for (const { causes } of moduleTestings) await causes?.['pay']?.(test, filed);
}

export async function approve(test: Site, hands: Hands, filed: Case): Promise<void> {
  await take(test, whoApproves(hands), filed, 'approve');
}

/** Approved with the certificate of whoever signs. */
export async function sign(test: Site, hands: Hands, filed: Case): Promise<void> {
  await take(test, whoApproves(hands), filed, 'approve', { sign: { caPassword: CA_PASSWORD } });
}

export async function sendBack(test: Site, { receiver }: Hands, filed: Case): Promise<void> {
  await take(test, receiver, filed, 're-edit', { remark: 'Please name the strength.' });
}

const KINDS = { renewal: 2, change: 3, cancellation: 4 } as const;

export interface Refiling {
  readonly kind: keyof typeof KINDS;
  readonly base: Pick<Filed, 'id'>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Of what is in force: a draft that may be submitted. A renewal gives no reason. */
export async function refileAs(test: Site, { operator }: Hands, { kind, base, values = {} }: Refiling): Promise<Filed> {
  const filed = await refile(test, operator, { kind: KINDS[kind], base });
  const changed = { ...(kind === 'renewal' ? {} : { reason: 'No longer as it was.' }), ...values };
  if (Object.keys(changed).length > 0) await done(edit(test, operator, filed, changed));
  return filed;
}

/** The status that a submission is refused with; 200 where it is not. */
export async function refusedSubmit(test: Site, { operator }: Hands, filed: Case): Promise<number> {
  return (await step(test, operator, filed, 'request')).status;
}

function whoApproves({ approver, signatory }: Hands): Person {
  const person = approver ?? signatory;
  if (person === undefined) throw new Error('Nobody approves: give an approver or a signatory.');
  return person;
}
