/** Who may do what in a request, in the words of the tables: the law once more, for tests that ask it of the running API. */
import type { RequestDeclaration } from '#language/request.ts';
import type { Right } from '#language/rights.ts';
import { isEnd, RE_STATUS, statesOf } from '#language/workflow.ts';
import { OWNER } from '#platform/model/access/accessRules.ts';
import { ANONYMOUS, roleSeeds, SIGNED_IN, type RoleSeed } from '#platform/server/access/rights/roles.ts';
import { menusFor } from '#platform/server/request/case/caseParties.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { testCatalogue } from './catalogue.ts';
import { makeDepartment, makeHolder, type Person, type PersonOptions } from './people.ts';
import { fileRegistration, makeRegistrationWorld, registrationTypes, type RegistrationType } from './registrations.ts';
import { CENTRAL_OFFICE, makeCast, take, type Filed } from './requestCast.ts';
import { answers, bringTo, findWay, getPerson, isTakenWith, wayTo, type WayStep } from './requestWalk.ts';

/** Requests of one type of document, and where they are at home. */
export interface MatrixKind {
  readonly declaration: RequestDeclaration;
  readonly documentType: string;
  readonly holderId: string;
  /** Officers elsewhere never see it; those of no office never do. */
  readonly office: string | undefined;
  readonly bringTo: (state: string) => Promise<Filed>;
}

/** Somebody with one role: where the request is at home, or elsewhere. */
export interface Player {
  readonly role: RoleSeed;
  readonly isHere: boolean;
  readonly person: Person | undefined;
}

export interface Question {
  readonly kind: MatrixKind;
  readonly state: string;
  readonly action: string;
  readonly player: Player;
}

export type Expected = readonly [status: number, messageKey: string];
export const DONE: Expected = [200, ''];
export const UNKNOWN = 'no-such-action';

export function isRegistration(documentType: string): documentType is RegistrationType {
  return (registrationTypes as readonly string[]).includes(documentType);
}

/** Guards that hold of one type alone. */
const ofTypes: Readonly<Record<string, RegistrationType>> = {
  ofHolder: 'holderRegistration',
  ofEmployee: 'employeeRegistration',
  ofOfficer: 'officerRegistration',
};

function isTakenIn(declaration: RequestDeclaration, documentType: string): (step: WayStep) => boolean {
  return isTakenWith(
    declaration,
    documentType,
    new Set(Object.keys(ofTypes).filter((guard) => ofTypes[guard] !== documentType)),
  );
}

/** States that a request of this type comes to. */
export function statesReached(declaration: RequestDeclaration, documentType: string): readonly string[] {
  const { workflow } = declaration;
  return statesOf(workflow).filter(
    (state) => findWay(workflow, state, isTakenIn(declaration, documentType)) !== undefined,
  );
}

export async function makeKind(
  test: TestApp,
  declaration: RequestDeclaration,
  documentType: string,
): Promise<MatrixKind> {
  const { document, workflow } = declaration;
  if (!isRegistration(documentType)) {
    const { holderId, operator } = await makeCast(test);
    const people = { ...(await officersOf(test, declaration)), operator };
    return {
      declaration,
      documentType,
      holderId,
      office: CENTRAL_OFFICE,
      bringTo: (state) => bringTo(test, { document, documentType, workflow, people }, state),
    };
  }
  const world = await makeRegistrationWorld(test, documentType);
  const walk = async (state: string): Promise<Filed> => {
    const filed = await fileRegistration(test, world);
    for (const { action, party } of wayTo(workflow, state, isTakenIn(declaration, documentType)))
      await take(test, getPerson(world.people, party), filed, action, answers);
    return filed;
  };
  return {
    declaration,
    documentType,
    holderId: world.holderId,
    office: documentType === 'employeeRegistration' ? undefined : world.office,
    bringTo: walk,
  };
}

/** For each party an officer with the first role that acts as it by default. */
async function officersOf(test: TestApp, { menus }: RequestDeclaration): Promise<Readonly<Record<string, Person>>> {
  const people: Record<string, Person> = {};
  for (const [party, menu] of Object.entries(menus)) {
    const role = roleSeeds.find(
      ({ code, rowScope }) => rowScope !== 'holder' && heldIn(menu, code).includes('canEdit'),
    );
    if (role !== undefined) people[party] = await test.person({ roles: [role.code], departmentId: CENTRAL_OFFICE });
  }
  return people;
}

export async function makePlayers(
  test: TestApp,
  { holderId, office = CENTRAL_OFFICE }: Pick<MatrixKind, 'holderId' | 'office'>,
): Promise<readonly Player[]> {
  const other = { holderId: await makeHolder(test.app), departmentId: await makeDepartment(test.app) };
  const kinds: Readonly<Record<string, 'owner' | 'employee' | 'agent'>> = {
    OPERATOR_OWNER: 'owner',
    OPERATOR_EMP: 'employee',
    OPERATOR_AGENT: 'agent',
    APPLICANT: 'owner',
  };
  const players: Player[] = [];
  for (const role of roleSeeds) {
    const kind = kinds[role.code];
    for (const isHere of role.code === ANONYMOUS || role.code === SIGNED_IN ? [true] : [true, false]) {
      const roles = role.code === SIGNED_IN ? [] : [role.code];
      const place = isHere ? { holderId, departmentId: office } : other;
      const status: PersonOptions['status'] = role.code === 'APPLICANT' ? 'pending' : 'usable';
      const person =
        kind === undefined
          ? { roles, departmentId: place.departmentId }
          : { roles, personType: 'employee' as const, status, memberOf: { holderId: place.holderId, kind } };
      players.push({ role, isHere, person: role.code === ANONYMOUS ? undefined : await test.person(person) });
    }
  }
  return players;
}

/** Whether one is let in, sees it, is anybody in it, and may do this now: by a call of this entity, under this name in the table. */
export function expected(
  { kind, state, action, player }: Question,
  { entity, declaredAs = action }: { entity: string; declaredAs?: string },
): Expected {
  const { declaration, documentType } = kind;
  const { role, isHere } = player;
  const { workflow } = declaration;
  const isBack = action === RE_STATUS;
  if (role.code === ANONYMOUS) return [401, 'unauthenticated'];
  const right: Right = isBack ? 'canActive' : 'canEdit';
  if (!isLetIn(role.code, { entity, right })) return [403, 'forbidden'];
  const isRouted = state !== statesOf(workflow)[0] && kind.office !== undefined;
  if (!sees(role, { isHere, isRouted })) return [404, 'notFound'];
  const menus = menusFor(declaration, documentType);
  const parties = Object.keys(menus).filter(
    (party) =>
      heldIn(menus[party] ?? '', role.code).includes(right) && (party !== 'operator' || role.rowScope === 'holder'),
  );
  if (parties.length === 0 || (isBack && role.rowScope === 'holder')) return [403, 'forbidden'];
  if (isBack) return expectedBack(declaration, { documentType, state });
  const declared = workflow.actions[declaredAs];
  if (declared === undefined) return [422, 'actionUnknown'];
  const isTheirs = (at: string): boolean => declared.from[at]?.some((party) => parties.includes(party)) === true;
  if (!statesOf(workflow).some(isTheirs)) return [403, 'forbidden'];
  if (declared.from[state] === undefined) return [422, 'actionNotNow'];
  if (!isTheirs(state)) return [422, 'actionNotYours'];
  const why = (declared.guards ?? [])
    .map((guard) => unmetOf(guard, { documentType, state }))
    .find((key) => key !== undefined);
  if (why !== undefined) return [422, why];
  return declared.signs === 'must' ? [422, 'signPasswordMissing'] : DONE;
}

/** What came about for good stays. */
function expectedBack(
  declaration: RequestDeclaration,
  { documentType, state }: { documentType: string; state: string },
): Expected {
  const { workflow } = declaration;
  if (isEnd(workflow, state)) return [422, 'cannotRollBackEnded'];
  const last = wayTo(workflow, state, isTakenIn(declaration, documentType)).at(-1);
  if (last === undefined) return [422, 'cannotRollBack'];
  return workflow.actions[last.action]?.effects?.some((effect) => workflow.effects[effect]?.isForGood === true) === true
    ? [422, 'cannotRollBackEffect']
    : DONE;
}

/** What does not hold of a request that came by the shortest way: nothing was opened, and where it can be passed on nothing was checked. */
function unmetOf(guard: string, { documentType, state }: { documentType: string; state: string }): string | undefined {
  const type = ofTypes[guard];
  if (type !== undefined && type !== documentType) return otherTypes[type];
  // What waits at the central office was found in order before it came there.
  if (guard === 'checkPassed') return state === 'waitCenter' ? undefined : 'checkFirst';
  return guard === 'somethingOpen' ? 'nothingUnlocked' : undefined;
}

const otherTypes: Readonly<Record<RegistrationType, string>> = {
  holderRegistration: 'onlyHolderRequests',
  employeeRegistration: 'onlyEmployeeRequests',
  officerRegistration: 'onlyOfficerRequests',
};

/** A company gives its people of what its owner has, but not what is the owner's alone. */
function heldIn(menuKey: string, role: string): readonly Right[] {
  const menu = testCatalogue.menus.find(({ key }) => key === menuKey);
  const isGiven = role === 'OPERATOR_EMP' || role === 'OPERATOR_AGENT';
  if (isGiven && menu?.attributes?.['ownerOnly'] === true) return [];
  return menu?.roles[isGiven ? OWNER : role] ?? [];
}

/** Through any menu that gives the calls of the entity. */
function isLetIn(role: string, { entity, right }: { entity: string; right: Right }): boolean {
  return testCatalogue.menus.some(
    ({ key, entities }) => entities.includes(entity) && heldIn(key, role).includes(right),
  );
}

/** What has not been sent anywhere is nobody's but the holder's; an agent was authorised for nothing yet. */
function sees({ rowScope, code }: RoleSeed, { isHere, isRouted }: { isHere: boolean; isRouted: boolean }): boolean {
  if (rowScope === 'all') return true;
  if (rowScope === 'holder') return isHere && code !== 'OPERATOR_AGENT';
  return isHere && isRouted;
}

export function toldBy({ status, body }: TestAnswer): Expected {
  return status === 200 ? DONE : [status, String((body as { messageKey?: unknown }).messageKey)];
}

export function line({ action, player }: Pick<Question, 'action' | 'player'>, [status, key]: Expected): string {
  return `${player.role.code}${player.isHere ? '' : ' elsewhere'} ${action}: ${status} ${key}`.trim();
}

/** What a refusal must leave as it is. */
export async function standingOf({ app }: TestApp, { requestId }: Filed): Promise<readonly object[]> {
  const { rows } = await app.pools.api.query<{ version: number; status: string; steps: number }>(
    'select r."version", r."status", (select count(*)::int from "status_history" h where h."record_id" = r."id") as "steps" from "request" r where r."id" = $1',
    [requestId],
  );
  return rows;
}
