/**
 * Finds the kinds of request that differ in who may do what and when. Kinds with the same workflow except for names are
 * tested in full once; a module with its own stages is found by comparing the declarations.
 */
import type { Catalogue } from '#language/catalogue.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { menusFor } from '#platform/server/request/case/caseParties.ts';
import { testCatalogue } from './catalogue.ts';

export interface DeclaredKind {
  readonly declaration: RequestDeclaration;
  readonly documentType: string;
}

/** Returns the first kind of every workflow, and the kinds with the same workflow as one of those. */
export function splitKinds<Kind extends DeclaredKind>(
  kinds: readonly Kind[],
  catalogue: Catalogue = testCatalogue,
): { readonly distinct: readonly Kind[]; readonly alike: readonly Kind[] } {
  const shapes = kinds.map((kind) => shapeOf(catalogue, kind));
  return {
    distinct: kinds.filter((_kind, index) => shapes.indexOf(shapes[index] ?? '') === index),
    alike: kinds.filter((_kind, index) => shapes.indexOf(shapes[index] ?? '') !== index),
  };
}

/** Texts that people read, and fields they may fill in meanwhile: no right to a step depends on them. */
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
function shapeOf(catalogue: Catalogue, { declaration, documentType }: DeclaredKind): string {
  const { workflow, office, counterMenu } = declaration;
  const { states, actions, guards, effects } = workflow;
  const parties = Object.entries(menusFor(declaration, documentType)).map(([party, menu]) => [
    party,
    rolesIn(catalogue, menu),
  ]);
  const counter = counterMenu === undefined ? undefined : rolesIn(catalogue, counterMenu);
  return JSON.stringify(
    { states, actions, guards, effects, parties, counter, isBegunByOffice: office !== undefined },
    (key, value: unknown) => (ONLY_READ.has(key) ? undefined : value),
  );
}

function rolesIn({ menus }: Catalogue, menuKey: string): unknown {
  const menu = menus.find(({ key }) => key === menuKey);
  return [menu?.roles, menu?.attributes?.['ownerOnly'] === true];
}
