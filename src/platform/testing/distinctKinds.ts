/**
 * Which kinds of request differ in who may do what and when. Kinds whose workflows are the same but for their names are
 * asked in full once; a module with stages of its own is found by comparing the declarations.
 */
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { menusFor } from '#platform/server/request/case/caseParties.ts';
import { testCatalogue } from './catalogue.ts';

export interface DeclaredKind {
  readonly declaration: RequestDeclaration;
  readonly documentType: string;
}

/** The first kind of every workflow, and the kinds that have the same workflow as one of those. */
export function splitKinds<Kind extends DeclaredKind>(
  kinds: readonly Kind[],
): { readonly distinct: readonly Kind[]; readonly alike: readonly Kind[] } {
  const shapes = kinds.map(shapeOf);
  return {
    distinct: kinds.filter((_kind, index) => shapes.indexOf(shapes[index] ?? '') === index),
    alike: kinds.filter((_kind, index) => shapes.indexOf(shapes[index] ?? '') !== index),
  };
}

/** What people read, and what they may fill in meanwhile: nobody's right to a step goes by it. */
const ONLY_READ = new Set([
  'label',
  'notice',
  'icon',
  'task',
  'waitsFor',
  'labelByType',
  'days',
  'editableFields',
  'why',
]);

/** States, actions, guards and effects, and for each party the roles that act as it. */
function shapeOf({ declaration, documentType }: DeclaredKind): string {
  const { workflow, office, counterMenu } = declaration;
  const { states, actions, guards, effects } = workflow;
  const parties = Object.entries(menusFor(declaration, documentType)).map(([party, menu]) => [party, rolesIn(menu)]);
  const counter = counterMenu === undefined ? undefined : rolesIn(counterMenu);
  return JSON.stringify(
    { states, actions, guards, effects, parties, counter, isBegunByOffice: office !== undefined },
    (key, value: unknown) => (ONLY_READ.has(key) ? undefined : value),
  );
}

function rolesIn(menuKey: string): unknown {
  const menu = testCatalogue.menus.find(({ key }) => key === menuKey);
  return [menu?.roles, menu?.attributes?.['ownerOnly'] === true];
}
