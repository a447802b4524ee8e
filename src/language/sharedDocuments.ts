/**
 * Documents that several modules serve: one entity, with one table and one address, and for each module its own document
 * types, workflow, menus and screens. The type of a document decides to which of the modules it belongs. A screen may show
 * the documents of all of them.
 */
import type { FilterCondition } from './entity.ts';
import type { ModuleDeclaration } from './module.ts';
import { compilePath } from './pathPattern.ts';
import type { RequestDeclaration } from './requestDeclaration.ts';
import type { ScreenDeclaration } from './screen.ts';

export interface SharedDocument {
  readonly document: string;
  readonly servedBy: readonly ServingModule[];
  /** The keys of menus that show the documents of all types (`isForAllTypes`), and so give a right to none of them. */
  readonly menusOfAll: readonly string[];
}

export interface ServingModule {
  readonly module: string;
  readonly documentTypes: readonly string[];
  /** The keys of its menus in which the document is read and written. */
  readonly menus: readonly string[];
}

/** Returns the documents that more than one module serves, in the order of their modules. */
export function sharedDocumentsOf(modules: readonly ModuleDeclaration[]): readonly SharedDocument[] {
  const ofAll = new Set(modules.flatMap(menusForAllTypes));
  const byDocument = new Map<string, ServingModule[]>();
  for (const { name: module, requests, menus } of modules) {
    for (const { document, documentTypes } of requests) {
      const own = menus
        .filter(({ key, entities }) => entities.includes(document) && !ofAll.has(key))
        .map(({ key }) => key);
      byDocument.set(document, [...(byDocument.get(document) ?? []), { module, documentTypes, menus: own }]);
    }
  }
  return [...byDocument]
    .filter(([, servedBy]) => servedBy.length > 1)
    .map(([document, servedBy]) => ({
      document,
      servedBy,
      menusOfAll: modules
        .flatMap(({ menus }) => menus)
        .filter(({ key, entities }) => ofAll.has(key) && entities.includes(document))
        .map(({ key }) => key),
    }));
}

function menusForAllTypes({ menus, screens }: ModuleDeclaration): readonly string[] {
  const paths = screens.flatMap((screen) =>
    screen.kind === 'resource' && screen.isForAllTypes === true ? [screen.path] : [],
  );
  return menus.filter(({ url }) => paths.some(compilePath(url).matches)).map(({ key }) => key);
}

/**
 * Limits the screens of each module to its own document types where another module serves the same document. Screens of
 * documents that only one module serves stay as they are.
 */
export function separateSharedDocuments(modules: readonly ModuleDeclaration[]): readonly ModuleDeclaration[] {
  const shared = sharedDocumentsOf(modules);
  if (shared.length === 0) return modules;
  return modules.map((module) => ({
    ...module,
    screens: module.screens.map((screen) => {
      const served = shared.find(({ document }) => screen.kind === 'resource' && screen.entity === document)?.servedBy;
      const own = served?.find((serving) => serving.module === module.name);
      return own === undefined ? screen : limitScreen(screen, own.documentTypes);
    }),
  }));
}

function limitScreen(screen: ScreenDeclaration, documentTypes: readonly string[]): ScreenDeclaration {
  if (screen.kind !== 'resource' || screen.documentTypes !== undefined || screen.isForAllTypes === true) return screen;
  const filter: FilterCondition = { name: 'refDocumentType.code', operator: 'in', value: documentTypes };
  return { ...screen, documentTypes, listFilter: [...(screen.listFilter ?? []), filter] };
}

/** Fails if it is not clear which module serves a document, or which one declares it. */
export function requestsByModule(modules: readonly ModuleDeclaration[]): ReadonlyMap<string, RequestDeclaration> {
  const byModule = new Map<string, RequestDeclaration>();
  const byType = new Map<string, string>();
  for (const { name, requests } of modules) {
    for (const declaration of requests) {
      const fail = (what: string): never => {
        throw new Error(`Requests of the module "${name}": ${what}`);
      };
      if (byModule.has(name)) fail('a module declares one kind of request, and it declares two');
      if (declaration.module !== name) fail(`they are declared in the name of "${declaration.module}"`);
      for (const type of declaration.documentTypes) {
        const other = byType.get(type);
        if (other !== undefined && other !== name)
          fail(`the module "${other}" serves the document type "${type}", too`);
        byType.set(type, name);
      }
      const problem = findOwnerProblem(modules, declaration);
      if (problem !== undefined) fail(problem);
      byModule.set(name, declaration);
    }
  }
  return byModule;
}

/** The entity is declared by the module itself, or by the module that it names. */
function findOwnerProblem(
  modules: readonly ModuleDeclaration[],
  { module, document, documentOf }: RequestDeclaration,
): string | undefined {
  const ownerName = documentOf ?? module;
  const owner = modules.find(({ name }) => name === ownerName);
  if (owner === undefined) return `they are about the document of "${ownerName}", and there is no such module`;
  if (!owner.entities.some(({ name }) => name === document))
    return `they are about "${document}", which the module "${ownerName}" does not declare`;
  return documentOf === undefined || owner.requests.some((declaration) => declaration.document === document)
    ? undefined
    : `they are about "${document}", of which the module "${ownerName}" has no requests`;
}
