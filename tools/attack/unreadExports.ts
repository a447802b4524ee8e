/** Exports that are begun and never read: others are served all the same, and the connections are released. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { tableName } from '#language/naming.ts';
import { ADMIN_ROLE } from '#platform/model/access/accessRules.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { API } from '#platform/server/routes/server.ts';
import { makeAttacker, signIn } from './actors.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { grantedCalls } from './grants.ts';
import { expectNoCallsInFlight } from './inFlight.ts';
import type { Answer, Target } from './target.ts';

const EXPORTS = 30;
const CALLS = 40;
const IN_A_ROW = 3;
const LONGEST_WAIT_MS = 60_000;
const POLL_MS = 250;

export async function attack({ target, share, report }: AttackOptions): Promise<void> {
  const admin = { token: await signIn(target.call, await makeAttacker(target.db, [ADMIN_ROLE])) };
  const largest = await largestExport(target);
  const sockets = Array.from({ length: shareOf(EXPORTS, share) }, () =>
    beginExport(target, { path: largest, token: admin.token }),
  );
  await pause(POLL_MS);
  const other = { token: await signIn(target.call, await makeAttacker(target.db, [])) };
  const search = (): Promise<Answer> =>
    target.call('POST', '/api/v1/master/lookups/_search', {
      as: other,
      body: { size: 20 },
      timeoutMs: 10_000,
      localAddress: '127.0.0.2',
    });
  for (let count = shareOf(CALLS, share); count > 0; count -= 1) {
    const { status } = await search();
    report.expect(
      status === 200,
      () => `While exports of ${largest} are not read, somebody else’s list is answered with ${status}`,
    );
  }
  for (const socket of sockets) socket.destroy();
  await expectNoCallsInFlight({ target, report }, 'After exports that nobody read');
  const began = performance.now();
  let answer = await target.call('POST', largest, { as: admin, body: { where: [NOBODY] } });
  while (answer.status !== 200 && performance.now() - began < LONGEST_WAIT_MS) {
    await pause(POLL_MS);
    answer = await target.call('POST', largest, { as: admin, body: { where: [NOBODY] } });
  }
  report.expect(
    answer.status === 200,
    () => `Nobody can export any more: ${answer.status} ${answer.text.slice(0, 100)}`,
  );
  report.note(`exports of ${largest} came back within ${Math.round(performance.now() - began)} ms`);
}

const NOBODY = { name: 'id', operator: '=', value: '00000000-0000-4000-8000-000000000000' };

/** Returns the entity with the most rows of those that the administrator may export. */
async function largestExport(target: Target): Promise<string> {
  const admin = target.actors.find(({ name }) => name === 'admin');
  const exported = [...target.catalogue.entities.values()].filter(
    (entity) => admin !== undefined && grantedCalls(target, admin, entity).has('POST /_export'),
  );
  const sizes = new Map<string, number>();
  for (const { name } of exported) {
    const { rows } = await target.db.query<{ n: number }>(`select count(*)::int as "n" from "${tableName(name)}"`);
    sizes.set(name, rows[0]?.n ?? 0);
  }
  const [first] = exported.toSorted((one, other) => (sizes.get(other.name) ?? 0) - (sizes.get(one.name) ?? 0));
  if (first === undefined) throw new Error('Nothing can be exported');
  return `${baseOf(first)}/_export`;
}

function beginExport({ host, port }: Target, { path, token }: { path: string; token: string }): Socket {
  const socket = connect({ host, port }).on('error', () => undefined);
  socket.pause();
  const headers = [
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'Content-Length: 2',
  ];
  const exportRequest = [`POST ${API}${path} HTTP/1.1`, ...headers, '', '{}'].join('\r\n');
  // Several in a row on one connection: sending of the later ones does not begin before the first was read.
  socket.write(exportRequest.repeat(IN_A_ROW));
  return socket;
}
