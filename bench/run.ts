/**
 * `npm run bench`: the product's server and a hand-written one, on the same million requests, called in turn.
 *   npm run bench                   everything, in about thirteen minutes once the data is there
 *   npm run bench -- --small        a fiftieth of the data and a tenth of the time: shows that it works, not how fast
 *   npm run bench -- --only=a,d     these queries alone, as the administrator over 32 connections
 *   npm run bench -- --profile      also writes a CPU profile of our server to bench/results; with keystroke, of both forms instead
 *   npm run bench -- sql            the SQL alone: of the compiler against hand-written statements
 *   npm run bench -- sign-in        whether the time distinguishes a known name from an unknown one, and the delay for others while 32 people sign in, in about a minute
 *   npm run bench -- requests       cases from the draft to the approval, in about two minutes
 *   npm run bench -- ledger         reservations at the same time, and balances with a million entries, in about two minutes
 *   npm run bench -- certificates   certificates of products, printed and signed, and the delay for others meanwhile, in about six minutes
 *   npm run bench -- demonstration  the cases that a first start makes, in about a minute
 *   npm run bench -- master         every entity of master data at 100,000 rows, in about three minutes once the data is there
 *   npm run bench -- keystroke      the form alone: what a keystroke costs in Chromium, in about eight minutes
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ActorName } from './actors.ts';
import { measureCertificates } from './certificates/measureCertificates.ts';
import { measureDemonstration } from './demonstration/measureDemonstration.ts';
import { measureKeystrokes } from './keystroke/run.ts';
import { measureLedger } from './ledger/measureLedger.ts';
import { measureMaster } from './master/measureMaster.ts';
import { openData, vacuumAll, type BenchDatabase } from './data.ts';
import { measure, reading, writing, type Effort, type Result, type Subject } from './measure.ts';
import { goals, starts, table } from './report.ts';
import { measureRequests } from './requests/measureRequests.ts';
import { large, small, type Scale } from './scale.ts';
import { measureSignIns } from './signIn/measureSignIns.ts';
import { compareSql } from './sql/compareSql.ts';
import { assertSameResults, openBenchSetup, type BenchSetup } from './setup.ts';

/** The name of the folder is accepted too. */
const options = new Set(process.argv.slice(2).map((argument) => (argument === 'signIn' ? 'sign-in' : argument)));
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const scale: Scale = options.has('--small') ? small : large;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const EFFORT: Effort =
  scale === large
    ? { rounds: 4, warmUpMs: 250, atLeastMs: 1200, atMostMs: 4000 }
    : { rounds: 2, warmUpMs: 100, atLeastMs: 200, atMostMs: 2000 };
const WARM_UP: Effort = { rounds: 1, warmUpMs: 0, atLeastMs: EFFORT.atLeastMs / 2, atMostMs: EFFORT.atLeastMs };
const FEWER: Effort = { ...EFFORT, rounds: 2, atLeastMs: EFFORT.atLeastMs * 0.7 };

if (options.has('requests')) await measureRequests({ isSmall: scale === small, say });
else if (options.has('ledger')) await measureLedger({ isSmall: scale === small, say });
else if (options.has('certificates')) await measureCertificates({ isSmall: scale === small, say });
else if (options.has('demonstration')) await measureDemonstration({ say });
else if (options.has('master')) await measureMaster({ isSmall: scale === small, say });
else if (!options.has('keystroke')) await compareOnData();
if (options.has('keystroke'))
  await measureKeystrokes({
    isSmall: scale === small,
    profileFolder: options.has('--profile') ? results() : undefined,
    say,
  });
else if (
  !options.has('sql') &&
  !options.has('sign-in') &&
  !options.has('requests') &&
  !options.has('ledger') &&
  !options.has('certificates') &&
  !options.has('demonstration') &&
  !options.has('master') &&
  only === undefined
) {
  await measureRequests({ isSmall: scale === small, say });
  await measureKeystrokes({ isSmall: scale === small, say });
}

async function compareOnData(): Promise<void> {
  const data = await openData(scale, say);
  // The servers end by themselves when this process does.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void data.stop().finally(() => process.exit(1)));
  try {
    if (options.has('sql')) await compareSql({ data, scale, say });
    else await compareServers(data);
  } finally {
    await data.stop();
  }
}

async function compareServers(on: BenchDatabase): Promise<void> {
  const began = performance.now();
  const stage = await openBenchSetup({
    data: on,
    scale,
    ...(options.has('--profile') ? { profileFolder: results() } : {}),
  });
  try {
    const compared = await assertSameResults(stage);
    say(
      `Both servers give the same ${compared} answers and write alike. ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(2)}, Node ${process.version}, ${scale.name} data.\n`,
    );
    if (!options.has('sign-in')) await askAll(stage);
    if (only === undefined) await measureSignIns({ stage, isSmall: scale === small, say });
  } finally {
    await stage.close();
  }
  say(`Done in ${Math.round((performance.now() - began) / 1000)} s.`);
}

async function askAll({ db, pair, coldStartsMs, actors, questions, cases }: BenchSetup): Promise<void> {
  const versions = await db.query<{ id: string; version: number }>(
    'select "id", "version" from "bench_request" where "id" = any($1::uuid[])',
    [cases.idsToWrite],
  );
  const writes = writing(cases.idsToWrite, new Map(versions.rows.map(({ id, version }) => [id, version])));
  // Writes are last, and the dead rows they leave are removed before the next table: searches are slower after them.
  const subjects = [...questions.administrator.map(reading), writes].filter(({ key }) => only?.includes(key) ?? true);
  const run = async (
    title: string,
    list: readonly Subject[],
    how: { as: ActorName; connections: number; effort: Effort },
  ): Promise<Result[]> => {
    const found: Result[] = [];
    for (const subject of list)
      found.push(
        await measure(pair, { subject, actor: actors[how.as], connections: how.connections, effort: how.effort }),
      );
    await vacuumAll(db);
    say(
      table(
        title,
        found.toSorted((one, other) => one.key.localeCompare(other.key)),
      ),
    );
    return found;
  };
  // The server that is called first would otherwise pay for the compiler of Node, and for pages that are not in memory
  // yet.
  for (const subject of subjects)
    await measure(pair, { subject, actor: actors.administrator, connections: 8, effort: WARM_UP });
  await vacuumAll(db);
  const headline = await run('Administrator, 32 connections', subjects, {
    as: 'administrator',
    connections: 32,
    effort: EFFORT,
  });
  say(`${goals(headline)}\n`);
  if (only !== undefined) return;
  await run('Administrator, 8 connections', subjects, { as: 'administrator', connections: 8, effort: FEWER });
  await run('Administrator, 1 connection', subjects, { as: 'administrator', connections: 1, effort: FEWER });
  await run('Officer of one department, 32 connections', questions.officer.map(reading), {
    as: 'officer',
    connections: 32,
    effort: FEWER,
  });
  await run('The largest holder, 32 connections', questions.largestHolder.map(reading), {
    as: 'largestHolder',
    connections: 32,
    effort: FEWER,
  });
  const used = { ours: await pair.ours.usage(), byHand: await pair.byHand.usage() };
  say(
    starts([
      { name: 'ours', coldStartMs: coldStartsMs.ours, memoryMb: used.ours.memoryMb },
      { name: 'by hand', coldStartMs: coldStartsMs.byHand, memoryMb: used.byHand.memoryMb },
    ]),
  );
}

function results(): string {
  const folder = fileURLToPath(new URL('results', import.meta.url));
  mkdirSync(folder, { recursive: true });
  return folder;
}
