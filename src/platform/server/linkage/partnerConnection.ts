/** The connection to a partner: how long it is waited for, and where each attempt is logged. */
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Queryable } from '../database/queryable.ts';
import { PARTNER_TIMEOUT_MS, type PartnerConnection } from './callPartner.ts';
import { writeServiceLog } from './writeServiceLog.ts';

export interface PartnerConnectionOptions {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly log: Log;
  readonly timeoutMs?: number;
}

export function createPartnerConnection({
  db,
  clock,
  log,
  timeoutMs = PARTNER_TIMEOUT_MS,
}: PartnerConnectionOptions): PartnerConnection {
  return {
    timeoutMs,
    nowMs: () => performance.now(),
    // A failure to write the log does not lose the answer.
    writeLog: async (row) =>
      writeServiceLog(db, clock, row).catch((error: unknown) =>
        log.error({ error }, 'A call to a partner could not be written down'),
      ),
  };
}
