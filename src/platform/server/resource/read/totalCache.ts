/**
 * Totals of long lists, kept for a moment: whoever turns the pages of a hundred thousand rows is not told anew each time
 * how many there are by counting them. Only the figure is kept, never a row. It is kept under the statement that counts
 * and all its values, those of the asker's scope among them, and forgotten as soon as this process has committed a write
 * to anything the statement reads. What another process writes, or a statement of our own beside the records (sessions,
 * logs of access), may come into a long total some seconds late.
 */
import { getEntity, rootEntityOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';

export interface CountedQuery {
  /** The statement with its values. */
  readonly key: string;
  /** Entities it reads, each by its root: a record is written with its parts. */
  readonly reads: readonly string[];
  /** Whether it compares letters, row by row: a count costs twenty times as much. */
  readonly comparesText: boolean;
}

export interface TotalCache {
  /** Asked before the counting, so that a total is not kept which a write has made old meanwhile. */
  readonly lookUp: (counted: CountedQuery) => {
    readonly known: number | undefined;
    readonly keep: (total: number) => void;
  };
  readonly forget: (entity: AnyEntity) => void;
}

/** Below it a count costs next to nothing, and every total is exact to the row. */
export const MIN_CACHED_TOTAL = 10_000;
export const MIN_CACHED_TEXT_TOTAL = 1000;
export const CACHED_MS = 10_000;
/** Questions come from outside: the one not asked for longest goes. */
export const MAX_CACHED = 300;
/** Who names a thousand values asks something nobody asks again. */
const MAX_KEY_LENGTH = 5000;

interface CachedTotal {
  readonly total: number;
  readonly atMs: number;
  readonly reads: readonly string[];
}

export function createTotalCache({ catalogue, nowMs }: { catalogue: Catalogue; nowMs: () => number }): TotalCache {
  const kept = new Map<string, CachedTotal>();
  const touchedBy = new Map<string, ReadonlySet<string>>();
  /** How many writes there were, and which of them was the last to touch a root. */
  let writes = 0;
  const lastWrites = new Map<string, number>();

  const find = (key: string): number | undefined => {
    const known = kept.get(key);
    if (known === undefined) return undefined;
    kept.delete(key);
    const ageMs = nowMs() - known.atMs;
    if (ageMs < 0 || ageMs >= CACHED_MS) return undefined;
    kept.set(key, known);
    return known.total;
  };
  const keep = (
    { key, reads, comparesText }: CountedQuery,
    { total, since }: { total: number; since: number },
  ): void => {
    if (
      total < (comparesText ? MIN_CACHED_TEXT_TOTAL : MIN_CACHED_TOTAL) ||
      key.length > MAX_KEY_LENGTH ||
      reads.some((root) => (lastWrites.get(root) ?? 0) > since)
    )
      return;
    kept.delete(key);
    if (kept.size >= MAX_CACHED) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, { total, atMs: nowMs(), reads });
  };
  return {
    lookUp: (counted) => {
      const since = writes;
      return { known: find(counted.key), keep: (total) => keep(counted, { total, since }) };
    },
    forget: (entity) => {
      const touched = touchedBy.get(entity.name) ?? rootsTouchedBy(catalogue, entity);
      touchedBy.set(entity.name, touched);
      writes += 1;
      for (const root of touched) lastWrites.set(root, writes);
      for (const [key, { reads }] of kept) if (reads.some((root) => touched.has(root))) kept.delete(key);
    },
  };
}

/** A write leaves its line in the logs, may take along what hangs on the record, and a document has its request and dossier. */
export function rootsTouchedBy(catalogue: Catalogue, entity: AnyEntity): ReadonlySet<string> {
  const root = rootEntityOf(catalogue, entity);
  const touched = new Set([root.name, ...(root.isDocument ? ['request', 'dossier'] : [])]);
  for (const other of catalogue.entities.values()) if (other.kind === 'log') touched.add(other.name);
  for (const name of touched) for (const follower of followersOf(catalogue, name)) touched.add(follower);
  return touched;
}

/** Records of others that the database deletes with this one. */
function followersOf(catalogue: Catalogue, name: string): readonly string[] {
  const target = getEntity(catalogue, name);
  return [...catalogue.entities.values()]
    .filter((entity) =>
      storedFieldsOf(entity).some(
        ([, field]) =>
          field.kind === 'ref' &&
          field.cascade &&
          rootEntityOf(catalogue, getEntity(catalogue, field.target)).name === target.name,
      ),
    )
    .map((entity) => rootEntityOf(catalogue, entity).name);
}
