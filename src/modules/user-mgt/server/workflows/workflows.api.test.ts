/** Tests the answers for the workflows page, and that its computed results equal those of the server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getModuleRequests } from '#language/catalogue.ts';
import { judgeActions } from '#language/workflow.ts';
import { dossierFlow, registerPartiesOf } from '#platform/model/request/dossierFlow.ts';
import { officerMenus, partiesOfPerson, TAKE_BACK_RIGHT } from '#platform/model/request/requestParties.ts';
import { simulateCase } from '#platform/model/request/caseSimulation.ts';
import { actorOf } from '#platform/server/access/actor/actorOf.ts';
import { requestGuards } from '#platform/server/request/step/guards.ts';
import { loadCase } from '#platform/server/request/case/loadCase.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import { newId } from '#platform/server/database/newId.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { insertRow } from '#platform/testing/insertRow.ts';
import type { Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  readCase,
  makeRequestPeople,
  takeStep,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { makeRole } from '#platform/testing/roles.ts';
import type { PersonAnswer, WorkflowRights } from '../../workflowAnswers.ts';

const WORKFLOWS = '/api/v1/security/roles/workflows';
const module = 'to-whom';

let site: TestApp;
let people: RequestPeople;
let admin: Person;
beforeAll(async () => {
  site = await startTestApp();
  people = await makeRequestPeople(site);
  admin = await site.person({ roles: ['ADMIN'] });
});
afterAll(() => site.stop());

const rightsOfRoles = async (as: Person = admin): Promise<WorkflowRights> =>
  (await site.call('GET', WORKFLOWS, { as })).body as WorkflowRights;
const explainCall = (body: object, as: Person | undefined = admin): Promise<TestAnswer> =>
  site.call('POST', `${WORKFLOWS}/explain`, { as, body });
const explain = async (person: Person, code?: string): Promise<PersonAnswer> => {
  const { status, body, text } = await explainCall({
    module,
    user: { id: person.id },
    ...(code === undefined ? {} : { code }),
  });
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  return body as PersonAnswer;
};
const codeOf = async ({ requestId }: FiledRequest): Promise<string> => {
  const { rows } = await site.app.pools.api.query<{ code: string }>(
    'select coalesce("request_code", "draft_code") as "code" from "request" where "id" = $1',
    [requestId],
  );
  return rows[0]?.code ?? '';
};
const declaration = () => getModuleRequests(site.app.catalogue, module);

/** Computes as the page does, from the rights of a role. */
function roleOf(
  { roles }: WorkflowRights,
  code: string,
): { parties: ReadonlySet<string>; rollers: ReadonlySet<string>; keepers: ReadonlySet<string> } {
  const role = roles.find((candidate) => candidate.code === code);
  const rightsIn = (menu: string) => new Set(role?.rights[menu] ?? []);
  const { menus, registerMenu } = declaration();
  const isOfHolder = role?.isOfHolder === true;
  return {
    parties: new Set(partiesOfPerson({ menus, rightsIn, isOfHolder })),
    rollers: new Set(partiesOfPerson({ menus: officerMenus(menus), rightsIn, isOfHolder }, TAKE_BACK_RIGHT)),
    keepers: registerPartiesOf(rightsIn(registerMenu)),
  };
}

/** Returns the guards that fail for this person in this case. */
async function failingOf({ requestId }: FiledRequest, person: Person): Promise<ReadonlySet<string>> {
  const found = await loadCase(site.app, site.app.pools.api, {
    actor: systemActor('test'),
    id: requestId,
    lock: 'none',
  });
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

describe('the rights of roles in workflows', () => {
  it('are those of the roles and menus of today', async () => {
    const { kinds, roles } = await rightsOfRoles();
    expect(kinds).toContainEqual({ module, document: 'toWhom' });
    expect(roles.map(({ code }) => code)).not.toContain('ANONYMOUS');
    const byCode = new Map(roles.map((role) => [role.code, role]));
    expect(byCode.get('OPERATOR_OWNER')).toMatchObject({ isOfHolder: true });
    expect(byCode.get('OFFICER_CENTER')).toMatchObject({ isOfHolder: false });
    expect(byCode.get('OFFICER_CENTER')?.rights['to-whom.request-receives']).toContain('canEdit');
    const roleCode = await makeRole(site, admin, { menus: { 'to-whom.request-approves': ['canView', 'canEdit'] } });
    const after = await rightsOfRoles();
    expect(after.roles.find(({ code }) => code === roleCode)?.rights).toEqual({
      'to-whom.request-approves': ['canView', 'canEdit'],
    });
    expect([...roleOf(after, roleCode).parties]).toEqual(['approver']);
  });

  it('are returned to people with the menu', async () => {
    const auditor = await site.person({ roles: ['AUDITOR'] });
    expect((await site.call('GET', WORKFLOWS, { as: auditor })).status).toBe(200);
    for (const [as, status] of [
      [people.receiver, 403],
      [people.operator, 403],
      [undefined, 401],
    ] as const) {
      expect((await site.call('GET', WORKFLOWS, as === undefined ? {} : { as })).status).toBe(status);
      expect(
        (
          await site.call('POST', `${WORKFLOWS}/explain`, {
            ...(as === undefined ? {} : { as }),
            body: { module, user: { id: admin.id } },
          })
        ).status,
      ).toBe(status);
    }
  });
});

describe('the verdicts of the page', () => {
  it('equal those of the server, in every state of a case and for everybody in it', async () => {
    const rolesToday = await rightsOfRoles();
    const peopleByRole = [
      ['OPERATOR_OWNER', people.operator],
      ['OFFICER_CENTER', people.receiver],
      ['OFFICER_HEAD', people.head],
      ['SIGNATORY', people.approver],
    ] as const;
    const compared: string[] = [];
    const compare = async (filed: FiledRequest): Promise<void> => {
      for (const [code, person] of peopleByRole) {
        const { status, body } = await site.call('POST', '/api/v1/transaction/requests/case', {
          as: person,
          body: { id: filed.requestId },
        });
        // Only the operator sees a draft.
        if (status === 404) continue;
        const view = body as Awaited<ReturnType<typeof readCase>>;
        const role = roleOf(rolesToday, code);
        const imagined = {
          state: view.request.status.code,
          kind: view.request.kind.code,
          failingGuards: await failingOf(filed, person),
        };
        const { verdicts, editable, takeBack } = simulateCase({
          catalogue: site.app.catalogue,
          declaration: declaration(),
          imagined,
          role,
        });
        expect([code, imagined.state, verdicts.map(({ action, isAllowed }) => [action, isAllowed])]).toEqual([
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
          const dossierActions = judgeActions(dossierFlow, {
            state: view.dossier.state.code,
            parties: role.keepers,
            refusals: {},
          });
          expect(dossierActions.map(({ action, isAllowed }) => [action, isAllowed])).toEqual(
            view.dossier.actions.map(({ action, isOpen }) => [action, isOpen]),
          );
        }
        compared.push(imagined.state);
      }
    };
    const filed = await fileLetter(site, people.operator);
    await compare(filed);
    await takeStep(site, people.operator, filed, 'request');
    await compare(filed);
    await takeStep(site, people.receiver, filed, 're-edit', { remark: 'กรุณาแก้ไข' });
    await compare(filed);
    await bringToSignatory(site, people, filed);
    await compare(filed);
    await takeStep(site, people.approver, filed, 'return-officer', { remark: 'ตรวจอีกครั้ง' });
    await compare(filed);
    await compare(await issueLetter(site, people));
    expect(new Set(compared)).toEqual(
      new Set(['draft', 'submitted', 'editRequested', 'waitSign', 'underReview', 'approved']),
    );
  });
});

describe('an explanation for a person', () => {
  it('names their parties, also as a substitute of an absent person', async () => {
    expect(await explain(people.operator)).toMatchObject({
      user: { id: people.operator.id },
      parties: ['operator'],
      rollers: [],
      registerRights: ['canView', 'canSelect'],
      case: null,
    });
    expect(await explain(people.head)).toMatchObject({ parties: ['receiver'], rollers: ['receiver'] });
    const deputy = await site.person({ roles: ['OFFICER_FINANCE'] });
    expect(await explain(deputy)).toMatchObject({ parties: [], rollers: [] });
    const today = site.app.clock.today();
    await insertRow(site.app.pools.api, 'userInstead', {
      refUser: { id: people.approver.id },
      refInstead: { id: deputy.id },
      startDate: today,
      endDate: today,
    });
    expect(await explain(deputy)).toMatchObject({ parties: ['approver'], rollers: ['approver'] });
  });

  it('shows a case as that person sees it, and the reason if they do not see it', async () => {
    const filed = await fileLetter(site, people.operator);
    await takeStep(site, people.operator, filed, 'request');
    const code = await codeOf(filed);
    for (const person of [people.operator, people.receiver, people.approver]) {
      const { timeline: _, ...view } = await readCase(site, person, filed.requestId);
      expect((await explain(person, code.toLowerCase())).case).toEqual({ reach: 'seen', code, view });
    }
    const otherOperator = (await makeRequestPeople(site)).operator;
    expect((await explain(otherOperator, code)).case).toEqual({ reach: 'notTheirs', code });
    expect((await explain(await site.person({ roles: ['OFFICER_LAB'] }), code)).case).toEqual({
      reach: 'noMenu',
      code,
    });
    expect((await explain(people.operator, 'R30-00000000')).case).toEqual({ reach: 'unknown' });
  });

  it('reveals no people or cases outside the caller’s own menus', async () => {
    const filed = await fileLetter(site, people.operator);
    const body = { module, user: { id: people.operator.id }, code: await codeOf(filed) };
    const asker = async (menus: Parameters<typeof makeRole>[2]['menus']): Promise<Person> =>
      site.person({ roles: [await makeRole(site, admin, { menus: { 'user-mgt.workflows': ['canView'], ...menus } })] });
    expect((await explainCall(body, await asker({}))).status).toBe(403);
    expect((await explainCall(body, await asker({ 'user-mgt.users': ['canView'] }))).body).toMatchObject({
      parties: ['operator'],
      case: { reach: 'unknown' },
    });
  });

  it('is refused for unknown names', async () => {
    for (const body of [
      {},
      { module: 'nothing', user: { id: admin.id } },
      { module, user: { id: 'x' } },
      { module, user: { id: admin.id }, more: 1 },
    ])
      expect([body, (await explainCall(body)).status]).toEqual([body, 400]);
    expect((await explainCall({ module, user: { id: newId() } })).status).toBe(404);
    await expect(actorOf(site.app, { userId: newId() })).rejects.toMatchObject({ status: 404 });
  });
});
