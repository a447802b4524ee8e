/** Sends the form, and locates the problems that the server reports. */
import type { MessageRef } from '#language/message.ts';
import { call } from '#platform/web/api/call.ts';
import { ApiError, type FieldError } from '#platform/web/api/errors.ts';
import { blankRecordOf } from '#platform/web/form/store/blank.ts';
import { saveBodyOf } from '#platform/web/form/save/saveBody.ts';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import type { Registered } from '../options.ts';
import type { LocatedProblem } from './checkStep.ts';
import { papersOf } from './papers.ts';
import { documentFieldsOn, personFields, stepOfPath, stepsOf, type StepId } from './steps.ts';
import { digitsIn, type InputProblems, type Registration } from './useRegistration.ts';

/** Without an answer it may have arrived: the draft remembers this, and it is sent again with the same key. */
export async function sendRegistration(registration: Registration): Promise<Registered> {
  const { kind, draft, change } = registration;
  const path = kind === 'officer' ? '/api/v1/security/users/register-officer' : '/api/v1/security/users/register';
  change({ isUnanswered: true });
  try {
    return await call('POST', path, {
      body: bodyOf(registration),
      headers: { 'idempotency-key': draft.key },
      silent: true,
      background: true,
    });
  } catch (error) {
    if (error instanceof ApiError && error.status < SERVER_FAILED && error.status !== TOO_SOON)
      change({ isUnanswered: false });
    throw error;
  }
}

/** The server has not processed it. */
const TOO_SOON = 429;
const SERVER_FAILED = 500;

function bodyOf(registration: Registration): object {
  const { draft, person, document, getSecret } = registration;
  const { personType, idTax, isAccepted } = draft;
  const own = bodyIn(person.store, [...personFields, 'username']);
  const { username, ...applicant } = own;
  const names = stepsOf(personType).flatMap((step) => documentFieldsOn(step, { personType, isFromRegistry: false }));
  const attachments = papersOf(registration).flatMap(({ key }) => {
    const file = draft.papers[key];
    return file === undefined
      ? []
      : [{ refItem: { key }, file: { id: (file as unknown as { readonly id: string }).id } }];
  });
  return {
    ...(personType === 'officer' ? {} : { personType }),
    termsAccepted: isAccepted,
    username,
    password: getSecret().password,
    applicant,
    ...(personType === 'legalEntity' || personType === 'employee' ? { idTax: digitsIn(idTax) } : {}),
    document: { ...bodyIn(document.store, names), ...(personType === 'employee' ? {} : { attachments }) },
  };
}

/** The filled in values of these names only. */
function bodyIn(store: FormStore, names: readonly string[]): Record<string, unknown> {
  const { model, codes } = store;
  const body = saveBodyOf(model, { values: store.getValues(), base: blankRecordOf(model, codes), isNew: true, codes });
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
}

export interface LocatedRefusal {
  readonly step: StepId;
  readonly locatedProblems: readonly LocatedProblem[];
  readonly problems: InputProblems;
}

/** Each problem at its field; the page is the first that has one. */
export function locateRefusal(
  { draft, person, document, steps }: Registration,
  errors: readonly FieldError[],
): LocatedRefusal {
  const sorted = errors
    .map((error) => ({ error, step: stepOfPath(error.path, draft) }))
    .toSorted((left, other) => steps.indexOf(left.step) - steps.indexOf(other.step));
  const step = sorted[0]?.step ?? 'summary';
  const here = sorted.filter((located) => located.step === step).map(({ error }) => error);
  const within = (prefix: string) =>
    errors
      .filter(({ path }) => path.startsWith(prefix))
      .map((error) => ({ ...error, path: error.path.slice(prefix.length) }));
  person.store.setServerProblems([...within('applicant.'), ...errors.filter(({ path }) => path === 'username')]);
  document.store.setServerProblems(within('document.').filter(({ path }) => !path.startsWith('attachments')));
  const loose = here.filter(
    ({ path }) =>
      !path.startsWith('applicant.') &&
      path !== 'username' &&
      (!path.startsWith('document.') || path.startsWith('document.attachments')),
  );
  const problems = Object.fromEntries(loose.map((error) => [nameOf(error.path), error as MessageRef]));
  const locatedProblems = here.map((error): LocatedProblem => {
    if (error.path === 'username' || error.path.startsWith('applicant.'))
      return { problem: error, at: { form: person, address: error.path.replace('applicant.', '') } };
    if (error.path.startsWith('document.') && !error.path.startsWith('document.attachments'))
      return { problem: error, at: { form: document, address: error.path.replace('document.', '') } };
    return { problem: error, at: { name: nameOf(error.path) } };
  });
  for (const { at } of locatedProblems) if ('form' in at) at.form.store.markTouched(at.address);
  return { step, locatedProblems, problems };
}

function nameOf(path: string): string {
  return path.startsWith('document.attachments') ? 'papers' : path;
}
