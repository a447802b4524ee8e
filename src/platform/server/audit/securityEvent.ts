/** Logs an event that concerns a person's access: who, from where, and the outcome. */
import { instantFromMs } from '#language/values/instant.ts';
import type { outcome, securityAction } from '#platform/model/choices.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/queryable.ts';

/** The origin of a call. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
}

export function originOf({ ip, userAgent, requestId }: Origin): Origin {
  return { ip, userAgent, requestId };
}

export interface SecurityEvent {
  readonly action: keyof (typeof securityAction)['values'];
  readonly outcome: keyof (typeof outcome)['values'];
  readonly userId: string | null;
  /** As entered: for a failed sign-in it may belong to no user. */
  readonly username: string;
  readonly reason?: string;
  readonly origin?: Partial<Origin> | undefined;
  readonly nowMs: number;
}

export async function recordSecurityEvent(db: Queryable, event: SecurityEvent): Promise<void> {
  const { origin = {} } = event;
  await db.query({
    text: `insert into "security_event" ("id", "action", "outcome", "user_id", "username", "reason", "ip_address",
        "user_agent", "request_id", "create_by", "create_date")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      newId(),
      event.action,
      event.outcome,
      event.userId,
      cutToLength(event.username, 100),
      cutToLength(event.reason, 300),
      cutToLength(origin.ip, 60),
      cutToLength(origin.userAgent, 300),
      cutToLength(origin.requestId, 60),
      event.userId === null ? 'anonymous' : cutToLength(event.username, 100),
      instantFromMs(event.nowMs),
    ],
  });
}

/** Cuts the text to the length of the column: a browser may send any name. */
export function cutToLength(text: string | undefined, length: number): string | null {
  return text === undefined || text === '' ? null : [...text.replaceAll('\0', '')].slice(0, length).join('');
}
