/**
 * Loads a module's settings for a table when such a form is opened: `'order.lines': lazyTable(() =>
 * import('./linesTable.ts'), 'linesTable')`.
 */
import { loadChunk } from '../../lazy/loadChunk.ts';
import type { FormTable, LazyTable } from './formTable.ts';

/**
 * A failed load is repeated by a later visit, not by the component that waits for it, which would retry without end.
 */
const FAILURE_KEPT_MS = 2000;

type File<Name extends string> = Readonly<Record<Name, FormTable>>;

/** Returns the same promise every time, so that a component may `use` it. */
export function lazyTable<Name extends string>(load: () => Promise<File<Name>>, name: Name): LazyTable {
  let cached: Promise<FormTable> | undefined;
  return () => {
    if (cached !== undefined) return cached;
    cached = loadChunk(load).then((file) => file[name]);
    cached.catch(() => setTimeout(() => (cached = undefined), FAILURE_KEPT_MS));
    return cached;
  };
}
