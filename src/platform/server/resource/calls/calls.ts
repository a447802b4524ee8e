/** The generic calls of every declared entity. */
import type { PoolClient } from 'pg';
import { rootEntityOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Criteria } from '#language/criteria.ts';
import { message } from '#language/message.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import { inTransaction } from '../../database/transaction.ts';
import { badInput, invalid } from '../../errors.ts';
import type { Call, CallContext, CallShape } from '../../http/call.ts';
import type { RawReply } from '../../http/rawReply.ts';
import { withMessages, localeOf, errorBodyFor } from '../../http/errorBody.ts';
import { createSheetCalls } from '../sheets/calls.ts';
import { handleExport } from '../sheets/exportCall.ts';
import { baseOf } from '../address.ts';
import { dryRunSave } from '../write/dryRunSave.ts';
import { runForEachRow, lockInOrder, retryOnUniqueViolation } from '../write/bulk.ts';
import { runOncePerKey } from '../write/idempotency.ts';
import { writerOf } from '../engine.ts';
import { changesOf, revisionsOf } from '../read/history.ts';
import { hardDelete, readTarget, setActive, type RecordTarget } from '../write/lifecycle.ts';
import { cardFieldsOf, isCardField } from '../read/path.ts';
import { save, type SavedRecord } from '../write/save.ts';
import { readRecordJson } from '../read/readRecordJson.ts';
import { answerBytes, readCriteria, search } from '../read/search.ts';
import { isAnonymous, refuseTooManyRows } from '../read/anonymousLimits.ts';

export function resourceCalls(catalogue: Catalogue): readonly Call[] {
  const entities = [...catalogue.entities.values()];
  const importing = createSheetCalls();
  // The calls below `/me` come first: `/me/…` would otherwise be taken for the id of a record.
  return [...entities.filter(({ ownerField }) => ownerField !== undefined).map(ownEntityOf), ...entities].flatMap(
    (entity) => {
      const shapes =
        entity.readOnly || rootEntityOf(catalogue, entity).readOnly
          ? readingCalls
          : entity.kind === 'part'
            ? [...readingCalls, ...partCalls]
            : [
                ...readingCalls,
                ...writingCalls,
                ...(entity.isImported === true && entity.scope.ownerField === undefined ? importing : []),
              ];
      return callsFrom(
        entity,
        shapes.filter((shape) => entity.kind === 'record' || !shape.suffix.startsWith('/{id}')),
      );
    },
  );
}

/**
 * Calls for records that some people manage at a separate address, within their own scope: read, archived and activated
 * as usual. Saving them is a call of the module, and nothing is deleted permanently there.
 */
export function scopedRecordCalls(entity: AnyEntity): readonly Call[] {
  return callsFrom(entity, [...readingCalls, ...lifecycleCalls]).map(({ handle, ...call }) => ({
    ...call,
    isOwn: true,
    handle: ({ grant, ...context }) =>
      handle({
        ...context,
        grant: { ...grant, rights: new Set([...grant.rights].filter((right) => right !== 'canDelete')) },
      }),
  }));
}

function callsFrom(entity: AnyEntity, shapes: readonly CallShape[]): readonly Call[] {
  return shapes.map(({ suffix, handle, ...shape }): Call => ({
    ...shape,
    path: baseOf(entity) + suffix,
    entity: entity.name,
    ...(entity.scope.ownerField === undefined ? {} : { isOwn: true as const }),
    handle: (context) => handle(entity, context),
  }));
}

const readingCalls: readonly CallShape[] = [
  {
    method: 'POST',
    suffix: '/_search',
    summary: ['ค้นหา', 'Search'],
    rights: ['canView', 'canSelect'],
    handle: handleSearch,
  },
  {
    method: 'POST',
    suffix: '/_export',
    summary: ['ส่งออกเป็น CSV หรือ Excel', 'Export as CSV or Excel'],
    rights: ['canView'],
    handle: handleExport,
  },
  {
    method: 'POST',
    suffix: '/{id}/_rev',
    summary: ['รุ่นของข้อมูล', 'Revisions'],
    rights: ['canView'],
    handle: (entity, { app, actor, params }) =>
      revisionsOf(app, app.pools.api, { actor, entity, id: params['id'] ?? '' }),
  },
  {
    method: 'POST',
    suffix: '/{id}/_changes',
    summary: ['ประวัติการแก้ไข', 'Changes'],
    rights: ['canView'],
    handle: (entity, { app, actor, params }) =>
      changesOf(app, app.pools.api, { actor, entity, id: params['id'] ?? '' }),
  },
];

const savingCalls: readonly CallShape[] = [
  { method: 'PUT', suffix: '', summary: ['บันทึก', 'Save'], rights: ['canCreate', 'canEdit'], handle: handleSave },
  {
    method: 'PUT',
    suffix: '/_all',
    summary: ['บันทึกหลายรายการ', 'Save several'],
    rights: ['canCreate', 'canEdit'],
    handle: (entity, context) => handleBulk(entity, context, (db, row) => saveRow(entity, context, { db, body: row })),
  },
  {
    method: 'POST',
    suffix: '/_check',
    summary: ['ตรวจสอบก่อนบันทึก', 'Check without saving'],
    rights: ['canCreate', 'canEdit'],
    handle: handleCheck,
  },
];

const lifecycleCalls: readonly CallShape[] = [
  {
    method: 'POST',
    suffix: '/_delete',
    summary: ['ยกเลิกการใช้งาน หรือลบถาวร', 'Archive or delete'],
    rights: ['canArchive', 'canDelete'],
    handle: (entity, context) =>
      inOneTransaction(context, (db) => removeRecord(entity, context, { db, target: readTarget(context.body) })),
  },
  {
    method: 'POST',
    suffix: '/_delete_all',
    summary: ['ยกเลิกการใช้งาน หรือลบถาวรหลายรายการ', 'Archive or delete several'],
    rights: ['canArchive', 'canDelete'],
    handle: (entity, context) =>
      handleBulk(entity, context, (db, row) => removeRecord(entity, context, { db, target: readTarget(row) })),
  },
  {
    method: 'POST',
    suffix: '/_active',
    summary: ['เปิดใช้งาน', 'Activate'],
    rights: ['canActive'],
    handle: (entity, context) =>
      inOneTransaction(context, (db) => activateRecord(entity, context, { db, target: readTarget(context.body) })),
  },
  {
    method: 'POST',
    suffix: '/_active_all',
    summary: ['เปิดใช้งานหลายรายการ', 'Activate several'],
    rights: ['canActive'],
    handle: (entity, context) =>
      handleBulk(entity, context, (db, row) => activateRecord(entity, context, { db, target: readTarget(row) })),
  },
];

const writingCalls: readonly CallShape[] = [...savingCalls, ...lifecycleCalls];

const partCalls: readonly CallShape[] = [
  ...savingCalls,
  {
    method: 'POST',
    suffix: '/_delete',
    summary: ['นำออก', 'Remove'],
    rights: ['canEdit'],
    handle: (entity, context) =>
      inOneTransaction(context, (db) =>
        saveRow(entity, context, { db, body: { ...readTarget(context.body), isDelete: true } }),
      ),
  },
  {
    method: 'POST',
    suffix: '/_delete_all',
    summary: ['นำออกหลายรายการ', 'Remove several'],
    rights: ['canEdit'],
    handle: (entity, context) =>
      handleBulk(entity, context, (db, row) =>
        saveRow(entity, context, { db, body: { ...readTarget(row), isDelete: true } }),
      ),
  },
];

async function handleSearch(entity: AnyEntity, { app, actor, grant, body, headers }: CallContext): Promise<RawReply> {
  const criteria = readCriteria(body);
  refuseTooManyRows(actor, criteria);
  const question = grant.isCardOnly ? cardCriteria(entity, criteria, actor) : criteria;
  const make = async (): Promise<Buffer> =>
    answerBytes(
      await search({ catalogue: app.catalogue, choices: app.lookups, totals: app.totals }, app.pools.api, {
        actor,
        entity,
        criteria: question,
      }),
    );
  if (entity.isPublicData !== true || !isAnonymous(actor))
    return { raw: true, type: 'application/json; charset=utf-8', body: await make() };
  return app.publicAnswers.answer({
    key: JSON.stringify([actor.grants.key, entity.name, question]),
    acceptEncoding: headers['accept-encoding'],
    make,
  });
}

/** A picker may filter by the fields of the card, and gets the card. */
function cardCriteria(entity: AnyEntity, criteria: Criteria, actor: CallContext['actor']): Criteria {
  const card = cardFieldsOf(entity);
  const isPickedBy = (path: string): boolean =>
    entity.pickerFilterFields?.some((name) => path === `${name}.key`) === true;
  const paths = [
    ...(criteria.select ?? []),
    ...criteria.where.map((term) => term.name).filter((path) => !isPickedBy(path)),
    ...criteria.sort.map((sort) => sort.name),
    ...criteria.children.map((child) => child.name),
  ];
  const beyond = paths.find((path) => !isCardField(entity, path) && path !== 'isActive');
  if (beyond !== undefined) throw badInput(message('forbiddenPath', { name: beyond.slice(0, 100) }));
  return {
    ...criteria,
    where: [...criteria.where, ...partyTerms(entity, actor)],
    select: criteria.select ?? card,
    sort:
      criteria.sort.length > 0 ? criteria.sort : [{ name: entity.card?.key ?? entity.card?.th ?? 'id', type: 'ASC' }],
  };
}

/**
 * Anybody can register, so people who act for a holder or for nobody must not look up other parties and their sign-in
 * names; only officers may.
 */
function partyTerms({ isParty }: AnyEntity, { scope, fieldClasses }: CallContext['actor']): Criteria['where'] {
  const ownId =
    scope.kind === 'holder' || scope.kind === 'agent'
      ? scope.holderId
      : scope.kind === 'none' && !fieldClasses.has('officer')
        ? NOBODY
        : undefined;
  return isParty !== true || ownId === undefined
    ? []
    : [{ name: 'id', operator: '=', value: ownId, isNot: false, logic: 'AND' }];
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

async function handleSave(entity: AnyEntity, context: CallContext): Promise<RawReply> {
  const json = await retryOnUniqueViolation(() =>
    inOneTransaction(context, async (db) => {
      const { id } = await saveRow(entity, context, { db, body: context.body });
      return readRecordJson(context.app, db, { actor: context.actor, entity, id });
    }),
  );
  return { raw: true, type: 'application/json; charset=utf-8', body: json };
}

async function handleCheck(entity: AnyEntity, context: CallContext): Promise<unknown> {
  const { app, body } = context;
  const answer = await inTransaction(app.pools.api, { requestId: context.requestId, isDryRun: true }, (db) =>
    dryRunSave(app, db, { ...writerOf(context), entity, body }),
  );
  const warnings = withMessages(app.catalogue, answer.warnings, localeOf(context.headers['accept-language']));
  return { ...answer, problems: errorBodyFor(context)(invalid(answer.problems)).fields, warnings };
}

interface RowWork {
  readonly db: PoolClient;
}

function saveRow(
  entity: AnyEntity,
  context: CallContext,
  { db, body }: RowWork & { body: unknown },
): Promise<SavedRecord> {
  return save(context.app, db, { ...writerOf(context), entity, body });
}

async function removeRecord(
  entity: AnyEntity,
  context: CallContext,
  { db, target }: RowWork & { target: RecordTarget },
): Promise<{ id: string; version: number }> {
  const request = { ...writerOf(context), entity, target };
  const isHard = context.query['isHardDelete'] === 'true';
  const version = isHard
    ? await hardDelete(context.app, db, request)
    : await setActive(context.app, db, { ...request, isActive: false });
  return { id: target.id, version };
}

async function activateRecord(
  entity: AnyEntity,
  context: CallContext,
  { db, target }: RowWork & { target: RecordTarget },
): Promise<{ id: string; version: number }> {
  return {
    id: target.id,
    version: await setActive(context.app, db, { ...writerOf(context), entity, target, isActive: true }),
  };
}

function inOneTransaction<T>(context: CallContext, work: (db: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(context.app.pools.api, { requestId: context.requestId }, work);
}

function handleBulk(
  entity: AnyEntity,
  context: CallContext,
  work: (db: PoolClient, row: unknown) => Promise<{ id: string; version: number }>,
): Promise<unknown> {
  const { app, body, headers } = context;
  const call = `${context.call} ${context.query['isHardDelete'] ?? ''}`;
  return inOneTransaction(context, (db) =>
    runOncePerKey(
      db,
      { writer: writerOf(context), key: headers['idempotency-key'], call, body, now: app.clock.now() },
      async () => {
        await lockInOrder(db, { actor: context.actor, entity, body });
        return runForEachRow(app, db, { body, work: (row) => work(db, row), errorBodyOf: errorBodyFor(context) });
      },
    ),
  );
}
