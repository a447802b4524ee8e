/** What the page of workflows is told, and that what it works out from it is what the server does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRequestDeclaration } from '#language/catalogue.ts';
import { judge } from '#language/workflow.ts';
import { dossierFlow, keepersOf } from '#platform/model/request/dossierFlow.ts';
import { officerMenus, ownParties, TAKES_BACK } from '#platform/model/request/ownParties.ts';
import { rehearse } from '#platform/model/request/rehearsal.ts';
import { actorOf } from '#platform/server/access/actor/actorOf.ts';
import { requestGuards } from '#platform/server/request/step/guards.ts';
import { loadCase } from '#platform/server/request/case/loadCase.ts';
import { system } from '#platform/server/access/actor/actor.ts';
import { newId } from '#platform/server/database/newId.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { fillRow } from '#platform/testing/fillRow.ts';
import type { Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import { bringToSignatory, caseOf, makeCast, take, type Cast, type Filed } from '#platform/testing/requestCast.ts';
import { makeRole } from '#platform/testing/roles.ts';
import type { PersonAnswer, WorkflowRights } from '../../workflowAnswers.ts';

const WORKFLOWS = '/api/v1/security/roles/workflows';
const document = 'toWhom';

let site: TestApp;
let cast: Cast;
let admin: Person;
beforeAll(async () => {
  site = await startTestApp();
  cast = await makeCast(site);
  admin = await site.person({ roles: ['ADMIN'] });
});
afterAll(() => site.stop());

const rightsOfRoles = async (as: Person = admin): Promise<WorkflowRights> =>
  (await site.call('GET', WORKFLOWS, { as })).body as WorkflowRights;
const ask = (body: object, as: Person | undefined = admin): Promise<TestAnswer> =>
  site.call('POST', `${WORKFLOWS}/explain`, { as, body });
const explain = async (person: Person, code?: string): Promise<PersonAnswer> => {
  const { status, body, text } = await ask({
    document,
    user: { id: person.id },
    ...(code === undefined ? {} : { code }),
  });
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  return body as PersonAnswer;
};
const codeOf = async ({ requestId }: Filed): Promise<string> => {
  const { rows } = await site.app.pools.api.query<{ code: string }>(
    'select coalesce("request_code", "draft_code") as "code" from "request" where "id" = $1',
    [requestId],
  );
  return rows[0]?.code ?? '';
};
const declaration = () => getRequestDeclaration(site.app.catalogue, document);

/** As the page does it, from what it was told of a role. */
function roleOf(
  { roles }: WorkflowRights,
  code: string,
): { parties: ReadonlySet<string>; rollers: ReadonlySet<string>; keepers: ReadonlySet<string> } {
  const role = roles.find((one) => one.code === code);
  const rightsIn = (menu: string) => new Set(role?.rights[menu] ?? []);
  const { menus, registerMenu } = declaration();
  const isOfHolder = role?.isOfHolder === true;
  return {
    parties: new Set(ownParties({ menus, rightsIn, isOfHolder })),
    rollers: new Set(ownParties({ menus: officerMenus(menus), rightsIn, isOfHolder }, TAKES_BACK)),
    keepers: keepersOf(rightsIn(registerMenu)),
  };
}

/** Which guards do not hold for this person in this case. */
async function failingOf({ requestId }: Filed, person: Person): Promise<ReadonlySet<string>> {
  const found = await loadCase(site.app, site.app.pools.api, { actor: system('test'), id: requestId, lock: 'none' });
  const failing = new Set<string>();
  for (const [name, guard] of Object.entries(requestGuards)) {
    if (
      (await guard({
        engine: site.app,
        db: site.app.pools.api,
        found,
        actorIds: [person.id],
        today: site.app.clock.today(),
      })) !== undefined
    )
      failing.add(name);
  }
  return failing;
}

describe('what roles may in workflows', () => {
  it('is told as roles and menus stand today', async () => {
    const { documents, roles } = await rightsOfRoles();
    expect(documents).toContain(document);
    expect(roles.map(({ code }) => code)).not.toContain('ANONYMOUS');
    const byCode = new Map(roles.map((role) => [role.code, role]));
    expect(byCode.get('OPERATOR_OWNER')).toMatchObject({ isOfHolder: true });
    expect(byCode.get('OFFICER_CENTER')).toMatchObject({ isOfHolder: false });
    expect(byCode.get('OFFICER_CENTER')?.rights['to-whom.request-receives']).toContain('canEdit');
    const made = await makeRole(site, admin, { menus: { 'to-whom.request-approves': ['canView', 'canEdit'] } });
    const after = await rightsOfRoles();
    expect(after.roles.find(({ code }) => code === made)?.rights).toEqual({
      'to-whom.request-approves': ['canView', 'canEdit'],
    });
    expect([...roleOf(after, made).parties]).toEqual(['approver']);
  });

  it('is for who has the menu', async () => {
    const auditor = await site.person({ roles: ['AUDITOR'] });
    expect((await site.call('GET', WORKFLOWS, { as: auditor })).status).toBe(200);
    for (const [as, status] of [
      [cast.receiver, 403],
      [cast.operator, 403],
      [undefined, 401],
    ] as const) {
      expect((await site.call('GET', WORKFLOWS, as === undefined ? {} : { as })).status).toBe(status);
      expect(
        (
          await site.call('POST', `${WORKFLOWS}/explain`, {
            ...(as === undefined ? {} : { as }),
            body: { document, user: { id: admin.id } },
          })
        ).status,
      ).toBe(status);
    }
  });
});

describe('the verdicts of the page', () => {
  it('are those of the server, in every state of a case and for everybody in it', async () => {
    const told = await rightsOfRoles();
    const people = [
      ['OPERATOR_OWNER', cast.operator],
      ['OFFICER_CENTER', cast.receiver],
      ['OFFICER_HEAD', cast.head],
      ['SIGNATORY', cast.approver],
    ] as const;
    const compared: string[] = [];
    const compare = async (filed: Filed): Promise<void> => {
      for (const [code, person] of people) {
        const { status, body } = await site.call('POST', '/api/v1/transaction/requests/case', {
          as: person,
          body: { id: filed.requestId },
        });
        // A draft is nobody's but the operator's.
        if (status === 404) continue;
        const view = body as Awaited<ReturnType<typeof caseOf>>;
        const role = roleOf(told, code);
        const imagined = {
          state: view.request.status.code,
          kind: view.request.kind.code,
          failing: await failingOf(filed, person),
        };
        const { verdicts, editable, takeBack } = rehearse({
          catalogue: site.app.catalogue,
          declaration: declaration(),
          imagined,
          role,
        });
        expect([code, imagined.state, verdicts.map(({ action, isOpen }) => [action, isOpen])]).toEqual([
          code,
          imagined.state,
          view.actions.map(({ action, isOpen }) => [action, isOpen]),
        ]);
        expect([code, imagined.state, takeBack === undefined, takeBack?.why === undefined]).toEqual([
          code,
          imagined.state,
          view.takeBack === null,
          view.takeBack === null || view.takeBack.isOpen,
        ]);
        if (view.dossier.revision === null)
          expect([code, imagined.state, editable]).toEqual([code, imagined.state, view.editable]);
        if (view.dossier.revision !== null) {
          const standing = judge(dossierFlow, { state: view.dossier.state.code, parties: role.keepers, refusals: {} });
          expect(standing.map(({ action, isOpen }) => [action, isOpen])).toEqual(
            view.dossier.actions.map(({ action, isOpen }) => [action, isOpen]),
          );
        }
        compared.push(imagined.state);
      }
    };
    const filed = await fileLetter(site, cast.operator);
    await compare(filed);
    await take(site, cast.operator, filed, 'request');
    await compare(filed);
    await take(site, cast.receiver, filed, 're-edit', { remark: 'กรุณาแก้ไข' });
    await compare(filed);
    await bringToSignatory(site, cast, filed);
    await compare(filed);
    await take(site, cast.approver, filed, 'return-officer', { remark: 'ตรวจอีกครั้ง' });
    await compare(filed);
    await compare(await issueLetter(site, cast));
    expect(new Set(compared)).toEqual(
      new Set(['draft', 'submitted', 'editRequested', 'waitSign', 'underReview', 'approved']),
    );
  });
});

describe('asked about a person', () => {
  it('says what they are, also in place of somebody who is away', async () => {
    expect(await explain(cast.operator)).toMatchObject({
      user: { id: cast.operator.id },
      parties: ['operator'],
      rollers: [],
      registerRights: ['canView', 'canSelect'],
      case: null,
    });
    expect(await explain(cast.head)).toMatchObject({ parties: ['receiver'], rollers: ['receiver'] });
    const deputy = await site.person({ roles: ['OFFICER_FINANCE'] });
    expect(await explain(deputy)).toMatchObject({ parties: [], rollers: [] });
    const today = site.app.clock.today();
    await fillRow(site.app.pools.api, 'userInstead', {
      refUser: { id: cast.approver.id },
      refInstead: { id: deputy.id },
      startDate: today,
      endDate: today,
    });
    expect(await explain(deputy)).toMatchObject({ parties: ['approver'], rollers: ['approver'] });
  });

  it('shows a case as that person is shown it, and says why where it is not shown', async () => {
    const filed = await fileLetter(site, cast.operator);
    await take(site, cast.operator, filed, 'request');
    const code = await codeOf(filed);
    for (const person of [cast.operator, cast.receiver, cast.approver]) {
      const { timeline: _, ...view } = await caseOf(site, person, filed.requestId);
      expect((await explain(person, code.toLowerCase())).case).toEqual({ reach: 'seen', code, view });
    }
    const stranger = (await makeCast(site)).operator;
    expect((await explain(stranger, code)).case).toEqual({ reach: 'notTheirs', code });
    expect((await explain(await site.person({ roles: ['OFFICER_LAB'] }), code)).case).toEqual({
      reach: 'noMenu',
      code,
    });
    expect((await explain(cast.operator, 'R30-00000000')).case).toEqual({ reach: 'unknown' });
  });

  it('tells nobody of people or cases whom their own menus do not tell', async () => {
    const filed = await fileLetter(site, cast.operator);
    const body = { document, user: { id: cast.operator.id }, code: await codeOf(filed) };
    const asker = async (menus: Parameters<typeof makeRole>[2]['menus']): Promise<Person> =>
      site.person({ roles: [await makeRole(site, admin, { menus: { 'user-mgt.workflows': ['canView'], ...menus } })] });
    expect((await ask(body, await asker({}))).status).toBe(403);
    expect((await ask(body, await asker({ 'user-mgt.users': ['canView'] }))).body).toMatchObject({
      parties: ['operator'],
      case: { reach: 'unknown' },
    });
  });

  it('is refused where it asks for what there is not', async () => {
    for (const body of [
      {},
      { document: 'nothing', user: { id: admin.id } },
      { document, user: { id: 'x' } },
      { document, user: { id: admin.id }, more: 1 },
    ])
      expect([body, (await ask(body)).status]).toEqual([body, 400]);
    expect((await ask({ document, user: { id: newId() } })).status).toBe(404);
    await expect(actorOf(site.app, { userId: newId() })).rejects.toMatchObject({ status: 404 });
  });
});
