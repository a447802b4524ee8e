/**
 * A record outside the row scope of a person is not reachable by any call, whatever the scope is and whatever rights
 * they have.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRights } from '#language/module.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { insertRow } from '#platform/testing/insertRow.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { makeRole, type RoleOptions } from '#platform/testing/roles.ts';
import { baseOf } from '../../resource/address.ts';

const SPECIMENS = '/api/v1/transaction/specimens';
const LINES = '/api/v1/transaction/specimen-lines';
const FILES = '/api/v1/master/attachments';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Is contained in every record outside the scope, and nowhere else. */
const OUTSIDE = 'zq7outside';

interface Specimen {
  readonly id: string;
  readonly lineId: string;
  readonly fileId: string;
  readonly logId: string;
}

let test: TestApp;
let admin: Person;
let inside: Specimen;
let outside: Specimen;
/** The body of a record inside the scope that refers to a record outside it. */
let pointer: object;
const people = new Map<string, Person>();

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  const [ourHolder, theirHolder] = [await makeHolder(test.app), await makeHolder(test.app)];
  const ours = await makeDepartment(test.app);
  const [childDepartment, otherDepartment] = [
    await makeDepartment(test.app, { parentId: ours }),
    await makeDepartment(test.app),
  ];
  const our = { refHolder: { id: ourHolder }, refDepartment: { id: childDepartment }, refDocumentType: { key: '02' } };
  inside = await makeSpecimen({ code: 'IN', name: 'ours', ...our });
  outside = await makeSpecimen({
    code: OUTSIDE,
    name: OUTSIDE,
    note: OUTSIDE,
    refHolder: { id: theirHolder },
    refDepartment: { id: otherDepartment },
    refDocumentType: { key: '01' },
    refOther: { id: inside.id },
  });
  pointer = { code: 'POINTER', ...our, refOther: { id: outside.id } };
  const menus = { specimens: allRights, 'data-mgt.entity-logs': allRights };
  const role = (options: Omit<RoleOptions, 'menus'>): Promise<string> =>
    makeRole(test, admin, { menus, fieldClasses: ['personal', 'officer'], ...options });
  people.set(
    'the holder they act for',
    await test.person({
      roles: [await role({ rowScope: 'holder' })],
      personType: 'employee',
      memberOf: { holderId: ourHolder, kind: 'owner' },
    }),
  );
  people.set(
    'their department',
    await test.person({ roles: [await role({ rowScope: 'department' })], departmentId: childDepartment }),
  );
  people.set(
    'their department and those below',
    await test.person({ roles: [await role({ rowScope: 'departmentTree' })], departmentId: ours }),
  );
  people.set(
    'document types',
    await test.person({ roles: [await role({ rowScope: 'documentTypes', documentTypes: ['sampleImport'] })] }),
  );
});
afterAll(() => test.stop());

async function makeSpecimen(values: object): Promise<Specimen> {
  const { status, body, text } = await test.call('PUT', SPECIMENS, {
    as: admin,
    body: { ...values, picture: { name: 'x.png', blob: PNG }, lines: [{ label: (values as { code: string }).code }] },
  });
  if (status !== 200) throw new Error(text);
  const {
    id,
    lines: [line],
    picture,
  } = body as { id: string; lines: [{ id: string }]; picture: { id: string } };
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "id" from "entity_log" where "record_id" = $1',
    [id],
  );
  return { id, lineId: line.id, fileId: picture.id, logId: rows[0]?.id ?? '' };
}

const kinds = [
  'the holder they act for',
  'their department',
  'their department and those below',
  'document types',
] as const;
const nobodys = [
  ['holder', 'a holder and act for none'],
  ['department', 'a department and have none'],
  ['departmentTree', 'those below their department and have none'],
] as const;
const having = (kind: string): Person => people.get(kind) ?? admin;
const equal = (name: string, value: string): object => ({ where: [{ name, operator: '=', value }] });

type AccessAttempt = (as: Person, of: Specimen) => Promise<TestAnswer>;
const post =
  (path: (of: Specimen) => string, body?: (of: Specimen) => unknown): AccessAttempt =>
  (as, of) =>
    test.call('POST', path(of), { as, body: body?.(of) ?? {} });

/** Each call returns a specimen that the person may see. */
const reading: Readonly<Record<string, AccessAttempt>> = {
  'searching for it': post(
    () => `${SPECIMENS}/_search`,
    ({ id }) => ({ ...equal('id', id), children: [{ name: 'lines' }] }),
  ),
  'searching for its part': post(
    () => `${LINES}/_search`,
    ({ lineId }) => equal('id', lineId),
  ),
  'searching by what it is part of': post(
    () => `${LINES}/_search`,
    ({ id }) => equal('refSpecimen.id', id),
  ),
  'exporting it': post(
    () => `${SPECIMENS}/_export`,
    ({ id }) => ({ ...equal('id', id), select: ['id', 'code'] }),
  ),
  'its revisions': post(({ id }) => `${SPECIMENS}/${id}/_rev`),
  'its changes': post(({ id }) => `${SPECIMENS}/${id}/_changes`),
  'its file': (as, { fileId }) => test.call('GET', `${FILES}/${fileId}`, { as }),
  'checking a change of it': post(
    () => `${SPECIMENS}/_check`,
    ({ id }) => ({ id, version: 1 }),
  ),
  'changing it': (as, { id }) => test.call('PUT', SPECIMENS, { as, body: { id, version: 1 } }),
  'changing its part': (as, { lineId }) => test.call('PUT', LINES, { as, body: { id: lineId } }),
};

/** Each call would change a specimen that the person may see. */
const writing: Readonly<Record<string, AccessAttempt>> = {
  changing: (as, { id }) => test.call('PUT', SPECIMENS, { as, body: { id, version: 1, name: 'taken' } }),
  'making anew under its id': (as, { id }) => test.call('PUT', SPECIMENS, { as, body: { id, code: 'taken' } }),
  'changing several': (as, { id }) =>
    test.call('PUT', `${SPECIMENS}/_all`, { as, body: [{ id, version: 1, name: 'taken' }] }),
  'adding a part': (as, { id }) => test.call('PUT', LINES, { as, body: { refSpecimen: { id }, label: 'taken' } }),
  'adding several parts': (as, { id }) =>
    test.call('PUT', `${LINES}/_all`, { as, body: [{ refSpecimen: { id }, label: 'taken' }] }),
  'changing a part': (as, { lineId }) => test.call('PUT', LINES, { as, body: { id: lineId, label: 'taken' } }),
  'taking a part out': post(
    () => `${LINES}/_delete`,
    ({ lineId }) => ({ id: lineId }),
  ),
  'taking several parts out': post(
    () => `${LINES}/_delete_all`,
    ({ lineId }) => [lineId],
  ),
  archiving: post(
    () => `${SPECIMENS}/_delete`,
    ({ id }) => ({ id }),
  ),
  'archiving several': post(
    () => `${SPECIMENS}/_delete_all`,
    ({ id }) => [id],
  ),
  deleting: post(
    () => `${SPECIMENS}/_delete?isHardDelete=true`,
    ({ id }) => ({ id }),
  ),
  'deleting several': post(
    () => `${SPECIMENS}/_delete_all?isHardDelete=true`,
    ({ id }) => [id],
  ),
  activating: post(
    () => `${SPECIMENS}/_active`,
    ({ id }) => ({ id }),
  ),
  'activating several': post(
    () => `${SPECIMENS}/_active_all`,
    ({ id }) => [id],
  ),
  'making its file one’s own': (as, { fileId }) =>
    test.call('PUT', SPECIMENS, { as, body: { code: 'taken', picture: { id: fileId } } }),
  'hanging its part on one’s own': (as, { lineId }) =>
    test.call('PUT', SPECIMENS, { as, body: { id: inside.id, version: 1, lines: [{ id: lineId }] } }),
};

describe.each(kinds)('a person who sees %s', (kind) => {
  it('reads records inside their row scope by every call', async () => {
    for (const [what, attempt] of Object.entries(reading))
      expect([what, await found(attempt(having(kind), inside))]).toEqual([what, true]);
  });

  it('reads no record outside their row scope by any call', async () => {
    for (const [what, attempt] of Object.entries(reading))
      expect([what, await found(attempt(having(kind), outside))]).toEqual([what, false]);
    const all = [
      await test.call('POST', `${SPECIMENS}/_search`, {
        as: having(kind),
        body: { children: [{ name: 'others' }, { name: 'lines' }] },
      }),
      await test.call('POST', `${LINES}/_search`, { as: having(kind), body: {} }),
      await test.call('POST', `${SPECIMENS}/_export`, { as: having(kind), body: {} }),
    ];
    for (const { status, text } of all) expect([status, text.includes(OUTSIDE)]).toEqual([200, false]);
  });

  it('changes no record outside their row scope by any call', async () => {
    const before = await stored();
    for (const [what, attempt] of Object.entries(writing)) {
      const { status, body, text } = await attempt(having(kind), outside);
      const isDone = Array.isArray(body) ? body.some((row: { ok: boolean }) => row.ok) : status === 200;
      expect([what, isDone, text.includes(OUTSIDE)]).toEqual([what, false, false]);
    }
    expect(await stored()).toEqual(before);
  });

  it('reads only the card of a record outside their row scope through a reference', async () => {
    const { id } = await makeSpecimen(pointer);
    const searchFor = (select: string): Promise<TestAnswer> =>
      test.call('POST', `${SPECIMENS}/_search`, { as: having(kind), body: { ...equal('id', id), select: [select] } });
    expect((await searchFor('refOther.code')).body).toMatchObject({ data: [{ refOther: { code: OUTSIDE } }] });
    expect((await searchFor('refOther.note')).text).not.toContain(OUTSIDE);
    expect(
      (
        await test.call('POST', `${SPECIMENS}/_search`, {
          as: having(kind),
          body: { where: [{ name: 'refOther.note', operator: 'like', value: OUTSIDE }] },
        })
      ).body,
    ).toMatchObject({ totalSize: 0 });
    expect(
      (await test.call('POST', `${SPECIMENS}/_delete?isHardDelete=true`, { as: admin, body: { id } })).status,
    ).toBe(200);
  });

  it('cannot read changes of a record outside their row scope in the log', async () => {
    expect(
      await test.call('POST', `/api/v1/transaction/entity-logs/${outside.logId}/_changes`, { as: having(kind) }),
    ).toMatchObject({ status: 404 });
  });
});

describe.each(nobodys)('a person whose row scope is %s', (rowScope, what) => {
  it(`that is, ${what}, is shown nothing at all`, async () => {
    const person = await test.person({
      roles: [await makeRole(test, admin, { menus: { specimens: allRights }, rowScope })],
    });
    for (const of of [inside, outside]) {
      for (const [how, attempt] of Object.entries(reading))
        expect([how, await found(attempt(person, of))]).toEqual([how, false]);
    }
  });
});

describe('private records', () => {
  const privateEntities = [...testCatalogue.entities.values()].flatMap((entity) =>
    entity.ownerField !== undefined ? [ownEntityOf(entity)] : entity.scope.user === undefined ? [] : [entity],
  );

  it.each(privateEntities.map((entity) => [baseOf(entity), entity] as const))(
    'below %s are invisible to everybody but their owner, administrators included',
    async (base, entity) => {
      const owner = await test.person({ roles: ['ADMIN'] });
      const whose = entity.scope.user ?? entity.scope.ownerField ?? '';
      const files = Object.entries(entity.fields)
        .filter(([, field]) => field.kind === 'file' && field.required)
        .map(([name]) => name);
      const picture = files.length === 0 ? undefined : { id: inside.fileId };
      const id = await insertRow(test.app.pools.api, entity.name, {
        [whose]: { id: owner.id },
        ...Object.fromEntries(files.map((name) => [name, picture])),
      });
      const search = (as: Person): Promise<TestAnswer> =>
        test.call('POST', `${base}/_search`, { as, body: equal('id', id) });
      expect((await search(owner)).body).toMatchObject({ totalSize: 1 });
      expect((await search(admin)).body).toMatchObject({ totalSize: 0 });
      expect((await test.call('POST', `${base}/_export`, { as: admin, body: { select: ['id'] } })).text).not.toContain(
        id,
      );
      for (const suffix of ['_rev', '_changes'])
        expect([suffix, (await test.call('POST', `${base}/${id}/${suffix}`, { as: admin })).status]).toEqual([
          suffix,
          404,
        ]);
      if (entity.readOnly) return;
      const writes = [
        await test.call('PUT', base, { as: admin, body: { id, version: 1 } }),
        await test.call('POST', `${base}/_check`, { as: admin, body: { id, version: 1 } }),
        await test.call('POST', `${base}/_delete`, { as: admin, body: { id } }),
        await test.call('POST', `${base}/_delete?isHardDelete=true`, { as: admin, body: { id } }),
        await test.call('POST', `${base}/_active`, { as: admin, body: { id } }),
      ];
      expect(writes.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      for (const [method, path, body] of [
        ['PUT', '/_all', [{ id, version: 1 }]],
        ['POST', '/_delete_all', [id]],
        ['POST', '/_active_all', [id]],
      ] as const) {
        expect([path, (await test.call(method, base + path, { as: admin, body })).body]).toMatchObject([
          path,
          [{ ok: false, error: { status: 404 } }],
        ]);
      }
    },
  );
});

/** Treats an empty answer and an error alike. */
async function found(answering: Promise<TestAnswer>): Promise<boolean> {
  const { status, body, text } = await answering;
  if (status !== 200) return false;
  if (text.startsWith('\uFEFF')) return text.trim().split('\r\n').length > 1;
  return (body as { totalSize?: number } | undefined)?.totalSize !== 0;
}

async function stored(): Promise<unknown> {
  const { rows } = await test.app.pools.api.query<{ now: unknown }>(
    `select json_build_object('specimens', (select json_agg(s order by s."id")
      from "specimen" s), 'lines', (select json_agg(l order by l."id") from "specimen_line" l),
  'files', (select json_agg(f order by f."id") from "stored_file" f)) as "now"`,
  );
  return rows[0]?.now;
}
