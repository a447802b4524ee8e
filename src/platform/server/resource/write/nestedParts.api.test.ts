/**
 * Rows within rows: written, refused and logged like rows; and features that only some entities declare: rules of rows,
 * fields editable under a condition.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entity, rule, section, table } from '#language/entity.ts';
import { boolean, decimal, defineFields, integer, parts, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { defineModule } from '#language/module.ts';
import { sum } from '#language/values/decimal.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import type { Person } from '#platform/testing/people.ts';

const crateFields = defineFields({
  name: text(['ชื่อ', 'Name'], { required: true }),
  isSealed: boolean(['ปิดผนึก', 'Sealed'], { default: false }),
  note: text(['หมายเหตุ', 'Note']),
  totalKg: decimal(['รวม', 'Total'], { precision: 12, scale: 3, managed: true }),
  boxes: parts('crateBox', ['กล่อง', 'Boxes']),
});
const boxFields = defineFields({
  mark: text(['เครื่องหมาย', 'Mark'], { required: true }),
  emptyKg: decimal(['น้ำหนักกล่อง', 'Empty weight'], { precision: 12, scale: 3 }),
  items: parts('crateItem', ['ของ', 'Items'], { max: 5 }),
});
const itemFields = defineFields({
  label: text(['ชื่อของ', 'Label'], { required: true }),
  count: integer(['จำนวน', 'Count'], { min: 1 }),
  limit: integer(['จำกัด', 'Limit']),
});

declare module '#language/registry.ts' {
  interface Fields {
    crate: typeof crateFields;
    crateBox: typeof boxFields;
    crateItem: typeof itemFields;
  }
}

const rights = ['canView', 'canCreate', 'canEdit', 'canActive', 'canArchive', 'canDelete', 'canSelect'] as const;
const crateModule = defineModule({
  name: 'crate',
  entities: [
    entity('crate', crateFields, {
      wire: 'transaction/crates',
      title: ['ลัง', 'Crate'],
      list: { columns: ['name'], search: ['name'], sort: ['name'] },
      form: [section(['ลัง', 'Crate'], ['name', 'isSealed', 'note']), table('boxes')],
      behaviour: {
        note: { editableWhen: (crate) => crate.isSealed !== true },
        boxes: { editableWhen: (crate) => crate.isSealed !== true },
        totalKg: {
          derive: (crate) =>
            sum((crate.boxes ?? []).flatMap((box) => (box.emptyKg === null || 'isDelete' in box ? [] : [box.emptyKg]))),
        },
      },
    }),
    entity('crateBox', boxFields, {
      wire: 'transaction/crate-boxes',
      title: ['กล่อง', 'Box'],
      partOf: { root: 'crate', field: 'boxes', rootField: 'refCrate' },
      card: { th: 'mark' },
      unique: [['$root', 'mark']],
      list: { columns: ['mark'], search: ['mark'], sort: ['mark'] },
      form: [section(['กล่อง', 'Box'], ['mark', 'emptyKg']), table('items')],
      rules: [
        rule<'crateBox'>('heavyBoxHoldsSomething', {
          check: (box) =>
            box.emptyKg !== null && box.emptyKg.gt('10') && (box.items ?? []).length === 0
              ? fieldProblem('items', message('atLeastOneItem'))
              : undefined,
        }),
      ],
    }),
    entity('crateItem', itemFields, {
      wire: 'transaction/crate-items',
      title: ['ของ', 'Item'],
      partOf: { root: 'crateBox', field: 'items', rootField: 'refBox' },
      unique: [['$root', 'label']],
      list: { columns: ['label'], search: ['label'], sort: ['label'] },
      form: [section(['ของ', 'Item'], ['label', 'count', 'limit'])],
      behaviour: { limit: { editableWhen: (item) => item.label === 'free' } },
      rules: [
        rule<'crateItem', 'specimenLimit'>('countWithinLimit', {
          needs: ['specimenLimit'],
          check: (item, { specimenLimit }) =>
            item.count !== null && item.count > specimenLimit.limit
              ? fieldProblem('count', message('maxValue', { n: specimenLimit.limit }))
              : undefined,
        }),
      ],
    }),
  ],
  menus: [
    {
      key: 'crates',
      label: ['ลัง', 'Crates'],
      url: '/app/crate/crates/**',
      entities: ['crate'],
      roles: { ADMIN: rights },
    },
  ],
});

const CRATES = '/api/v1/transaction/crates';
const ITEMS = '/api/v1/transaction/crate-items';

interface Item {
  readonly id: string;
  readonly label: string;
}
interface Box {
  readonly id: string;
  readonly mark: string;
}
interface Crate {
  readonly id: string;
  readonly version: number;
  readonly boxes: readonly Box[];
}

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestAppWithModule(crateModule);
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const put = (body: unknown, base = CRATES): Promise<TestAnswer> => test.call('PUT', base, { as: admin, body });
const problemsOf = ({ status, body }: TestAnswer): unknown => [
  status,
  (body as { fields?: { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path}: ${messageKey}`,
  ),
];
const itemsOf = async (boxId: string): Promise<Item[]> =>
  (
    (
      await test.call('POST', `${ITEMS}/_search`, {
        as: admin,
        body: { where: [{ name: 'refBox.id', operator: '=', value: boxId }], sort: [{ name: 'seq', type: 'ASC' }] },
      })
    ).body as { data: Item[] }
  ).data;

async function saved(body: object): Promise<Crate> {
  const { status, body: record, text: answerText } = await put(body);
  expect([status, status === 200 ? '' : answerText]).toEqual([200, '']);
  return record as Crate;
}

describe('rows within rows', () => {
  it('are added, changed, left and removed with their rows, and exchange places without losing their own rows', async () => {
    const created = await saved({
      name: 'one',
      boxes: [
        { mark: 'a', emptyKg: 1, items: [{ label: 'x' }, { label: 'y' }] },
        { mark: 'b', items: [{ label: 'x' }] },
      ],
    });
    const [a, b] = created.boxes.map(({ id }) => id);
    const [x, y] = (await itemsOf(a ?? '')).map(({ id }) => id);
    expect(
      (
        await saved({
          id: created.id,
          version: 1,
          boxes: [{ id: a, items: [{ id: x, label: 'y' }, { id: y, label: 'x' }, { label: 'z' }] }],
        })
      ).version,
    ).toBe(2);
    expect((await itemsOf(a ?? '')).map(({ id, label }) => [id, label])).toEqual([
      [x, 'y'],
      [y, 'x'],
      [expect.any(String), 'z'],
    ]);
    const swapped = await saved({
      id: created.id,
      version: 2,
      boxes: [
        { id: a, mark: 'b' },
        { id: b, mark: 'a' },
      ],
    });
    expect(swapped.boxes.map(({ id, mark }) => [id, mark])).toEqual([
      [a, 'b'],
      [b, 'a'],
    ]);
    expect((await itemsOf(a ?? '')).map(({ label }) => label)).toEqual(['y', 'x', 'z']);
    expect((await itemsOf(b ?? '')).map(({ label }) => label)).toEqual(['x']);
    expect((await saved({ id: created.id, version: 3, boxes: [{ id: a, isDelete: true }] })).boxes.length).toBe(1);
    expect(await itemsOf(a ?? '')).toEqual([]);
  });

  it('are created once, however often they are sent', async () => {
    const body = {
      id: crypto.randomUUID(),
      name: 'again',
      boxes: [{ mark: 'a', items: [{ label: 'x' }, { label: 'y' }] }],
    };
    const first = await saved(body);
    expect(await saved(body)).toEqual(first);
    expect(await put({ ...body, boxes: [{ mark: 'a', items: [{ label: 'y' }, { label: 'x' }] }] })).toMatchObject({
      status: 409,
    });
  });

  it('must satisfy their own rules, and are named by their full path', async () => {
    const answer = await put({
      name: 'two',
      boxes: [
        { mark: 'a', emptyKg: 11 },
        { mark: 'b', items: [{ label: 'x', count: 900_001 }, { label: 'x' }, { count: 0 }] },
      ],
    });
    expect(problemsOf(answer)).toEqual([
      422,
      [
        'boxes.0.items: atLeastOneItem',
        'boxes.1.items.0.count: maxValue',
        'boxes.1.items.2.label: required',
        'boxes.1.items.2.count: minValue',
        'boxes.1.items.1.label: duplicateValue',
      ],
    ]);
  });

  it('are written at their own address, return themselves, and are versioned and logged with every level above', async () => {
    const created = await saved({ name: 'three', boxes: [{ mark: 'a', items: [{ label: 'x' }] }] });
    const boxId = created.boxes[0]?.id ?? '';
    const item = await put({ refBox: { id: boxId }, label: 'y', count: 2 }, ITEMS);
    expect(item).toMatchObject({ status: 200, body: { label: 'y', seq: 2, refBox: { id: boxId } } });
    const { id } = item.body as Item;
    expect(await put({ id, count: 3 }, ITEMS)).toMatchObject({ status: 200, body: { id, count: 3 } });
    expect(problemsOf(await put({ id, label: 'x', count: -1 }, ITEMS))).toEqual([
      422,
      ['count: minValue', 'label: duplicateValue'],
    ]);
    const tooMany = [1, 2, 3, 4].map((n) => ({ label: `n${n}` }));
    expect(
      problemsOf(await put({ id: created.id, version: 3, name: null, boxes: [{ id: boxId, items: tooMany }] })),
    ).toEqual([422, ['name: required', 'boxes.0.items: tooMany']]);
    await test.app.pools.api.query('update "crate" set "name" = $2 where "id" = $1', [created.id, ' ']);
    await test.app.pools.api.query('update "crate_box" set "mark" = $2 where "id" = $1', [boxId, ' ']);
    expect(problemsOf(await put({ id, count: 0 }, ITEMS))).toEqual([
      422,
      ['refBox.refCrate.name: required', 'refBox.mark: required', 'count: minValue'],
    ]);
    await saved({ id: created.id, version: 3, name: 'three', boxes: [{ id: boxId, mark: 'a' }] });
    expect(await test.call('POST', `${ITEMS}/_delete`, { as: admin, body: { id, version: 4 } })).toMatchObject({
      status: 200,
      body: { id, version: 5 },
    });
    expect(problemsOf(await put({ refBox: { id: crypto.randomUUID() }, label: 'y' }, ITEMS))).toEqual([404, []]);
  });

  it('are logged by their ids, with the labels of their path', async () => {
    const created = await saved({ name: 'four', boxes: [{ mark: 'a', items: [{ label: 'x', count: 1 }] }] });
    const boxId = created.boxes[0]?.id ?? '';
    const [item] = await itemsOf(boxId);
    await put({ id: item?.id, count: 2 }, ITEMS);
    const { body } = await test.call('POST', `${CRATES}/${created.id}/_changes`, { as: admin });
    expect((body as { changes: unknown }[])[0]?.changes).toEqual([
      {
        path: `boxes.${boxId}.items.${item?.id}.count`,
        label: ['กล่อง › ของ › จำนวน', 'Boxes › Items › Count'],
        before: 1,
        after: 2,
      },
    ]);
  });
});

describe('a field that is editable under a condition', () => {
  it('cannot be changed while it is closed, in the record, in its rows, and in rows within them', async () => {
    const created = await saved({ name: 'five', note: 'n', boxes: [{ mark: 'a', items: [{ label: 'x' }] }] });
    const boxId = created.boxes[0]?.id ?? '';
    expect((await saved({ id: created.id, version: 1, isSealed: true, boxes: [{ id: boxId }] })).version).toBe(2);
    expect(problemsOf(await put({ id: created.id, version: 2, note: 'm', boxes: [{ id: boxId, mark: 'b' }] }))).toEqual(
      [422, ['note: managedField', 'boxes: managedField']],
    );
    expect(problemsOf(await put({ refBox: { id: boxId }, label: 'y' }, ITEMS))).toEqual([
      422,
      ['refBox.refCrate.boxes: managedField'],
    ]);
    expect((await saved({ id: created.id, version: 2, note: 'n', name: 'six' })).version).toBe(3);
    expect(
      (await saved({ id: created.id, version: 3, isSealed: false, note: 'm', boxes: [{ id: boxId, mark: 'b' }] }))
        .version,
    ).toBe(4);
    expect(
      problemsOf(
        await put({
          name: 'seven',
          boxes: [
            {
              mark: 'a',
              items: [
                { label: 'bound', limit: 1 },
                { label: 'free', limit: 1 },
              ],
            },
          ],
        }),
      ),
    ).toEqual([422, ['boxes.0.items.0.limit: managedField']]);
  });
});
