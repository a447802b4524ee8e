/** Creates ids of new rows. */
import { randomBytes } from 'node:crypto';
import { uuidV7From } from '#language/values/uuid.ts';

/** Ids sort by the time they were made, so that indexes stay compact. */
export function newId(): string {
  return uuidV7From(Date.now(), randomBytes(10));
}
