/**
 * Rows outside the scope of the caller, by their ids: never read, never written, and indistinguishable from rows that
 * do not exist.
 */
import { allFieldsOf, getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { newId } from '#platform/server/database/newId.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { entitiesOf, grantedCalls } from './grants.ts';
import { createRandom } from './random.ts';
import { rowsIn, answerText, type Answer, type AttackActor, type Method, type Target } from './target.ts';
import { idsOutside, visibleAmong } from './visibleRows.ts';

const IDS_OF_AN_ENTITY = 3;

export async function attack(options: AttackOptions): Promise<void> {
  const { target, seed, share, report } = options;
  const random = createRandom(seed);
  const pairs = entitiesOf(target).flatMap((entity) => target.actors.map((who) => ({ entity, who })));
  for (const { entity, who } of random.sample(pairs, shareOf(pairs.length, share))) {
    if (report.isOver()) return;
    const granted = grantedCalls(target, who, entity);
    if (granted.size === 0) continue;
    const outside = await idsOutside({ ...target, actor: who.actor, entity }, { seed, limit: IDS_OF_AN_ENTITY });
    if (granted.has('POST /_search')) await readAll(options, { entity, who });
    const before = await fingerprint(target, entity, outside);
    for (const id of outside)
      await tryRow(options, {
        entity,
        who,
        id,
        isCard: granted.get('POST /_search')?.grant.isCardOnly === true,
        suffixes: new Set(granted.keys()),
      });
    const after = await fingerprint(target, entity, outside);
    report.expect(
      before === after,
      () => `${who.name} changed a row of ${entity.name} that is not theirs to see, one of ${outside.join(' ')}`,
    );
  }
}

interface Pair {
  readonly entity: AnyEntity;
  readonly who: AttackActor;
}

interface RowTry extends Pair {
  readonly id: string;
  readonly isCard: boolean;
  readonly suffixes: ReadonlySet<string>;
}

/** Every row of a list, however it is sorted, and of its children must be visible for the caller. */
async function readAll({ target, report }: AttackOptions, { entity, who }: Pair): Promise<void> {
  const inner = Object.entries(allFieldsOf(entity)).filter(
    ([, field]) => field.kind === 'parts' || field.kind === 'inverse',
  );
  const children = inner.map(([name]) => ({ size: 200, children: [{ name, size: 50 }] }));
  for (const criteria of [{ size: 200 }, { size: 200, sort: [{ name: 'id', type: 'DESC' }] }, ...children]) {
    const answer = await target.call('POST', `${baseOf(entity)}/_search`, { as: who, body: criteria });
    report.expect(
      answer.status < 500 && answer.status !== 0,
      () => `${who.name} ${entity.name} ${JSON.stringify(criteria)}: ${answer.status}`,
    );
    const rows = rowsIn(answer);
    await expectVisible({ target, report }, { entity, who, ids: idsIn(rows) });
    for (const [name, field] of inner) {
      if (field.kind !== 'parts' && field.kind !== 'inverse') continue;
      const nested = rows.flatMap((row) =>
        Array.isArray(row[name]) ? idsIn(row[name] as Record<string, unknown>[]) : [],
      );
      await expectVisible({ target, report }, { entity: getEntity(target.catalogue, field.target), who, ids: nested });
    }
  }
}

async function expectVisible(
  { target, report }: Pick<AttackOptions, 'target' | 'report'>,
  { entity, who, ids }: Pair & { ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  // The directory of parties shows cards; the matrix of cards decides what it shows of others.
  const visibleIds = await visibleAmong({ ...target, actor: who.actor, entity }, ids);
  const beyond = ids.find((id) => !visibleIds.has(id));
  report.expect(beyond === undefined, () => `${who.name} was shown ${entity.name} ${beyond ?? ''}`);
}

/** Tries every call that takes the id of a row, and compares it with an id that does not exist. */
async function tryRow({ target, report }: AttackOptions, { entity, who, id, isCard, suffixes }: RowTry): Promise<void> {
  const unusedId = newId();
  const { rows } = await target.db.query<{ version: number | null }>(
    `select (to_jsonb(t)->>'version')::int as "version" from "${tableName(entity.name)}" t where "id" = $1`,
    [id],
  );
  const version = rows[0]?.version ?? 1;
  for (const access of rowAccesses(entity, version, isCard)) {
    if (!suffixes.has(`${access.method} ${access.suffix}`)) continue;
    const callFor = (rowId: string): Promise<Answer> =>
      target.call(access.method, baseOf(entity) + access.suffix.replace('{id}', rowId) + (access.query ?? ''), {
        as: who,
        body: access.body(rowId),
      });
    const [answer, other] = [await callFor(id), await callFor(unusedId)];
    report.expect(comparableAnswer(answer, id) === comparableAnswer(other, unusedId), () => {
      const attempt = `${who.name} ${access.method} ${entity.name}${access.suffix} ${JSON.stringify(access.body(id))}`;
      return `${attempt}: ${answerText(answer)}; where there is none ${answerText(other)}`;
    });
  }
}

interface RowAccess {
  readonly method: Method;
  readonly suffix: string;
  readonly query?: string;
  readonly body: (id: string) => unknown;
}

function rowAccesses(entity: AnyEntity, version: number, isCard: boolean): readonly RowAccess[] {
  const equals = (name: string, id: string, more: object = {}): object => ({ name, operator: '=', value: id, ...more });
  const search = (criteria: (id: string) => object): RowAccess => ({
    method: 'POST',
    suffix: '/_search',
    body: criteria,
  });
  const references = Object.entries(allFieldsOf(entity))
    .filter(([, field]) => field.kind === 'ref')
    .map(([name]) => name);
  const row = (id: string): object => ({ id, version });
  const write = (method: Method, suffix: string, body: (id: string) => unknown, query?: string): RowAccess => ({
    method,
    suffix,
    body,
    ...(query === undefined ? {} : { query }),
  });
  return [
    search((id) => ({ where: [equals('id', id)] })),
    search((id) => ({ where: [equals('id', id), equals('id', id, { logic: 'OR' })] })),
    search((id) => ({ where: [equals('isActive', 'true', { isNot: true }), equals('id', id, { logic: 'OR' })] })),
    search((id) => ({
      where: [{ name: 'id', operator: 'in', value: [id, newIdLike(id)] }],
      sort: [{ name: 'id', type: 'DESC' }],
    })),
    ...(isCard
      ? []
      : references
          .slice(0, 3)
          .map((name) => search((id) => ({ where: [equals('id', id), equals(`${name}.id`, id, { logic: 'OR' })] })))),
    write('POST', '/_export', (id) => ({ where: [equals('id', id)] })),
    write('POST', '/{id}/_rev', () => ({})),
    write('POST', '/{id}/_changes', () => ({})),
    write('PUT', '', row),
    write('PUT', '/_all', (id) => [row(id)]),
    write('POST', '/_check', row),
    write('POST', '/_delete', row),
    write('POST', '/_delete', row, '?isHardDelete=true'),
    write('POST', '/_delete_all', (id) => [row(id)]),
    write('POST', '/_active', row),
    write('POST', '/_active_all', (id) => [row(id)]),
  ];
}

/** Returns another unused id, the same for the same input. */
function newIdLike(id: string): string {
  return `${id.slice(0, -4)}0000`;
}

/** Returns what distinguishes one answer from another, without parts that always differ. */
function comparableAnswer({ status, text }: Answer, id: string): string {
  const same = text
    .replaceAll(id, 'ID')
    .replaceAll(newIdLike(id), 'ID')
    .replaceAll(/"requestId":"[^"]*"/g, '');
  return `${status} ${same}`;
}

async function fingerprint({ db }: Pick<Target, 'db'>, entity: AnyEntity, ids: readonly string[]): Promise<string> {
  const { rows } = await db.query<{ hash: string }>(
    `select md5(string_agg(t::text, '|' order by t."id")) as "hash"
     from "${tableName(entity.name)}" t where "id" = any($1::uuid[])`,
    [ids],
  );
  return rows[0]?.hash ?? '';
}

function idsIn(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  return rows.map(({ id }) => id).filter((id) => typeof id === 'string');
}
