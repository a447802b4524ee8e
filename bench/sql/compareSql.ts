/**
 * The SQL alone: the statements that the product sends for each query against the hand-written statement, in turn, on
 * one connection.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { parseCriteria } from '#language/criteria.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { createLookupCache } from '#platform/server/resource/read/lookupCache.ts';
import { search } from '#platform/server/resource/read/search.ts';
import {
  byCode,
  bySubject,
  deepQueue,
  ofHolder,
  one,
  queue,
  scopeOf,
  type HandWrittenStatement,
} from '../byHandSql.ts';
import { findCases, PAGE } from '../cases.ts';
import { vacuumAll, type BenchDatabase } from '../data.ts';
import { benchCatalogue } from '../entities.ts';
import { median } from '../measure.ts';
import { questionsOf, type Case, type Question } from '../questions.ts';
import { lines } from '../report.ts';
import { large, type Scale } from '../scale.ts';
import { planOf, type Sent } from './plan.ts';

/** The SQL of the compiler may cost a fifth more than SQL written for one query alone. */
const SQL_GOAL = 1.2;
const ROUNDS = { large: 192, small: 32 } as const;
/** Limit for a slow query, whose time is clear after fewer rounds. */
const LONGEST_MS = 20_000;

export async function compareSql({
  data,
  scale,
  say,
}: {
  data: BenchDatabase;
  scale: Scale;
  say: (line: string) => void;
}): Promise<void> {
  const db = await connectAdmin(data.url, 'bench sql');
  const admin = await connectAdmin(data.adminUrl, 'bench sql');
  try {
    await vacuumAll(admin);
    const choices = createLookupCache(db);
    await choices.reload();
    const rows: string[][] = [];
    for (const question of questionsOf(await findCases(admin, scale), scale)) {
      const result = await compare(question, {
        db,
        ours: askOurs({ catalogue: benchCatalogue, choices }),
        rounds: ROUNDS[scale.name],
      });
      rows.push([
        `${question.key}  ${question.title}`,
        ms(result.ours),
        ms(result.byHand),
        (result.ours / result.byHand).toFixed(2),
        result.ours <= result.byHand * SQL_GOAL ? 'met' : 'not met',
      ]);
      if (scale === large) await writePlans(db, question.key, result.sent);
    }
    say(
      lines(`Median time of the statements, on one connection (goal: at most ${SQL_GOAL} of what is written by hand)`, [
        ['', 'ours ms', 'by hand ms', 'ratio', 'goal'],
        ...rows,
      ]),
    );
  } finally {
    await db.end();
    await admin.end();
  }
}

type Ask = (db: pg.Client, one: Case) => Promise<readonly Sent[]>;

/** Sends the product's statements through its own search, and records each of them. */
function askOurs(engine: Parameters<typeof search>[0]): Ask {
  const actor = systemActor('benchmark');
  const entity = getEntity(engine.catalogue, 'benchRequest');
  return async (db, { criteria }) => {
    const sent: Sent[] = [];
    const noting = {
      query: async <Row extends object>(config: { text: string; values?: unknown[]; name?: string }) => {
        const began = performance.now();
        const answer = await db.query<Row>(config);
        sent.push({
          text: config.text,
          values: config.values ?? [],
          isNamed: config.name !== undefined,
          tookMs: performance.now() - began,
        });
        return answer;
      },
    };
    await search(engine, noting, { actor, entity, criteria: parseCriteria(criteria) });
    return sent;
  };
}

async function askByHand(db: pg.Client, { byHand: { path, body } }: Case): Promise<readonly Sent[]> {
  const { statement, values } = handStatement(path, body as Readonly<Record<string, string | number>>);
  const began = performance.now();
  await db.query({ ...statement, values: [...values] });
  return [{ text: statement.text, values, isNamed: true, tookMs: performance.now() - began }];
}

function handStatement(
  path: string,
  body: Readonly<Record<string, string | number>>,
): { statement: HandWrittenStatement; values: readonly unknown[] } {
  const scope = scopeOf({ kind: 'all' });
  const pattern = `%${normaliseForSearch(String(body['text'])).replace(/[\\%_]/g, String.raw`\$&`)}%`;
  switch (path) {
    case '/of-holder':
      return { statement: ofHolder(scope, { withLines: false }), values: [body['holder']] };
    case '/of-holder-with-lines':
      return { statement: ofHolder(scope, { withLines: true }), values: [body['holder']] };
    case '/queue':
      return body['page'] === 0
        ? { statement: queue(scope), values: [body['status'], body['department']] }
        : { statement: deepQueue(scope), values: [body['status'], body['department'], Number(body['page']) * PAGE] };
    case '/by-code':
      return { statement: byCode(scope), values: [pattern] };
    case '/by-subject':
      return { statement: bySubject(scope), values: [pattern] };
    case '/one':
      return { statement: one(scope, { withLines: false }), values: [body['id']] };
    default:
      throw new Error(`No statement is written for ${path}`);
  }
}

interface Compared {
  readonly ours: number;
  readonly byHand: number;
  readonly sent: Readonly<Record<'ours' | 'byHand', readonly Sent[]>>;
}

async function compare(
  { cases }: Question,
  { db, ours, rounds }: { db: pg.Client; ours: Ask; rounds: number },
): Promise<Compared> {
  const senders = { ours, byHand: askByHand };
  const durations: Record<'ours' | 'byHand', number[]> = { ours: [], byHand: [] };
  const sent: Record<'ours' | 'byHand', readonly Sent[]> = { ours: [], byHand: [] };
  const until = performance.now() + LONGEST_MS;
  for (let round = 0; round < rounds && performance.now() < until; round += 1) {
    const benchCase = cases[round % cases.length];
    if (benchCase === undefined) continue;
    for (const name of round % 2 === 0 ? (['ours', 'byHand'] as const) : (['byHand', 'ours'] as const)) {
      sent[name] = await senders[name](db, benchCase);
      durations[name].push(sent[name].reduce((sum, { tookMs }) => sum + tookMs, 0));
    }
  }
  return { ours: median(durations.ours), byHand: median(durations.byHand), sent };
}

async function writePlans(db: pg.Client, key: string, sent: Compared['sent']): Promise<void> {
  const folder = fileURLToPath(new URL('plans', import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const name of ['ours', 'byHand'] as const) {
    const plans: string[] = [];
    for (const statement of sent[name]) plans.push(await planOf(db, statement));
    writeFileSync(`${folder}/${key}.${name}.txt`, plans.join('\n'));
  }
}

function ms(value: number): string {
  return value.toFixed(2);
}
