/**
 * The hand-written side of the comparison: Fastify and pg, written for these calls alone, with the product's own check
 * of the session. It leaves out what the product does in addition to the query: headers, metrics, limits, a general
 * query language.
 */
import { randomUUID } from 'node:crypto';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { createAccessCache } from '#platform/server/access/rights/accessCache.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import { createSessions } from '#platform/server/auth/sessions.ts';
import { createClock } from '#platform/server/clock.ts';
import { createPool } from '#platform/server/database/connect.ts';
import { createListener } from '#platform/server/database/listen.ts';
import { createLog } from '#platform/server/log.ts';
import { resourceCalls } from '#platform/server/resource/calls/calls.ts';
import { newId } from '#platform/server/database/newId.ts';
import {
  audit,
  byCode,
  bySubject,
  deepQueue,
  lock,
  ofHolder,
  one,
  queue,
  scopeOf,
  update,
  type HandWrittenStatement,
} from './byHandSql.ts';
import { benchCatalogue } from './entities.ts';
import { readServerOptions, serve } from './child.ts';

const PAGE = 20;
const { url, tokenSecret, connections } = readServerOptions();
const log = createLog({ level: 'error' });
const clock = createClock();
const pool = createPool({
  url,
  max: connections,
  statementTimeoutMs: 15_000,
  lockTimeoutMs: 5000,
  idleInTransactionMs: 30_000,
  applicationName: 'by hand',
});
const listener = await createListener({ url, log });
const access = createAccessCache({ pool, catalogue: benchCatalogue, calls: () => resourceCalls(benchCatalogue), log });
const sessions = createSessions({
  pool,
  access,
  listener,
  clock,
  securityClock: clock,
  config: { tokenSecret },
  log,
});
await access.reload();

const server = fastify({ logger: false, genReqId: () => randomUUID() });

const text = { type: 'string', maxLength: 200 } as const;
const uuid = { type: 'string', format: 'uuid' } as const;

read('/of-holder', { holder: uuid }, async ({ holder }, actor, reply) => {
  const scope = scopeOf(actor.scope);
  return list(reply, await runQuery(ofHolder(scope, { withLines: false }), [holder, ...scope.values]), 0);
});

read('/of-holder-with-lines', { holder: uuid }, async ({ holder }, actor, reply) => {
  const scope = scopeOf(actor.scope);
  return list(reply, await runQuery(ofHolder(scope, { withLines: true }), [holder, ...scope.values]), 0);
});

read(
  '/queue',
  { status: text, department: uuid, page: { type: 'integer', minimum: 0, maximum: 50_000 } },
  async ({ status, department, page: sent }, actor, reply) => {
    const scope = scopeOf(actor.scope);
    const page = Number(sent);
    const answer =
      page === 0
        ? await runQuery(queue(scope), [status, department, ...scope.values])
        : await runQuery(deepQueue(scope), [status, department, page * PAGE, ...scope.values]);
    return list(reply, answer, page);
  },
);

read('/by-code', { text }, async (body, actor, reply) => {
  const scope = scopeOf(actor.scope);
  return list(reply, await runQuery(byCode(scope), [contains(String(body['text'])), ...scope.values]), 0);
});

read('/by-subject', { text }, async (body, actor, reply) => {
  const scope = scopeOf(actor.scope);
  return list(reply, await runQuery(bySubject(scope), [contains(String(body['text'])), ...scope.values]), 0);
});

read('/one', { id: uuid }, async ({ id }, actor, reply) => {
  const scope = scopeOf(actor.scope);
  const { data } = await runQuery(one(scope, { withLines: false }), [id, ...scope.values]);
  const rows = data === undefined ? 0 : 1;
  return send(reply, `{"data":[${data ?? ''}],"totalPage":${rows},"totalSize":${rows},"page":0,"size":${PAGE}}`);
});

server.put<{ Body: { id: string; version: number; subject: string } }>(
  '/requests',
  {
    schema: {
      body: {
        type: 'object',
        required: ['id', 'version', 'subject'],
        additionalProperties: false,
        properties: {
          id: uuid,
          version: { type: 'integer' },
          subject: { type: 'string', minLength: 1, maxLength: 300 },
        },
      },
    },
  },
  async (request, reply) => {
    const actor = await authorize(request, reply, 'canEdit');
    return actor === undefined ? reply : save(request, reply, actor);
  },
);

await serve({
  name: 'by hand',
  listen: () => server.listen({ host: '127.0.0.1', port: 0 }),
  stop: async () => {
    await server.close();
    await sessions.close();
    await listener.close();
    await pool.end();
  },
});

/** The schema has checked the body before a handler sees it. */
type Body = Readonly<Record<string, string | number>>;

function read(
  path: string,
  properties: Readonly<Record<string, object>>,
  answer: (body: Body, actor: Actor, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const schema = {
    body: { type: 'object', required: Object.keys(properties), additionalProperties: false, properties },
  };
  server.post(path, { schema }, async (request, reply) => {
    const actor = await authorize(request, reply, 'canView');
    return actor === undefined ? reply : answer(request.body as Body, actor, reply);
  });
}

async function authorize(
  request: FastifyRequest,
  reply: FastifyReply,
  right: 'canView' | 'canEdit',
): Promise<Actor | undefined> {
  const { authorization } = request.headers;
  const actor =
    authorization?.startsWith('Bearer ') === true
      ? await sessions.findActor(authorization.slice('Bearer '.length))
      : undefined;
  if (actor === undefined) void reply.code(401).send();
  else if (!actor.grants.has('benchRequest', right)) void reply.code(403).send();
  else return actor;
  return undefined;
}

interface Answer {
  readonly data?: string;
  readonly total?: number;
}

async function runQuery(
  statement: HandWrittenStatement,
  values: unknown[],
  db: Pick<Pool, 'query'> = pool,
): Promise<Answer> {
  const { rows } = await db.query<Answer>({ ...statement, values });
  return rows[0] ?? {};
}

function list(reply: FastifyReply, { data = '[]', total = 0 }: Answer, page: number): FastifyReply {
  return send(
    reply,
    `{"data":${data},"totalPage":${Math.ceil(total / PAGE)},"totalSize":${total},"page":${page},"size":${PAGE}}`,
  );
}

function send(reply: FastifyReply, json: string): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(Buffer.from(json));
}

function contains(typed: string): string {
  return `%${normaliseForSearch(typed).replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

async function save(
  request: FastifyRequest<{ Body: { id: string; version: number; subject: string } }>,
  reply: FastifyReply,
  actor: Actor,
): Promise<FastifyReply> {
  const { id, version, subject } = request.body;
  const scope = scopeOf(actor.scope);
  const db = await pool.connect();
  try {
    await db.query('begin');
    const { rows } = await db.query<{ version: number; code: string; subject: string; isActive: boolean }>({
      ...lock(scope),
      values: [id, ...scope.values],
    });
    const stored = rows[0];
    if (stored === undefined || !stored.isActive || stored.version !== version) {
      await db.query('rollback');
      return await reply.code(stored === undefined ? 404 : 409).send();
    }
    if (stored.subject !== subject) {
      const now = clock.now();
      const changes = JSON.stringify([{ path: 'subject', before: stored.subject, after: subject }]);
      await db.query({ ...update, values: [id, subject, actor.username, now] });
      await db.query({
        ...audit,
        values: [
          newId(),
          actor.username,
          now,
          id,
          `${stored.code} ${subject}`,
          version + 1,
          actor.userId,
          actor.actingForId,
          request.id,
          request.ip,
          changes,
        ],
      });
    }
    const { data = 'null' } = await runQuery(one(scope, { withLines: true }), [id, ...scope.values], db);
    await db.query('commit');
    return await send(reply, data);
  } catch (error) {
    await db.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    db.release();
  }
}
