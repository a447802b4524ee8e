/**
 * A running server for tests of entities that the specimens cannot replace: with one more module, in a separate
 * database.
 */
import { moduleServers } from '#apps/server/moduleServers.ts';
import { buildCatalogue } from '#language/catalogue.ts';
import type { ModuleDeclaration } from '#language/module.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { startTestApp, type TestApp } from './app.ts';
import { testCatalogue } from './catalogue.ts';
import { cloneChanged } from './database.ts';
import { extendDatabase } from './extendDatabase.ts';

/** `server` is what the module adds to the server in addition to its declaration. */
export function startTestAppWithModule(module: ModuleDeclaration, server: ModuleServer = {}): Promise<TestApp> {
  return startWith([module], { key: module, server });
}

/** The same for modules that belong together. `modules` is one constant, by which the changed database is found again. */
export function startTestAppWithModules(
  modules: readonly ModuleDeclaration[],
  server: ModuleServer = {},
): Promise<TestApp> {
  return startWith(modules, { key: modules, server });
}

async function startWith(
  modules: readonly ModuleDeclaration[],
  { key, server }: { key: object; server: ModuleServer },
): Promise<TestApp> {
  const catalogue = buildCatalogue([...testCatalogue.modules, ...modules]);
  const database = await cloneChanged(key, (clone) => extendDatabase(clone, { from: testCatalogue, to: catalogue }));
  const test = await startTestApp({ catalogue, database, moduleServers: [...moduleServers, server] });
  return {
    ...test,
    stop: async () => {
      await test.stop();
      await database.remove();
    },
  };
}
