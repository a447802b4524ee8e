/**
 * Computes from the declared tables who may do what in a request: a second implementation of the rules, for tests that
 * compare it with the running API.
 */
import { requestDeclarationsOf, type Catalogue } from '#language/catalogue.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { Right } from '#language/rights.ts';
import { isFinalState, RE_STATUS, statesOf } from '#language/workflow.ts';
import { OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import { ANONYMOUS_ROLE, roleSeeds, SIGNED_IN_ROLE, type RoleSeed } from '#platform/server/access/rights/roles.ts';
import { menusFor } from '#platform/server/request/case/caseParties.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { makeDepartment, makeHolder, type Person, type PersonOptions } from './people.ts';
import { fileRegistration, setUpRegistration, registrationTypes, type RegistrationType } from './registrations.ts';
import { CENTRAL_OFFICE, makeRequestPeople, takeStep, type FiledRequest } from './requestPeople.ts';
import {
  stepAnswers,
  bringToState,
  findPathToState,
  getPerson,
  stepFilterOf,
  pathToState,
  type PathStep,
} from './requestPaths.ts';

/** Requests of one type of document, and the department that handles them. */
export interface MatrixRequest {
  readonly catalogue: Catalogue;
  readonly declaration: RequestDeclaration;
  readonly documentType: string;
  readonly holderId: string;
  /** Officers of another department never see it; if there is none, no officer does. */
  readonly office: string | undefined;
  readonly bringTo: (state: string) => Promise<FiledRequest>;
}

/** A person with one role: in the department of the request, or in another. */
export interface MatrixPerson {
  readonly role: RoleSeed;
  readonly isOfThisOffice: boolean;
  readonly person: Person | undefined;
}

export interface MatrixQuestion {
  readonly kind: MatrixRequest;
  readonly state: string;
  readonly action: string;
  readonly player: MatrixPerson;
}

export type ExpectedAnswer = readonly [status: number, messageKey: string];
export const OK_ANSWER: ExpectedAnswer = [200, ''];
export const UNKNOWN_ACTION = 'no-such-action';

export function isRegistration(documentType: string): documentType is RegistrationType {
  return (registrationTypes as readonly string[]).includes(documentType);
}

/** Guards that hold for one type alone. */
const typeOfGuard: Readonly<Record<string, RegistrationType>> = {
  ofHolder: 'holderRegistration',
  ofEmployee: 'employeeRegistration',
  ofOfficer: 'officerRegistration',
};

function stepFilterFor(declaration: RequestDeclaration, documentType: string): (step: PathStep) => boolean {
  return stepFilterOf(
    declaration,
    documentType,
    new Set(Object.keys(typeOfGuard).filter((guard) => typeOfGuard[guard] !== documentType)),
  );
}

/** Returns the states that a request of this type can reach. */
export function reachableStates(declaration: RequestDeclaration, documentType: string): readonly string[] {
  const { workflow } = declaration;
  return statesOf(workflow).filter(
    (state) => findPathToState(workflow, state, stepFilterFor(declaration, documentType)) !== undefined,
  );
}

export async function makeMatrixRequest(
  test: TestApp,
  declaration: RequestDeclaration,
  documentType: string,
): Promise<MatrixRequest> {
  const { document, workflow } = declaration;
  if (!isRegistration(documentType)) {
    const { holderId, operator } = await makeRequestPeople(test);
    const people = { ...(await makeOfficers(test, declaration)), operator };
    return {
      catalogue: test.app.catalogue,
      declaration,
      documentType,
      holderId,
      office: CENTRAL_OFFICE,
      bringTo: (state) => bringToState(test, { document, documentType, workflow, people }, state),
    };
  }
  const world = await setUpRegistration(test, documentType);
  const walk = async (state: string): Promise<FiledRequest> => {
    const filed = await fileRegistration(test, world);
    for (const { action, party } of pathToState(workflow, state, stepFilterFor(declaration, documentType)))
      await takeStep(test, getPerson(world.people, party), filed, action, stepAnswers);
    return filed;
  };
  return {
    catalogue: test.app.catalogue,
    declaration,
    documentType,
    holderId: world.holderId,
    office: documentType === 'employeeRegistration' ? undefined : world.office,
    bringTo: walk,
  };
}

/** Makes for each party an officer with the first role that acts as it by default. */
async function makeOfficers(test: TestApp, { menus }: RequestDeclaration): Promise<Readonly<Record<string, Person>>> {
  const people: Record<string, Person> = {};
  for (const [party, menu] of Object.entries(menus)) {
    const role = roleSeeds.find(
      ({ code, rowScope }) => rowScope !== 'holder' && rightsInMenu(test.app.catalogue, menu, code).includes('canEdit'),
    );
    if (role !== undefined) people[party] = await test.person({ roles: [role.code], departmentId: CENTRAL_OFFICE });
  }
  return people;
}

export async function makeMatrixPeople(
  test: TestApp,
  { holderId, office = CENTRAL_OFFICE }: Pick<MatrixRequest, 'holderId' | 'office'>,
): Promise<readonly MatrixPerson[]> {
  const other = { holderId: await makeHolder(test.app), departmentId: await makeDepartment(test.app) };
  const kinds: Readonly<Record<string, 'owner' | 'employee' | 'agent'>> = {
    OPERATOR_OWNER: 'owner',
    OPERATOR_EMP: 'employee',
    OPERATOR_AGENT: 'agent',
    APPLICANT: 'owner',
  };
  const players: MatrixPerson[] = [];
  for (const role of roleSeeds) {
    const kind = kinds[role.code];
    for (const isOfThisOffice of role.code === ANONYMOUS_ROLE || role.code === SIGNED_IN_ROLE
      ? [true]
      : [true, false]) {
      const roles = role.code === SIGNED_IN_ROLE ? [] : [role.code];
      const place = isOfThisOffice ? { holderId, departmentId: office } : other;
      const status: PersonOptions['status'] = role.code === 'APPLICANT' ? 'pending' : 'usable';
      const person =
        kind === undefined
          ? { roles, departmentId: place.departmentId }
          : { roles, personType: 'employee' as const, status, memberOf: { holderId: place.holderId, kind } };
      players.push({
        role,
        isOfThisOffice,
        person: role.code === ANONYMOUS_ROLE ? undefined : await test.person(person),
      });
    }
  }
  return players;
}

/**
 * Returns the expected answer: whether the person has access, sees the request, is a party of it, and may take this
 * action now: by a call of this entity, under this name in the table.
 */
export function expectedAnswer(
  { kind, state, action, player }: MatrixQuestion,
  { entity, declaredAs = action }: { entity: string; declaredAs?: string },
): ExpectedAnswer {
  const { catalogue, declaration, documentType } = kind;
  const { role, isOfThisOffice } = player;
  const { workflow } = declaration;
  const isBack = action === RE_STATUS;
  if (role.code === ANONYMOUS_ROLE) return [401, 'unauthenticated'];
  const right: Right = isBack ? 'canActive' : 'canEdit';
  if (!mayCall(catalogue, role.code, { entity, right })) return [403, 'forbidden'];
  const isRouted = state !== statesOf(workflow)[0] && kind.office !== undefined;
  if (!canSee(role, { isHere: isOfThisOffice, isRouted }) || !canSeeType(kind, role)) return [404, 'notFound'];
  const menus = menusFor(declaration, documentType);
  const parties = Object.keys(menus).filter(
    (party) =>
      rightsInMenu(catalogue, menus[party] ?? '', role.code).includes(right) &&
      (party !== 'operator' || role.rowScope === 'holder'),
  );
  if (parties.length === 0 || (isBack && role.rowScope === 'holder')) return [403, 'forbidden'];
  if (isBack) return expectedTakeBackAnswer(declaration, { documentType, state });
  const declared = workflow.actions[declaredAs];
  if (declared === undefined) return [422, 'actionUnknown'];
  const isOwnAction = (at: string): boolean => declared.from[at]?.some((party) => parties.includes(party)) === true;
  if (!statesOf(workflow).some(isOwnAction)) return [403, 'forbidden'];
  if (declared.from[state] === undefined) return [422, 'actionNotNow'];
  if (!isOwnAction(state)) return [422, 'actionNotYours'];
  const why = (declared.guards ?? [])
    .map((guard) => unmetGuardMessage(guard, { documentType, state }))
    .find((key) => key !== undefined);
  if (why !== undefined) return [422, why];
  return declared.signs === 'must' ? [422, 'signPasswordMissing'] : OK_ANSWER;
}

/** Irreversible effects remain. */
function expectedTakeBackAnswer(
  declaration: RequestDeclaration,
  { documentType, state }: { documentType: string; state: string },
): ExpectedAnswer {
  const { workflow } = declaration;
  if (isFinalState(workflow, state)) return [422, 'cannotRollBackEnded'];
  const last = pathToState(workflow, state, stepFilterFor(declaration, documentType)).at(-1);
  if (last === undefined) return [422, 'cannotRollBack'];
  return workflow.actions[last.action]?.effects?.some((effect) => workflow.effects[effect]?.isIrreversible === true) ===
    true
    ? [422, 'cannotRollBackEffect']
    : OK_ANSWER;
}

/**
 * Returns the first guard that fails for a request that came by the shortest path: no fields were unlocked, and where
 * it can be passed on it was not checked.
 */
function unmetGuardMessage(
  guard: string,
  { documentType, state }: { documentType: string; state: string },
): string | undefined {
  const type = typeOfGuard[guard];
  if (type !== undefined && type !== documentType) return wrongTypeMessages[type];
  // A request at the central office has passed its check before.
  if (guard === 'checkPassed') return state === 'waitCenter' ? undefined : 'checkFirst';
  return guard === 'somethingOpen' ? 'nothingUnlocked' : undefined;
}

const wrongTypeMessages: Readonly<Record<RegistrationType, string>> = {
  holderRegistration: 'onlyHolderRequests',
  employeeRegistration: 'onlyEmployeeRequests',
  officerRegistration: 'onlyOfficerRequests',
};

/** A company gives its people rights of its owner, except those that are the owner's alone. */
function rightsInMenu({ menus }: Catalogue, menuKey: string, role: string): readonly Right[] {
  const menu = menus.find(({ key }) => key === menuKey);
  const isGiven = role === 'OPERATOR_EMP' || role === 'OPERATOR_AGENT';
  if (isGiven && menu?.attributes?.['ownerOnly'] === true) return [];
  return menu?.roles[isGiven ? OWNER_ROLE : role] ?? [];
}

/** Whether any menu of the role grants the calls of the entity. */
function mayCall(catalogue: Catalogue, role: string, { entity, right }: { entity: string; right: Right }): boolean {
  return catalogue.menus.some(
    ({ key, entities }) => entities.includes(entity) && rightsInMenu(catalogue, key, role).includes(right),
  );
}

/** People with menus of one of the modules that serve a document see nothing of the other modules. */
function canSeeType({ catalogue, declaration }: MatrixRequest, { code }: RoleSeed): boolean {
  const seenModules = requestDeclarationsOf(catalogue, declaration.document)
    .map(({ module }) => module)
    .filter((name) => {
      const menus = catalogue.modules.find((module) => module.name === name)?.menus ?? [];
      return menus.some(({ key }) => rightsInMenu(catalogue, key, code).includes('canView'));
    });
  return seenModules.length === 0 || seenModules.includes(declaration.module);
}

/**
 * A request that has not been submitted is visible for its holder only; the agent is authorised for no document type
 * yet.
 */
function canSee({ rowScope, code }: RoleSeed, { isHere, isRouted }: { isHere: boolean; isRouted: boolean }): boolean {
  if (rowScope === 'all') return true;
  if (rowScope === 'holder') return isHere && code !== 'OPERATOR_AGENT';
  return isHere && isRouted;
}

export function answerOf({ status, body }: TestAnswer): ExpectedAnswer {
  return status === 200 ? OK_ANSWER : [status, String((body as { messageKey?: unknown }).messageKey)];
}

export function answerLine(
  { action, player }: Pick<MatrixQuestion, 'action' | 'player'>,
  [status, key]: ExpectedAnswer,
): string {
  return `${player.role.code}${player.isOfThisOffice ? '' : ' elsewhere'} ${action}: ${status} ${key}`.trim();
}

/** Reads the data that a refusal must leave unchanged. */
export async function requestSnapshot({ app }: TestApp, { requestId }: FiledRequest): Promise<readonly object[]> {
  const { rows } = await app.pools.api.query<{ version: number; status: string; steps: number }>(
    'select r."version", r."status", (select count(*)::int from "status_history" h where h."record_id" = r."id") as "steps" from "request" r where r."id" = $1',
    [requestId],
  );
  return rows;
}
