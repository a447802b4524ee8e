/**
 * The hand-written side writes the same rows for the same case: each step is a transaction that locks, changes, writes
 * the history and the log and queues the job. No session, no rights, no rules, no HTTP, and the content of the log is
 * known beforehand.
 */
import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { newId } from '#platform/server/database/newId.ts';
import type { Timer } from './measureRequests.ts';
import { letter } from '#modules/to-whom/testing/letters.ts';
import type { BenchPeople } from './setup.ts';

interface CaseIds {
  readonly request: string;
  readonly dossier: string;
  readonly document: string;
}

/** The log of a case that was made over HTTP: by action of the log and entity, in their order. */
export type Changes = ReadonlyMap<string, string>;

export async function changesOf(pool: Pool, requestId: string): Promise<Changes> {
  const { rows } = await pool.query<{ key: string; changes: string }>(
    `select l."entity" || ' ' || l."record_version" as "key", l."changes"::text as "changes" from "entity_log" l
      join "request" r on l."record_id" in (r."id", r."dossier_id", r."document_id") where r."id" = $1`,
    [requestId],
  );
  return new Map(rows.map(({ key, changes }) => [key, changes]));
}

// oxlint-disable-next-line max-lines-per-function -- written as by hand: one statement after another, nothing shared
export async function cycleByHand({
  pool,
  people,
  fileId,
  changes,
  timed,
}: {
  pool: Pool;
  people: BenchPeople;
  fileId: string;
  changes: Changes;
  timed: Timer;
}): Promise<void> {
  const ids: CaseIds = { request: newId(), dossier: newId(), document: newId() };
  const { operator, receiver, approver } = people;
  const once = (name: string, work: (db: PoolClient) => Promise<void>): Promise<void> =>
    timed(name, () => inTransaction(pool, { requestId: name }, work));
  const log = async (
    db: PoolClient,
    { entity, version, by }: { entity: 'request' | 'dossier' | 'toWhom'; version: number; by: BenchPeople['operator'] },
  ): Promise<void> => {
    const id = entity === 'toWhom' ? ids.document : ids[entity];
    await db.query({
      name: 'log',
      text: LOG,
      values: [
        newId(),
        by.username,
        entity,
        id,
        letter.subject,
        version,
        version === 1 ? 'create' : 'update',
        by.id,
        newId(),
        changes.get(`${entity} ${version}`) ?? '[]',
      ],
    });
  };
  const step = async (
    name: string,
    by: BenchPeople['operator'],
    { version, from, to, work = async () => undefined, set = '', values = [] }: StepByHand,
  ): Promise<void> =>
    once(name, async (db) => {
      await db.query({
        name: 'lock',
        text: 'select * from "request" where "id" = $1 for no key update',
        values: [ids.request],
      });
      await db.query({
        name: 'lock-dossier',
        text: 'select * from "dossier" where "id" = $1 for no key update',
        values: [ids.dossier],
      });
      await work(db);
      await db.query({
        name: `move ${name}`,
        text: `update "request" set "status" = $2, "version" = $3, "status_date" = now(), "update_by" = $4,
            "update_date" = now()${set} where "id" = $1`,
        values: [ids.request, to, version, by.username, ...values],
      });
      await log(db, { entity: 'request', version, by });
      const historyId = newId();
      await db.query({
        name: 'history',
        text: HISTORY,
        values: [historyId, by.username, ids.request, from, to, name, by.id, version],
      });
      await db.query({
        name: 'job',
        text: `select from graphile_worker.add_job('request-step', json_build_object('historyId', $1::text),
            max_attempts => 14)`,
        values: [historyId],
      });
    });

  await once('draft', async (db) => {
    const draftCode = `D30-69${await takeNumber(db, 'D30')}`;
    await db.query({
      name: 'dossier',
      text: `insert into "dossier" ("id", "document_type", "holder_id", "state", "is_filed", ${STAMP_NAMES})
        values ($1, 'toWhom', $2, 'pending', false, ${stamps(3)})`,
      values: [ids.dossier, people.holderId, operator.username],
    });
    await log(db, { entity: 'dossier', version: 1, by: operator });
    await db.query({
      name: 'request',
      text: REQUEST,
      values: [
        ids.request,
        ids.dossier,
        people.holderId,
        ids.document,
        draftCode,
        operator.id,
        letter.subject,
        operator.username,
      ],
    });
    await log(db, { entity: 'request', version: 1, by: operator });
    await db.query({
      name: 'document',
      text: DOCUMENT,
      values: [
        ids.document,
        ids.request,
        ids.dossier,
        people.holderId,
        randomBytes(16).toString('base64url'),
        letter.subject,
        letter.refPurpose.id,
        letter.productName,
        letter.statement,
        operator.username,
      ],
    });
    const row = newId();
    await db.query({
      name: 'row',
      text: `insert into "to_whom_attachment" ("id", "to_whom_id", "seq", "line_id", "item", "file_id")
        values ($1, $2, 1, $1, 'requestLetter', $3)`,
      values: [row, ids.document, fileId],
    });
    await db.query({
      name: 'claim',
      text: `update "stored_file"
        set "claimed_entity" = 'toWhomAttachment', "claimed_field" = 'file', "claimed_record" = $2
        where "id" = $1 and "claimed_record" is null`,
      values: [fileId, row],
    });
    await log(db, { entity: 'toWhom', version: 1, by: operator });
  });
  const requestCode = `R30-69${await takeNumber(pool, 'R30')}`;
  await step('request', operator, {
    version: 2,
    from: 'draft',
    to: 'submitted',
    set: `, "department_id" = $5, "request_code" = $6, "submitted_date" = now(), "due_date" = current_date + 3`,
    values: [people.departmentId, requestCode],
    work: async (db) => {
      await db.query({
        name: 'file',
        text: `update "dossier" set "department_id" = $2, "is_filed" = true, "version" = 2, "update_by" = $3,
            "update_date" = now() where "id" = $1`,
        values: [ids.dossier, people.departmentId, operator.username],
      });
      await log(db, { entity: 'dossier', version: 2, by: operator });
      await db.query({
        name: 'complete',
        text: `update "to_whom" set "department_id" = $2, "is_complete" = true, "version" = 2, "update_by" = $3,
            "update_date" = now() where "id" = $1`,
        values: [ids.document, people.departmentId, operator.username],
      });
      await log(db, { entity: 'toWhom', version: 2, by: operator });
    },
  });
  await step('receive', receiver, {
    version: 3,
    from: 'submitted',
    to: 'underReview',
    set: `, "assignee_id" = $5, "due_date" = current_date + 5`,
    values: [receiver.id],
  });
  await step('check', receiver, {
    version: 4,
    from: 'underReview',
    to: 'underReview',
    set: `, "check_result" = 'passed'`,
  });
  await step('pass', receiver, {
    version: 5,
    from: 'underReview',
    to: 'waitSign',
    set: `, "due_date" = current_date + 2`,
  });
  const code = `TW${await takeNumber(pool, 'AtoWhom')}/2569`;
  await step('approve', approver, {
    version: 6,
    from: 'waitSign',
    to: 'approved',
    set: `, "is_open" = false, "approve_date" = current_date, "approve_code" = $5, "due_date" = null`,
    values: [code],
    work: async (db) => {
      await db.query({
        name: 'other',
        text: `update "to_whom" set "is_current" = false where "dossier_id" = $1 and "is_current"`,
        values: [ids.dossier],
      });
      await db.query({
        name: 'in-force',
        text: `update "dossier" set "code" = $2, "state" = 'inForce', "effective_date" = current_date,
            "expire_date" = current_date + 364, "revision" = 1, "version" = 3, "update_by" = $3, "update_date" = now()
          where "id" = $1`,
        values: [ids.dossier, code, approver.username],
      });
      await log(db, { entity: 'dossier', version: 3, by: approver });
      await db.query({
        name: 'issue',
        text: `update "to_whom" set "revision" = 1, "is_current" = true, "version" = 3, "update_by" = $2,
            "update_date" = now() where "id" = $1`,
        values: [ids.document, approver.username],
      });
      await log(db, { entity: 'toWhom', version: 3, by: approver });
    },
  });
}

interface StepByHand {
  readonly version: number;
  readonly from: string;
  readonly to: string;
  readonly work?: (db: PoolClient) => Promise<void>;
  /** Further columns of the request, from the fifth value on. */
  readonly set?: string;
  readonly values?: readonly unknown[];
}

const STAMP_NAMES = `"version", "is_active", "create_by", "create_date", "update_by", "update_date"`;
const stamps = (nth: number): string => `1, true, $${nth}, now(), $${nth}, now()`;
const LOG = `insert into "entity_log" ("id", "create_by", "create_date", "entity", "record_id", "record_label",
    "record_version", "action", "user_id", "request_id", "ip_address", "changes")
  values ($1, $2, now(), $3, $4, $5, $6, $7, $8, $9, '127.0.0.1', $10)`;
const HISTORY = `insert into "status_history" ("id", "create_by", "create_date", "entity", "record_id", "seq",
    "from_status", "to_status", "action", "actor_id", "record_version", "effects", "detail")
select $1, $2, now(), 'request', $3, coalesce(max("seq"), 0) + 1, $4, $5, $6, $7, $8, '[]', '{"documentVersion": 2}'
from "status_history" where "record_id" = $3`;
const REQUEST = `insert into "request" ("id", "dossier_id", "document_type", "holder_id", "document_id",
    "request_type", "origin", "status", "is_open", "draft_code", "status_date", "acting_user_id", "subject_th",
    "subject_en", ${STAMP_NAMES})
values ($1, $2, 'toWhom', $3, $4, 'new', 'filed', 'draft', true, $5, now(), $6, $7, $7, ${stamps(8)})`;
const DOCUMENT = `insert into "to_whom" ("id", "request_id", "dossier_id", "document_type", "holder_id",
    "request_type", "public_token", "is_current", "is_complete", "addressee", "subject", "purpose_id", "product_name",
    "statement", "language", "copies", "delivery", ${STAMP_NAMES})
values ($1, $2, $3, 'toWhom', $4, 'new', $5, false, false, 'TO WHOM IT MAY CONCERN', $6, $7, $8, $9, 'en', 1,
  'electronic', ${stamps(10)})`;

async function takeNumber(db: Pool | PoolClient, name: string): Promise<string> {
  const { rows } = await db.query<{ last: string }>({
    name: 'number',
    text: `insert into "code_counter" ("name", "year", "last") values ($1, 2569, 1) on conflict ("name", "year")
      do update set "last" = "code_counter"."last" + 1 returning "last"`,
    values: [name],
  });
  return String(rows[0]?.last).padStart(6, '0');
}
