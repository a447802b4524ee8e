/** The steps of a case: written once, in the transaction of the step. */
import type { WorkflowStep } from '#language/workflow.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/queryable.ts';

export interface HistoryStep extends WorkflowStep {
  readonly seq: number;
  readonly actorId: string | null;
  readonly principalId: string | null;
  readonly at: string;
  readonly remark: string | null;
  readonly version: number;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface NewStep extends WorkflowStep {
  readonly entity: string;
  readonly recordId: string;
  readonly actorId: string | null;
  readonly username: string;
  readonly principalId: string | null;
  readonly at: string;
  readonly remark: string | null;
  readonly version: number;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Returns the last step that had one of these effects, whether or not it was taken back. */
export function lastStepWith(history: readonly HistoryStep[], effects: readonly string[]): HistoryStep | undefined {
  return history.findLast((step) => step.effects.some((effect) => effects.includes(effect)));
}

/** Oldest first. */
export async function loadHistory(db: Queryable, recordId: string): Promise<readonly HistoryStep[]> {
  const { rows } = await db.query({
    name: 'status-history',
    text: `select "seq", coalesce("from_status", '') as "from", "to_status" as "to", "action",
        "actor_id" as "actorId", "principal_id" as "principalId",
        to_char("create_date", 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as "at", "remark",
  "record_version" as "version", "effects", coalesce("detail", '{}') as "detail" from "status_history"
  where "record_id" = $1 order by "seq"`,
    values: [recordId],
  });
  return rows as unknown as readonly HistoryStep[];
}

/** The record is locked, so no other call can take the next number. */
export async function appendStep(db: Queryable, step: NewStep): Promise<string> {
  const id = newId();
  await db.query({
    name: 'append-step',
    text: `insert into "status_history" ("id", "create_by", "create_date", "entity", "record_id", "seq",
        "from_status", "to_status", "action", "actor_id", "principal_id", "remark", "record_version", "effects",
        "detail")
select $1, $2, $3, $4, $5, coalesce(max("seq"), 0) + 1, $6, $7, $8, $9, $10, $11, $12, $13::jsonb, $14::jsonb
from "status_history" where "record_id" = $5`,
    values: [
      id,
      step.username,
      step.at,
      step.entity,
      step.recordId,
      step.from === '' ? null : step.from,
      step.to,
      step.action,
      step.actorId,
      step.principalId,
      step.remark,
      step.version,
      JSON.stringify(step.effects),
      JSON.stringify(step.detail),
    ],
  });
  return id;
}
