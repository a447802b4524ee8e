/** Creates ids of new records and calls in the same way as the server. */
import { uuidV7From } from '#language/values/uuid.ts';

const RANDOM_BYTES = 10;

/** `crypto.randomUUID` would be shorter, but is missing if the page was not loaded over https. */
export function newId(): string {
  return uuidV7From(Date.now(), crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}
