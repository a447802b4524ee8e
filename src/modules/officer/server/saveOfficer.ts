/** Writes an officer as two records: the account and the post, each through the pipeline, in one transaction. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { isPlainObject } from '#language/patch.ts';
import type { SentRecord } from '#language/record.ts';
import { isUuid } from '#language/values/uuid.ts';
import { personType } from '#platform/model/choices.ts';
import { badInput, ruleBroken, invalid, notFound, Refusal } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { writeServerChange } from '#platform/server/resource/write/lifecycle.ts';
import { findRecord } from '#platform/server/resource/write/records.ts';
import { loadScope } from '#platform/server/resource/read/rowScope.ts';
import { save, type SavedRecord } from '#platform/server/resource/write/save.ts';
import { postFieldNames, requiredNames, officer } from '../officer.ts';
import { ensureOfficerRow, OFFICER } from './officerRows.ts';

export interface SavedOfficer {
  readonly id: string;
  readonly isNew: boolean;
}

export async function saveOfficer(context: CallContext, db: PoolClient): Promise<SavedOfficer> {
  const { app } = context;
  const { person, duties } = splitOfficer(context);
  const isNew = (person.version ?? null) === null;
  if (!isNew) await getVisibleOfficer(context, db, person.id);
  const user = getEntity(app.catalogue, 'user');
  const type = app.lookups.findByCode(personType.group, OFFICER)?.id;
  const saved = await withMissingProblems(missingOf(person, isNew), () =>
    save(app, db, {
      ...writerOf(context),
      entity: user,
      body: isNew ? { ...person, refPersonType: { id: type } } : person,
    }),
  );
  await ensureOfficerRow(db, saved.id);
  const row = await getRow(context, db, saved.id);
  const written = await save(app, db, {
    ...writerOf(context),
    rights: new Set(['canEdit']),
    entity: getEntity(app.catalogue, 'userOfficer'),
    body: { ...row, ...duties },
  });
  // The version of the account changes too, so that people who have it open notice the change.
  if (!isNew && written.version !== row.version && saved.version === person.version) await touch(context, db, saved);
  return { id: saved.id, isNew };
}

/** Returns the officer’s row if the caller sees it; otherwise, and for people who are no officers, it is not found. */
export async function getVisibleOfficer(context: CallContext, db: PoolClient, userId: unknown): Promise<void> {
  if (typeof userId !== 'string' || !isUuid(userId)) throw notFound();
  await ensureOfficerRow(db, userId);
  await getRow(context, db, userId, notFound());
}

async function getRow(
  { actor, app }: CallContext,
  db: PoolClient,
  userId: string,
  unseen: Refusal = new Refusal(403, message('rowScope')),
): Promise<{ id: string; version: number }> {
  const scope = loadScope(actor, getEntity(app.catalogue, 'userOfficer'));
  const { rows } = await db.query<{ id: string; version: number }>(
    `select t."id", t."version" from "user_officer" t where t."user_id" = $1${scope.sql} for update`,
    [userId, ...scope.values],
  );
  if (rows[0] === undefined) throw unseen;
  return rows[0];
}

function splitOfficer({ app, body }: CallContext): { person: SentRecord<'user'>; duties: SentRecord<'userOfficer'> } {
  if (!isPlainObject(body)) throw badInput(message('wrongType', { name: 'officer', expected: 'object' }));
  const { refPersonType, ...sent } = body;
  refuseOtherPersonTypes(app, refPersonType);
  const unknown = Object.keys(sent).find((name) => !Object.hasOwn(officer.fields, name) && !COMMON_NAMES.has(name));
  if (unknown !== undefined) throw badInput(message('unknownField', { name: unknown.slice(0, 100) }));
  const isDuty = (name: string): boolean => postFieldNames.some((postField) => postField === name);
  const take = (isOfPost: boolean): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(sent).filter(([name]) => isDuty(name) === isOfPost));
  return { person: take(false), duties: take(true) };
}

const COMMON_NAMES: ReadonlySet<string> = new Set([
  'id',
  'version',
  'isActive',
  'createBy',
  'createDate',
  'updateBy',
  'updateDate',
]);

function refuseOtherPersonTypes({ lookups }: CallContext['app'], sent: unknown): void {
  if (sent === undefined || sent === null) return;
  const { id, key } = isPlainObject(sent) ? sent : {};
  const code =
    typeof id === 'string'
      ? lookups.codeOf(personType.group, 'id', id)
      : lookups.codeOf(personType.group, 'key', String(key));
  if (code !== OFFICER) throw ruleBroken('refPersonType', message('onlyOfficers'));
}

/** Reported together with all other problems. */
async function withMissingProblems(
  missing: readonly Problem[],
  write: () => Promise<SavedRecord>,
): Promise<SavedRecord> {
  const saved = await write().catch((error: unknown) => {
    if (missing.length === 0 || !(error instanceof Refusal) || error.status !== BROKEN_RULE) throw error;
    throw invalid([
      ...missing,
      ...error.fields.filter(({ path }) => !missing.some((problem) => problem.path === path)),
    ]);
  });
  if (missing.length > 0) throw invalid(missing);
  return saved;
}

const BROKEN_RULE = 422;

function missingOf(person: SentRecord<'user'>, isNew: boolean): Problem[] {
  const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
  return requiredNames
    .filter((name) => (isNew || Object.hasOwn(person, name)) && isEmpty(person[name]))
    .map((name) => fieldProblem(name, message('required')));
}

async function touch(context: CallContext, db: PoolClient, { id }: SavedRecord): Promise<void> {
  const { app, actor } = context;
  const before = await findRecord(app, db, { entity: 'user', id, lock: 'update', actor });
  if (before !== undefined)
    await writeServerChange(app, db, {
      ...writerOf(context),
      entity: getEntity(app.catalogue, 'user'),
      before,
      after: before,
      isTouched: true,
    });
}
