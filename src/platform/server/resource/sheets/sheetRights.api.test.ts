/** An import is limited by the rights of the person: which columns, which records, and which are in use. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entity, section } from '#language/entity.ts';
import { defineFields, ref, text } from '#language/field.ts';
import { defineModule } from '#language/module.ts';
import type { Right } from '#language/rights.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import { fetchFile, sendSheet, buildSheet, type ImportAnswer } from '#platform/testing/sheetImports.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import { makeRole } from '#platform/testing/roles.ts';

const fields = defineFields({
  code: text(['รหัสกอง', 'Heap code'], { required: true, max: 20, code: true }),
  name: text(['ชื่อกอง', 'Heap'], { max: 100 }),
  opinion: text(['ความเห็น', 'Opinion'], { max: 100, class: 'officer' }),
  pin: text(['รหัสลับ', 'Pin'], { max: 20, class: 'secret' }),
  total: text(['ยอดรวม', 'Total'], { max: 20, managed: true }),
  refDepartment: ref('department', ['หน่วยงาน', 'Department']),
});

declare module '#language/registry.ts' {
  interface Fields {
    heap: typeof fields;
  }
}

const rights: readonly Right[] = [
  'canView',
  'canCreate',
  'canEdit',
  'canActive',
  'canArchive',
  'canDelete',
  'canSelect',
];
const heapModule = defineModule({
  name: 'heap',
  entities: [
    entity('heap', fields, {
      wire: 'master/heaps',
      title: ['กอง', 'Heap'],
      card: { key: 'code', th: 'name' },
      scope: { department: 'refDepartment' },
      isImported: true,
      unique: [['code']],
      list: { columns: ['code', 'name'], search: ['code'], sort: ['code'] },
      form: [section(['กอง', 'Heap'], ['code', 'name', 'opinion', 'pin', 'total', 'refDepartment'])],
    }),
  ],
  menus: [
    { key: 'heaps', label: ['กอง', 'Heaps'], url: '/app/heap/heaps/**', entities: ['heap'], roles: { ADMIN: rights } },
  ],
});

const HEAPS = '/api/v1/master/heaps';
let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestAppWithModule(heapModule);
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const personWith = async (
  heldRights: readonly Right[],
  options: Partial<Parameters<typeof makeRole>[2]> = {},
  departmentId?: string,
): Promise<Person> =>
  test.person({
    roles: [await makeRole(test, admin, { menus: { heaps: heldRights }, ...options })],
    ...(departmentId === undefined ? {} : { departmentId }),
  });
const load = async (as: Person, cells: readonly (readonly string[])[]): Promise<ImportAnswer> =>
  sendSheet(test, HEAPS, await buildSheet(cells), { as });

describe('a person who imports a sheet', () => {
  it('must have the rights to create and to change records; the template needs either of them', async () => {
    for (const heldRights of [
      ['canView', 'canCreate'],
      ['canView', 'canEdit'],
    ] as const) {
      const person = await personWith(heldRights);
      expect(await load(person, [['code'], ['H-0']])).toMatchObject({ status: 403, body: { messageKey: 'forbidden' } });
      expect((await fetchFile(test, `${HEAPS}/_template`, { as: person })).status).toBe(200);
    }
    expect(
      (await load(await personWith(['canView', 'canCreate', 'canEdit']), [['code'], ['H-0']])).outcome,
    ).toMatchObject({ isLoaded: true, created: 1 });
  });

  it('has no columns for fields they may not read, for secrets, and for fields that the server writes', async () => {
    const person = await personWith(rights);
    const header = async (as: Person): Promise<string> =>
      (await test.call('POST', `${HEAPS}/_template?format=csv&locale=en`, { as })).text;
    expect(await header(person)).toBe('\uFEFFHeap code *,Heap,Department,Active\r\n');
    expect(await header(admin)).toBe('\uFEFFHeap code *,Heap,Opinion,Department,Active\r\n');
    expect(
      await load(person, [
        ['code', 'ความเห็น'],
        ['H-1', 'ดี'],
      ]),
    ).toMatchObject({ status: 403, body: { messageKey: 'unreadColumn', data: { name: 'ความเห็น' } } });
    expect(
      await load(admin, [
        ['code', 'pin'],
        ['H-1', '1234'],
      ]),
    ).toMatchObject({ status: 422, body: { messageKey: 'sheetUnknown' } });
    expect(
      (
        await load(admin, [
          ['code', 'ความเห็น', 'ยอดรวม'],
          ['H-1', 'ดี', '99'],
        ])
      ).outcome,
    ).toMatchObject({ isLoaded: true, created: 1 });
    expect((await test.app.pools.api.query(`select "opinion", "total" from "heap" where "code" = 'H-1'`)).rows).toEqual(
      [{ opinion: 'ดี', total: null }],
    );
  });

  it('cannot archive records without that right', async () => {
    const person = await personWith(['canView', 'canCreate', 'canEdit']);
    const answer = await load(person, [
      ['code', 'Active'],
      ['H-1', 'No'],
      ['H-2', 'Yes'],
    ]);
    expect(answer.outcome).toMatchObject({
      isLoaded: false,
      problems: [{ row: 2, column: 'B', field: 'isActive', value: 'No', messageKey: 'forbidden' }],
    });
  });

  it('changes only records they may see, and creates them only where they could see them', async () => {
    const [ours, otherDepartment] = [await makeDepartment(test.app), await makeDepartment(test.app)];
    const [mine, other] = [
      await personWith(rights, { rowScope: 'department' }, ours),
      await personWith(rights, { rowScope: 'department' }, otherDepartment),
    ];
    expect(
      (
        await load(mine, [
          ['code', 'name'],
          ['S-1', 'ของเรา'],
        ])
      ).outcome,
    ).toMatchObject({ isLoaded: true, created: 1 });
    expect(
      (
        await load(other, [
          ['code', 'name'],
          ['S-1', 'ของเขา'],
        ])
      ).outcome.problems,
    ).toMatchObject([{ row: 2, column: 'A', messageKey: 'duplicateValue' }]);
    expect(
      (
        await load(mine, [
          ['code', 'name'],
          ['S-1', 'ใหม่'],
        ])
      ).outcome,
    ).toMatchObject({ isLoaded: true, updated: 1 });
  });
});
