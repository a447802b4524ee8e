/** Substitutes through the API: whom people may name, what is refused, and who then acts for whom. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#language/values/plainDate.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { newId } from '../database/newId.ts';
import { findPrincipals, findSubstitutes } from './substitutions.ts';

let here: TestApp;
let admin: Person;
beforeAll(async () => {
  here = await startTestApp();
  admin = await here.person({ roles: ['ADMIN'] });
});
afterAll(() => here.stop());

const BASE = '/api/v1/security/user-insteads';
const officer = () => here.person({ roles: ['OFFICER_CENTER'] });
const day = (offset: number) => addDays(here.clock.today(), offset);

interface Wish {
  readonly from?: number;
  readonly until?: number;
  readonly documentTypes?: readonly string[] | null;
  readonly id?: string;
}

const name = (
  mine: Person,
  other: { id: string },
  { from = 0, until = 5, documentTypes = null, id = newId() }: Wish = {},
) =>
  here.call('PUT', `${BASE}/me`, {
    as: mine,
    body: { id, refInstead: { id: other.id }, startDate: day(from), endDate: day(until), documentTypes },
  });

const problemsOf = ({ status, body }: TestAnswer) => [
  status,
  ((body as { fields?: readonly { path: string; messageKey: string }[] }).fields ?? []).map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  ),
];

async function nameSubstitute(mine: Person, other: { id: string }, wish: Wish = {}): Promise<string> {
  const answer = await name(mine, other, wish);
  expect(problemsOf(answer)).toEqual([200, []]);
  return (answer.body as { id: string }).id;
}

describe('naming a substitute', () => {
  it('needs no owner in the body, and is visible only to the person who named them', async () => {
    const [mine, other, third] = [await officer(), await officer(), await officer()];
    const id = await nameSubstitute(mine, other);
    const found = async (as: Person) =>
      (
        (await here.call('POST', `${BASE}/me/_search`, { as, body: {} })).body as {
          data: { id: string; refUser: { id: string } }[];
        }
      ).data;
    expect(await found(mine)).toMatchObject([{ id, refUser: { id: mine.id } }]);
    expect([await found(other), await found(third)]).toEqual([[], []]);
  });

  it('is refused on behalf of another person', async () => {
    const [mine, other, third] = [await officer(), await officer(), await officer()];
    const id = await nameSubstitute(other, third);
    expect(
      (
        await here.call('PUT', `${BASE}/me`, {
          as: mine,
          body: {
            id: newId(),
            refUser: { id: other.id },
            refInstead: { id: third.id },
            startDate: day(0),
            endDate: day(1),
          },
        })
      ).status,
    ).toBe(403);
    expect((await here.call('PUT', `${BASE}/me`, { as: mine, body: { id, version: 1, reason: 'x' } })).status).toBe(
      404,
    );
    for (const call of ['_delete', '_active'])
      expect((await here.call('POST', `${BASE}/me/${call}`, { as: mine, body: { id } })).status).toBe(404);
    expect((await here.call('POST', `${BASE}/me/_delete_all`, { as: mine, body: [id] })).body).toMatchObject([
      { ok: false, error: { status: 404 } },
    ]);
    expect(
      (await here.call('PUT', `${BASE}/me/_all`, { as: mine, body: [{ id, version: 1, reason: 'x' }] })).body,
    ).toMatchObject([{ ok: false, error: { status: 404 } }]);
  });

  it('is allowed to officers who decide, and to the administrator on behalf of anybody', async () => {
    const [operator, mine, other] = [
      await here.person({ roles: ['OPERATOR_OWNER'] }),
      await officer(),
      await officer(),
    ];
    expect((await name(operator, mine)).status).toBe(403);
    expect((await here.call('POST', `${BASE}/me/_search`, { body: {} })).status).toBe(401);
    expect((await here.call('POST', `${BASE}/_search`, { as: mine, body: {} })).status).toBe(403);
    const body = {
      id: newId(),
      refUser: { id: mine.id },
      refInstead: { id: other.id },
      startDate: day(0),
      endDate: day(1),
    };
    expect(problemsOf(await here.call('PUT', BASE, { as: admin, body }))).toEqual([200, []]);
    expect(
      (
        await here.call('POST', `${BASE}/_search`, {
          as: admin,
          body: { where: [{ name: 'refUser.id', type: 'UUID', operator: '=', value: mine.id }] },
        })
      ).body,
    ).toMatchObject({ totalSize: 1 });
  });

  it('requires another person, a start not after the end, and existing document types', async () => {
    const [mine, other] = [await officer(), await officer()];
    expect(problemsOf(await name(mine, mine))).toEqual([422, ['refInstead insteadOfOneself']]);
    expect(problemsOf(await name(mine, other, { from: 3, until: 2 }))).toEqual([422, ['endDate endsBeforeItBegins']]);
    expect(problemsOf(await name(mine, other, { documentTypes: ['nonsense'] }))).toEqual([
      422,
      ['documentTypes notInGroup'],
    ]);
    expect(problemsOf(await name(mine, other, { from: 2, until: 2, documentTypes: ['storageLocation'] }))).toEqual([
      200,
      [],
    ]);
  });

  it('requires a person who can use the system, unless the period is in the past', async () => {
    const mine = await officer();
    const suspended = await officer();
    await here.app.pools.api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [suspended.id]);
    const archived = await officer();
    expect(
      (await here.call('POST', '/api/v1/security/users/_delete', { as: admin, body: { id: archived.id } })).status,
    ).toBe(200);
    const employee = await here.person({ roles: ['OPERATOR_EMP'], personType: 'employee' });
    for (const id of [suspended.id, await makeHolder(here.app), employee.id])
      expect(problemsOf(await name(mine, { id }))).toEqual([422, ['refInstead insteadUnusable']]);
    expect((await name(mine, archived)).status).toBe(422);
    expect((await name(mine, suspended, { from: -9, until: -5 })).status).toBe(200);
  });
});

describe('a cycle of substitutes', () => {
  it('is refused only for overlapping days and document types', async () => {
    const [a, b] = [await officer(), await officer()];
    await nameSubstitute(a, b, { from: 0, until: 5, documentTypes: ['storageLocation'] });
    const refused = [422, ['refInstead insteadCycle']];
    expect(problemsOf(await name(b, a, { from: 5, until: 9 }))).toEqual(refused);
    expect(
      problemsOf(await name(b, a, { from: -3, until: 0, documentTypes: ['storageLocation', 'sampleImport'] })),
    ).toEqual(refused);
    expect(problemsOf(await name(b, a, { from: 0, until: 5, documentTypes: ['sampleImport'] }))).toEqual([200, []]);
    expect(problemsOf(await name(b, a, { from: 6, until: 9 }))).toEqual([200, []]);
  });

  it('is refused through other people too', async () => {
    const [a, b, c] = [await officer(), await officer(), await officer()];
    await nameSubstitute(a, b, { from: 0, until: 5 });
    await nameSubstitute(b, c, { from: 4, until: 9 });
    expect((await name(c, a, { from: 6, until: 9 })).status).toBe(200);
    expect(problemsOf(await name(c, a, { from: 5, until: 5 }))).toEqual([422, ['refInstead insteadCycle']]);
    expect(
      (
        await here.call('POST', `${BASE}/me/_check`, {
          as: c,
          body: { id: newId(), refInstead: { id: a.id }, startDate: day(4), endDate: day(4) },
        })
      ).body,
    ).toMatchObject({ ok: false, problems: [{ messageKey: 'insteadCycle' }] });
  });

  it('is refused when days are changed and when an archived record is activated', async () => {
    const [a, b] = [await officer(), await officer()];
    const early = await nameSubstitute(a, b, { from: 0, until: 2 });
    const late = await nameSubstitute(b, a, { from: 3, until: 5 });
    expect(
      problemsOf(await here.call('PUT', `${BASE}/me`, { as: b, body: { id: late, version: 1, startDate: day(2) } })),
    ).toEqual([422, ['refInstead insteadCycle']]);
    expect((await here.call('POST', `${BASE}/me/_delete`, { as: a, body: { id: early } })).status).toBe(200);
    expect(
      (await here.call('PUT', `${BASE}/me`, { as: b, body: { id: late, version: 1, startDate: day(2) } })).status,
    ).toBe(200);
    for (const [call, body] of [
      ['_active', { id: early }],
      ['_active_all', [early]],
    ] as const) {
      const answer = await here.call('POST', `${BASE}/me/${call}`, { as: a, body });
      expect(answer.text).toContain('insteadCycle');
    }
    expect((await here.call('POST', `${BASE}/me/_delete`, { as: b, body: { id: late } })).status).toBe(200);
    expect((await here.call('POST', `${BASE}/me/_active`, { as: a, body: { id: early } })).status).toBe(200);
  });

  it('is refused to one of two people who name each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const people = await Promise.all([officer(), officer(), officer()]);
      const answers = await Promise.all(
        people.map((person, index) => name(person, people[(index + 1) % people.length] ?? person)),
      );
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '422']);
    }
  });
});

describe('on a given day', () => {
  it('a person acts for those who named them, and for those who named these', async () => {
    const [a, b, c] = [await officer(), await officer(), await officer()];
    await nameSubstitute(a, b, { from: 0, until: 5, documentTypes: ['storageLocation', 'sampleImport'] });
    await nameSubstitute(b, c, { from: 3, until: 9, documentTypes: ['sampleImport', 'sampleManufacture'] });
    const { api } = here.app.pools;
    const principals = (offset: number, documentType?: string) =>
      findPrincipals(api, { userId: c.id, on: day(offset), ...(documentType === undefined ? {} : { documentType }) });
    expect(await principals(2)).toEqual([]);
    expect(await principals(4)).toEqual([
      { userId: b.id, documentTypes: ['sampleImport', 'sampleManufacture'], through: [] },
      { userId: a.id, documentTypes: ['sampleImport'], through: [b.id] },
    ]);
    expect((await principals(4, 'sampleManufacture')).map(({ userId }) => userId)).toEqual([b.id]);
    expect((await principals(6)).map(({ userId }) => userId)).toEqual([b.id]);
    expect(
      (await findSubstitutes(api, { userId: a.id, on: day(4), documentType: 'sampleImport' })).map(
        ({ userId }) => userId,
      ),
    ).toEqual([b.id, c.id]);
    expect(
      (await findSubstitutes(api, { userId: a.id, on: day(4), documentType: 'inform' })).map(({ userId }) => userId),
    ).toEqual([]);
  });

  it('nobody acts by an archived record, nor through a person who may no longer use the system', async () => {
    const [a, b, c] = [await officer(), await officer(), await officer()];
    await nameSubstitute(a, b);
    const second = await nameSubstitute(b, c);
    const { api } = here.app.pools;
    const forA = async () => (await findSubstitutes(api, { userId: a.id, on: day(1) })).map(({ userId }) => userId);
    expect(await forA()).toEqual([b.id, c.id]);
    await api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [b.id]);
    expect(await forA()).toEqual([]);
    await api.query(`update "user" set "status" = 'usable' where "id" = $1`, [b.id]);
    expect((await here.call('POST', `${BASE}/_delete`, { as: admin, body: { id: second } })).status).toBe(200);
    expect(await forA()).toEqual([b.id]);
  });
});
