/** What a step needs that takes time, made ready by each of its effects in turn. Nothing is locked meanwhile. */
import { message } from '#language/message.ts';
import type { Workflow, WorkflowAction } from '#language/workflow.ts';
import type { App } from '../app.ts';
import { broken, Refusal } from '../errors.ts';
import { withSigning, type Sign } from '../signing/withSigning.ts';
import type { Prepared } from './effects.ts';
import type { Case } from './loadCase.ts';
import type { StepRequest } from './transition.ts';

export async function prepareStep(app: App, { step, found }: { step: StepRequest; found: Case }): Promise<Partial<Prepared>> {
  const { caPassword, writer } = step;
  checkSigning(step, found);
  if (caPassword === undefined) return prepare(app, { step, found, sign: undefined });
  // The key first: who cannot sign takes no number, and no paper is set for them.
  return withSigning(app, { writer, password: caPassword }, (sign) => prepare(app, { step, found, sign }));
}

/** Each effect sees what those before it have made ready. */
async function prepare(app: App, { step, found, sign }: { step: StepRequest; found: Case; sign: Sign | undefined }): Promise<Partial<Prepared>> {
  const today = app.clock.today();
  const prepared: Partial<Prepared> = {};
  for (const name of found.declaration.workflow.actions[step.action]?.effects ?? []) {
    const ready = await app.stepParts.effect(name).prepare?.({ app, step, found, sign, today, prepared });
    if (ready !== undefined) Object.assign(prepared, { [name]: ready });
  }
  return prepared;
}

/** Whether any effect of the action makes something ready. */
export function needsPreparation({ stepParts }: Pick<App, 'stepParts'>, { actions }: Workflow, action: string): boolean {
  return Object.hasOwn(actions, action) && actions[action]?.effects?.some(stepParts.isPrepared) === true;
}

/** Who must sign and gives no password is asked for it; who need not, and cannot, is told. */
function checkSigning({ action, caPassword }: StepRequest, found: Case): void {
  const how = signsOf(found, action);
  if (how === 'must' && (caPassword ?? '') === '') throw broken('sign.caPassword', message('signPasswordMissing'));
  if (how === undefined && caPassword !== undefined) throw new Refusal(422, message('signNotHere'));
}

/** Whether the step is signed: only where it makes a paper, and a cancellation is issued without one. */
export function signsOf({ declaration: { workflow }, request }: Pick<Case, 'declaration' | 'request'>, action: string): WorkflowAction['signs'] {
  const { signs, effects = [] } = workflow.actions[action] ?? {};
  const printed = new Set(effects.map((effect) => workflow.effects[effect]?.prints));
  return printed.has('application') || (printed.has('certificate') && request.refRequestType !== 'cancel') ? signs : undefined;
}
