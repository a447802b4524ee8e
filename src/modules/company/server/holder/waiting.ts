/** Lists the registrations of operators in process, the most urgent first, each with its age in working days. */
import { z } from 'zod';
import { getEntity, getModuleRequests } from '#language/catalogue.ts';
import { plainDateOf, type Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Workflow } from '#language/workflow.ts';
import { requestType } from '#platform/model/businessChoices.ts';
import { workingDaysBetween, type Holidays } from '#platform/model/request/workingDays.ts';
import { readBody, typedText } from '#platform/server/http/strictBody.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { loadHolidays } from '#platform/server/request/case/deadlines.ts';
import { stateWithLabel } from '#platform/server/workflow/labels.ts';
import { nameLabelOf } from '#platform/server/resource/read/nameOf.ts';
import { loadScope } from '#platform/server/resource/read/rowScope.ts';
import type { WaitingPage, WaitingRegistration } from '../../waiting.ts';
import { REGISTRATION } from './openChange.ts';

const MOST_PAGES = 10_000;
const MOST_ROWS = 100;
const pageQuery = z.object({
  page: z.coerce.number().int().min(0).max(MOST_PAGES).default(0),
  size: z.coerce.number().int().min(1).max(MOST_ROWS).default(20),
  text: typedText(100).default(''),
});

export async function getWaiting({ app, actor, query }: CallContext): Promise<WaitingPage> {
  const { page, size, text } = readBody(pageQuery, query);
  const scope = loadScope(actor, getEntity(app.catalogue, 'request'));
  const values: unknown[] = [REGISTRATION, ...scope.values];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const searchText = text.trim();
  const found =
    searchText === ''
      ? ''
      : ` and position(lower(${parameter(searchText)}::text collate "C") in lower(concat_ws(' ', t."request_code",
          u."full_name", u."full_name_en", u."id_tax") collate "C")) > 0`;
  const { rows } = await app.pools.api.query<WaitingRow>({
    text: `select u."id", t."request_code" as "code", u."full_name" as "name", u."full_name_en" as "nameEn",
        u."id_tax" as "idTax", t."request_type" as "kind", t."status", a."full_name" as "assignee",
        a."full_name_en" as "assigneeEn",
  to_char(t."submitted_date", 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as "submittedDate",
    to_char(t."status_date", 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as "since", t."due_date"::text as "dueDate",
    count(*) over () as "total"
from "request" t join "user_request" u on u."id" = t."document_id" left join "user" a on a."id" = t."assignee_id"
where t."document_type" = $1${scope.sql} and t."is_open" and t."status" <> 'draft'${found}
order by t."due_date" nulls last, t."submitted_date", t."id" limit ${size} offset ${page * size}`,
    values,
  });
  const { workflow } = getModuleRequests(app.catalogue, 'company');
  const terms = { workflow, today: app.clock.today(), holidays: await loadHolidays(app.pools.api) };
  return { data: rows.map((row) => describe(row, terms)), totalSize: Number(rows[0]?.total ?? 0), page, size };
}

interface WaitingRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly idTax: string | null;
  readonly kind: string;
  readonly status: string;
  readonly assignee: string | null;
  readonly assigneeEn: string | null;
  readonly submittedDate: Instant;
  readonly since: Instant;
  readonly dueDate: PlainDate | null;
  readonly total: string;
}

interface AgeTerms {
  readonly workflow: Workflow;
  readonly today: PlainDate;
  readonly holidays: Holidays;
}

function describe(
  { id, code, idTax, submittedDate, since, dueDate, ...row }: WaitingRow,
  { workflow, today, holidays }: AgeTerms,
): WaitingRegistration {
  const daysSince = (at: Instant): number => workingDaysBetween(plainDateOf(at), today, holidays);
  return {
    id,
    code,
    idTax,
    submittedDate,
    dueDate,
    name: nameLabelOf(row.name, row.nameEn),
    kind: stateWithLabel(requestType, row.kind),
    status: stateWithLabel(workflow.choice, row.status),
    assignee: row.assignee === null ? null : nameLabelOf(row.assignee, row.assigneeEn),
    daysHere: daysSince(since),
    daysAllowed: workflow.states[row.status]?.days ?? null,
    age: daysSince(submittedDate),
    isLate: dueDate !== null && dueDate < today,
  };
}
