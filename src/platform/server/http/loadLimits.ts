/** How much one server takes on at once, and how long it waits for whom. docs/security.md has the numbers in a table. */
import type { CapacityLimits } from './capacity.ts';
import { BODY_LIMIT } from './bodies.ts';

/** Calls worked on at once; beyond it a caller is better off coming back than waiting in a line that only grows. */
export const CALL_CAPACITY: CapacityLimits = { all: 400, anonymous: 200, perAddress: 50, perSession: 60 };
/** Uploads are slow by nature, so they take no place from calls. A browser sends six files side by side. */
export const UPLOAD_CAPACITY: CapacityLimits = { all: 64, anonymous: 32, perAddress: 8, perSession: 8 };

const MEGABYTE = 1024 * 1024;
/** Bytes of bodies that are on their way, by what their callers announce. */
export const BODY_BYTES_CAPACITY: CapacityLimits = {
  all: 256 * MEGABYTE,
  anonymous: 128 * MEGABYTE,
  perAddress: 32 * MEGABYTE,
  perSession: 32 * MEGABYTE,
};
/** Every body counts for this much at least, so that 128 of one caller are on their way at once and no more. */
export const SMALLEST_BODY_BYTES = MEGABYTE / 4;
/** Of a body whose length is not announced. */
export const UNKNOWN_BODY_BYTES = BODY_LIMIT;

/** Open connections, those of the socket for news among them; some are kept for this machine, where health is asked. */
export const MAX_CONNECTIONS = 12_000;
export const CONNECTIONS_RESERVED_FOR_LOOPBACK = 100;
/** A proxy on this machine speaks for everybody and is not counted by this; an office of hundreds has a few each. */
export const MAX_CONNECTIONS_PER_ADDRESS = 1_000;
/** Connections over which nothing has been asked yet. A browser opens one or two ahead, a proxy none. */
export const MAX_SILENT_CONNECTIONS_PER_ADDRESS = 64;

/** From the opening of a connection, or the first byte of a further call, to the end of its headers. */
export const HEADERS_MS = 10_000;
/** From the headers to the end of a body of at most 4 MB: a slow telephone sends 1 Mbit in a second. */
export const BODY_MS = 40_000;
/** The whole of a request, uploads too: 20 MB over a line of 1 Mbit in a second. */
export const REQUEST_MS = 300_000;
/** An upload of which nothing arrives, and an answer of which nothing is read, for this long is given up. */
export const STALLED_MS = 20_000;
/** The whole of an answer, the longest export over a slow line. */
export const ANSWER_MS = 600_000;
/** How often Node looks for requests that take too long. */
export const CHECK_MS = 2_000;
