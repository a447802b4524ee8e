/**
 * Moves the two clocks of a running server, so that tests need not wait. Not available in production, nor from another
 * machine.
 */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { message } from '#language/message.ts';
import type { App } from '../app.ts';
import type { Clock, MovableClock } from '../clock.ts';
import { badInput, notFound } from '../errors.ts';
import { isFromThisMachine } from '../http/loopback.ts';

export function testClockRoute(server: FastifyInstance, app: Pick<App, 'config' | 'clock' | 'securityClock'>): void {
  if (app.config.production) return;
  server.put('/haz/backend/test/clock', (request) => {
    if (!isFromThisMachine(request)) throw notFound();
    const sent = offsets.safeParse(parseBody(request.body));
    if (!sent.success)
      throw badInput(message('wrongType', { name: 'clock', expected: '{ businessMs?, securityMs? }' }));
    moveClock(app.clock, sent.data.businessMs);
    moveClock(app.securityClock, sent.data.securityMs);
    return { business: app.clock.now(), security: app.securityClock.now() };
  });
}

const CENTURY_MS = 100 * 365 * 86_400_000;
const offset = z.int().min(-CENTURY_MS).max(CENTURY_MS).optional();
/** Offsets from the true time; a missing one does not change. */
const offsets = z.strictObject({ businessMs: offset, securityMs: offset });

function moveClock(clock: Clock, offsetMs: number | undefined): void {
  if (offsetMs === undefined) return;
  if (!('move' in clock)) throw notFound();
  (clock as MovableClock).move(offsetMs);
}

/** The body may already be parsed or still be text, depending on the server. */
function parseBody(body: unknown): unknown {
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return body;
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
