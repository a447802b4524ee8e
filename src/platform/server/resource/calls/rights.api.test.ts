/** Which calls each right opens, and that no other right does. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rights, type Right } from '#language/rights.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const SPECIMENS = '/api/v1/transaction/specimens';
const LINES = '/api/v1/transaction/specimen-lines';
const USERS = '/api/v1/security/users';

let test: TestApp;
let admin: Person;
/** People with exactly one right in the specimens menu. */
const only = new Map<Right, Person>();

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  for (const right of rights)
    only.set(right, await test.person({ roles: [await role([{ refMenu: { key: 'specimens' }, [right]: true }])] }));
  await vi.waitUntil(
    async () => (await test.call('POST', `${SPECIMENS}/_search`, { as: having('canSelect'), body: {} })).status === 200,
    { timeout: 10_000 },
  );
});
afterAll(() => test.stop());

const code = (): string => `T${randomBytes(6).toString('hex').toUpperCase()}`;
const having = (right: Right): Person => only.get(right) ?? admin;

async function role(menus: object[]): Promise<string> {
  const newRole = { code: code(), name: 'บทบาททดสอบ', refRowScope: { key: '5' }, menus };
  expect(await test.call('PUT', '/api/v1/security/roles', { as: admin, body: newRole })).toMatchObject({ status: 200 });
  return newRole.code;
}

async function specimen(): Promise<{ id: string; lineId: string }> {
  const { body } = await test.call('PUT', SPECIMENS, { as: admin, body: { code: code(), lines: [{ label: 'a' }] } });
  const {
    id,
    lines: [line],
  } = body as { id: string; lines: [{ id: string }] };
  return { id, lineId: line.id };
}

type Attempt = (as: Person) => Promise<TestAnswer>;
const fresh =
  (attempt: (as: Person, ids: { id: string; lineId: string }) => Promise<TestAnswer>): Attempt =>
  async (as) =>
    attempt(as, await specimen());

/** Every generic call, with the rights of which any one is needed. */
const calls: readonly (readonly [what: string, needs: readonly Right[], attempt: Attempt])[] = [
  ['searching', ['canView', 'canSelect'], (as) => test.call('POST', `${SPECIMENS}/_search`, { as, body: {} })],
  ['searching parts', ['canView', 'canSelect'], (as) => test.call('POST', `${LINES}/_search`, { as, body: {} })],
  ['exporting', ['canView'], (as) => test.call('POST', `${SPECIMENS}/_export`, { as, body: {} })],
  ['reading revisions', ['canView'], fresh((as, { id }) => test.call('POST', `${SPECIMENS}/${id}/_rev`, { as }))],
  ['reading changes', ['canView'], fresh((as, { id }) => test.call('POST', `${SPECIMENS}/${id}/_changes`, { as }))],
  ['making', ['canCreate'], (as) => test.call('PUT', SPECIMENS, { as, body: { code: code() } })],
  [
    'checking what is new',
    ['canCreate'],
    (as) => test.call('POST', `${SPECIMENS}/_check`, { as, body: { code: code() } }),
  ],
  [
    'changing',
    ['canEdit'],
    fresh((as, { id }) => test.call('PUT', SPECIMENS, { as, body: { id, version: 1, name: 'x' } })),
  ],
  [
    'checking a change',
    ['canEdit'],
    fresh((as, { id }) => test.call('POST', `${SPECIMENS}/_check`, { as, body: { id, version: 1, name: 'x' } })),
  ],
  [
    'adding a part',
    ['canEdit'],
    fresh((as, { id }) => test.call('PUT', LINES, { as, body: { refSpecimen: { id }, label: 'b' } })),
  ],
  [
    'changing a part',
    ['canEdit'],
    fresh((as, { lineId }) => test.call('PUT', LINES, { as, body: { id: lineId, label: 'b' } })),
  ],
  [
    'taking a part out',
    ['canEdit'],
    fresh((as, { lineId }) => test.call('POST', `${LINES}/_delete`, { as, body: { id: lineId } })),
  ],
  ['archiving', ['canArchive'], fresh((as, { id }) => test.call('POST', `${SPECIMENS}/_delete`, { as, body: { id } }))],
  [
    'deleting',
    ['canDelete'],
    fresh((as, { id }) => test.call('POST', `${SPECIMENS}/_delete?isHardDelete=true`, { as, body: { id } })),
  ],
  ['activating', ['canActive'], fresh((as, { id }) => test.call('POST', `${SPECIMENS}/_active`, { as, body: { id } }))],
];

/** The same calls for many rows: people with one of the rights may call, and are answered row by row. */
const bulkCalls: readonly (readonly [what: string, needs: Right, letIn: readonly Right[], attempt: Attempt])[] = [
  [
    'making several',
    'canCreate',
    ['canCreate', 'canEdit'],
    (as) => test.call('PUT', `${SPECIMENS}/_all`, { as, body: [{ code: code() }] }),
  ],
  [
    'changing several',
    'canEdit',
    ['canCreate', 'canEdit'],
    fresh((as, { id }) => test.call('PUT', `${SPECIMENS}/_all`, { as, body: [{ id, version: 1, name: 'x' }] })),
  ],
  [
    'archiving several',
    'canArchive',
    ['canArchive', 'canDelete'],
    fresh((as, { id }) => test.call('POST', `${SPECIMENS}/_delete_all`, { as, body: [id] })),
  ],
  [
    'deleting several',
    'canDelete',
    ['canArchive', 'canDelete'],
    fresh((as, { id }) => test.call('POST', `${SPECIMENS}/_delete_all?isHardDelete=true`, { as, body: [id] })),
  ],
  [
    'activating several',
    'canActive',
    ['canActive'],
    fresh((as, { id }) => test.call('POST', `${SPECIMENS}/_active_all`, { as, body: [id] })),
  ],
];

describe('a single right', () => {
  it.each(calls)('opens %s if it is one of %j, and not otherwise', async (_what, needs, attempt) => {
    for (const right of rights)
      expect([right, (await attempt(having(right))).status]).toEqual([right, needs.includes(right) ? 200 : 403]);
  });

  it.each(bulkCalls)('opens %s if it is %s', async (_what, needs, letIn, attempt) => {
    for (const right of rights) {
      const { status, body } = await attempt(having(right));
      if (!letIn.includes(right)) expect([right, status]).toEqual([right, 403]);
      else
        expect([right, status, body]).toMatchObject([
          right,
          200,
          [right === needs ? { ok: true } : { ok: false, error: { status: 403, messageKey: 'forbidden' } }],
        ]);
    }
  });

  it('to create lets the same record be sent twice, and changes no other', async () => {
    const { id } = await specimen();
    const body = { id: crypto.randomUUID(), code: code() };
    for (let round = 0; round < 2; round += 1)
      expect(await test.call('PUT', SPECIMENS, { as: having('canCreate'), body })).toMatchObject({
        status: 200,
        body: { version: 1 },
      });
    expect(
      await test.call('PUT', SPECIMENS, { as: having('canCreate'), body: { ...body, version: 1, name: 'x' } }),
    ).toMatchObject({ status: 403 });
    expect(await test.call('PUT', SPECIMENS, { as: having('canCreate'), body: { id, name: 'x' } })).toMatchObject({
      status: 409,
    });
  });
});

describe('the current menu', () => {
  it('limits the rights to those of the menu, and a menu that the person does not have gives none', async () => {
    const key = code();
    const { body: resources } = await test.call('POST', '/api/v1/security/resources/_search', {
      as: admin,
      body: { where: [{ name: 'path', operator: '=', value: `${SPECIMENS}/**` }] },
    });
    const {
      data: [resource],
    } = resources as { data: [{ id: string }] };
    const { body: menu } = await test.call('PUT', '/api/v1/security/menus', {
      as: admin,
      body: { key, name: 'เมนูทดสอบ', url: `/app/${key}`, resources: [{ refResource: { id: resource.id } }] },
    });
    const { id: editing } = menu as { id: string };
    const { body: menus } = await test.call('POST', '/api/v1/security/menus/_search', {
      as: admin,
      body: {
        where: [{ name: 'key', operator: 'in', value: ['specimens', 'user-mgt.users'] }],
        sort: [{ name: 'key', type: 'ASC' }],
      },
    });
    const [{ id: viewing }, { id: foreign }] = (menus as { data: [{ id: string }, { id: string }] }).data;
    const me = await test.person({
      roles: [
        await role([
          { refMenu: { key: 'specimens' }, canView: true },
          { refMenu: { key }, canEdit: true },
        ]),
      ],
    });
    const { id } = await specimen();
    const statuses = async (menuId?: string): Promise<number[]> => {
      const headers = menuId === undefined ? {} : { 'x-menu-id': menuId };
      const search = await test.call('POST', `${SPECIMENS}/_search`, { as: me, body: {}, headers });
      const change = await test.call('PUT', SPECIMENS, { as: me, body: { id, version: 1 }, headers });
      return [search.status, change.status];
    };
    await expect.poll(() => statuses(), { timeout: 10_000 }).toEqual([200, 200]);
    expect(await statuses('')).toEqual([200, 200]);
    expect(await statuses(viewing)).toEqual([200, 403]);
    expect(await statuses(editing)).toEqual([403, 200]);
    for (const nothing of [foreign, crypto.randomUUID(), 'x', "' or 1=1", viewing.toUpperCase()])
      expect(await statuses(nothing)).toEqual([403, 403]);
    expect(
      (
        await test.call('POST', '/api/v1/master/lookups/_search', {
          as: me,
          body: {},
          headers: { 'x-menu-id': foreign },
        })
      ).status,
    ).toBe(200);
  });
});

describe('an entity to which a screen only refers', () => {
  const searchUsers = (body: object): Promise<TestAnswer> =>
    test.call('POST', `${USERS}/_search`, { as: having('canView'), body });

  it('shows its card to a picker', async () => {
    const { status, body } = await searchUsers({
      where: [
        { name: 'username', operator: '=', value: admin.username },
        { name: 'isActive', type: 'Boolean', operator: '=', value: true },
      ],
      sort: [{ name: 'fullName', type: 'ASC' }],
    });
    expect([status, body]).toMatchObject([200, { totalSize: 1, data: [{ id: admin.id, username: admin.username }] }]);
    expect(Object.keys((body as { data: [object] }).data[0]).toSorted()).toEqual([
      'fullName',
      'fullNameEn',
      'id',
      'username',
    ]);
  });

  it('refuses all fields beyond the card, in every part of the search', async () => {
    const beyond = [
      { select: ['email'] },
      { select: ['id', 'createBy'] },
      { where: [{ name: 'idCard', operator: '=', value: '1' }] },
      { where: [{ name: 'refDepartment.nameTh', operator: '=', value: 'x' }] },
      { sort: [{ name: 'createDate', type: 'ASC' }] },
      { children: [{ name: 'roles' }] },
    ];
    for (const question of beyond)
      expect(await searchUsers(question)).toMatchObject({ status: 400, body: { messageKey: 'forbiddenPath' } });
  });

  it('cannot be exported, written, or read in its history', async () => {
    const as = having('canView');
    for (const [method, path] of [
      ['POST', '/_export'],
      ['POST', `/${admin.id}/_rev`],
      ['POST', `/${admin.id}/_changes`],
      ['PUT', ''],
      ['PUT', '/_all'],
      ['POST', '/_check'],
      ['POST', '/_delete'],
      ['POST', '/_active'],
    ] as const) {
      expect([path, (await test.call(method, USERS + path, { as, body: {} })).status]).toEqual([path, 403]);
    }
    expect((await test.call('POST', '/api/v1/security/user-roles/_search', { as, body: {} })).status).toBe(403);
  });
});
