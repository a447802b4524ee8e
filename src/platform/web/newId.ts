/** Ids of new records and calls, made as the server makes its own. */
import { uuidV7From } from '#language/values/uuid.ts';

const RANDOM_BYTES = 10;

/** `crypto.randomUUID` would be shorter, and is missing where the page did not come over https. */
export function newId(): string {
  return uuidV7From(Date.now(), crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}
