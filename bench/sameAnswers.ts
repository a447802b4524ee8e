/** Runs before anything is measured: both servers must give the same answers, or their speeds cannot be compared. */
import { Agent } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { BenchActor } from './actors.ts';
import type { Contender } from './contender.ts';
import { send, type LoadCall } from './load.ts';
import { SAVE, SAVE_BY_HAND, SEARCH, type Case, type Question } from './questions.ts';

export interface Pair {
  readonly ours: Contender;
  readonly byHand: Contender;
}

/** Throws at the first query that is answered differently. Returns how many were compared. */
export async function assertSameAnswers(
  pair: Pair,
  { actor, questions }: { actor: BenchActor; questions: readonly Question[] },
): Promise<number> {
  let compared = 0;
  for (const question of questions) {
    for (const benchCase of question.cases) {
      const [ours, byHand] = await Promise.all([
        sendCall(pair.ours, actor, searchCall(benchCase)),
        sendCall(pair.byHand, actor, handCall(benchCase)),
      ]);
      if (!isDeepStrictEqual(JSON.parse(ours), JSON.parse(byHand))) {
        throw new Error(
          `Question ${question.key} is answered differently for ${JSON.stringify(benchCase.byHand.body)}:\n${firstDifference(ours, byHand)}`,
        );
      }
      compared += 1;
    }
  }
  return compared;
}

/** Sends one write to each server: the same record except for its version and time, and the same row of audit. */
export async function assertSameWrites(
  pair: Pair,
  { actor, db, id }: { actor: BenchActor; db: pg.Client; id: string },
): Promise<void> {
  const written: { record: unknown; audit: unknown }[] = [];
  for (const side of [pair.ours, pair.byHand]) {
    const { rows } = await db.query<{ version: number; subject: string }>(
      'select "version", "subject" from "bench_request" where "id" = $1',
      [id],
    );
    const before = rows[0];
    if (before === undefined) throw new Error(`There is no request ${id}.`);
    const call = (version: number, subject: string): LoadCall => ({
      method: 'PUT',
      path: side.name === 'ours' ? SAVE : SAVE_BY_HAND,
      body: JSON.stringify({ id, version, subject }),
    });
    const answer = JSON.parse(await sendCall(side, actor, call(before.version, `${before.subject} (แก้ไข)`))) as Record<
      string,
      unknown
    >;
    const log = await db.query(
      `select "create_by", "entity", "record_id", "record_label", "action", "user_id", "acting_for_id", "reason", "ip_address", "changes" from "entity_log" where "record_id" = $1 and "record_version" = $2`,
      [id, before.version + 1],
    );
    written.push({ record: { ...answer, version: 0, updateDate: '' }, audit: log.rows });
    await sendCall(side, actor, call(before.version + 1, before.subject));
  }
  if (!isDeepStrictEqual(written[0], written[1]))
    throw new Error(
      `The two servers write differently:\n${firstDifference(JSON.stringify(written[0]), JSON.stringify(written[1]))}`,
    );
}

export function searchCall({ criteria }: Case): LoadCall {
  return { method: 'POST', path: SEARCH, body: JSON.stringify(criteria) };
}

export function handCall({ byHand }: Case): LoadCall {
  return { method: 'POST', path: byHand.path, body: JSON.stringify(byHand.body) };
}

async function sendCall({ address }: Contender, { token }: BenchActor, call: LoadCall): Promise<string> {
  const agent = new Agent();
  const { hostname, port } = new URL(address);
  try {
    return await send({ agent, hostname, port, token, call });
  } finally {
    agent.destroy();
  }
}

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const from = Math.max(0, at - 80);
  return `ours    …${one.slice(from, at + 120)}…\nby hand …${other.slice(from, at + 120)}…`;
}
