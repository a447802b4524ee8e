/** The actions of one person of a demonstration: the same as anybody's, through the same pipeline. */
import { randomUUID } from 'node:crypto';
import { getEntity } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import type { AnyRecord } from '#language/record.ts';
import { rights } from '#language/rights.ts';
import { findActingForGrants } from '../access/actor/actingFor.ts';
import { systemActor, type Actor } from '../access/actor/actor.ts';
import { actorOf } from '../access/actor/actorOf.ts';
import type { App } from '../app.ts';
import { inTransaction } from '../database/transaction.ts';
import { callKey } from '../http/call.ts';
import { insertFile } from '../files/storedFile.ts';
import { copyRequest } from '../request/filing/copyRequest.ts';
import { newDocument } from '../request/filing/newFiling.ts';
import { takeStep } from '../request/step/caseSteps.ts';
import type { Writer } from '../resource/writer.ts';
import { newId } from '../database/newId.ts';
import { save } from '../resource/write/save.ts';
import { readCriteria, search } from '../resource/read/search.ts';
import type { DemoActor, RefiledRequest, StepOptions } from './demoStory.ts';
import { plainPdf } from './plainPdf.ts';

export async function createDemoActor(app: App, who: string): Promise<DemoActor> {
  const actor = await findActor(app, who);
  const rightsFor = (call: string): Writer['rights'] => actor.grants.findGrant(call)?.rights ?? new Set();
  const inOne = <T>(work: Parameters<typeof inTransaction<T>>[2]): Promise<T> =>
    inTransaction(app.pools.api, { requestId: randomUUID() }, work);
  const requestOf = async (documentId: string): Promise<{ id: string; status: string } | undefined> => {
    const sql = 'select "id", "status" from "request" where "document_id" = $1';
    return (await app.pools.api.query<{ id: string; status: string }>(sql, [documentId])).rows[0];
  };
  return withErrorNames({
    save: async (name, body) => {
      const entity = getEntity(app.catalogue, name);
      await inOne((db) => save(app, db, { actor, rights: rightsFor(`PUT /api/v1/${entity.wire}`), entity, body }));
    },
    register: async (name, { type, holderId, managed, body }) => {
      const entity = getEntity(app.catalogue, name);
      const { userId, username } = actor;
      const as: Actor = { ...actor, ...systemActor(REGISTERS), userId, username, scope: { kind: 'holder', holderId } };
      const writer: Writer = { actor: as, rights: new Set(rights) };
      // If it was interrupted between the two, only the second is left to do.
      const before = await requestOf(String(body['id']));
      const begun = newDocument({ type, kind: 'new', dossierId: newId(), holderId });
      const opening = { origin: 'filed', isOwnDossier: true } as const;
      const terms = { managed: { ...begun, ...managed }, isComplete: false, refusalOf: () => undefined, opening };
      if (before === undefined) await inOne((db) => save(app, db, { ...writer, entity, body, terms }));
      const request = before ?? { id: begun.refRequest.id, status: 'draft' };
      const submission = { writer, id: request.id, version: null, action: 'request', remark: null, data: {} };
      if (request.status === 'draft') await takeStep(app, submission);
    },
    upload: async (name, lines) => {
      const bytes = plainPdf(lines);
      const stored = await app.files.put(bytes, { maxBytes: bytes.length });
      const { id } = await insertFile(app.pools.api, app.clock, { ...stored, name, group: null, actor });
      return { id };
    },
    requestOf: async (documentId) => (await requestOf(documentId))?.id ?? '',
    refile: async (kind, baseId) => {
      const requestId = await inOne((db) =>
        copyRequest(app, db, {
          writer: { actor, rights: rightsFor('PUT /api/v1/transaction/requests') },
          kind,
          baseId,
        }),
      );
      const found = await app.pools.api.query<{ documentId: string }>(
        'select "document_id" as "documentId" from "request" where "id" = $1',
        [requestId],
      );
      return { requestId, documentId: found.rows[0]?.documentId ?? '' };
    },
    find: (name, where) => {
      const terms = Object.entries(where).map(([path, value]) => ({ name: path, type: 'UUID', operator: '=', value }));
      return getNewest(app, actor, {
        name,
        where: terms,
        missing: `There is no ${name} with ${JSON.stringify(where)}`,
      });
    },
    inForce: async (name, documentType) => {
      const { id } = await getNewest(app, actor, {
        name,
        where: [
          ...IN_FORCE,
          ...(documentType === undefined ? [] : [{ name: 'refDocumentType.code', operator: '=', value: documentType }]),
        ],
        missing: `${who} has no ${documentType ?? name} that is in force`,
      });
      return { id: String(id) };
    },
    call: async (key, body) => {
      const call = app.calls.find((candidate) => callKey(candidate) === key);
      const grant = actor.grants.findGrant(key);
      if (call === undefined || grant === undefined) throw new Error(`${who} may not call ${key}`);
      await call.handle({
        app,
        call: key,
        actor,
        grant,
        body,
        params: {},
        query: {},
        headers: {},
        requestId: randomUUID(),
        ip: '127.0.0.1',
        userAgent: 'demonstration',
      });
    },
    now: () => app.clock.now(),
    step: async (id, action, { remark, data = {}, caPassword }: StepOptions = {}) => {
      const found = await app.pools.api.query<{ version: number }>('select "version" from "request" where "id" = $1', [
        id,
      ]);
      const writer = { actor, rights: rightsFor('PUT /api/v1/transaction/requests/request') };
      await takeStep(app, {
        writer,
        id,
        version: found.rows[0]?.version ?? 0,
        action,
        remark: remark ?? null,
        data,
        caPassword,
      });
    },
    versionOf: async (name, id) => {
      const found = await app.pools.api.query<{ version: number }>(
        `select "version" from "${tableName(name)}" where "id" = $1`,
        [id],
      );
      return found.rows[0]?.version;
    },
    timesTaken: async (requestId, action) => {
      const sql = 'select count(*)::int as "times" from "status_history" where "record_id" = $1 and "action" = $2';
      const found = await app.pools.api.query<{ times: number }>(sql, [requestId, action]);
      return found.rows[0]?.times ?? 0;
    },
    refiledBefore: async (kind, documentId) => {
      const found = await app.pools.api.query<RefiledRequest>(
        `select r."id" as "requestId", r."document_id" as "documentId"
from "request" r join "request" b on b."dossier_id" = r."dossier_id"
where b."document_id" = $1 and r."request_type" = $2 and r."document_id" <> $1 order by r."id"`,
        [documentId, kind],
      );
      return found.rows;
    },
  });
}

const IN_FORCE = [
  { name: 'isCurrent', type: 'Boolean', operator: '=', value: true },
  { name: 'refDossier.refState.code', operator: '=', value: 'inForce' },
];

/** Reads with the rights of the actor. */
async function getNewest(
  app: App,
  actor: Actor,
  { name, where, missing }: { name: string; where: readonly object[]; missing: string },
): Promise<AnyRecord> {
  const criteria = readCriteria({ size: 1, where, sort: [{ name: 'createDate', type: 'DESC' }] });
  const { data } = await search({ catalogue: app.catalogue, choices: app.lookups }, app.pools.api, {
    actor,
    entity: getEntity(app.catalogue, name),
    criteria,
  });
  const [found] = JSON.parse(data) as readonly AnyRecord[];
  if (found === undefined) throw new Error(missing);
  return found;
}

/** Adds the name of the call to every error: `step receive`, `save toWhom`. */
function withErrorNames(demoActor: DemoActor): DemoActor {
  const namedCalls = Object.entries(demoActor).map(([name, call]: [string, (...args: unknown[]) => unknown]) => [
    name,
    name === 'now'
      ? call
      : async (...args: unknown[]) => {
          try {
            return await call(...args);
          } catch (error) {
            const why = error instanceof Error ? error.message : String(error);
            throw new Error(`${name} ${callLabelOf(name, args)}: ${why}`, { cause: error });
          }
        },
  ]);
  return Object.fromEntries(namedCalls) as DemoActor;
}

/** A step is labelled by its action, all others by their subject. */
function callLabelOf(name: string, [first, second]: readonly unknown[]): string {
  return String(name === 'step' ? second : first);
}

const REGISTERS = 'Registers in the demonstration';

/** A person without an account acts for the first holder they may act for, as they would with an account. */
async function findActor(app: App, name: string): Promise<Actor> {
  const { rows } = await app.pools.api.query<{ id: string; username: string | null; isUsable: boolean }>(
    `select "id", "username", "status" = 'usable' as "isUsable" from "user" where $1 in ("username", "id_card")`,
    [name],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`Nobody of the demonstration is called ${name}`);
  if (found.username !== null && found.isUsable) return actorOf(app, { userId: found.id });
  const [actingForGrant] = await findActingForGrants(app.pools.api, { userId: found.id, today: app.clock.today() });
  const actor = systemActor(REGISTERS);
  return {
    ...actor,
    userId: found.id,
    username: found.username ?? actor.username,
    actingForId: actingForGrant?.id ?? null,
    scope: actingForGrant === undefined ? { kind: 'none' } : { kind: 'holder', holderId: actingForGrant.id },
  };
}
