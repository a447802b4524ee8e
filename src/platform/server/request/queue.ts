/** What waits for a person: for each thing they are in a module, how many cases, how urgent, and the first of them. */
import { getEntity } from '#language/catalogue.ts';
import type { RequestDeclaration } from '#language/request.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { statesOf } from '#language/workflow.ts';
import { requestType } from '#platform/model/businessChoices.ts';
import type { QueuedCase, QueueView } from '#platform/model/request/caseView.ts';
import { addWorkingDays } from '#platform/model/request/workingDays.ts';
import type { Actor } from '../access/actor.ts';
import type { App } from '../app.ts';
import { loadScope } from '../resource/rowScope.ts';
import { loadHolidays } from './deadlines.ts';
import { nameOf, stateOf } from './labels.ts';
import { findParties } from './parties.ts';

export async function describeQueue(app: App, actor: Actor): Promise<readonly QueueView[]> {
  const db = app.pools.api;
  const today = app.clock.today();
  const soon = addWorkingDays(today, SOON_DAYS, await loadHolidays(db));
  const queues: QueueView[] = [];
  for (const declaration of app.catalogue.requests.values()) {
    const parties = await findParties(app, db, { actor, declaration, documentType: declaration.documentTypes[0] ?? '', today });
    for (const party of parties.keys()) queues.push(await describeParty(app, { actor, declaration, party, today, soon }));
  }
  return queues;
}

/** Due today or on the next working day. */
const SOON_DAYS = 1;
const SHOWN = 8;

interface Asked {
  readonly actor: Actor;
  readonly declaration: RequestDeclaration;
  readonly party: string;
  readonly today: PlainDate;
  readonly soon: PlainDate;
}

async function describeParty(app: App, { actor, declaration, party, today, soon }: Asked): Promise<QueueView> {
  const { workflow, menus, document, title, documentTypes } = declaration;
  const states = statesOf(workflow).filter((state) => workflow.states[state]?.heldBy === party);
  const menu = app.catalogue.menus.find(({ key }) => key === menus[party]);
  const scope = loadScope(actor, getEntity(app.catalogue, 'request'));
  // The scope counts its parameters from the second.
  const after = scope.values.length + 2;
  const { rows } = await app.pools.api.query<Row>({
    text: `select t."id", t."document_id" as "documentId", coalesce(t."request_code", t."draft_code") as "code", t."request_type" as "kind", t."status", t."subject_th" as "subjectTh", t."subject_en" as "subjectEn", u."full_name" as "holder", u."full_name_en" as "holderEn",
  to_char(t."status_date", 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as "since", t."due_date"::text as "dueDate", count(*) over () as "count", count(*) filter (where t."due_date" < $${after + 1}) over () as "late", count(*) filter (where t."due_date" between $${after + 1} and $${after + 2}) over () as "dueSoon"
from "request" t join "user" u on u."id" = t."holder_id"
where t."status" = any($1::text[])${scope.sql} and t."document_type" = any($${after}::text[]) and t."is_open" and t."is_active"
order by t."due_date" nulls last, t."status_date", t."id" limit ${SHOWN}`,
    values: [states, ...scope.values, documentTypes, today, soon],
  });
  const [first] = rows;
  return {
    entity: document,
    party,
    title: menu?.label ?? title,
    module: title,
    url: menu?.url.replace(/\/\*+$/, '') ?? '',
    count: Number(first?.count ?? 0),
    late: Number(first?.late ?? 0),
    dueSoon: Number(first?.dueSoon ?? 0),
    cases: rows.map((row) => caseOf(declaration, row, today)),
  };
}

interface Row {
  readonly id: string;
  readonly documentId: string;
  readonly code: string;
  readonly kind: string;
  readonly status: string;
  readonly subjectTh: string;
  readonly subjectEn: string;
  readonly holder: string;
  readonly holderEn: string | null;
  readonly since: Instant;
  readonly dueDate: PlainDate | null;
  readonly count: string;
  readonly late: string;
  readonly dueSoon: string;
}

function caseOf({ workflow }: RequestDeclaration, { id, documentId, code, since, dueDate, ...row }: Row, today: PlainDate): QueuedCase {
  return {
    id,
    documentId,
    code,
    kind: stateOf(requestType, row.kind),
    status: stateOf(workflow.choice, row.status),
    subject: nameOf(row.subjectTh, row.subjectEn),
    holder: nameOf(row.holder, row.holderEn),
    since,
    dueDate,
    isLate: dueDate !== null && dueDate < today,
  };
}
