/** Everything that has happened in a case, in one list: steps, actions on issued documents, papers and mails. */
import type { Label } from '#language/label.ts';
import type { Instant } from '#language/values/instant.ts';
import { RE_STATUS, type Workflow } from '#language/workflow.ts';
import { checkResult } from '#platform/model/businessChoices.ts';
import { dossierFlow } from '#platform/model/request/dossierFlow.ts';
import { stepLabels } from '#platform/model/request/stepLabels.ts';
import type { TimelineEntry } from '#platform/model/request/caseView.ts';
import type { Queryable } from '../../database/queryable.ts';
import { stepActorName, stateWithLabel, statusWithLabel } from '../../workflow/labels.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';
import type { Case } from '../case/caseRows.ts';

interface TimelineRow {
  readonly kind: TimelineEntry['kind'];
  readonly id: string;
  readonly at: Instant;
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly by: string | null;
  readonly byEn: string | null;
  readonly principal: string | null;
  readonly principalEn: string | null;
  readonly remark: string | null;
  readonly effects: readonly string[];
  readonly result: string | null;
  readonly file: string | null;
  readonly fileName: string | null;
  readonly address: string | null;
  readonly subject: string | null;
  readonly subjectEn: string | null;
  readonly warnings: unknown;
}

/** Turns saved warnings into those that the reader may see. */
type DescribeWarnings = (stored: unknown) => TimelineEntry['warnings'];

/** Returns the latest first. Entries of the same instant are in the order: created, moved, printed, notified. */
export async function loadTimeline(
  db: Queryable,
  { request, dossier, document, declaration: { workflow } }: Case,
  tellWarnings: DescribeWarnings,
): Promise<readonly TimelineEntry[]> {
  const issued = document.refIssuedFile as { readonly id: string } | null;
  const { rows } = await db.query({
    name: 'case-timeline',
    text: TIMELINE_SQL,
    values: [request.id, dossier.id, issued?.id ?? null],
  });
  return (rows as unknown as readonly TimelineRow[]).map((row) =>
    entryOf(workflow, row, { documentType: request.refDocumentType, tellWarnings }),
  );
}

const TIMELINE_SQL = `with "told" as (
  select 0 as "rank", 'created' as "kind", r."id", r."create_date" as "date", 'create' as "action",
    null::text as "from", 'draft' as "to", coalesce(u."full_name", r."create_by") as "by",
    coalesce(u."full_name_en", r."create_by") as "byEn", null::text as "principal", null::text as "principalEn",
    null::text as "remark", '[]'::jsonb as "effects", null::uuid as "file", null::text as "fileName",
    null::text as "address", null::text as "subject", null::text as "subjectEn", null::text as "result",
    null::jsonb as "warnings"
  from "request" r left join "user" u on u."username" = r."create_by" where r."id" = $1
  union all
  select h."seq", case when h."entity" = 'dossier' then 'standing' else 'step'
    end, h."id", h."create_date", h."action", h."from_status", h."to_status", coalesce(a."full_name", h."create_by"),
    coalesce(a."full_name_en", a."full_name", h."create_by"), p."full_name",
    coalesce(p."full_name_en", p."full_name"), h."remark", h."effects", null, null, null, null, null,
    h."detail"->>'result', h."detail"->'warnings'
  from "status_history" h left join "user" a on a."id" = h."actor_id" left join "user" p on p."id" = h."principal_id"
  where h."record_id" in ($1, $2)
  union all
  select 100000, 'document', f."id", f."created_at", 'document', null, null, null, null, null, null, null, '[]',
    f."id", f."name", null, null, null, null, null from "stored_file" f where f."id" = $3
  union all
  select 100001, 'mail', m."id", m."at", 'mail', null, null, coalesce(u."full_name", ''),
    coalesce(u."full_name_en", u."full_name"), null, null, null, '[]', null, null, m."address", m."subject_th",
    m."subject_en", null, null from "case_mail" m join "user" u on u."id" = m."user_id"
  where m."request_id" = $1 and m."address" is not null
)
select "kind", "id", to_char("date", 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as "at", "action", "from", "to", "by", "byEn",
  "principal", "principalEn", "remark", "effects", "file", "fileName", "address", "subject", "subjectEn", "result",
  "warnings"
from "told" order by "date" desc, "rank" desc, "id" desc`;

function entryOf(
  workflow: Workflow,
  row: TimelineRow,
  { documentType, tellWarnings }: { documentType: unknown; tellWarnings: DescribeWarnings },
): TimelineEntry {
  const flow = row.kind === 'standing' ? dossierFlow : workflow;
  return {
    kind: row.kind,
    id: row.id,
    at: row.at,
    action: row.action,
    label: labelOfEntry(workflow, row),
    result: row.result === null ? null : stateWithLabel(checkResult, row.result),
    from: row.from === null ? null : statusWithLabel(flow, row.from, documentType),
    to: row.to === null ? null : statusWithLabel(flow, row.to, documentType),
    by: row.by === null ? null : stepActorName(row.by, row.byEn),
    inPlaceOf: row.principal === null ? null : nameLabelOf(row.principal, row.principalEn),
    remark: row.remark,
    effects: row.effects.map((name) => workflow.effects[name]?.label ?? [name, name]),
    file: row.file === null ? null : { id: row.file, name: row.fileName ?? '' },
    // A take-back has the detail of the step it takes back, but nobody was warned in it.
    warnings: row.action === RE_STATUS ? [] : tellWarnings(row.warnings),
    address: row.address,
  };
}

function labelOfEntry(workflow: Workflow, { kind, action, subject, subjectEn }: TimelineRow): Label {
  if (kind === 'created') return ['สร้างฉบับร่าง', 'Draft created'];
  if (kind === 'document') return ['เอกสารที่ออก', 'Document issued'];
  if (kind === 'mail') return nameLabelOf(subject, subjectEn);
  if (kind === 'standing') return dossierFlow.actions[action]?.label ?? [action, action];
  return workflow.actions[action]?.label ?? steps[action] ?? [action, action];
}

const steps: Readonly<Record<string, Label | undefined>> = stepLabels;
