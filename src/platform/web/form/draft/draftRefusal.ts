/** Interprets the refusal of a draft by the server. */
import { ApiError } from '../../api/errors.ts';
import type { DraftRefusal } from './draftSaver.ts';

/**
 * Returns the refusal, and after how long the server would accept the draft. A person who is signed out signs in again,
 * so that is no refusal.
 */
export function refusalOfDraft(error: unknown): DraftRefusal | undefined {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === UNAUTHENTICATED) return undefined;
  const seconds = error.body.data?.['seconds'];
  return error.status === TOO_MANY && typeof seconds === 'number' ? { error, waitMs: seconds * SECOND_MS } : { error };
}

/** Returns true if the draft is gone, newer than ours, or was created by another tab meanwhile. */
export function isOverwritten({ status, body }: ApiError): boolean {
  if (status === INVALID) return body.fields?.some(({ messageKey }) => messageKey === 'duplicateValue') === true;
  return status === NOT_FOUND || status === CONFLICT;
}

const UNAUTHENTICATED = 401;
const NOT_FOUND = 404;
const CONFLICT = 409;
const INVALID = 422;
const TOO_MANY = 429;
const SECOND_MS = 1000;
