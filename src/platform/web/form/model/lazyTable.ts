/**
 * What a module draws in a table, fetched when such a form is opened:
 * `'order.lines': lazyTable(() => import('./linesTable.ts'), 'linesTable')`.
 */
import { loadChunk } from '../../lazy/loadChunk.ts';
import type { FormTable, LazyTable } from './formTable.ts';

/** What failed is tried again by a later visit, but not by who is waiting for it: that one would ask without end. */
const FAILURE_KEPT_MS = 2000;

type File<Name extends string> = Readonly<Record<Name, FormTable>>;

/** The same promise every time, so that a component may `use` it. */
export function lazyTable<Name extends string>(load: () => Promise<File<Name>>, name: Name): LazyTable {
  let known: Promise<FormTable> | undefined;
  return () => {
    if (known !== undefined) return known;
    known = loadChunk(load).then((file) => file[name]);
    known.catch(() => setTimeout(() => (known = undefined), FAILURE_KEPT_MS));
    return known;
  };
}
