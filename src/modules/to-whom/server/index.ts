/** What to-whom letters add to the server. */
import type { ServerDoor } from '#platform/server/door.ts';
import { isCertificateInForce } from './certificateReferred.ts';

export const door: ServerDoor = { hooks: { facts: { certificateReferred: isCertificateInForce } } };
