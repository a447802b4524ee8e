/** Writes a line in the list of events: what the system did by itself. */
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import type { Clock } from '../clock.ts';
import { redact } from '../redact.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/queryable.ts';

export interface SystemEvent {
  readonly source: string;
  readonly name: string;
  readonly outcome: 'success' | 'failure';
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly requestId?: string;
}

export async function writeEvent(
  db: Queryable,
  clock: Clock,
  { source, name, outcome, detail, requestId }: SystemEvent,
): Promise<void> {
  await db.query({
    text: 'insert into "event" ("id", "source", "name", "outcome", "detail", "request_id", "create_by", "create_date") values ($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [
      newId(),
      source,
      name,
      outcome,
      detail === undefined ? null : JSON.stringify(redact(detail)),
      requestId ?? null,
      SYSTEM_USERNAME,
      clock.now(),
    ],
  });
}
