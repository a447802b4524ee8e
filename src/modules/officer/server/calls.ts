/** Calls for officers: those of every record, at their own address and over the two records of an officer. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { isPlainObject } from '#language/patch.ts';
import { drawFirstPassword, giveFirstPassword } from '#platform/server/account/firstPassword.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { invalid, Refusal } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { runForEachRow } from '#platform/server/resource/write/bulk.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { errorBodyFor } from '#platform/server/http/errorBody.ts';
import { asRefusal } from '#platform/server/database/databaseErrors.ts';
import { readTarget, setActive, type RecordTarget } from '#platform/server/resource/write/lifecycle.ts';
import { answerBytes, readCriteria } from '#platform/server/resource/read/search.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { handleExport } from '#platform/server/resource/sheets/exportCall.ts';
import { officerHistory } from './officerHistory.ts';
import { getVisibleOfficer, saveOfficer } from './saveOfficer.ts';
import { searchOfficers, withAccountAccess, toStoredCriteria } from './searchOfficers.ts';

export const OFFICERS = '/api/v1/security/users/customs';

export const officerCalls: readonly Call[] = [
  {
    method: 'POST',
    path: `${OFFICERS}/_search`,
    summary: ['ค้นหาเจ้าหน้าที่', 'Search officers'],
    rights: ['canView', 'canSelect'],
    handle: handleSearch,
  },
  {
    method: 'POST',
    path: `${OFFICERS}/_export`,
    summary: ['ส่งออกรายชื่อเจ้าหน้าที่', 'Export officers'],
    rights: ['canView'],
    handle: exportOfficers,
  },
  {
    method: 'POST',
    path: `${OFFICERS}/{id}/_rev`,
    summary: ['รุ่นของข้อมูลเจ้าหน้าที่', 'Revisions of an officer'],
    rights: ['canView'],
    handle: async (context) =>
      (await handleHistory(context)).map(({ version, at, by, action }) => ({ version, at, by, action })),
  },
  {
    method: 'POST',
    path: `${OFFICERS}/{id}/_changes`,
    summary: ['ประวัติการแก้ไขเจ้าหน้าที่', 'Changes of an officer'],
    rights: ['canView'],
    handle: handleHistory,
  },
  {
    method: 'PUT',
    path: OFFICERS,
    summary: ['เพิ่มหรือแก้ไขเจ้าหน้าที่', 'Add or edit an officer'],
    rights: ['canCreate', 'canEdit'],
    handle: handleSave,
  },
  {
    method: 'POST',
    path: `${OFFICERS}/_check`,
    summary: ['ตรวจสอบเจ้าหน้าที่ก่อนบันทึก', 'Check an officer without saving'],
    rights: ['canCreate', 'canEdit'],
    handle: handleCheck,
  },
  ...(['_delete', '_active'] as const).flatMap((what): Call[] => {
    const isActive = what === '_active';
    const rights = [isActive ? 'canActive' : 'canArchive'] as const;
    const set = (
      context: CallContext,
      db: PoolClient,
      target: RecordTarget,
    ): Promise<{ id: string; version: number }> => setOfficerActive(context, db, { target, isActive });
    return [
      {
        method: 'POST',
        path: `${OFFICERS}/${what}`,
        summary: isActive ? ['เปิดใช้งานเจ้าหน้าที่', 'Activate an officer'] : ['ยกเลิกการใช้งานเจ้าหน้าที่', 'Archive an officer'],
        rights,
        handle: (context) => inCallTransaction(context, (db) => set(context, db, readTarget(context.body))),
      },
      {
        method: 'POST',
        path: `${OFFICERS}/${what}_all`,
        summary: isActive
          ? ['เปิดใช้งานเจ้าหน้าที่หลายคน', 'Activate several officers']
          : ['ยกเลิกการใช้งานเจ้าหน้าที่หลายคน', 'Archive several officers'],
        rights,
        handle: (context) =>
          inCallTransaction(context, (db) =>
            runForEachRow(context.app, db, {
              body: context.body,
              work: (row) => set(context, db, readTarget(row)),
              errorBodyOf: errorBodyFor(context),
            }),
          ),
      },
    ];
  }),
];

async function handleSearch({ app, actor, body }: CallContext): Promise<RawReply> {
  return json(answerBytes(await searchOfficers(app, app.pools.api, { actor, criteria: readCriteria(body) })));
}

/** The headings are those of the stored columns, which have the same words. */
async function exportOfficers(context: CallContext): Promise<RawReply> {
  const { app, actor } = context;
  const { select, ...criteria } = await toStoredCriteria(app, app.pools.api, {
    actor,
    criteria: readCriteria(context.body),
  });
  return handleExport(getEntity(app.catalogue, 'userOfficer'), {
    ...context,
    actor: withAccountAccess(actor),
    body: { ...criteria, select: select?.filter((path) => path !== 'refUser.id') },
  });
}

async function handleHistory(context: CallContext): ReturnType<typeof officerHistory> {
  const id = context.params['id'] ?? '';
  return inCallTransaction(context, async (db) => {
    await getVisibleOfficer(context, db, id);
    return officerHistory(context, db, id);
  });
}

/** A new officer gets a first password by mail. */
async function handleSave(context: CallContext): Promise<RawReply> {
  const { app, actor, requestId, ip, userAgent } = context;
  const first =
    isPlainObject(context.body) && (context.body['version'] ?? null) === null
      ? await drawFirstPassword(app)
      : undefined;
  const record = await inCallTransaction(context, async (db) => {
    const { id, isNew } = await saveOfficer(context, db);
    if (isNew && first !== undefined)
      await giveFirstPassword(app, db, { userId: id, by: actor.username, first, origin: { requestId, ip, userAgent } });
    return readOfficerJson(context, db, id);
  });
  return json(JSON.stringify(record));
}

async function handleCheck(context: CallContext): Promise<unknown> {
  const { app, requestId } = context;
  const problemsOf = errorBodyFor(context);
  return inTransaction(app.pools.api, { requestId, isDryRun: true }, async (db) => {
    try {
      const { id } = await saveOfficer(context, db);
      return { ok: true, problems: [], derived: {}, record: await readOfficerJson(context, db, id) };
    } catch (error) {
      const refusal = error instanceof Refusal ? error : asRefusal(app.catalogue, error);
      if (refusal?.status !== BROKEN_RULE) throw error;
      return { ok: false, problems: problemsOf(invalid(refusal.fields)).fields, derived: {}, record: null };
    }
  });
}

const BROKEN_RULE = 422;

async function setOfficerActive(
  context: CallContext,
  db: PoolClient,
  { target, isActive }: { target: RecordTarget; isActive: boolean },
): Promise<{ id: string; version: number }> {
  await getVisibleOfficer(context, db, target.id);
  const version = await setActive(context.app, db, {
    ...writerOf(context),
    entity: getEntity(context.app.catalogue, 'user'),
    target,
    isActive,
  });
  return { id: target.id, version };
}

async function readOfficerJson({ app, actor }: CallContext, db: Queryable, id: string): Promise<unknown> {
  const roles = { name: 'roles', page: 0, size: ROLES_MAX, where: [], sort: [], children: [], isRecursive: false };
  const { data } = await searchOfficers(app, db, {
    actor,
    criteria: {
      page: 0,
      size: 1,
      where: [{ name: 'id', operator: '=', value: id, isNot: false }],
      sort: [],
      children: [roles],
    },
  });
  return (JSON.parse(data) as unknown[])[0] ?? null;
}

/** As many as an account may have. */
const ROLES_MAX = 50;

function inCallTransaction<T>({ app, requestId }: CallContext, action: (db: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(app.pools.api, { requestId }, action);
}

function json(body: Buffer | string): RawReply {
  return { raw: true, type: 'application/json; charset=utf-8', body };
}
