/**
 * Limits of one server: how much it handles at once, and how long it waits. docs/security.md has the numbers in a
 * table.
 */
import type { CapacityLimits } from './capacity.ts';
import { BODY_LIMIT } from './bodies.ts';

/** Calls in progress at once; beyond it a caller should come back later instead of waiting in a growing queue. */
export const CALL_CAPACITY: CapacityLimits = { all: 400, anonymous: 200, perAddress: 50, perSession: 60 };
/** Uploads are slow by nature, so they take no capacity from calls. A browser sends six files in parallel. */
export const UPLOAD_CAPACITY: CapacityLimits = { all: 64, anonymous: 32, perAddress: 8, perSession: 8 };

const MEGABYTE = 1024 * 1024;
/** Bytes of bodies in transfer, by the announced length. */
export const BODY_BYTES_CAPACITY: CapacityLimits = {
  all: 256 * MEGABYTE,
  anonymous: 128 * MEGABYTE,
  perAddress: 32 * MEGABYTE,
  perSession: 32 * MEGABYTE,
};
/** Every body counts for at least this much, so that one caller has at most 128 in transfer at once. */
export const SMALLEST_BODY_BYTES = MEGABYTE / 4;
/** For a body without an announced length. */
export const UNKNOWN_BODY_BYTES = BODY_LIMIT;

/**
 * Open connections, those of the notification socket included; some are reserved for this machine, which checks health.
 */
export const MAX_CONNECTIONS = 12_000;
export const CONNECTIONS_RESERVED_FOR_LOOPBACK = 100;
/**
 * A proxy on this machine speaks for everybody and is not counted by this; hundreds of people at one address have a few
 * each.
 */
export const MAX_CONNECTIONS_PER_ADDRESS = 1_000;
/** Connections over which nothing has been requested yet. A browser opens one or two ahead, a proxy none. */
export const MAX_SILENT_CONNECTIONS_PER_ADDRESS = 64;

/** From the opening of a connection, or the first byte of a further call, to the end of its headers. */
export const HEADERS_MS = 10_000;
/** From the headers to the end of a body of at most 4 MB: a slow telephone sends 1 Mbit in a second. */
export const BODY_MS = 40_000;
/** For a whole request, uploads too: 20 MB over a line of 1 Mbit in a second. */
export const REQUEST_MS = 300_000;
/** An upload of which nothing arrives, or an answer of which nothing is read, for this long is aborted. */
export const STALLED_MS = 20_000;
/** For a whole answer: the longest export over a slow line. */
export const ANSWER_MS = 600_000;
/** How often Node checks for requests that take too long. */
export const CHECK_MS = 2_000;
