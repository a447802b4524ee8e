/** The queues of a person: for each party they are in a module, how many cases, how urgent, and the first of them. */
import { getEntity } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { responsiblePartyOf, statesOf } from '#language/workflow.ts';
import { requestType } from '#platform/model/businessChoices.ts';
import type { QueuedCase, QueueView } from '#platform/model/request/caseView.ts';
import { addWorkingDays, type Holidays } from '#platform/model/request/workingDays.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { findPrincipals } from '../../account/substitutions.ts';
import type { App } from '../../app.ts';
import { loadScope } from '../../resource/read/rowScope.ts';
import type { Queryable } from '../../database/queryable.ts';
import { quote } from '../../database/sqlText.ts';
import { daysLeft, loadHolidays } from '../case/deadlines.ts';
import { stateWithLabel, statusWithLabel } from '../../workflow/labels.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';
import { findParties } from '../case/caseParties.ts';

export async function describeQueue(app: App, actor: Actor): Promise<readonly QueueView[]> {
  const db = app.pools.api;
  const today = app.clock.today();
  const holidays = await loadHolidays(db);
  const soon = addWorkingDays(today, SOON_DAYS, holidays);
  const queues: QueueView[] = [];
  for (const declaration of app.catalogue.requests.values()) {
    const parties = await findAnyParties(app, { actor, declaration, today });
    if (parties.size === 0) continue;
    const userIds = await findActingUserIds(db, { actor, declaration, today });
    for (const party of parties)
      queues.push(
        await describeParty(app, { actor, declaration, party, actingUserIds: userIds, today, soon, holidays }),
      );
  }
  return queues;
}

/** Returns the parties that they are in a request of any of its types. */
async function findAnyParties(
  app: App,
  { actor, declaration, today }: Pick<QueueQuestion, 'actor' | 'declaration' | 'today'>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const documentType of declaration.partiesFor === undefined
    ? declaration.documentTypes.slice(0, 1)
    : declaration.documentTypes) {
    for (const party of (await findParties(app, app.pools.api, { actor, declaration, documentType, today })).keys())
      found.add(party);
  }
  return found;
}

/** Returns the users for whom the person works today: themselves, and those they substitute. */
async function findActingUserIds(
  db: Queryable,
  { actor, declaration, today }: Pick<QueueQuestion, 'actor' | 'declaration' | 'today'>,
): Promise<readonly string[]> {
  if (actor.userId === null) return [];
  const [documentType = ''] = declaration.documentTypes;
  return [
    actor.userId,
    ...(await findPrincipals(db, { userId: actor.userId, on: today, documentType })).map(({ userId }) => userId),
  ];
}

/** Due today or on the next working day. */
const SOON_DAYS = 1;
const MAX_LISTED = 8;

interface QueueQuestion {
  readonly actor: Actor;
  readonly declaration: RequestDeclaration;
  readonly party: string;
  readonly actingUserIds: readonly string[];
  readonly today: PlainDate;
  readonly soon: PlainDate;
  readonly holidays: Holidays;
}

async function describeParty(app: App, question: QueueQuestion): Promise<QueueView> {
  const { declaration, party } = question;
  const menu = app.catalogue.menus.find(({ key }) => key === declaration.menus[party]);
  const { rows } = await app.pools.api.query<QueueRow>(queueQueryOf(app, question));
  const [first] = rows;
  return {
    entity: declaration.document,
    party,
    title: menu?.label ?? declaration.title,
    module: declaration.title,
    url: menu?.url.replace(/\/\*+$/, '') ?? '',
    count: Number(first?.count ?? 0),
    late: Number(first?.late ?? 0),
    dueSoon: Number(first?.dueSoon ?? 0),
    cases: rows.map((row) => queuedCaseOf(question, row)),
  };
}

/** Counts and selects before names are joined; of cases without a due date, returned ones come before drafts. */
function queueQueryOf(
  { catalogue }: App,
  { actor, declaration, party, actingUserIds, today, soon }: QueueQuestion,
): { text: string; values: unknown[] } {
  const { workflow, menus, documentTypes } = declaration;
  const scope = loadScope(actor, getEntity(catalogue, 'request'));
  // The responsible party may depend on the document type, so each state is selected with the types for which this
  // party is responsible.
  const responsibleFor = documentTypes.flatMap((type) =>
    statesOf(workflow)
      .filter((state) => responsiblePartyOf(workflow, state, type) === party)
      .map((state) => ({ state, type })),
  );
  const values: unknown[] = [[...new Set(responsibleFor.map(({ state }) => state))], ...scope.values];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const types = parameter(party === 'operator' ? documentTypes : [...new Set(responsibleFor.map(({ type }) => type))]);
  const [day, next] = [parameter(today), parameter(soon)];
  // Fields are open to them while an officer has the case: the due date is that of the officer.
  const openFieldsSql = party === 'operator' ? ` or jsonb_array_length(t."unlocked_fields") > 0` : '';
  // A case that a colleague has received is only in the colleague's queue; officers who may take steps back see all of
  // them.
  const looksAfterAll = party !== 'receiver' || actor.grants.rightsInMenu(menus[party] ?? '').has('canActive');
  const inHand = looksAfterAll
    ? ''
    : ` and (t."assignee_id" is null or t."assignee_id" = any(${parameter(actingUserIds)}::uuid[]))`;
  return {
    text: `with "waiting" as (
  select t."id", case when t."status" = any($1::text[]) then t."due_date"
    end as "due_date", t."status", t."status_date" from "request" t
  where (t."status" = any($1::text[])${openFieldsSql})${scope.sql} and t."document_type" = any(${types}::text[])
    and t."is_open"${inHand}
    and exists (select from ${quote(tableName(declaration.document))} d
    where d."id" = t."document_id" and d."is_active")
), "first" as (
  select w.*, count(*) over () as "count", count(*) filter (where "due_date" < ${day}) over () as "late",
    count(*) filter (where "due_date" between ${day} and ${next}) over () as "dueSoon"
  from "waiting" w order by ${orderOf('w')} limit ${MAX_LISTED}
)
select t."id", t."document_id" as "documentId", coalesce(t."request_code", t."draft_code") as "code",
  t."request_type" as "kind", t."document_type" as "documentType", t."status", t."subject_th" as "subjectTh",
  t."subject_en" as "subjectEn", u."full_name" as "holder", u."full_name_en" as "holderEn",
  to_char(t."status_date", 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as "since", f."due_date"::text as "dueDate", f."count",
    f."late", f."dueSoon"
from "first" f join "request" t on t."id" = f."id" left
join "user" u on u."id" = coalesce(t."holder_id", t."named_holder_id") order by ${orderOf('f')}`,
    values,
  };
}

function orderOf(alias: string): string {
  return `${alias}."due_date" nulls last, ${alias}."status" = 'draft', ${alias}."status_date", ${alias}."id"`;
}

interface QueueRow {
  readonly id: string;
  readonly documentId: string;
  readonly code: string;
  readonly kind: string;
  readonly documentType: string;
  readonly status: string;
  readonly subjectTh: string | null;
  readonly subjectEn: string | null;
  readonly holder: string | null;
  readonly holderEn: string | null;
  readonly since: Instant;
  readonly dueDate: PlainDate | null;
  readonly count: string;
  readonly late: string;
  readonly dueSoon: string;
}

function queuedCaseOf(
  { declaration: { workflow }, today, holidays }: QueueQuestion,
  { id, documentId, code, since, dueDate, ...row }: QueueRow,
): QueuedCase {
  return {
    id,
    documentId,
    code,
    kind: stateWithLabel(requestType, row.kind),
    status: statusWithLabel(workflow, row.status, row.documentType),
    subject: nameLabelOf(row.subjectTh, row.subjectEn),
    holder: nameLabelOf(row.holder, row.holderEn),
    since,
    dueDate,
    isLate: dueDate !== null && dueDate < today,
    daysLeft: dueDate === null ? null : daysLeft(dueDate, today, holidays),
  };
}
