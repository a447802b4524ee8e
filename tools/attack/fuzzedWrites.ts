/**
 * Records made from the declarations and randomly corrupted: written or refused, never a server error, and written rows
 * satisfy every invariant.
 */
import type { AnyEntity } from '#language/entity.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { checkInvariants } from '#platform/server/operations/checkData.ts';
import { invariantsFolder } from '#platform/testing/brokenInvariants.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { expectNoneInTransaction, isProperAnswer } from './fuzzedCriteria.ts';
import { entitiesOf, grantedCalls, grantOf } from './grants.ts';
import { createRecordMaker, corruptRecord } from './makeRecord.ts';
import { createRandom } from './random.ts';
import { bodyFor } from './schemaBody.ts';
import { runConcurrently } from './runConcurrently.ts';
import { answerText, type AttackActor, type Method } from './target.ts';

const WRITES_OF_A_PAIR = 12;
const WRITES_OF_A_CALL = 12;
/** Share of the records that are sent unchanged. */
const WHOLE = 0.3;

export async function attack(options: AttackOptions): Promise<void> {
  const { target, seed, share, report } = options;
  const broken = await findBrokenInvariants(options);
  const random = createRandom(seed);
  const maker = await createRecordMaker(target, random);
  const generic = entitiesOf(target)
    .flatMap((entity) => target.actors.flatMap((who) => writeCallsOf(options, { entity, who })))
    .flatMap((writeCall) => Array.from({ length: WRITES_OF_A_PAIR }, () => writeCall));
  for (const writeCall of random.sample(generic, shareOf(generic.length, share))) {
    if (report.isOver()) break;
    const { record, existing } = await maker.make(writeCall.entity, writeCall.who);
    const row = random.chance(WHOLE) ? record : corruptRecord(record, { random, entity: writeCall.entity });
    const sent =
      existing !== undefined && random.chance(0.3)
        ? {
            ...row,
            id: existing.id,
            version: existing.version,
          }
        : row;
    const answer = await target.call(writeCall.method, writeCall.path, {
      as: writeCall.who,
      body: writeCall.isMany ? [sent, sent] : sent,
    });
    report.expect(
      isProperAnswer(answer) && !answer.text.includes('"status":500'),
      () =>
        `${writeCall.who.name} ${writeCall.method} ${writeCall.path} ${JSON.stringify(sent).slice(0, 300)}: ${answerText(answer)}`,
    );
  }
  await tryOtherCalls(options);
  await expectNoneInTransaction(options);
  for (const { law, offenders, examples } of await askAll(options))
    report.expect(offenders <= (broken.get(law) ?? 0), () => `${law} ${examples[0] ?? ''}`);
}

interface WriteCall {
  readonly entity: AnyEntity;
  readonly who: AttackActor;
  readonly method: Method;
  readonly path: string;
  readonly isMany: boolean;
}

function writeCallsOf(
  { target }: AttackOptions,
  { entity, who }: { entity: AnyEntity; who: AttackActor },
): readonly WriteCall[] {
  const granted = grantedCalls(target, who, entity);
  const endpoints: [Method, string][] = [
    ['PUT', ''],
    ['PUT', '/_all'],
    ['POST', '/_check'],
  ];
  return endpoints
    .filter(([method, suffix]) => granted.has(`${method} ${suffix}`))
    .map(([method, suffix]) => ({ entity, who, method, path: baseOf(entity) + suffix, isMany: suffix === '/_all' }));
}

/** Every other call with a body, made from its schema if it has one. */
async function tryOtherCalls({ target, seed, share, report }: AttackOptions): Promise<void> {
  const random = createRandom(seed + 1);
  const generic = /\/_\w+$/;
  // Calls of /api/auth are left out: a sign-out would end the session that the other attempts need.
  const special = target.calls.filter(
    (call) =>
      call.method !== 'GET' && call.isUpload !== true && !generic.test(call.path) && !call.path.startsWith('/api/auth'),
  );
  const tries = special.flatMap((call) =>
    target.actors
      .filter((who) => grantOf(who.actor, call) !== undefined)
      .flatMap((who) => Array.from({ length: WRITES_OF_A_CALL }, () => ({ call, who }))),
  );
  await runConcurrently(random.sample(tries, shareOf(tries.length, share)), async ({ call, who }) => {
    if (report.isOver()) return;
    const body = bodyFor(call.bodySchema, random);
    const path = call.path.replaceAll(/\{\w+\}/g, () =>
      encodeURIComponent(random.pick(['x', '%00', '..', '00000000-0000-0000-0000-000000000000', 'ก'])),
    );
    const answer = await target.call(call.method, path, { as: who, body });
    const isAway = answer.status === 503 && answer.headers['retry-after'] !== undefined;
    report.expect(
      isAway || isProperAnswer(answer),
      () => `${who.name} ${call.method} ${path} ${JSON.stringify(body).slice(0, 300)}: ${answerText(answer)}`,
    );
  });
}

async function findBrokenInvariants(options: AttackOptions): Promise<ReadonlyMap<string, number>> {
  return new Map((await askAll(options)).map(({ law, offenders }) => [law, offenders]));
}

async function askAll({ target }: AttackOptions): ReturnType<typeof checkInvariants> {
  const client = await target.db.connect();
  try {
    return await checkInvariants(client, { catalogue: target.catalogue, invariantsFolder });
  } finally {
    client.release();
  }
}
