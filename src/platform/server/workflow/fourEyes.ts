/** Four eyes: a person who handled a matter, or wrote in one of its fields, may not decide it. */
import type { AnyEntity } from '#language/entity.ts';
import { actionsByFourEyes, type Workflow } from '#language/workflow.ts';
import type { Queryable } from '../database/queryable.ts';

export interface FourEyesQuestion {
  readonly workflow: Workflow;
  /** Id of the record that has the steps. */
  readonly id: string;
  /** The entity that is filled in, and its record. */
  readonly entity: AnyEntity;
  readonly writtenId: string;
  readonly actorIds: readonly string[];
}

/** Returns whether one of them took a step that counts as handling, or wrote in a field that people fill in. */
export async function violatesFourEyes(
  db: Queryable,
  { workflow, id, entity, writtenId, actorIds }: FourEyesQuestion,
): Promise<boolean> {
  const written = Object.entries(entity.fields)
    .filter(([, { managed }]) => managed !== true)
    .map(([name]) => name);
  const { rows } = await db.query({
    text: `select 1 from "status_history"
where "record_id" = $1 and "action" = any($6::text[])
  and ("actor_id" = any($2::uuid[]) or "principal_id" = any($2::uuid[]))
union all
select 1 from "entity_log" l, jsonb_array_elements(l."changes") c
where l."entity" = $3 and l."record_id" = $4 and l."user_id" = any($2::uuid[])
  and split_part(c->>'path', '.', 1) = any($5::text[]) limit 1`,
    values: [id, actorIds, entity.name, writtenId, written, actionsByFourEyes(workflow, 'handles')],
  });
  return rows.length > 0;
}
