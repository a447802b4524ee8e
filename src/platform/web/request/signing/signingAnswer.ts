/**
 * Reads the answers about signing from the form. They stay in the form: the password of a certificate is never stored
 * in state.
 */
import type { CaseAction } from '#platform/model/request/caseView.ts';
import { ApiError, type FieldError } from '../../api/errors.ts';

/** Names of the inputs. */
export const SIGNING_MODE_INPUT = 'signing';
export const PASSWORD_INPUT = 'caPassword';

export type SigningMode = 'sign' | 'not';

export type SigningAnswer =
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'signed'; readonly caPassword: string }
  /** Nothing has been typed yet. */
  | { readonly kind: 'passwordMissing' }
  /** There is no certificate to sign with, or it is not known yet whether there is. */
  | { readonly kind: 'notReady' };

export function readSigningAnswer(signs: CaseAction['signs'], given: Pick<FormData, 'get'>): SigningAnswer {
  if (signs === null) return { kind: 'unsigned' };
  const mode = given.get(SIGNING_MODE_INPUT);
  if (mode === 'not' && signs === 'may') return { kind: 'unsigned' };
  const password = given.get(PASSWORD_INPUT);
  if (mode !== 'sign' || typeof password !== 'string') return { kind: 'notReady' };
  return password === '' ? { kind: 'passwordMissing' } : { kind: 'signed', caPassword: password };
}

const PATH = 'sign.caPassword';

/** Returns the server's problem with the password. */
export function findSignProblem(error: unknown): FieldError | undefined {
  return error instanceof ApiError ? error.body.fields?.find(({ path }) => path === PATH) : undefined;
}

export function findPasswordInput(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${PASSWORD_INPUT}"]`);
}
