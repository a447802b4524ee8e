/** Edge cases of reading that random queries seldom reach. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { inverse, type Field } from '#language/field.ts';
import { makeTestActor } from '#platform/testing/testActor.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import type { NaiveRecord } from '#platform/testing/naiveSearch.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import {
  SEARCH_BENCH_TIMEOUT_MS,
  openSearchBench,
  refusalOf,
  type SearchBench,
} from '#platform/testing/searchBench.ts';

const actor = makeTestActor();
const withoutSecrets = makeTestActor({ classes: ['public'] });
let bench: SearchBench;

beforeAll(async () => {
  bench = await openSearchBench({ seed: propertyRuns(1).seed, specimens: 60 });
}, SEARCH_BENCH_TIMEOUT_MS);

afterAll(() => bench.remove());

describe('a sort order', () => {
  it('by the id is complete: later sort keys have no effect', async () => {
    const sort = [
      { name: 'amount', type: 'ASC' },
      { name: 'id', type: 'DESC' },
      { name: 'name', type: 'ASC' },
    ];
    const byId = await bench.rows({
      actor,
      entity: 'specimen',
      body: {
        size: 1000,
        sort: [
          { name: 'id', type: 'DESC' },
          { name: 'name', type: 'ASC' },
        ],
      },
    });
    expect(byId.map(({ id }) => id)).toEqual(
      bench.world.specimens
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    const rows = await bench.rows({ actor, entity: 'specimen', body: { size: 1000, sort } });
    const same = rows.filter(({ amount }) => amount === rows[0]?.['amount']).map(({ id }) => String(id));
    expect(same).toEqual(same.toSorted().toReversed());
  });

  it('is checked for one record as for many', async () => {
    const where = [{ name: 'id', operator: '=', value: bench.world.specimens[0]?.id }];
    expect(
      await refusalOf(
        bench.ask({ actor: withoutSecrets, entity: 'specimen', body: { where, sort: [{ name: 'pin' }] } }),
      ),
    ).toMatchObject({ status: 400, messageKey: 'forbiddenPath', data: { name: 'pin' } });
    expect(
      await refusalOf(bench.ask({ actor, entity: 'specimen', body: { where, sort: [{ name: 'nothing' }] } })),
    ).toMatchObject({ messageKey: 'unknownPath' });
  });
});

describe('two queries', () => {
  it('that look alike when their parts are joined are not confused', async () => {
    await bench.ask({
      actor,
      entity: 'specimen',
      body: { select: ['code', 'name'], sort: [{ name: 'code' }, { name: 'name' }] },
    });
    expect(
      await refusalOf(
        bench.ask({
          actor,
          entity: 'specimen',
          body: { select: ['code,name'], sort: [{ name: 'code' }, { name: 'name' }] },
        }),
      ),
    ).toMatchObject({ data: { name: 'code,name' } });
    expect(
      await refusalOf(
        bench.ask({ actor, entity: 'specimen', body: { select: ['code', 'name'], sort: [{ name: 'codeASC,name' }] } }),
      ),
    ).toMatchObject({ data: { name: 'codeASC,name' } });
  });
});

describe('a filter', () => {
  it('accepts the last supported date like any other', async () => {
    for (const operator of ['=', '>', '<=', 'between']) {
      expect(
        await refusalOf(
          bench.ask({
            actor,
            entity: 'specimen',
            body: { where: [{ name: 'moment', type: 'Date', operator, value: '2200-12-31', value2: '2200-12-31' }] },
          }),
        ),
      ).toBeUndefined();
    }
    expect(
      (
        await bench.ask({
          actor,
          entity: 'specimen',
          body: { where: [{ name: 'createDate', type: 'Date', operator: '<=', value: '2200-12-31' }] },
        })
      ).totalSize,
    ).toBe(60);
  });

  it('treats an empty list as an open end of a range', async () => {
    const from = (body: unknown): Promise<{ totalSize: number }> =>
      bench.ask({ actor, entity: 'specimen', body: { where: [body] } });
    const expected = await from({ name: 'amount', operator: '<=', value: 2 });
    expect(await from({ name: 'amount', operator: 'between', value: [], value2: 2 })).toEqual(expected);
  });

  it('that is refused is named in full, including the parts in its path', async () => {
    const term = (name: string): unknown => ({ where: [{ name, operator: '=', value: 'warm' }] });
    expect(
      await refusalOf(bench.ask({ actor: withoutSecrets, entity: 'specimen', body: term('lines.hint') })),
    ).toMatchObject({ messageKey: 'forbiddenPath', data: { name: 'lines.hint' } });
    expect(await refusalOf(bench.ask({ actor, entity: 'specimen', body: term('lines.nothing') }))).toMatchObject({
      messageKey: 'unknownPath',
      data: { name: 'lines.nothing' },
    });
    expect(
      await refusalOf(bench.ask({ actor, entity: 'specimen', body: term('lines.refTitle.nothing') })),
    ).toMatchObject({ messageKey: 'unknownPath', data: { name: 'lines.refTitle.nothing' } });
  });
});

describe('children', () => {
  it('of a tree are returned once, even if their ancestors are requested too', async () => {
    const tree = { name: 'others', select: ['code'], isRecursive: true, sort: [{ name: 'code' }] };
    const rows = await bench.rows({
      actor,
      entity: 'specimen',
      body: { size: 1000, select: ['code'], sort: [{ name: 'code' }], children: [tree] },
    });
    const byCode = (records: readonly NaiveRecord[]): readonly NaiveRecord[] =>
      records.toSorted((first, other) => (String(first['code']) < String(other['code']) ? -1 : 1));
    const expectedTree = (record: NaiveRecord): unknown => ({
      id: record.id,
      code: record['code'],
      others: byCode(record['others'] as NaiveRecord[]).map(expectedTree),
    });
    expect(new Map(rows.map((row) => [row['id'], row]))).toEqual(
      new Map(bench.world.specimens.map((record) => [record.id, expectedTree(record)])),
    );
  });

  it('that refer to each other in a cycle end somewhere', async () => {
    const [first, other] = bench.world.specimens;
    const client = await bench.pool.connect();
    try {
      await client.query('begin');
      await client.query('update specimen set other_id = $2 where id = $1', [first?.id, other?.id]);
      await client.query('update specimen set other_id = $1 where id = $2', [first?.id, other?.id]);
      const body = {
        where: [{ name: 'id', operator: '=', value: first?.id }],
        select: ['code'],
        children: [{ name: 'others', select: ['code'], isRecursive: true }],
      };
      const answer = await bench.ask({ actor, entity: 'specimen', body, db: client });
      expect(answer.totalSize).toBe(1);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('are refused where they could not be returned: recursively below others, or twice', async () => {
    const below = { name: 'others', children: [{ name: 'others', isRecursive: true }] };
    expect(await refusalOf(bench.ask({ actor, entity: 'specimen', body: { children: [below] } }))).toMatchObject({
      status: 400,
      messageKey: 'wrongType',
    });
    expect(
      await refusalOf(bench.ask({ actor, entity: 'specimen', body: { children: [{ ...below, isRecursive: true }] } })),
    ).toMatchObject({ status: 400, messageKey: 'wrongType' });
    expect(
      await refusalOf(
        bench.ask({
          actor,
          entity: 'specimen',
          body: {
            children: [
              { name: 'lines', size: 1 },
              { name: 'lines', size: 2 },
            ],
          },
        }),
      ),
    ).toMatchObject({ status: 400, data: { key: 'lines' } });
  });

  it('are complete or refused, if all of them are requested', async () => {
    const all = (entity: string, name: string): Promise<unknown> =>
      refusalOf(bench.ask({ actor, entity, body: { children: [{ name, size: 1_000_000 }] } }));
    expect(await all('specimen', 'others')).toMatchObject({ status: 400, messageKey: 'tooMany' });
    expect(await all('specimen', 'lines')).toBeUndefined();
    expect(await all('department', 'children')).toBeUndefined();
  });

  it('that are parts of other records are visible only with those', async () => {
    const catalogue = changed({ lookup: { titled: inverse('specimenLine', 'refTitle', ['รายการ', 'Lines']) } });
    const holder = bench.world.holders[0];
    const children = [
      { name: 'titled', select: ['label'], where: [{ name: 'label', operator: '=', isNot: true, value: 'nowhere' }] },
    ];
    const rows = await bench.rows({
      actor: makeTestActor({ scope: { kind: 'holder', holderId: holder?.id ?? '' } }),
      entity: 'lookup',
      catalogue,
      body: { size: 1_000_000, children },
    });
    const ids = rows.flatMap(({ titled }) => (titled as { id: string }[]).map(({ id }) => id));
    const expected = bench.world.lines.filter(
      (line) => line['refTitle'] !== null && (line['refSpecimen'] as NaiveRecord)['refHolder'] === holder,
    );
    expect(ids.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    expect(ids.length).toBeGreaterThan(0);
  });
});

describe('lists with a field class', () => {
  it('hide their content: below their record, in a filter, and by themselves', async () => {
    const fields = testCatalogue.entities.get('specimen')?.fields;
    const ofOfficers = (name: string): Field => ({ ...fields?.[name], class: 'officer' }) as Field;
    const catalogue = changed({ specimen: { lines: ofOfficers('lines'), others: ofOfficers('others') } });
    const questions = [
      { name: 'lines', entity: 'specimenLine', body: { select: ['label'] } },
      { name: 'lines', entity: 'specimen', body: { children: [{ name: 'lines', select: ['label'] }] } },
      {
        name: 'lines.label',
        entity: 'specimen',
        body: { where: [{ name: 'lines.label', operator: 'like', value: 'a' }] },
      },
      { name: 'others', entity: 'specimen', body: { children: [{ name: 'others', select: ['code'] }] } },
      {
        name: 'others',
        entity: 'specimen',
        body: { children: [{ name: 'others', select: ['code'], isRecursive: true }] },
      },
    ];
    for (const { name, ...question } of questions) {
      expect(await refusalOf(bench.ask({ actor: withoutSecrets, catalogue, ...question }))).toMatchObject({
        status: 400,
        messageKey: 'forbiddenPath',
        data: { name },
      });
      expect(await refusalOf(bench.ask({ actor, catalogue, ...question }))).toBeUndefined();
    }
  });
});

/** Returns the test catalogue with some fields added or replaced. */
function changed(fields: Readonly<Record<string, Readonly<Record<string, Field>>>>): Catalogue {
  const withFields = (entity: AnyEntity): AnyEntity => ({
    ...entity,
    fields: { ...entity.fields, ...fields[entity.name] },
  });
  return buildCatalogue(
    testCatalogue.modules.map((module) => ({ ...module, entities: module.entities.map(withFields) })),
  );
}
