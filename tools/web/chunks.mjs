// @ts-check
/**
 * Decides which modules are sent to the browser together. The modules of a page alone would be a hundred small files,
 * each with a separate request; so the modules that nearly everybody needs at one time are one file.
 *
 * Each chunk reaches, by imports, the modules without which its pages cannot be drawn. A module belongs to the first
 * chunk that reaches it, which is why a file never waits for one that is listed after it.
 *
 * @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[], dynamicallyImportedIds: readonly string[] } | null }} Modules
 */
import { join } from 'node:path';
import { root } from '../lib/install.mjs';

const web = join(root, 'src/platform/web');
const AREA = join(web, 'app/AppArea.tsx');

/**
 * Only modules shared with a later chunk are taken into an earlier one: the sign-in page needs nothing of a list.
 * @type {readonly { name: string, from: (modules: Modules) => readonly string[] }[]}
 */
const entryChunks = [
  { name: 'signIn', from: () => [join(web, 'pages/signIn/LoginPage.tsx')] },
  {
    name: 'open',
    from: (modules) =>
      (modules.getModuleInfo(join(web, 'app/Root.tsx'))?.dynamicallyImportedIds ?? []).filter((id) => id !== AREA),
  },
];

/** @type {typeof entryChunks} */
const pageChunks = [
  { name: 'office', from: () => [AREA, join(web, 'list/ListScreen.tsx')] },
  { name: 'record', from: () => [join(web, 'form/RecordScreen.tsx')] },
];

/** @returns {(id: string, modules: Modules) => string | null} */
export function createChunkNames() {
  /** @type {Map<string, string> | undefined} */
  let chunkNames;
  return (id, modules) => {
    chunkNames ??= assignChunks(modules);
    return chunkNames.get(id) ?? null;
  };
}

/**
 * @param {Modules} modules
 * @returns {Map<string, string>}
 */
function assignChunks(modules) {
  const reached = [...entryChunks, ...pageChunks].map(({ name, from }) => ({
    name,
    ids: reachableModules(from(modules), modules),
  }));
  const inside = reached.slice(entryChunks.length);
  return new Map(
    [...new Set(inside.flatMap(({ ids }) => [...ids]))].map((id) => [
      id,
      reached.find(({ ids }) => ids.has(id))?.name ?? '',
    ]),
  );
}

/**
 * @param {readonly string[]} from
 * @param {Modules} modules
 * @returns {Set<string>}
 */
function reachableModules(from, modules) {
  const missing = from.find((id) => modules.getModuleInfo(id) === null);
  if (missing !== undefined) throw new Error(`tools/web/chunks.mjs names ${missing}, which is not part of the screens`);
  const ids = new Set(from);
  // A Set also visits items that are added during the iteration.
  for (const id of ids) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) ids.add(next);
  return ids;
}
