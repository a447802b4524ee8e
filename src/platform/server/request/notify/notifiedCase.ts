/** A step that has been taken, with its case, as used for notifications. */
import type { Label } from '#language/label.ts';
import { findRequestDeclaration, getEntity } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import { responsiblePartyOf, type WorkflowStep } from '#language/workflow.ts';
import { systemActor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import { quote } from '../../database/sqlText.ts';
import type { Queryable } from '../../database/queryable.ts';
import { openFieldsOf } from '../step/guards.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';
import { stepActorName } from '../../workflow/labels.ts';
import { loadCase } from '../case/loadCase.ts';
import type { Case } from '../case/caseRows.ts';

/** A step as the people concerned are notified of it. */
export interface NotifiedStep extends WorkflowStep {
  readonly id: string;
  readonly actorId: string | null;
  readonly principalId: string | null;
  readonly remark: string | null;
  readonly by: Label;
  /** The person who was substituted, if the step was taken for somebody who is away. */
  readonly inPlaceOf: Label | null;
  /** True if no later step was taken: the case now waits for the action that this step made due. */
  readonly isLast: boolean;
}

export interface NotifiedCaseStep extends NotifiedStep {
  readonly entity: 'request' | 'dossier';
}

export interface NotifiedCase {
  readonly step: NotifiedCaseStep;
  readonly found: Case;
}

/** Returns undefined if the case no longer exists. */
export async function findNotifiedCase(app: App, db: Queryable, historyId: string): Promise<NotifiedCase | undefined> {
  const requestId = await findRequestId(app, db, historyId);
  if (requestId === undefined) return undefined;
  // The case is read before its last step: a step taken in between can only make this step an older one.
  const found = await loadCase(app, db, {
    actor: systemActor('Those whom a step concerns are notified'),
    id: requestId,
    lock: 'none',
  });
  return { found, step: await getStep(db, historyId) };
}

/**
 * Returns the party that has to act now: the applicant while fields are open to them, whatever the state. Undefined if
 * nobody has to, or if later steps were taken.
 */
export function partyToAct({ step, found: { declaration, request } }: NotifiedCase): string | undefined {
  if (!step.isLast || step.entity === 'dossier') return undefined;
  const responsibleParty = responsiblePartyOf(declaration.workflow, request.refStatus, request.refDocumentType);
  return responsibleParty !== undefined && openFieldsOf({ request }).length > 0 ? 'operator' : responsibleParty;
}

/** A step of a certificate is notified with the request by which the revision in force was issued. */
async function findRequestId({ catalogue }: App, db: Queryable, historyId: string): Promise<string | undefined> {
  const { rows } = await db.query({
    text: `select r."id" as "requestId", d."id" as "dossierId", d."document_type" as "type" from "status_history" h
left join "request" r on h."entity" = 'request' and r."id" = h."record_id" left
join "dossier" d on h."entity" = 'dossier' and d."id" = h."record_id" where h."id" = $1`,
    values: [historyId],
  });
  const row = (rows[0] ?? {}) as {
    readonly requestId?: string | null;
    readonly dossierId?: string | null;
    readonly type?: string;
  };
  if (typeof row.requestId === 'string') return row.requestId;
  const declaration = findRequestDeclaration(catalogue, row.type ?? '');
  if (declaration === undefined) return undefined;
  const table = quote(tableName(getEntity(catalogue, declaration.document).name));
  const { rows: current } = await db.query({
    text: `select "request_id" as "id" from ${table} where "dossier_id" = $1 and "is_current"`,
    values: [row.dossierId],
  });
  return current[0] === undefined ? undefined : String(current[0]['id']);
}

export async function getStep(db: Queryable, historyId: string): Promise<NotifiedCaseStep> {
  const { rows } = await db.query({
    text: `select h."id", h."entity", h."action", coalesce(h."from_status", '') as "from", h."to_status" as "to",
        h."effects", h."actor_id" as "actorId", h."principal_id" as "principalId", h."remark",
  coalesce(a."full_name", h."create_by") as "by", a."full_name_en" as "byEn", p."full_name" as "principal",
    p."full_name_en" as "principalEn",
  not exists (select from "status_history" l where l."record_id" = h."record_id" and l."seq" > h."seq") as "isLast"
from "status_history" h left join "user" a on a."id" = h."actor_id" left join "user" p on p."id" = h."principal_id"
where h."id" = $1`,
    values: [historyId],
  });
  const { by, byEn, principal, principalEn, ...step } = rows[0] as unknown as Omit<
    NotifiedCaseStep,
    'by' | 'inPlaceOf'
  > & {
    readonly by: string;
    readonly byEn: string | null;
    readonly principal: string | null;
    readonly principalEn: string | null;
  };
  return {
    ...step,
    by: stepActorName(by, byEn),
    inPlaceOf: principal === null ? null : nameLabelOf(principal, principalEn),
  };
}
