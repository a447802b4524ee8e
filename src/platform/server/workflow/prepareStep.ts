/** Prepares what takes time in a step, effect by effect. Nothing is locked meanwhile. */
import { message } from '#language/message.ts';
import { ruleBroken, Refusal } from '../errors.ts';
import { withSigning } from '../signing/withSigning.ts';
import type { SignPaper } from '../signing/certificateOwner.ts';
import type { Prepared, StepContext, StepRequest, WorkflowSubject } from './step.ts';

interface PrepareOptions<Found> {
  readonly step: StepRequest;
  readonly found: Found;
}

export async function prepareStep<Found, Context extends StepContext<Found>>(
  subject: WorkflowSubject<Found, Context>,
  { step, found }: PrepareOptions<Found>,
): Promise<Partial<Prepared>> {
  const { caPassword, writer } = step;
  checkSigning(step, subject.signsOf(found, step.action));
  if (caPassword === undefined) return prepare(subject, { step, found, sign: undefined });
  // The key is opened first: a person who cannot sign takes no number, and no paper is typeset for them.
  return withSigning(subject.app, { writer, password: caPassword }, (sign) => prepare(subject, { step, found, sign }));
}

/** Each effect gets what the effects before it have prepared. */
async function prepare<Found, Context extends StepContext<Found>>(
  subject: WorkflowSubject<Found, Context>,
  { step, found, sign }: PrepareOptions<Found> & { sign: SignPaper | undefined },
): Promise<Partial<Prepared>> {
  const { app } = subject;
  const today = app.clock.today();
  const prepared: Partial<Prepared> = {};
  for (const name of subject.positionOf(found).workflow.actions[step.action]?.effects ?? []) {
    const ready = await subject.effect(name).prepare?.({ app, step, found, sign, today, prepared });
    if (ready !== undefined) Object.assign(prepared, { [name]: ready });
  }
  return prepared;
}

/**
 * A person who must sign and sends no password gets an error for it; one who may not sign and sends a password is
 * refused.
 */
function checkSigning({ caPassword }: StepRequest, how: 'may' | 'must' | undefined): void {
  if (how === 'must' && (caPassword ?? '') === '') throw ruleBroken('sign.caPassword', message('signPasswordMissing'));
  if (how === undefined && caPassword !== undefined) throw new Refusal(422, message('signNotHere'));
}
