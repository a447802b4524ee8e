/**
 * `npm run bench`: the product's server and one written by hand, on the same million requests, asked in turn.
 *   npm run bench                   everything, in about five minutes once the data is there
 *   npm run bench -- --small        a fiftieth of the data and a tenth of the time: shows that it works, not how fast
 *   npm run bench -- sql            the SQL alone: what the compiler makes against what was written by hand
 *   npm run bench -- --profile      also writes a CPU profile of our server to bench/results
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { signIn, type ActorName, type BenchActor } from './actors.ts';
import { findCases, type Cases } from './cases.ts';
import { bundle, startContender, type Contender, type ContenderName } from './contender.ts';
import { openData } from './data.ts';
import { measure, reading, writing, type Effort, type Result } from './measure.ts';
import { questionsOf, questionsOfHolder, questionsOfOfficer, type Question } from './questions.ts';
import { goals, starts, table } from './report.ts';
import { assertSameAnswers, assertSameWrites, searchCall, handCall, type Pair } from './sameAnswers.ts';
import { large, small, type Scale } from './scale.ts';
import { load } from './load.ts';
import { compareSql } from './sql/compareSql.ts';

const options = new Set(process.argv.slice(2));
const scale: Scale = options.has('--small') ? small : large;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The product's pool for people has as many; the hand-written server gets the same. */
const CONNECTIONS = 8;
const EFFORT: Effort = scale === large ? { rounds: 4, warmUpMs: 250, atLeastMs: 1200, atMostMs: 4000 } : { rounds: 2, warmUpMs: 100, atLeastMs: 200, atMostMs: 2000 };
const FEWER: Effort = { ...EFFORT, rounds: 2, atLeastMs: EFFORT.atLeastMs * 0.7 };

const data = await openData(scale, say);
try {
  if (options.has('sql')) await compareSql({ data, scale, say });
  else await compareServers();
} finally {
  await data.stop();
}

async function compareServers(): Promise<void> {
  const began = performance.now();
  const db = await connectAdmin(data.adminUrl, 'bench');
  try {
    await tidy(db);
    const tokenSecret = randomBytes(32).toString('base64url');
    const actors = { administrator: await signIn(db, 'administrator', tokenSecret), officer: await signIn(db, 'officer', tokenSecret), largestHolder: await signIn(db, 'largestHolder', tokenSecret) };
    const asked = await questionsFor(db, actors);
    await bundle();
    const order = { url: data.url, tokenSecret, connections: CONNECTIONS };
    const { pair, coldStarts } = await startBoth(order, { actor: actors.administrator, first: asked.administrator.find(({ key }) => key === 'd') });
    try {
      await compareAll({ db, pair, actors, asked, coldStarts });
    } finally {
      await Promise.all([pair.ours.stop(), pair.byHand.stop()]);
    }
  } finally {
    await db.end();
  }
  say(`Done in ${Math.round((performance.now() - began) / 1000)} s.`);
}

/** What earlier runs have written, so that each begins alike. */
async function tidy(db: pg.Client): Promise<void> {
  await db.query(`delete from "entity_log" where "entity" = 'benchRequest'`);
  await db.query('vacuum (analyze) "bench_request", "entity_log"');
}

type Asked = Readonly<Record<ActorName, readonly Question[]>> & { readonly cases: Cases };

async function questionsFor(db: pg.Client, actors: Readonly<Record<ActorName, BenchActor>>): Promise<Asked> {
  const cases = await findCases(db, scale);
  const ofOfficer = await findCases(db, scale, { department: actors.officer.departmentId ?? '' });
  const ofHolder = await findCases(db, scale, { holder: actors.largestHolder.userId });
  return { cases, administrator: questionsOf(cases, scale), officer: questionsOfOfficer(ofOfficer), largestHolder: questionsOfHolder(ofHolder, actors.largestHolder.userId) };
}

/** Each alone, so that neither waits for the other; the time runs until the first call is answered. */
async function startBoth(order: Parameters<typeof startContender>[1], { actor, first }: { actor: BenchActor; first: Question | undefined }): Promise<{ pair: Pair; coldStarts: Record<ContenderName, number> }> {
  const coldStarts = { ours: 0, byHand: 0 };
  const start = async (name: ContenderName): Promise<Contender> => {
    const began = performance.now();
    const profile = name === 'ours' && options.has('--profile') ? ['--cpu-prof', `--cpu-prof-dir=${results()}`] : [];
    const contender = await startContender(name, order, profile);
    const [one] = first?.cases ?? [];
    if (one === undefined) throw new Error('There is no record to ask for.');
    const call = name === 'ours' ? searchCall(one) : handCall(one);
    await load({ address: contender.address, token: actor.token, connections: 1, atLeastMs: 0, atLeastCalls: 1, atMostMs: 5000, call: () => call });
    coldStarts[name] = performance.now() - began;
    return contender;
  };
  const ours = await start('ours');
  try {
    return { pair: { ours, byHand: await start('byHand') }, coldStarts };
  } catch (error) {
    await ours.stop();
    throw error;
  }
}

async function compareAll({ db, pair, actors, asked, coldStarts }: { db: pg.Client; pair: Pair; actors: Readonly<Record<ActorName, BenchActor>>; asked: Asked; coldStarts: Record<ContenderName, number> }): Promise<void> {
  const { administrator, officer, largestHolder } = actors;
  const [idToTry = ''] = asked.cases.idsToWrite;
  const compared =
    (await assertSameAnswers(pair, { actor: administrator, questions: asked.administrator })) +
    (await assertSameAnswers(pair, { actor: officer, questions: asked.officer })) +
    (await assertSameAnswers(pair, { actor: largestHolder, questions: asked.largestHolder }));
  await assertSameWrites(pair, { actor: administrator, db, id: idToTry });
  say(`Both servers give the same ${compared} answers and write alike. ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(2)}, Node ${process.version}, ${scale.name} data.\n`);

  const versions = new Map((await db.query<{ id: string; version: number }>('select "id", "version" from "bench_request" where "id" = any($1::uuid[])', [asked.cases.idsToWrite])).rows.map(({ id, version }) => [id, version]));
  const subjects = [...asked.administrator.map(reading), writing(asked.cases.idsToWrite, versions)].toSorted((one, other) => one.key.localeCompare(other.key));
  const run = async (title: string, list: typeof subjects, { actor, connections, effort }: { actor: BenchActor; connections: number; effort: Effort }): Promise<Result[]> => {
    const found: Result[] = [];
    for (const subject of list) found.push(await measure(pair, { subject, actor, connections, effort }));
    say(table(title, found));
    return found;
  };
  const headline = await run('Administrator, 32 connections', subjects, { actor: administrator, connections: 32, effort: EFFORT });
  say(`${goals(headline)}\n`);
  await run('Administrator, 8 connections', subjects, { actor: administrator, connections: 8, effort: FEWER });
  await run('Administrator, 1 connection', subjects, { actor: administrator, connections: 1, effort: FEWER });
  await run('Officer of one department, 32 connections', asked.officer.map(reading), { actor: officer, connections: 32, effort: FEWER });
  await run('The largest holder, 32 connections', asked.largestHolder.map(reading), { actor: largestHolder, connections: 32, effort: FEWER });
  const used = { ours: await pair.ours.usage(), byHand: await pair.byHand.usage() };
  say(starts([{ name: 'ours', coldStartMs: coldStarts.ours, memoryMb: used.ours.memoryMb }, { name: 'by hand', coldStartMs: coldStarts.byHand, memoryMb: used.byHand.memoryMb }]));
}

function results(): string {
  const folder = fileURLToPath(new URL('results', import.meta.url));
  mkdirSync(folder, { recursive: true });
  return folder;
}
