/** Several callers do the same at once: one of them succeeds, and the invariants of the data hold. */
import type { AnyEntity } from '#language/entity.ts';
import { MAX_WRONG_ATTEMPTS } from '#platform/server/account/otp.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { newId } from '#platform/server/database/newId.ts';
import { DEMO_PASSWORD } from '#platform/server/seeds/demo.ts';
import { makeAttacker, signIn, tokensOf } from './actors.ts';
import { atOnce, answersText, countSuccesses } from './callsAtOnce.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { grantedCalls } from './grants.ts';
import { copyOf, type RecordBody } from './makeRecord.ts';
import { createRandom } from './random.ts';
import { raceSteps } from './raceSteps.ts';
import { rowsIn, type Answer, type AttackActor, type Target } from './target.ts';

const RUNNERS = 6;
const ENTITIES = 60;
const PEOPLE = 4;

export async function attack(options: AttackOptions): Promise<void> {
  const { target, seed, share, report } = options;
  const random = createRandom(seed);
  const pairs = target.actors
    .flatMap((who) => [...target.catalogue.entities.values()].map((entity) => ({ who, entity })))
    .filter(({ who, entity }) => entity.kind === 'record' && grantedCalls(target, who, entity).has('PUT '));
  for (const pair of random.sample(pairs, shareOf(ENTITIES, share))) {
    if (report.isOver()) return;
    await raceForName(options, pair);
    await raceForVersion(options, pair);
  }
  await raceSteps(options);
  for (let count = shareOf(PEOPLE, share); count > 0; count -= 1) {
    await raceToSignIn(options);
    await raceToRenew(options);
    await raceForCode(options);
  }
}

interface Pair {
  readonly who: AttackActor;
  readonly entity: AnyEntity;
}

/** Creates a record like an existing one, but with a new name, several times. */
async function raceForName({ target, report }: AttackOptions, { who, entity }: Pair): Promise<void> {
  const key = entity.unique.find((names) =>
    names.every((name) => entity.fields[name]?.kind === 'text' && entity.fields[name].class === 'public'),
  );
  const [template] = await listOf(target, { who, entity });
  const name = key?.[0];
  const field = entity.fields[name ?? ''];
  if (key === undefined || name === undefined || field?.kind !== 'text' || template === undefined) return;
  const record = { ...copyOf(entity, who, template), [name]: newId().slice(-Math.min(field.max, 12)) };
  const answers = await atOnce(() => target.call('PUT', baseOf(entity), { as: who, body: record }));
  const isRefused = answers.every(({ status }) => status >= 400 && status < 500);
  report.expect(
    isRefused || (countSuccesses(answers) === 1 && hasNoServerError(answers)),
    () => `${who.name} made ${entity.name} with ${name} ${String(record[name])}: ${answersText(answers)}`,
  );
}

/** Several callers change the same version of one record. */
async function raceForVersion({ target, report }: AttackOptions, { who, entity }: Pair): Promise<void> {
  const [row] = await listOf(target, { who, entity });
  const name = Object.keys(entity.fields).find(
    (fieldName) => isFreelyWritable(entity, fieldName) && typeof row?.[fieldName] === 'string',
  );
  if (row === undefined || name === undefined) return;
  const before = String(row[name]);
  const answers = await atOnce((index) =>
    target.call('PUT', baseOf(entity), {
      as: who,
      body: { id: row['id'], version: row['version'], [name]: `${before.slice(0, 20)} ${index}` },
    }),
  );
  report.expect(
    countSuccesses(answers) <= 1 && hasNoServerError(answers),
    () => `${who.name} changed ${entity.name} ${String(row['id'])}: ${answersText(answers)}`,
  );
  const [after] = rowsIn(
    await target.call('POST', `${baseOf(entity)}/_search`, {
      as: who,
      body: { where: [{ name: 'id', operator: '=', value: row['id'] }] },
    }),
  );
  if (after !== undefined && countSuccesses(answers) === 1)
    await target.call('PUT', baseOf(entity), {
      as: who,
      body: { id: row['id'], version: after['version'], [name]: before },
    });
}

function isFreelyWritable(entity: AnyEntity, name: string): boolean {
  const field = entity.fields[name];
  return (
    field?.kind === 'text' &&
    field.managed !== true &&
    field.fixed !== true &&
    !field.code &&
    field.max > 30 &&
    field.oneOf === undefined &&
    !entity.unique.flat().includes(name)
  );
}

async function listOf(target: Target, { who, entity }: Pair): Promise<readonly RecordBody[]> {
  return rowsIn(await target.call('POST', `${baseOf(entity)}/_search`, { as: who, body: { size: 1 } }));
}

function hasNoServerError(answers: readonly Answer[]): boolean {
  return answers.every(
    ({ status, headers }) => status !== 0 && (status < 500 || (status === 503 && headers['retry-after'] !== undefined)),
  );
}

const SESSIONS_SQL = `select count(*)::int as "n" from "session" s join "user" u on u."id" = s."user_id"
  where u."username" = $1 and s."ended_by" is null`;

/** Signing in at once from several places leaves one session. */
async function raceToSignIn({ target, report }: AttackOptions): Promise<void> {
  const username = await makeAttacker(target.db, []);
  const answers = await Promise.all(Array.from({ length: RUNNERS }, () => signIn(target.call, username).catch(String)));
  const { rows } = await target.db.query<{ n: number }>(SESSIONS_SQL, [username]);
  report.expect(
    rows[0]?.n === 1,
    () => `${username} signed in ${answers.length} times at once and has ${rows[0]?.n ?? 0} sessions`,
  );
}

/** A refresh token is spent at its first use. */
async function raceToRenew({ target, report }: AttackOptions): Promise<void> {
  const { refreshToken = '' } = await tokensOf(target.call, await makeAttacker(target.db, []), true);
  const answers = await atOnce(() => target.call('POST', '/api/auth/token', { body: { token: refreshToken } }));
  report.expect(
    countSuccesses(answers) <= 1 && hasNoServerError(answers),
    () => `A refresh token used ${answers.length} times at once: ${answersText(answers)}`,
  );
}

/** Wrong codes sent in parallel are counted one by one. */
async function raceForCode({ target, report }: AttackOptions): Promise<void> {
  const username = await makeAttacker(target.db, []);
  const token = await signIn(target.call, username);
  const codeAnswers = await atOnce(() =>
    target.call('POST', '/api/v1/security/otps/generate', { as: { token }, body: { purpose: 'password' } }),
  );
  report.expect(
    countSuccesses(codeAnswers) <= 1 && hasNoServerError(codeAnswers),
    () => `Codes asked for at once: ${answersText(codeAnswers)}`,
  );
  const referCode =
    codeAnswers
      .map(({ body }) => (body as { referCode?: string } | undefined)?.referCode)
      .find((code) => code !== undefined) ?? '';
  const guesses = await atOnce(
    (index) => guess(target, { token, referCode, code: String(index).padStart(6, '0') }),
    GUESSES,
  );
  const looked = guesses.filter(({ text }) => text.includes('otpWrong')).length;
  report.expect(
    looked <= MAX_WRONG_ATTEMPTS && hasNoServerError(guesses),
    () => `${looked} of ${GUESSES} codes were looked at: ${answersText(guesses.slice(0, 5))}`,
  );
}

const GUESSES = 20;

function guess(
  target: Target,
  { token, referCode, code }: { token: string; referCode: string; code: string },
): Promise<Answer> {
  const body = { currentPassword: DEMO_PASSWORD, password: 'A kite over Ayutthaya 88', otp: { referCode, code } };
  return target.call('PUT', '/api/v1/security/users/me/change-password', { as: { token }, body });
}
