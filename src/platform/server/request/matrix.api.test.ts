/** Every state, every action, every role: who may do what in a request, against the running API and without a sample. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestDeclaration } from '#language/request.ts';
import type { Right } from '#language/rights.ts';
import { isEnd, statesOf } from '#language/workflow.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { CENTRAL_OFFICE, makeCast, statusOf, versionOf, type Cast, type Filed } from '#platform/testing/requestCast.ts';
import { answers, bringTo } from '#platform/testing/requestWalk.ts';
import { ANONYMOUS, roleSeeds, SIGNED_IN, type RoleSeed } from '../access/roles.ts';

const REQUESTS = '/api/v1/transaction/requests';
const UNKNOWN = 'no-such-action';
const OWN_CALLS = ['re-status', 'unlock by its own call'] as const;

/** Somebody with one role: where the request is at home, or elsewhere. */
interface Player {
  readonly role: RoleSeed;
  readonly isHere: boolean;
  readonly person: Person | undefined;
}

let test: TestApp;
let cast: Cast;
const players: Player[] = [];

beforeAll(async () => {
  test = await startTestApp();
  cast = await makeCast(test);
  const holders = new Map([[true, cast.holderId], [false, await makeHolder(test.app)]]);
  const departments = new Map([[true, CENTRAL_OFFICE], [false, await makeDepartment(test.app)]]);
  const kinds: Readonly<Record<string, 'owner' | 'employee' | 'agent'>> = { OPERATOR_OWNER: 'owner', OPERATOR_EMP: 'employee', OPERATOR_AGENT: 'agent' };
  for (const role of roleSeeds) {
    const kind = kinds[role.code];
    for (const isHere of role.code === ANONYMOUS || role.code === SIGNED_IN ? [true] : [true, false]) {
      const roles = role.code === SIGNED_IN ? [] : [role.code];
      const person =
        kind === undefined
          ? await test.person({ roles, departmentId: departments.get(isHere) ?? '' })
          : await test.person({ roles, personType: 'employee', memberOf: { holderId: holders.get(isHere) ?? '', kind } });
      players.push({ role, isHere, person: role.code === ANONYMOUS ? undefined : person });
    }
  }
});
afterAll(() => test.stop());

type Expected = readonly [status: number, messageKey: string];
const DONE: Expected = [200, ''];

interface Question {
  readonly declaration: RequestDeclaration;
  readonly state: string;
  readonly action: string;
  readonly player: Player;
}

/** The law once more, in the words of the table: whether one is let in, sees it, is anybody in it, and may do this now. */
function expected({ declaration, state, action, player }: Question): Expected {
  const { role, isHere } = player;
  const { workflow, menus } = declaration;
  const isBack = action === 're-status';
  if (role.code === ANONYMOUS) return [401, 'unauthenticated'];
  const right: Right = isBack ? 'canActive' : 'canEdit';
  if (!isLetIn(role.code, right)) return [403, 'forbidden'];
  if (!sees(role, { isHere, isDraft: state === statesOf(workflow)[0] })) return [404, 'notFound'];
  const isHolder = role.rowScope === 'holder';
  const parties = Object.keys(menus).filter((party) => heldIn(menus[party] ?? '', role.code).includes(right) && (party === 'operator') === isHolder);
  if (parties.length === 0 || (isBack && isHolder)) return [403, 'forbidden'];
  if (isBack) return isEnd(workflow, state) ? [422, 'cannotRollBackEnded'] : state === statesOf(workflow)[0] ? [422, 'cannotRollBack'] : DONE;
  if (action === UNKNOWN) return [422, 'actionUnknown'];
  const declared = workflow.actions[action === OWN_CALLS[1] ? 'unlock' : action];
  const isTheirs = (at: string): boolean => declared?.from[at]?.some((party) => parties.includes(party)) === true;
  if (!statesOf(workflow).some(isTheirs)) return [403, 'forbidden'];
  if (declared?.from[state] === undefined) return [422, 'actionNotNow'];
  if (!isTheirs(state)) return [422, 'actionNotYours'];
  const why = (declared.guards ?? []).map((guard) => unmet[guard]).find((key) => key !== undefined);
  return why === undefined ? DONE : [422, why];
}

/** What does not hold of a request that came by the shortest way: nothing was opened, and where it can be passed on nothing was checked. */
const unmet: Readonly<Record<string, string>> = { somethingOpen: 'nothingUnlocked', checkPassed: 'checkFirst' };

function heldIn(menuKey: string, role: string): readonly Right[] {
  return testCatalogue.menus.find(({ key }) => key === menuKey)?.roles[role] ?? [];
}

/** Through any menu from which a request is looked at. */
function isLetIn(role: string, right: Right): boolean {
  return testCatalogue.menus.some(({ key, entities }) => entities.includes('request') && heldIn(key, role).includes(right));
}

/** A draft is nobody's but the holder's; an agent was authorised for nothing yet. */
function sees({ rowScope, code }: RoleSeed, { isHere, isDraft }: { isHere: boolean; isDraft: boolean }): boolean {
  if (rowScope === 'all') return true;
  if (rowScope === 'holder') return isHere && code !== 'OPERATOR_AGENT';
  return isHere && !isDraft;
}

function send({ action, player }: Pick<Question, 'action' | 'player'>, { id, version }: { id: string; version: number }, said: Readonly<Record<string, unknown>> = answers): Promise<TestAnswer> {
  const options = player.person === undefined ? {} : { as: player.person };
  const { remark } = answers;
  if (action === 're-status') return test.call('PUT', `${REQUESTS}/re-status`, { ...options, body: { id, version, remark } });
  if (action === OWN_CALLS[1]) return test.call('PUT', `${REQUESTS}/unlock`, { ...options, body: { id, version, fields: answers.data.fields, remark } });
  return test.call('PUT', `${REQUESTS}/request`, { ...options, body: { id, version, action, ...said } });
}

function toldBy({ status, body }: TestAnswer): Expected {
  return status === 200 ? DONE : [status, String((body as { messageKey?: unknown }).messageKey)];
}

const line = ({ action, player }: Pick<Question, 'action' | 'player'>, [status, key]: Expected): string => `${player.role.code}${player.isHere ? '' : ' elsewhere'} ${action}: ${status} ${key}`.trim();

async function standingOf({ requestId }: Filed): Promise<readonly object[]> {
  const { rows } = await test.app.pools.api.query<{ version: number; status: string; steps: number }>('select r."version", r."status", (select count(*)::int from "status_history" h where h."record_id" = r."id") as "steps" from "request" r where r."id" = $1', [requestId]);
  return rows;
}

const cases = [...testCatalogue.requests.values()].flatMap((declaration) => statesOf(declaration.workflow).map((state) => ({ name: declaration.document, state, declaration })));

describe.each(cases)('a request of $name that is $state', ({ state, declaration }) => {
  const { workflow, document } = declaration;
  const walkTo = (): Promise<Filed> => bringTo(test, { document, workflow, people: { operator: cast.operator, receiver: cast.receiver, approver: cast.approver } }, state);
  const questions = (): Question[] => [...Object.keys(workflow.actions), UNKNOWN, ...OWN_CALLS].flatMap((action) => players.map((player) => ({ declaration, state, action, player })));
  const isDone = (question: Question): boolean => expected(question) === DONE;

  it('refuses everybody what is not theirs or not now, and nothing comes of it', async () => {
    const filed = await walkTo();
    const target = { id: filed.requestId, version: await versionOf(test, filed.requestId) };
    const before = await standingOf(filed);
    const refused = questions().filter((question) => !isDone(question));
    const found: string[] = [];
    for (const question of refused) found.push(line(question, toldBy(await send(question, target))));
    expect(found).toEqual(refused.map((question) => line(question, expected(question))));
    for (const question of questions().filter((one) => isDone(one) && workflow.actions[one.action]?.needsRemark === true)) {
      expect(line(question, toldBy(await send(question, target, { remark: ' ' })))).toBe(line(question, [422, 'remarkRequired']));
    }
    expect(await standingOf(filed)).toEqual(before);
  });

  it('lets those act whose turn it is, and goes where the table says', async () => {
    for (const question of questions().filter(isDone)) {
      const filed = await walkTo();
      const answer = await send(question, { id: filed.requestId, version: await versionOf(test, filed.requestId) });
      expect(line(question, toldBy(answer))).toBe(line(question, DONE));
      const to = workflow.actions[question.action]?.to;
      const isBack = question.action === 're-status';
      if (!isBack) expect([question.action, await statusOf(test, filed.requestId)]).toEqual([question.action, to ?? state]);
    }
  });
});

it('was asked of every role in every state', () => {
  expect(cases.length).toBeGreaterThanOrEqual(8);
  expect(new Set(players.map(({ role }) => role.code)).size).toBe(roleSeeds.length);
});
