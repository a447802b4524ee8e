/** Sends one case from the draft to the approval, as three people would. */
import type { Pool } from 'pg';
import { newId } from '#platform/server/database/newId.ts';
import type { Person } from '#platform/testing/people.ts';
import { letter } from '#modules/to-whom/testing/letters.ts';
import type { ServerProcess } from '../contender.ts';
import type { Timer } from './measureRequests.ts';
import type { BenchPeople } from './setup.ts';

const DOCUMENTS = '/haz/backend/api/v1/transaction/to-whoms';
const REQUESTS = '/haz/backend/api/v1/transaction/requests/request';

export async function cycleOverHttp({
  server,
  people,
  fileId,
  timed,
}: {
  server: ServerProcess;
  people: BenchPeople;
  fileId: string;
  timed: Timer;
}): Promise<string> {
  const { operator, receiver, approver } = people;
  const put = async (name: string, path: string, as: Person, body: unknown): Promise<Record<string, unknown>> => {
    const answer = await timed(name, () => send(server.address + path, as, body));
    if (answer.status !== 200) throw new Error(`${name} was answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text) as Record<string, unknown>;
  };
  const draft = await put('draft', DOCUMENTS, operator, {
    ...letter,
    attachments: [{ refItem: { key: '1' }, file: { id: fileId } }],
  });
  const { id } = draft['refRequest'] as { id: string };
  let version = 1;
  const step = async (as: Person, action: string, more: object = {}): Promise<void> => {
    version = Number((await put(action, REQUESTS, as, { id, version, action, ...more }))['version']);
  };
  await step(operator, 'request');
  await step(receiver, 'receive');
  await step(receiver, 'check', { data: { result: 'passed' } });
  await step(receiver, 'pass');
  await step(approver, 'approve');
  return id;
}

async function send(url: string, as: Person, body: unknown): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as.token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Inserts rows as an upload leaves them: the measurement begins after it. */
export async function makeFiles(pool: Pool, { operator }: BenchPeople, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await pool.query(
    `insert into "stored_file" ("id", "hash", "name", "size", "type", "owner_id", "is_user_file", "created_at")
      select i, repeat('e', 64), 'request.pdf', 100, 'application/pdf', $2, true, now() from unnest($1::uuid[]) i`,
    [ids, operator.id],
  );
  return ids;
}
