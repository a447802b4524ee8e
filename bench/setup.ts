/** Prepares everything before a query can be measured: the data, the people, both servers. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { signIn, type ActorName, type BenchActor } from './actors.ts';
import { findCases, type BenchCases } from './cases.ts';
import { bundle, startContender, type Contender, type ContenderName } from './contender.ts';
import { vacuumAll, type BenchDatabase } from './data.ts';
import { load } from './load.ts';
import { questionsOf, questionsOfHolder, questionsOfOfficer, type Question } from './questions.ts';
import { assertSameAnswers, assertSameWrites, handCall, searchCall, type Pair } from './sameAnswers.ts';
import type { Scale } from './scale.ts';

export interface BenchSetup {
  /** Connects as the superuser. */
  readonly db: pg.Client;
  readonly pair: Pair;
  /** Time from the start of the process to its first answer. */
  readonly coldStartsMs: Readonly<Record<ContenderName, number>>;
  readonly actors: Readonly<Record<ActorName, BenchActor>>;
  readonly questions: Readonly<Record<ActorName, readonly Question[]>>;
  readonly cases: BenchCases;
  readonly close: () => Promise<void>;
}

export interface BenchSetupOptions {
  readonly data: BenchDatabase;
  readonly scale: Scale;
  /** Folder for the CPU profile of our server; set if a profile is wanted. */
  readonly profileFolder?: string;
}

/** The product's pool for people has as many; the hand-written server gets the same. */
const CONNECTIONS = 8;

export async function openBenchSetup({ data, scale, profileFolder }: BenchSetupOptions): Promise<BenchSetup> {
  const db = await connectAdmin(data.adminUrl, 'bench');
  try {
    await vacuumAll(db);
    const tokenSecret = randomBytes(32).toString('base64url');
    const actors = {
      administrator: await signIn(db, 'administrator', tokenSecret),
      officer: await signIn(db, 'officer', tokenSecret),
      largestHolder: await signIn(db, 'largestHolder', tokenSecret),
    };
    const cases = await findCases(db, scale);
    const questions = {
      administrator: questionsOf(cases, scale),
      officer: questionsOfOfficer(await findCases(db, scale, { department: actors.officer.departmentId ?? '' })),
      largestHolder: questionsOfHolder(
        await findCases(db, scale, { holder: actors.largestHolder.userId }),
        actors.largestHolder.userId,
      ),
    };
    await bundle();
    const started = await startBoth({
      order: { url: data.url, tokenSecret, connections: CONNECTIONS },
      actor: actors.administrator,
      first: questions.administrator.find(({ key }) => key === 'd'),
      profileFolder,
    });
    return {
      db,
      ...started,
      actors,
      questions,
      cases,
      close: async () => {
        await Promise.all([started.pair.ours.stop(), started.pair.byHand.stop()]);
        await db.end();
      },
    };
  } catch (error) {
    await db.end();
    throw error;
  }
}

/** Compares every query of every actor, and one write. Returns how many answers were alike. */
export async function assertSameResults({ db, pair, actors, questions, cases }: BenchSetup): Promise<number> {
  let compared = 0;
  for (const name of ['administrator', 'officer', 'largestHolder'] as const)
    compared += await assertSameAnswers(pair, { actor: actors[name], questions: questions[name] });
  await assertSameWrites(pair, { actor: actors.administrator, db, id: cases.idsToWrite[0] ?? '' });
  return compared;
}

interface StartOptions {
  readonly order: Parameters<typeof startContender>[1];
  readonly actor: BenchActor;
  readonly first: Question | undefined;
  readonly profileFolder: string | undefined;
}

/** Starts one after the other, so that neither waits for the other. */
async function startBoth(starting: StartOptions): Promise<Pick<BenchSetup, 'pair' | 'coldStartsMs'>> {
  const ours = await startOne('ours', starting);
  try {
    const byHand = await startOne('byHand', starting);
    return {
      pair: { ours: ours.contender, byHand: byHand.contender },
      coldStartsMs: { ours: ours.coldStartMs, byHand: byHand.coldStartMs },
    };
  } catch (error) {
    await ours.contender.stop();
    throw error;
  }
}

async function startOne(
  name: ContenderName,
  { order, actor, first, profileFolder }: StartOptions,
): Promise<{ contender: Contender; coldStartMs: number }> {
  const began = performance.now();
  const contender = await startContender(
    name,
    order,
    name === 'ours' && profileFolder !== undefined ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [],
  );
  const [firstCase] = first?.cases ?? [];
  if (firstCase === undefined) throw new Error('There is no record to ask for.');
  const call = name === 'ours' ? searchCall(firstCase) : handCall(firstCase);
  await load({
    address: contender.address,
    token: actor.token,
    connections: 1,
    atLeastMs: 0,
    atLeastCalls: 1,
    atMostMs: 5000,
    call: () => call,
  });
  return { contender, coldStartMs: performance.now() - began };
}
