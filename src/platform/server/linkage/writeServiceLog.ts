/** Writes a line in the list of calls to partners. Secrets and the numbers of people are not written. */
import { isPersonId, maskThirteenDigitId } from '#language/values/idCard.ts';
import type { Clock } from '../clock.ts';
import { redact } from '../redact.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/queryable.ts';
import type { PartnerCaller } from './registries.ts';

export interface ServiceLogEntry {
  readonly partner: string;
  readonly name: string;
  readonly outcome: 'success' | 'failure';
  readonly httpStatus?: number | undefined;
  readonly durationMs: number;
  readonly attempt: number;
  readonly request: Readonly<Record<string, unknown>>;
  readonly response?: Readonly<Record<string, unknown>> | undefined;
}

export async function writeServiceLog(
  db: Queryable,
  clock: Clock,
  { requestId, username, ...line }: ServiceLogEntry & PartnerCaller,
): Promise<void> {
  await db.query({
    text: `insert into "service_log" ("id", "partner", "direction", "name", "message_id", "outcome", "http_status",
        "duration_ms", "attempt", "request", "response", "create_by", "create_date")
values ($1, $2, 'outbound', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      newId(),
      line.partner,
      line.name,
      requestId,
      line.outcome,
      line.httpStatus ?? null,
      Math.round(line.durationMs),
      line.attempt,
      JSON.stringify(maskForLog(line.request)),
      line.response === undefined ? null : JSON.stringify(maskForLog(line.response)),
      username,
      clock.now(),
    ],
  });
}

/** Removes secrets by their field names, and masks the numbers of people anywhere in the value. */
export function maskForLog(value: Readonly<Record<string, unknown>>): unknown {
  return maskNumbers(redact(value));
}

function maskNumbers(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/(?<!\d)\d{13}(?!\d)/gu, (digits) =>
      isPersonId(digits) ? maskThirteenDigitId(digits) : digits,
    );
  if (Array.isArray(value)) return value.map(maskNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, fieldValue]) => [name, maskNumbers(fieldValue)]));
}
