/**
 * Returns the modules of the product as if those of these document types had not been added yet: for tests of the
 * scaffolder.
 */
import { modules } from '../../src/apps/modules.ts';
import type { ModuleDeclaration } from '../../src/language/module.ts';

export function modulesWithout(types: readonly string[]): readonly ModuleDeclaration[] {
  const isServing = ({ requests }: ModuleDeclaration): boolean =>
    requests.some(({ documentTypes }) => documentTypes.some((type) => types.includes(type)));
  return withoutFollowUps(withoutDependants(modules, new Set(modules.filter(isServing).map(({ name }) => name))));
}

/** Nothing leads to documents that are not there yet. */
function withoutFollowUps(left: readonly ModuleDeclaration[]): readonly ModuleDeclaration[] {
  const entities = new Set(left.flatMap(({ entities: own }) => own.map(({ name }) => name)));
  return left.map((module) => ({
    ...module,
    requests: module.requests.map(({ followUps, ...request }) =>
      followUps === undefined
        ? request
        : { ...request, followUps: followUps.filter(({ document }) => entities.has(document)) },
    ),
  }));
}

/** Also removes modules that depend on them, directly or indirectly. */
function withoutDependants(
  all: readonly ModuleDeclaration[],
  removed: ReadonlySet<string>,
): readonly ModuleDeclaration[] {
  const left = all.filter(
    ({ name, dependsOn }) => !removed.has(name) && !dependsOn.some((other) => removed.has(other)),
  );
  const names = new Set(left.map(({ name }) => name));
  return left.length === all.length
    ? left
    : withoutDependants(left, new Set(all.map(({ name }) => name).filter((name) => !names.has(name))));
}
