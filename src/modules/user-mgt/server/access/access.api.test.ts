/**
 * Tests the explanation of rights for administrators: who may do what and why, and that the server decides the same.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rights } from '#language/rights.ts';
import { newId } from '#platform/server/database/newId.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { insertRow } from '#platform/testing/insertRow.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { isSoak } from '#platform/testing/propertyRuns.ts';
import { makeRole } from '#platform/testing/roles.ts';

const EXPLAIN = '/api/v1/security/roles/explain';
const QUESTIONS = '/api/v1/security/roles/questions';
/** Of the searches one in so many is compared with the server, others for each role; `npm run soak` compares all. */
const SHARE = 6;

let site: TestApp;
let admin: Person;
beforeAll(async () => {
  site = await startTestApp();
  admin = await site.person({ roles: ['ADMIN'] });
});
afterAll(() => site.stop());

interface Answered {
  readonly role: string | null;
  readonly users: number | null;
  readonly isAllowed: boolean;
  readonly isCardOnly: boolean;
  readonly because: readonly {
    readonly kind: string;
    readonly role?: string;
    readonly menu?: string;
    readonly missing?: readonly string[];
    readonly rights?: readonly string[];
  }[];
}
interface Answer {
  readonly isKnown: boolean;
  readonly answers: readonly Answered[];
  readonly names: {
    readonly roles: readonly { id: string; code: string }[];
    readonly menus: readonly { id: string; key: string }[];
    readonly resources: readonly { id: string; path: string }[];
  };
  readonly user: Readonly<Record<string, unknown>> | null;
}

const explain = (body: object, as: Person | undefined = admin): Promise<TestAnswer> =>
  site.call('POST', EXPLAIN, { as, body });
const answerTo = async (body: object): Promise<Answer> => {
  const { status, body: answer, text } = await explain(body);
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  return answer as Answer;
};
/** Returns the reasons with the codes and keys of the records they name. */
const reasonsOf = ({ answers, names }: Answer): string[] =>
  answers.flatMap(({ because }) =>
    because.map(({ kind, role, menu, missing }) =>
      [
        kind,
        names.roles.find(({ id }) => id === role)?.code,
        names.menus.find(({ id }) => id === menu)?.key,
        ...(missing ?? []),
      ]
        .filter((word) => word !== undefined)
        .join(' '),
    ),
  );
const seeUsers = { kind: 'entity', entity: 'user', right: 'canView' };
const editRoles = { kind: 'entity', entity: 'role', right: 'canEdit' };

describe('an explanation for every role', () => {
  it('names the permitted roles with their number of people, and the records in the reasons', async () => {
    await site.person({ roles: ['AUDITOR'] });
    const answer = await answerTo({ question: seeUsers });
    const codeOf = (id: string | null): string | undefined => answer.names.roles.find((role) => role.id === id)?.code;
    const byCode = new Map(answer.answers.map((verdict) => [codeOf(verdict.role), verdict]));
    expect(
      [...byCode]
        .filter(([, verdict]) => verdict.isAllowed)
        .map(([code]) => code)
        .toSorted((left = '', other = '') => (left < other ? -1 : 1)),
    ).toEqual(['ADMIN', 'AUDITOR']);
    expect(byCode.get('AUDITOR')).toMatchObject({
      users: 1,
      isCardOnly: false,
      because: [{ kind: 'viaMenu', rights: ['canView'] }],
    });
    expect(byCode.get('ANONYMOUS')).toMatchObject({ users: null, isAllowed: false });
    expect(byCode.get('OFFICER_LAB')?.because.map(({ kind }) => kind)).toContain('narrowerThanNeeded');
    expect(answer.user).toBeNull();
  });

  it('shows that everybody may do what everybody may', async () => {
    const { answers } = await answerTo({ question: { kind: 'call', call: 'POST /api/v1/master/lookups/_search' } });
    expect(answers.filter(({ isAllowed }) => !isAllowed)).toHaveLength(1);
    expect(answers.every(({ isAllowed, because }) => !isAllowed || because.some(({ kind }) => kind === 'direct'))).toBe(
      true,
    );
  });
});

describe('an explanation for some roles', () => {
  it('names what each of them lacks, and what would grant it', async () => {
    const reader = await makeRole(site, admin, { menus: { 'user-mgt.roles': ['canView'] } });
    expect(reasonsOf(await answerTo({ question: editRoles, roles: [reader] }))).toEqual([
      `menuWithoutRight ${reader} user-mgt.roles canEdit`,
    ]);
    expect(reasonsOf(await answerTo({ question: editRoles, roles: [] }))).toEqual([
      'menuNotGiven user-mgt.roles canEdit',
    ]);
    expect(await answerTo({ question: editRoles, roles: [reader, 'ADMIN'] })).toMatchObject({
      answers: [{ isAllowed: true }],
    });
    const call = { kind: 'call', call: 'POST /api/v1/security/roles/_search' };
    expect(
      await answerTo({
        question: call,
        roles: [await makeRole(site, admin, { menus: { 'user-mgt.users': ['canSelect'] } })],
      }),
    ).toMatchObject({ answers: [{ isAllowed: true, isCardOnly: true }] });
  });

  it('names the role, the menu or the call that was archived', async () => {
    const editor = await makeRole(site, admin, { menus: { 'user-mgt.roles': rights } });
    const setActive = async (base: string, id: string, isActive: boolean): Promise<void> => {
      expect(
        (
          await site.call('POST', `/api/v1/security/${base}/${isActive ? '_active' : '_delete'}`, {
            as: admin,
            body: { id },
          })
        ).status,
      ).toBe(200);
    };
    const find = async (sql: string, value: string): Promise<string> =>
      (await site.app.pools.api.query<{ id: string }>(sql, [value])).rows[0]?.id ?? '';
    const role = await find('select "id" from "role" where "code" = $1', editor);
    const question = {
      question: { kind: 'entity', entity: 'menuSide', right: 'canEdit' },
      roles: [await makeRole(site, admin, { menus: { 'user-mgt.menu-sides': rights } })],
    };
    const menu = await find('select "id" from "menu" where "key" = $1', 'user-mgt.menu-sides');
    const resource = await find(
      `select "id" from "resource" where "path" = $1 and "method" = '*'`,
      '/api/v1/security/menu-sides/**',
    );
    await setActive('roles', role, false);
    expect(reasonsOf(await answerTo({ question: editRoles, roles: [editor] }))).toContain(`roleArchived ${editor}`);
    await setActive('menus', menu, false);
    expect(reasonsOf(await answerTo(question))).toEqual([
      `menuArchived ${question.roles[0] ?? ''} user-mgt.menu-sides`,
    ]);
    await setActive('menus', menu, true);
    await setActive('resources', resource, false);
    expect(reasonsOf(await answerTo(question))).toEqual([
      `resourceArchived ${question.roles[0] ?? ''} user-mgt.menu-sides`,
    ]);
    await setActive('resources', resource, true);
    expect(await answerTo(question)).toMatchObject({ answers: [{ isAllowed: true }] });
  });
});

describe('an explanation for a page', () => {
  const pageOf = async (path: string, roles: readonly string[]): Promise<Answer> =>
    answerTo({ question: { kind: 'page', path }, roles });

  it('requires the right of the page, however the address is written', async () => {
    const reader = await makeRole(site, admin, { menus: { 'user-mgt.roles': ['canView'] } });
    for (const address of [
      '/app/user-mgt/roles',
      '/haz/app/user-mgt/roles/',
      'http://localhost:8080/haz/app/user-mgt/roles?cacheQuery=true&page=2',
      `/app/user-mgt/roles/${newId()}/view`,
    ]) {
      expect([address, await pageOf(address, [reader])]).toMatchObject([
        address,
        { isKnown: true, answers: [{ isAllowed: true }] },
      ]);
    }
    expect(reasonsOf(await pageOf('/app/user-mgt/roles/create', [reader]))).toEqual([
      `menuWithoutRight ${reader} user-mgt.roles canCreate`,
    ]);
    expect(reasonsOf(await pageOf('/app/user-mgt/users', [reader]))).toEqual([
      'menuNotGiven user-mgt.users canView canSelect',
    ]);
  });

  it('reports pages for everybody who has signed in, and that a page does not exist', async () => {
    for (const path of ['/app/home', '/app/user-mgt', '/app/user-signatures'])
      expect([path, reasonsOf(await pageOf(path, []))]).toEqual([path, ['openToSignedIn']]);
    expect(await pageOf('/app/no-such-page', [])).toMatchObject({ isKnown: false, answers: [] });
    const { answers, names } = await answerTo({ question: { kind: 'page', path: '/app/home' } });
    expect(answers.find(({ role }) => names.roles.find(({ id }) => id === role)?.code === 'ANONYMOUS')).toMatchObject({
      isAllowed: false,
      because: [{ kind: 'notSignedIn' }],
    });
  });
});

describe('an explanation for a user', () => {
  it('describes the account, the rows and fields it sees, and the substitutes', async () => {
    const departmentId = await makeDepartment(site.app, { nameTh: 'ด่านทดสอบ' });
    await makeDepartment(site.app, { parentId: departmentId });
    const officer = await site.person({ roles: ['OFFICER_CENTER'], departmentId });
    const [deputy, principal] = [await site.person({ roles: [] }), await site.person({ roles: [] })];
    const today = site.app.clock.today();
    for (const [refUser, refInstead] of [
      [officer, deputy],
      [principal, officer],
    ] as const) {
      await insertRow(site.app.pools.api, 'userInstead', {
        refUser: { id: refUser.id },
        refInstead: { id: refInstead.id },
        startDate: today,
        endDate: today,
      });
    }
    const { user, answers } = await answerTo({ question: seeUsers, user: { id: officer.id } });
    expect(user).toMatchObject({
      id: officer.id,
      username: officer.username,
      isActive: true,
      status: 'usable',
      hasPassword: true,
      mustChangePassword: false,
      fieldClasses: ['public', 'personal', 'officer'],
      rows: {
        scope: 'departmentTree',
        isNothing: false,
        department: { nameTh: 'ด่านทดสอบ' },
        departments: 2,
        holders: [],
      },
      substitutes: [{ id: deputy.id }],
      principals: [{ id: principal.id }],
    });
    expect(answers).toMatchObject([{ role: null, isAllowed: false }]);
  });

  it('names the holders an operator may act for, and that a person without one sees nothing', async () => {
    const holderId = await makeHolder(site.app, 'บริษัท หนึ่ง จำกัด');
    const owner = await site.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId, kind: 'owner' },
    });
    expect((await answerTo({ question: seeUsers, user: { id: owner.id } })).user).toMatchObject({
      rows: { scope: 'holder', isNothing: false, holders: [{ id: holderId, kind: 'owner' }] },
    });
    const withoutHolder = await site.person({ roles: [], personType: 'employee' });
    expect((await answerTo({ question: seeUsers, user: { id: withoutHolder.id } })).user).toMatchObject({
      rows: { scope: 'holder', isNothing: true, holders: [] },
    });
  });

  it('equals the decision of the server', async () => {
    const { entities, calls } = (await site.call('GET', QUESTIONS, { as: admin })).body as {
      entities: { name: string; rights: string[] }[];
      calls: { key: string }[];
    };
    expect(entities.find(({ name }) => name === 'entityLog')?.rights).toEqual(['canView', 'canSelect']);
    const searches = calls.filter(({ key }) => key.startsWith('POST ') && key.endsWith('/_search'));
    for (const [offset, roles] of [['AUDITOR'], ['SIGNATORY'], []].entries()) {
      const person = await site.person({ roles });
      for (const { key } of searches.filter((_, index) => isSoak() || index % SHARE === offset)) {
        const {
          answers: [answer],
        } = await answerTo({ question: { kind: 'call', call: key }, user: { id: person.id } });
        const { status } = await site.call('POST', key.slice('POST '.length), { as: person, body: { size: 1 } });
        expect([key, roles, answer?.isAllowed]).toEqual([key, roles, status === 200]);
      }
    }
  });
});

describe('the call for explanations', () => {
  it('is permitted to people with the menu', async () => {
    const outsider = await site.person({ roles: ['OFFICER_CENTER'] });
    const auditor = await site.person({ roles: ['AUDITOR'] });
    expect((await explain({ question: seeUsers }, auditor)).status).toBe(200);
    expect((await site.call('GET', QUESTIONS, { as: auditor })).status).toBe(200);
    const asker = await site.person({
      roles: [
        await makeRole(site, await site.person({ roles: ['ADMIN'] }), { menus: { 'user-mgt.access': ['canView'] } }),
      ],
    });
    expect((await explain({ question: seeUsers }, asker)).status).toBe(200);
    expect((await explain({ question: seeUsers, user: { id: auditor.id } }, asker)).status).toBe(403);
    expect((await explain({ question: seeUsers }, outsider)).status).toBe(403);
    expect((await site.call('GET', QUESTIONS, { as: outsider })).status).toBe(403);
    expect((await site.call('POST', EXPLAIN, { body: { question: seeUsers } })).status).toBe(401);
  });

  it('is refused for unknown names and unknown fields', async () => {
    const wrong = [
      {},
      { question: { kind: 'entity', entity: 'nothing', right: 'canView' } },
      { question: { kind: 'entity', entity: 'user', right: 'canFly' } },
      { question: { kind: 'call', call: 'GET /api/none' } },
      { question: seeUsers, roles: ['NO_SUCH_ROLE'] },
      { question: seeUsers, user: { id: 'x' } },
      { question: seeUsers, isActive: true },
      { question: { kind: 'other' } },
    ];
    for (const body of wrong) expect([body, (await explain(body)).status]).toEqual([body, 400]);
    expect((await explain({ question: seeUsers, user: { id: newId() } })).status).toBe(404);
  });
});
