/** What the browser needs for the screens of an entity that another module declares. */
import { findIndexedEntity, loadModuleWeb, type ModuleWeb } from './loadedModules.ts';

const merged = new Map<string, Promise<ModuleWeb>>();

/**
 * Slots, tables and actions of a document belong to the module that declares it. A module that serves the same document
 * gets them, too, and may replace some. Returns the same promise every time, so that a component may `use` it.
 */
export function loadScreenWeb(module: string, entity: string): Promise<ModuleWeb> {
  const indexed = findIndexedEntity(entity);
  if (indexed === undefined || indexed.alsoServedBy?.includes(module) !== true) return loadModuleWeb(module);
  const key = `${module} ${entity}`;
  const cached = merged.get(key);
  if (cached !== undefined) return cached;
  const promise = Promise.all([loadModuleWeb(indexed.module), loadModuleWeb(module)]).then(
    ([owner, own]): ModuleWeb => ({
      ...own,
      slots: { ...owner.slots, ...own.slots },
      tables: { ...owner.tables, ...own.tables },
      actions: { ...owner.actions, ...own.actions },
    }),
  );
  merged.set(key, promise);
  // A failed load is tried again by a later visit.
  promise.catch(() => merged.delete(key));
  return promise;
}
