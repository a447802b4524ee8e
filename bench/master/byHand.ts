/**
 * The hand-written side: Fastify and pg, with the product's own check of the session, and a plain select for every
 * query.
 */
import fastify from 'fastify';
import { createAccessCache } from '#platform/server/access/rights/accessCache.ts';
import { createSessions } from '#platform/server/auth/sessions.ts';
import { callsOf } from '#platform/server/calls.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { createClock } from '#platform/server/clock.ts';
import { createPool } from '#platform/server/database/connect.ts';
import { createListener } from '#platform/server/database/listen.ts';
import { createLog } from '#platform/server/log.ts';
import { readServerOptions, serve } from '../child.ts';
import { bases, masterCatalogue } from './bases.ts';
import { questionsOf } from './questions.ts';

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
const calls = callsOf(masterCatalogue, moduleServers);
const access = createAccessCache({ pool, catalogue: masterCatalogue, calls: () => calls, log });
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

const server = fastify({ logger: false });
for (const entity of bases) {
  for (const { base, key, byHand } of questionsOf(masterCatalogue, entity)) {
    server.post(`/${base}/${key}`, async (request, reply) => {
      const { authorization } = request.headers;
      const actor =
        authorization?.startsWith('Bearer ') === true
          ? await sessions.findActor(authorization.slice('Bearer '.length))
          : undefined;
      if (actor === undefined) return reply.code(401).send();
      if (!actor.grants.has(entity.name, 'canView')) return reply.code(403).send();
      // Prepared if one plan serves every value, as in the product; a search for letters is planned for its values.
      const { rows } = await pool.query<Record<string, unknown>>({
        text: byHand.text,
        values: [...byHand.values],
        ...(byHand.values.length === 0 ? { name: `${entity.name} ${key}` } : {}),
      });
      return { data: rows };
    });
  }
}

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
