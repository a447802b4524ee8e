/** Queries of every odd shape: answered, or refused with our messages, in time, and never with a server error. */
import fc from 'fast-check';
import { allFieldsOf, findTarget } from '#language/catalogue.ts';
import { columnTypes, operators } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { entitiesOf, grantedCalls } from './grants.ts';
import { oddBodies, oddTexts, oddValue } from './oddValues.ts';
import { createRandom } from './random.ts';
import { runConcurrently } from './runConcurrently.ts';
import { answerText, type Answer, type Target } from './target.ts';

const QUESTIONS = 8000;
/** No query may occupy a connection for longer. */
const LONGEST_MS = 15_000;

export async function attack({ target, seed, share, report }: AttackOptions): Promise<void> {
  const random = createRandom(seed);
  const pairs = entitiesOf(target).flatMap((entity) =>
    target.actors
      .filter((who) => grantedCalls(target, who, entity).has('POST /_search'))
      .map((who) => ({ entity, who })),
  );
  const count = shareOf(QUESTIONS, share);
  const tries = Array.from({ length: count }, (_, index) => ({ ...random.pick(pairs), index }));
  await runConcurrently(tries, async ({ entity, who, index }) => {
    if (report.isOver()) return;
    const isOdd = index % ODD_BODY_EVERY === 0;
    const drawn = (): unknown => fc.sample(criteriaOf(target, entity), { seed: seed + index, numRuns: 1 })[0];
    const body = isOdd ? oddBodies[(index / ODD_BODY_EVERY) % oddBodies.length] : drawn();
    const isExport = index % EXPORT_EVERY === 0 && grantedCalls(target, who, entity).has('POST /_export');
    const suffix = isExport ? '/_export' : '/_search';
    const answer = await target.call('POST', baseOf(entity) + suffix, { as: who, body: body ?? '' });
    report.expect(
      isProperAnswer(answer),
      () => `${who.name} ${entity.name}${suffix} ${shortText(body)}: ${answerText(answer)}`,
    );
  });
  await expectNoneInTransaction({ target, report });
}

/** 200, or 4xx in the shape of all errors. */
export function isProperAnswer({ status, body, ms }: Answer): boolean {
  if (ms > LONGEST_MS) return false;
  if (status === 200) return true;
  const { messageKey, requestId } = (body ?? {}) as { messageKey?: unknown; requestId?: unknown };
  return status >= 400 && status < 500 && typeof messageKey === 'string' && typeof requestId === 'string';
}

/** A connection left in a transaction would serve the next caller from it. */
export async function expectNoneInTransaction({
  target,
  report,
}: Pick<AttackOptions, 'target' | 'report'>): Promise<void> {
  const left = async (): Promise<number> => {
    const { rows } = await target.db.query<{ n: number }>(
      `select count(*)::int as "n" from pg_stat_activity
       where datname = current_database() and application_name like 'haz %'
         and state like 'idle in transaction%' and state_change < now() - interval '2 seconds'`,
    );
    return rows[0]?.n ?? 0;
  };
  const found = await left();
  report.expect(found === 0, () => `${found} connections were left in a transaction`);
}

const ODD_BODY_EVERY = 20;
const EXPORT_EVERY = 15;
const LONGEST_SHOWN = 200;

function shortText(body: unknown): string {
  if (Buffer.isBuffer(body)) return body.toString('hex');
  return (typeof body === 'string' ? body : JSON.stringify(body)).slice(0, LONGEST_SHOWN);
}

function criteriaOf(target: Pick<Target, 'catalogue'>, entity: AnyEntity): fc.Arbitrary<unknown> {
  const path = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...pathsOf(target, entity)) },
    { weight: 1, arbitrary: fc.constantFrom(...oddTexts) },
    { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
  );
  const operator = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom<unknown>(...operators) },
    { weight: 1, arbitrary: oddValue },
  );
  const type = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<unknown>(...columnTypes) },
    { weight: 1, arbitrary: oddValue },
  );
  const term = fc.record(
    {
      name: path,
      operator,
      value: oddValue,
      value2: oddValue,
      type,
      isNot: fc.boolean(),
      logic: fc.constantFrom('OR', 'AND'),
    },
    { requiredKeys: ['name', 'operator'] },
  );
  const sort = fc.record(
    { name: path, type: fc.constantFrom<unknown>('ASC', 'DESC', 'asc', 1) },
    { requiredKeys: ['name'] },
  );
  const count = fc.oneof(
    fc.integer({ min: 0, max: 50 }),
    fc.constantFrom<unknown>(-1, 1e9, 1e15, 2 ** 53, 1.5, '1', null, {}),
  );
  const lists = {
    select: fc.array(path, { maxLength: 4 }),
    where: fc.array(term, { maxLength: 4 }),
    sort: fc.array(sort, { maxLength: 3 }),
    page: count,
    size: count,
  };
  const child = fc.record({ name: path, ...lists, isRecursive: fc.boolean() }, { requiredKeys: ['name'] });
  const whole = fc.record({ ...lists, children: fc.array(child, { maxLength: 2 }) }, { requiredKeys: [] });
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    {
      weight: 1,
      arbitrary: fc.record(
        { where: oddValue, select: oddValue, children: oddValue, sort: oddValue },
        { requiredKeys: [] },
      ),
    },
    { weight: 1, arbitrary: oddValue.filter((value) => value !== undefined && typeof value !== 'string') },
  );
}

/** Returns the fields of the entity, and those of referenced entities. */
function pathsOf({ catalogue }: Pick<Target, 'catalogue'>, entity: AnyEntity): readonly string[] {
  return Object.entries(allFieldsOf(entity)).flatMap(([name, field]) => {
    const next = findTarget(catalogue, field);
    return [name, ...(next === undefined ? [] : Object.keys(allFieldsOf(next)).map((inner) => `${name}.${inner}`))];
  });
}
