/**
 * Fields of a class that the caller does not have: never a value, and never a different answer because of the value.
 */
import { findTarget } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { columnName, tableName } from '#language/naming.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { deniedFields, entitiesOf, grantedCalls } from './grants.ts';
import { createRandom } from './random.ts';
import { runConcurrently } from './runConcurrently.ts';
import { rowsIn, type AttackActor, type Target } from './target.ts';

/** It takes seconds, and any skipped field may be the leak. */
const LEAST_SHARE = 0.2;

export async function attack(options: AttackOptions): Promise<void> {
  const { target, seed, share, report } = options;
  const random = createRandom(seed);
  const pairs = entitiesOf(target)
    .flatMap((entity) => target.actors.map((who) => ({ entity, who })))
    .filter(({ entity, who }) => grantedCalls(target, who, entity).has('POST /_search'));
  const secret = pairs.filter(
    (pair) => deniedFields(pair.who, pair.entity).length + deniedFieldsBehind(target, pair).length > 0,
  );
  const count = shareOf(secret.length, Math.max(share, LEAST_SHARE));
  await runConcurrently(random.sample(secret, count), async (pair) => {
    if (report.isOver()) return;
    for (const [name, field] of deniedFields(pair.who, pair.entity))
      await probe(options, { ...pair, path: name, field, of: pair.entity, isRoot: true });
    for (const step of deniedFieldsBehind(target, pair)) await probe(options, { ...pair, ...step, isRoot: false });
    await checkUnrequestedFields(options, pair);
  });
}

interface Pair {
  readonly entity: AnyEntity;
  readonly who: AttackActor;
}

interface Probe extends Pair {
  readonly path: string;
  readonly field: Field;
  /** The entity of the field, at the end of the path. */
  readonly of: AnyEntity;
  readonly isRoot: boolean;
}

/** Returns denied fields behind a reference, a part or an inverse of the entity. */
function deniedFieldsBehind(
  { catalogue }: Pick<Target, 'catalogue'>,
  { entity, who }: Pair,
): Pick<Probe, 'path' | 'field' | 'of'>[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const of = findTarget(catalogue, field);
    return of === undefined
      ? []
      : deniedFields(who, of).map(([inner, deniedField]) => ({ path: `${name}.${inner}`, field: deniedField, of }));
  });
}

/** Tries every way in which a query may use a field, with a right guess and a wrong one. */
async function probe(
  { target, report }: AttackOptions,
  { entity, who, path, field, of, isRoot }: Probe,
): Promise<void> {
  const value = await findValue(target, { of, name: path.split('.').at(-1) ?? '', field });
  const [right, wrong] = [value ?? 'a', 'no such value'];
  const guesses = (criteria: (guess: string) => object): object[] => [right, wrong, right.slice(0, 1)].map(criteria);
  const where =
    (operator: string) =>
    (guess: string): object => ({
      where: [{ name: path, operator, value: operator === 'in' ? [guess] : guess, value2: guess }],
    });
  const [head = '', ...rest] = path.split('.');
  const questions = [
    [{ select: [path] }],
    [{ sort: [{ name: path, type: 'ASC' }] }],
    [{ children: [isRoot ? { name: path } : { name: head, select: rest }] }],
    ...(isRoot
      ? []
      : [
          guesses((guess) => ({
            children: [{ name: head, where: [{ name: rest.join('.'), operator: '=', value: guess }] }],
          })),
          [{ children: [{ name: head, sort: [{ name: rest.join('.') }] }] }],
        ]),
    ...['=', 'like', '>', '<', 'in', 'between'].map((operator) => guesses(where(operator))),
    guesses((guess) => ({
      where: [
        { name: 'id', operator: '=', value: NOBODY },
        { name: path, operator: 'like', value: guess, logic: 'OR' },
      ],
    })),
  ];
  const mayExport = grantedCalls(target, who, entity).has('POST /_export');
  for (const suffix of mayExport ? ['/_search', '/_export'] : ['/_search']) {
    // A file has no children: queries with children are skipped there.
    for (const question of questions.filter(([first]) => suffix === '/_search' || !('children' in (first ?? {})))) {
      const answers: string[] = [];
      for (const body of question) {
        const { status, text } = await target.call('POST', baseOf(entity) + suffix, { as: who, body });
        const isLeaked = isTelling(field, value) && text.includes(value);
        report.expect(
          status >= 400 && status < 500 && !isLeaked,
          () => `${who.name} ${entity.name}${suffix} ${JSON.stringify(body)}: ${status} ${text.slice(0, 150)}`,
        );
        answers.push(`${status} ${text.replaceAll(/"requestId":"[^"]*"/g, '')}`);
      }
      report.expect(
        new Set(answers).size === 1,
        () => `${who.name} ${entity.name}${suffix} is answered differently by the value of ${path}`,
      );
    }
  }
}

/** Checks fields that are returned without being requested by name: in a list, in an export, in the history. */
async function checkUnrequestedFields({ target, report }: AttackOptions, { entity, who }: Pair): Promise<void> {
  const denied = new Map(deniedFields(who, entity));
  if (denied.size === 0) return;
  const granted = grantedCalls(target, who, entity);
  const rows = rowsIn(await target.call('POST', `${baseOf(entity)}/_search`, { as: who, body: { size: 50 } }));
  const leakedField = rows.flatMap((row) => Object.keys(row)).find((key) => denied.has(key));
  report.expect(leakedField === undefined, () => `${who.name} is shown ${entity.name}.${leakedField ?? ''}`);
  for (const { id } of rows.slice(0, 3)) {
    for (const suffix of ['/{id}/_rev', '/{id}/_changes'].filter((candidate) => granted.has(`POST ${candidate}`))) {
      const answer = await target.call('POST', baseOf(entity) + suffix.replace('{id}', String(id)), {
        as: who,
        body: {},
      });
      for (const [name, field] of denied) {
        const value = await findValue(target, { of: entity, name, field, id: String(id) });
        const isNamed = answer.text.includes(`"path":"${name}"`);
        report.expect(
          !isNamed && (!isTelling(field, value) || !answer.text.includes(JSON.stringify(value).slice(1, -1))),
          () => `${who.name} reads ${entity.name}.${name} in ${suffix} of ${String(id)}`,
        );
      }
    }
  }
}

/** A short value or a day may be in an answer for another reason: something else happened on the same day. */
function isTelling({ kind }: Field, value: string | undefined): value is string {
  return value !== undefined && value.length >= TELLING_LENGTH_MIN && kind !== 'date';
}

const NOBODY = '00000000-0000-4000-8000-000000000000';
const TELLING_LENGTH_MIN = 8;

/** Returns some value of the database. */
async function findValue(
  { db }: Pick<Target, 'db'>,
  { of, name, field, id }: { of: AnyEntity; name: string; field: Field; id?: string },
): Promise<string | undefined> {
  if (field.kind === 'parts' || field.kind === 'inverse') return undefined;
  const column = `"${columnName(name, field.kind)}"::text`;
  const { rows } = await db.query<{ value: string }>(
    `select ${column} as "value" from "${tableName(of.name)}"
     where ${column} <> '' and "id" = coalesce($1::uuid, "id") order by "id" limit 1`,
    [id ?? null],
  );
  return rows[0]?.value;
}
