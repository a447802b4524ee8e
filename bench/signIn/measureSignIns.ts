/**
 * Measures the delay for people who work while 32 people sign in without a pause: compared with the same server a
 * moment before, idle except for them.
 */
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import { median } from '../measure.ts';
import { searchCall } from '../sameAnswers.ts';
import { lines } from '../report.ts';
import type { BenchSetup } from '../setup.ts';
import { runClients, BUSY_STATUS, type TimedAnswer, type ClientCall } from './clients.ts';
import { compareNames } from './compareNames.ts';

const SIGNING_IN = 32;
const WORKING = 8;
/** About the load of 300 people at work. */
const REST_MS = 25;
const PASSWORD = 'Bench-of-sign-ins';

export async function measureSignIns({
  stage,
  isSmall,
  say,
}: {
  stage: BenchSetup;
  isSmall: boolean;
  say: (line: string) => void;
}): Promise<void> {
  const usernames = await giveCredentials(stage);
  say(await compareNames(stage, usernames));
  const seconds = isSmall ? 2 : 6;
  const rounds = isSmall ? 1 : 4;
  await round(stage, { usernames, seconds: 1, isBusy: true });
  const idle: SignInRound[] = [];
  const busy: SignInRound[] = [];
  for (let index = 0; index < rounds; index += 1) {
    idle.push(await round(stage, { usernames, seconds, isBusy: false }));
    busy.push(await round(stage, { usernames, seconds, isBusy: true }));
  }
  say(report(idle, busy));
}

interface SignInRound {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly loopP99Ms: number;
  readonly loopMaxMs: number;
  readonly calls: number;
  readonly signIns: number;
  readonly turnedAway: number;
  readonly signInP50Ms: number;
  readonly seconds: number;
}

async function round(
  { pair: { ours }, actors, questions }: BenchSetup,
  { usernames, seconds, isBusy }: { usernames: readonly string[]; seconds: number; isBusy: boolean },
): Promise<SignInRound> {
  const cases = questions.administrator.find(({ key }) => key === 'd')?.cases ?? [];
  const nextCall = (nth: number): ClientCall => {
    const found = cases[nth % cases.length];
    if (found === undefined) throw new Error('There is no record to ask for.');
    return searchCall(found);
  };
  const end = AbortSignal.timeout(seconds * 1000);
  await ours.usage();
  const [worked, signedIn] = await Promise.all([
    runClients({
      address: ours.address,
      clients: WORKING,
      signal: end,
      restMs: REST_MS,
      call: (client, nth) => ({ ...nextCall(client + nth * WORKING), token: actors.administrator.token }),
    }),
    isBusy
      ? runClients({
          address: ours.address,
          clients: SIGNING_IN,
          signal: end,
          restMs: 0,
          call: (client) => ({
            path: '/haz/backend/api/auth',
            body: JSON.stringify({ username: usernames[client], password: PASSWORD }),
          }),
        })
      : Promise.resolve<TimedAnswer[]>([]),
  ]);
  const { loopP99Ms, loopMaxMs } = await ours.usage();
  assertAnswered(worked, [200]);
  assertAnswered(signedIn, [200, BUSY_STATUS]);
  const letIn = signedIn.filter(({ status }) => status === 200);
  return {
    ...percentiles(worked),
    loopP99Ms,
    loopMaxMs,
    calls: worked.length,
    signIns: letIn.length,
    turnedAway: signedIn.length - letIn.length,
    signInP50Ms: percentiles(letIn).p50Ms,
    seconds,
  };
}

export function percentiles(answered: readonly Pick<TimedAnswer, 'ms'>[]): { p50Ms: number; p99Ms: number } {
  const sorted = answered.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Throws unless every answer has the expected status: the speed of other answers means nothing. */
export function assertAnswered(answered: readonly TimedAnswer[], statuses: readonly number[]): void {
  const other = answered.find(({ status }) => !statuses.includes(status));
  if (other !== undefined) throw new Error(`A call was answered ${other.status}.`);
}

/** One hash for all: the checking is measured, not the hashing. */
async function giveCredentials({ db }: BenchSetup): Promise<string[]> {
  const { rows } = await db.query<{ id: string; username: string }>(
    `select "id", "username" from "user" where "username" is not null and "is_active" and "status" = 'usable'
      order by "username" desc limit ${SIGNING_IN}`,
  );
  await db.query(
    `insert into "credential" ("user_id", "password_hash", "changed_at") select one, $2, now()
      from unnest($1::uuid[]) as one
on conflict ("user_id") do update
set "password_hash" = excluded."password_hash", "failed_count" = 0, "failed_at" = null`,
    [rows.map(({ id }) => id), await createPasswordHasher().hash(PASSWORD)],
  );
  return rows.map(({ username }) => username);
}

function report(idle: readonly SignInRound[], busy: readonly SignInRound[]): string {
  const line = (name: string, of: (one: SignInRound) => number): string[] => {
    const [before, during] = [median(idle.map(of)), median(busy.map(of))];
    return [name, before.toFixed(1), during.toFixed(1), (during / before).toFixed(1)];
  };
  const signIns = median(busy.map(({ signIns: count, seconds }) => count / seconds));
  const turnedAway = median(busy.map(({ turnedAway: count, seconds }) => count / seconds));
  return [
    lines(`Others at work while ${SIGNING_IN} sign in (medians of ${busy.length} rounds in turns)`, [
      ['', 'idle', 'signing in', 'ratio'],
      line('event-loop delay, p99 ms', (figures) => figures.loopP99Ms),
      line('event-loop delay, longest ms', (figures) => figures.loopMaxMs),
      line('other calls, p50 ms', (figures) => figures.p50Ms),
      line('other calls, p99 ms', (figures) => figures.p99Ms),
      line('other calls a second', (figures) => figures.calls / figures.seconds),
    ]),
    `${signIns.toFixed(1)} sign-ins a second, ${median(busy.map(({ signInP50Ms }) => signInP50Ms)).toFixed(0)} ms at the median; ${turnedAway.toFixed(1)} a second told to come back in a moment.`,
    '',
  ].join('\n');
}
