/**
 * Fields that only the server sets cannot be set by a client, in any record: if sent, they are refused or ignored,
 * never stored.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { behaviourOf } from '#language/checkRecord.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { tableName } from '#language/naming.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { insertRow } from '#platform/testing/insertRow.ts';
import type { Person } from '#platform/testing/people.ts';
import { sharedTypeOf } from '#platform/testing/registerDocument.ts';
import { CENTRAL_OFFICE, expectOk, makeRequestPeople } from '#platform/testing/requestPeople.ts';
import { baseOf } from '../address.ts';
import { newId } from '../../database/newId.ts';
import { quote } from '../../database/sqlText.ts';

let test: TestApp;
let admin: Person;
let operator: Person;
let holderId: string;
let officers: ReadonlyMap<string, Person>;
let pictureId: string;
beforeAll(async () => {
  test = await startTestApp({ skipsInvariants: true });
  admin = await test.person({ roles: ['ADMIN'] });
  const { head, ...cast } = await makeRequestPeople(test);
  ({ operator, holderId } = cast);
  officers = new Map([
    ['OFFICER_HEAD', head],
    ['OFFICER_FINANCE', await test.person({ roles: ['OFFICER_FINANCE'], departmentId: CENTRAL_OFFICE })],
  ]);
  const { body } = await test.call('POST', '/api/v1/master/attachments/upload', {
    as: admin,
    body: 'picture',
    headers: { 'content-type': 'application/octet-stream' },
  });
  pictureId = (body as { id: string }).id;
});
afterAll(() => test.stop());

/** Every kind of record that can be written at its address: shared records, and a person's own. */
const written = [...testCatalogue.entities.values()]
  .filter(({ kind, readOnly }) => kind === 'record' && !readOnly)
  .flatMap((entity) => (entity.ownerField === undefined ? [entity] : [entity, ownEntityOf(entity)]));
const cases = written.map((entity) => [baseOf(entity), entity] as const);

/** The administrator, or else the person who files it or owns it. */
function writerOf({ name, isDocument }: AnyEntity): Person {
  const mayEdit = (role: string): boolean =>
    testCatalogue.menus.some(
      ({ entities, roles }) => entities.includes(name) && roles[role]?.includes('canEdit') === true,
    );
  if (isDocument || (mayEdit('OPERATOR_OWNER') && !mayEdit('ADMIN'))) return operator;
  const [, officer] = [...officers].find(([role]) => mayEdit(role)) ?? [];
  return officer === undefined || mayEdit('ADMIN') ? admin : officer;
}

/** Inserts a row that its writer may change, with the owner it needs. */
async function plant(entity: AnyEntity): Promise<string> {
  if (entity.isDocument)
    return (
      (await expectOk(
        test.call('PUT', baseOf(entity), { as: operator, body: sharedTypeOf(test.app.catalogue, entity.name) }),
      )) as { id: string }
    ).id;
  const whose = entity.scope.user ?? entity.scope.ownerField;
  const holder = writerOf(entity) === operator ? entity.scope.holder : undefined;
  const department = [...officers.values()].includes(writerOf(entity)) ? entity.scope.department : undefined;
  const files = Object.entries(entity.fields).filter(([, field]) => field.kind === 'file' && field.required);
  return insertRow(test.app.pools.api, entity.name, {
    ...(whose === undefined ? {} : { [whose]: { id: admin.id } }),
    ...(holder === undefined ? {} : { [holder]: { id: holderId } }),
    ...(department === undefined ? {} : { [department]: { id: CENTRAL_OFFICE } }),
    ...Object.fromEntries(files.map(([name]) => [name, { id: pictureId }])),
  });
}

const put = (entity: AnyEntity, body: object, suffix = ''): Promise<TestAnswer> =>
  test.call(suffix === '/_check' ? 'POST' : 'PUT', baseOf(entity) + suffix, {
    as: writerOf(entity),
    body: suffix === '/_all' ? [body] : body,
  });
const stored = async ({ name }: AnyEntity, id: string): Promise<unknown> =>
  (
    await test.app.pools.api.query<{ row: unknown }>(
      `select to_json(t) as "row" from ${quote(tableName(name))} t where "id" = $1`,
      [id],
    )
  ).rows[0]?.row;
/** The fields of every record, with values that nobody may set. */
const common: Readonly<Record<string, unknown>> = {
  isActive: false,
  createBy: 'somebody else',
  createDate: '2001-01-01T00:00:00+07:00',
  updateBy: 'somebody else',
  updateDate: '2001-01-01T00:00:00+07:00',
};
/** Names that no record has: of columns, of rights, of prototypes. */
const foreign: readonly object[] = [
  { is_active: false },
  { create_by: 'x' },
  { canEdit: true },
  { password: 'x' },
  { passwordHash: 'x' },
  { constructor: {} },
  { 'refUser.id': newId() },
];

describe.each(cases)('a record at %s', (_base, entity) => {
  it('preserves who created it, who changed it and whether it is in use, whatever is sent', async () => {
    const id = await plant(entity);
    const before = await stored(entity, id);
    for (const [name, value] of Object.entries(common)) {
      for (const suffix of ['', '/_check', '/_all'])
        expect([name, suffix, refusedAt(await put(entity, { id, version: 1, [name]: value }, suffix))]).toEqual([
          name,
          suffix,
          expect.arrayContaining([name]),
        ]);
    }
    expect(await stored(entity, id)).toEqual(before);
  });

  it('preserves its version: a version other than the stored one changes nothing', async () => {
    const id = await plant(entity);
    const before = await stored(entity, id);
    for (const version of [2, 999])
      expect([version, (await put(entity, { id, version })).status]).toEqual([version, 409]);
    for (const version of [0, -1, '1', 1.5, true])
      expect([400, 409, 422]).toContain((await put(entity, { id, version })).status);
    expect((await put(entity, { id: newId(), version: 1 })).status).toBe(404);
    expect(await stored(entity, id)).toEqual(before);
  });

  it('refuses undeclared fields, with their names', async () => {
    const id = await plant(entity);
    const before = await stored(entity, id);
    for (const body of foreign)
      expect([body, (await put(entity, { id, version: 1, ...body })).status]).toEqual([body, 400]);
    expect(
      (
        await test.call('PUT', baseOf(entity), {
          as: writerOf(entity),
          body: `{"id":"${id}","version":1,"__proto__":{"isActive":false}}`,
        })
      ).status,
    ).toBe(400);
    expect(await stored(entity, id)).toEqual(before);
  });

  it('is not removed by the mark that removes a row of it', async () => {
    const id = await plant(entity);
    for (const suffix of ['', '/_check', '/_all']) await put(entity, { id, version: 1, isDelete: true }, suffix);
    expect(await stored(entity, id)).toMatchObject({ id, is_active: true });
  });

  it('preserves the fields that only the server writes', async () => {
    const id = await plant(entity);
    const before = await stored(entity, id);
    for (const [name, field] of managedOf(entity)) {
      const value = otherValue(field);
      if (value === undefined) continue;
      expect([name, refusedAt(await put(entity, { id, version: 1, [name]: value }))]).toEqual([
        name,
        expect.arrayContaining([name]),
      ]);
    }
    expect(await stored(entity, id)).toEqual(before);
  });
});

it('some records have fields that only the server writes', () => {
  expect(cases.length).toBeGreaterThan(10);
  expect(written.flatMap(managedOf).length).toBeGreaterThan(0);
  expect(getEntity(testCatalogue, 'user').fields['refStatus']).toMatchObject({ managed: true });
});

function managedOf(entity: AnyEntity): [string, Field][] {
  return Object.entries(entity.fields).filter(
    ([name, field]) => field.managed === true && behaviourOf(entity, name).derive === undefined,
  );
}

/** Returns a valid value that the field does not have. */
function otherValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return 'other';
    case 'integer':
      return 987;
    case 'boolean':
      return field.default !== true;
    case 'date':
      return '2001-01-01';
    case 'instant':
      return '2001-01-01T00:00:00+07:00';
    case 'uuid':
      return newId();
    case 'json':
      return field.shape === 'array' ? ['other'] : { other: true };
    case 'choice':
      return { key: '3' };
    case 'ref':
    case 'lookup':
      return { id: admin.id };
    default:
      return undefined;
  }
}

/** Returns the fields that a refusal names: of one record, or of the first of several. */
function refusedAt({ status, body }: TestAnswer): readonly string[] {
  const answer = (Array.isArray(body) ? (body[0] as { error?: object }).error : body) as
    | { fields?: { path: string }[]; problems?: { path: string }[]; ok?: boolean }
    | undefined;
  if (![200, 400, 422].includes(status)) return [`status ${status}`];
  return (answer?.problems ?? answer?.fields ?? []).map(({ path }) => path);
}
