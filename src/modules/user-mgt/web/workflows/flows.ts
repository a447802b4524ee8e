/** The workflows: one for each kind of request, and one for the standing of issued documents. */
import { getModuleRequests, type Catalogue } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { Workflow } from '#language/workflow.ts';
import { dossierFlow, registerPartiesOf } from '#platform/model/request/dossierFlow.ts';
import {
  officerMenus,
  partiesOfPerson,
  TAKE_BACK_RIGHT,
  type RequestRights,
} from '#platform/model/request/requestParties.ts';
import type { SimulatedPerson } from '#platform/model/request/caseSimulation.ts';
import type { RoleRights } from '../../workflowAnswers.ts';

export interface Flow {
  readonly title: Label;
  readonly workflow: Workflow;
  /** For the workflow of the standing: the declarations of every kind. */
  readonly declarations: readonly RequestDeclaration[];
  readonly isStanding: boolean;
}

export function flowsOf(catalogue: Catalogue, modules: readonly string[]): readonly Flow[] {
  const declarations = modules.map((module) => getModuleRequests(catalogue, module));
  return [
    ...declarations.map((declaration): Flow => ({
      title: declaration.title,
      workflow: declaration.workflow,
      declarations: [declaration],
      isStanding: false,
    })),
    { title: dossierFlow.title, workflow: dossierFlow, declarations, isStanding: true },
  ];
}

/** Returns the parties of a person with these roles. */
export function roleIn(
  flow: Flow,
  declaration: RequestDeclaration,
  chosenRoles: readonly RoleRights[],
): SimulatedPerson {
  const rightsIn: RequestRights['rightsIn'] = (menu) =>
    new Set(chosenRoles.flatMap(({ rights }) => rights[menu] ?? []));
  if (flow.isStanding) return { parties: registerPartiesOf(rightsIn(declaration.registerMenu)), rollers: new Set() };
  // The widest of several roles decides which rows are visible.
  const isOfHolder = chosenRoles.length > 0 && chosenRoles.every((role) => role.isOfHolder);
  const own = { rightsIn, isOfHolder, isBegunByOffice: declaration.office !== undefined };
  return {
    parties: new Set(partiesOfPerson({ ...own, menus: declaration.menus })),
    rollers: new Set(partiesOfPerson({ ...own, menus: officerMenus(declaration.menus) }, TAKE_BACK_RIGHT)),
  };
}

/** Returns the roles to begin with: those the state waits for, or else those that have any right in it. */
export function initialRoles(flow: Flow, roles: readonly RoleRights[], state: string): readonly string[] {
  const [declaration] = flow.declarations;
  if (declaration === undefined) return [];
  const partiesOf = (role: RoleRights): ReadonlySet<string> => roleIn(flow, declaration, [role]).parties;
  const holder = flow.workflow.states[state]?.responsibleParty ?? '';
  const found = roles.find((role) => partiesOf(role).has(holder)) ?? roles.find((role) => partiesOf(role).size > 0);
  return found === undefined ? [] : [found.code];
}
