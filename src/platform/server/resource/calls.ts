/** The generic calls of every declared entity. */
import type { PoolClient } from 'pg';
import { rootOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Criteria } from '#language/criteria.ts';
import type { Locale } from '#language/label.ts';
import { message } from '#language/message.ts';
import { inTransaction } from '../database/transaction.ts';
import { badInput, invalid } from '../errors.ts';
import type { Call, CallContext, RawReply } from '../http/call.ts';
import { baseOf } from './address.ts';
import { eachRow, onceByKey } from './bulk.ts';
import { EXPORT_NAME } from './csv.ts';
import type { Writer } from './engine.ts';
import { exportCsv } from './export.ts';
import { changesOf, revisionsOf } from './history.ts';
import { hardDelete, readTarget, setActive, type Target } from './lifecycle.ts';
import { asRootWrite } from './parts.ts';
import { cardFieldsOf, isCardField } from './path.ts';
import { planSave } from './plan.ts';
import { applyPlan, save, shown } from './save.ts';
import { answerBytes, readCriteria, search } from './search.ts';

type CallShape = Omit<Call, 'path' | 'entity' | 'handle'> & { readonly suffix: string; readonly handle: (entity: AnyEntity, context: CallContext) => Promise<unknown> };

export function resourceCalls(catalogue: Catalogue): readonly Call[] {
  return [...catalogue.entities.values()].flatMap((entity) => {
    const shapes = entity.readOnly || rootOf(catalogue, entity).readOnly ? readingCalls : entity.kind === 'part' ? [...readingCalls, ...partCalls] : [...readingCalls, ...writingCalls];
    return shapes
      .filter((shape) => entity.kind === 'record' || !shape.suffix.startsWith('/{id}'))
      .map(({ suffix, handle, ...shape }): Call => ({ ...shape, path: baseOf(entity) + suffix, entity: entity.name, handle: (context) => handle(entity, context) }));
  });
}

const readingCalls: readonly CallShape[] = [
  { method: 'POST', suffix: '/_search', summary: ['ค้นหา', 'Search'], rights: ['canView', 'canSelect'], handle: handleSearch },
  { method: 'POST', suffix: '/_export', summary: ['ส่งออกเป็น CSV', 'Export as CSV'], rights: ['canView'], handle: handleExport },
  {
    method: 'POST',
    suffix: '/{id}/_rev',
    summary: ['รุ่นของข้อมูล', 'Revisions'],
    rights: ['canView'],
    handle: (entity, { app, actor, params }) => revisionsOf(app, app.pools.api, { actor, entity, id: params['id'] ?? '' }),
  },
  {
    method: 'POST',
    suffix: '/{id}/_changes',
    summary: ['ประวัติการแก้ไข', 'Changes'],
    rights: ['canView'],
    handle: (entity, { app, actor, params }) => changesOf(app, app.pools.api, { actor, entity, id: params['id'] ?? '' }),
  },
];

const savingCalls: readonly CallShape[] = [
  { method: 'PUT', suffix: '', summary: ['บันทึก', 'Save'], rights: ['canCreate', 'canEdit'], handle: handleSave },
  {
    method: 'PUT',
    suffix: '/_all',
    summary: ['บันทึกหลายรายการ', 'Save several'],
    rights: ['canCreate', 'canEdit'],
    handle: (entity, context) => bulk(context, (db, row) => saveRow(entity, context, { db, body: row })),
  },
  { method: 'POST', suffix: '/_check', summary: ['ตรวจสอบก่อนบันทึก', 'Check without saving'], rights: ['canCreate', 'canEdit'], handle: handleCheck },
];

const writingCalls: readonly CallShape[] = [
  ...savingCalls,
  {
    method: 'POST',
    suffix: '/_delete',
    summary: ['จัดเก็บ หรือลบถาวร', 'Archive, or delete for good'],
    rights: ['canArchive', 'canDelete'],
    handle: (entity, context) => one(context, (db) => remove(entity, context, { db, target: readTarget(context.body) })),
  },
  {
    method: 'POST',
    suffix: '/_delete_all',
    summary: ['จัดเก็บ หรือลบถาวรหลายรายการ', 'Archive or delete several'],
    rights: ['canArchive', 'canDelete'],
    handle: (entity, context) => bulk(context, (db, row) => remove(entity, context, { db, target: readTarget(row) })),
  },
  {
    method: 'POST',
    suffix: '/_active',
    summary: ['เปิดใช้งาน', 'Activate'],
    rights: ['canActive'],
    handle: (entity, context) => one(context, (db) => activate(entity, context, { db, target: readTarget(context.body) })),
  },
  {
    method: 'POST',
    suffix: '/_active_all',
    summary: ['เปิดใช้งานหลายรายการ', 'Activate several'],
    rights: ['canActive'],
    handle: (entity, context) => bulk(context, (db, row) => activate(entity, context, { db, target: readTarget(row) })),
  },
];

const partCalls: readonly CallShape[] = [
  ...savingCalls,
  {
    method: 'POST',
    suffix: '/_delete',
    summary: ['นำออก', 'Take out'],
    rights: ['canEdit'],
    handle: (entity, context) => one(context, (db) => saveRow(entity, context, { db, body: { id: readTarget(context.body).id, isDelete: true } })),
  },
  {
    method: 'POST',
    suffix: '/_delete_all',
    summary: ['นำออกหลายรายการ', 'Take out several'],
    rights: ['canEdit'],
    handle: (entity, context) => bulk(context, (db, row) => saveRow(entity, context, { db, body: { id: readTarget(row).id, isDelete: true } })),
  },
];

async function handleSearch(entity: AnyEntity, { app, actor, grant, body }: CallContext): Promise<RawReply> {
  const criteria = readCriteria(body);
  const question = grant.isCardOnly ? cardCriteria(entity, criteria) : criteria;
  const answer = await search({ ...app, choices: app.lookups }, app.pools.api, { actor, entity, criteria: question });
  return { raw: true, type: 'application/json; charset=utf-8', body: answerBytes(answer) };
}

/** A picker asks by what the card shows, and is shown the card. */
function cardCriteria(entity: AnyEntity, criteria: Criteria): Criteria {
  const card = cardFieldsOf(entity);
  const asked = [...(criteria.select ?? []), ...criteria.where.map((term) => term.name), ...criteria.sort.map((sort) => sort.name), ...criteria.children.map((child) => child.name)];
  const beyond = asked.find((path) => !isCardField(entity, path) && path !== 'isActive');
  if (beyond !== undefined) throw badInput(message('forbiddenPath', { name: beyond.slice(0, 100) }));
  return { ...criteria, select: criteria.select ?? card, sort: criteria.sort.length > 0 ? criteria.sort : [{ name: entity.card?.key ?? entity.card?.th ?? 'id', type: 'ASC' }] };
}

async function handleExport(entity: AnyEntity, { app, actor, body, query }: CallContext): Promise<RawReply> {
  const locale: Locale = query['locale'] === 'en' ? 'en' : 'th';
  return {
    raw: true,
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${EXPORT_NAME}"` },
    body: exportCsv(app, { actor, entity, criteria: readCriteria(body), locale }),
  };
}

async function handleSave(entity: AnyEntity, context: CallContext): Promise<RawReply> {
  const json = await inTransaction(context.app.pools.api, { requestId: context.requestId }, async (db) => {
    if (entity.partOf === undefined) return (await save(context.app, db, { ...writerOf(context), entity, body: context.body })).json;
    const saved = await saveRow(entity, context, { db, body: context.body });
    return shown(context.app, db, { actor: context.actor, entity, id: saved.id });
  });
  return { raw: true, type: 'application/json; charset=utf-8', body: json };
}

/** The whole pipeline, rolled back: problems, derived values. */
async function handleCheck(entity: AnyEntity, context: CallContext): Promise<unknown> {
  const { app } = context;
  return inTransaction(app.pools.api, { requestId: context.requestId, isTrial: true }, async (db) => {
    const request = { ...writerOf(context), ...(await asRootWrite(app, db, { ...writerOf(context), entity, body: context.body })) };
    const plan = await planSave(app, db, request);
    if (plan.problems.length > 0) return { ok: false, problems: plan.problems, record: null };
    await applyPlan(app, db, { ...writerOf(context), plan });
    return { ok: true, problems: [], record: JSON.parse(await shown(app, db, { actor: context.actor, entity: request.entity, id: plan.id })) as unknown };
  });
}

interface RowWork {
  readonly db: PoolClient;
}

async function saveRow(entity: AnyEntity, context: CallContext, { db, body }: RowWork & { body: unknown }): Promise<{ id: string; version: number }> {
  const writer = writerOf(context);
  const root = await asRootWrite(context.app, db, { ...writer, entity, body });
  if (entity.partOf === undefined) return save(context.app, db, { ...writer, ...root });
  const plan = await planSave(context.app, db, { ...writer, ...root });
  if (plan.problems.length > 0) throw invalid(plan.problems);
  const version = await applyPlan(context.app, db, { ...writer, plan });
  const rows = plan.after[entity.partOf.field] as readonly { id: string }[];
  return { id: rows[0]?.id ?? plan.id, version };
}

async function remove(entity: AnyEntity, context: CallContext, { db, target }: RowWork & { target: Target }): Promise<{ id: string; version: number }> {
  const request = { ...writerOf(context), entity, target };
  const isHard = context.query['isHardDelete'] === 'true';
  const version = isHard ? await hardDelete(context.app, db, request) : await setActive(context.app, db, { ...request, isActive: false });
  return { id: target.id, version };
}

async function activate(entity: AnyEntity, context: CallContext, { db, target }: RowWork & { target: Target }): Promise<{ id: string; version: number }> {
  return { id: target.id, version: await setActive(context.app, db, { ...writerOf(context), entity, target, isActive: true }) };
}

function one<T>(context: CallContext, work: (db: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(context.app.pools.api, { requestId: context.requestId }, work);
}

function bulk(context: CallContext, work: (db: PoolClient, row: unknown) => Promise<{ id: string; version: number }>): Promise<unknown> {
  const { app, body, headers } = context;
  const call = `${context.call} ${context.query['isHardDelete'] ?? ''}`;
  return one(context, (db) =>
    onceByKey(db, { writer: writerOf(context), key: headers['idempotency-key'], call, body, now: app.clock.now() }, () => eachRow(app, db, { body, work: (row) => work(db, row) })),
  );
}

function writerOf({ actor, grant, requestId, ip }: CallContext): Writer {
  return { actor, rights: grant.rights, requestId, ip };
}
