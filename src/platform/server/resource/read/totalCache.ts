/**
 * Caches totals of long lists for a moment, so that paging through a hundred thousand rows does not count them again
 * each time. Only the number is cached, never a row. Its key is the statement that counts and all its values, including
 * those of the scope of the caller, and it is dropped as soon as this process has committed a write to anything the
 * statement reads. Writes of other processes, and statements outside the records (sessions, access logs), may appear in
 * a long total some seconds late.
 */
import { getEntity, rootEntityOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';

export interface CountedQuery {
  /** The statement with its values. */
  readonly key: string;
  /** The entities it reads, each by its root, because a record is written with its parts. */
  readonly reads: readonly string[];
  /** True if it compares text row by row, for which a count costs twenty times as much. */
  readonly comparesText: boolean;
}

export interface TotalCache {
  /** Called before counting, so that a total is not cached if a write has changed it in the meantime. */
  readonly lookUp: (counted: CountedQuery) => {
    readonly known: number | undefined;
    readonly keep: (total: number) => void;
  };
  readonly forget: (entity: AnyEntity) => void;
}

/** Below this a count costs almost nothing, and every total is exact. */
export const MIN_CACHED_TOTAL = 10_000;
export const MIN_CACHED_TEXT_TOTAL = 1000;
export const CACHED_MS = 10_000;
/** Queries come from outside, so the least recently used total is dropped. */
export const MAX_CACHED = 300;
/** A query with a thousand values is unlikely to be sent again. */
const MAX_KEY_LENGTH = 5000;

interface CachedTotal {
  readonly total: number;
  readonly atMs: number;
  readonly reads: readonly string[];
}

export function createTotalCache({ catalogue, nowMs }: { catalogue: Catalogue; nowMs: () => number }): TotalCache {
  const cache = new Map<string, CachedTotal>();
  const touchedBy = new Map<string, ReadonlySet<string>>();
  /** The number of writes so far, and the last write that affected each root. */
  let writes = 0;
  const lastWrites = new Map<string, number>();

  const find = (key: string): number | undefined => {
    const cached = cache.get(key);
    if (cached === undefined) return undefined;
    cache.delete(key);
    const ageMs = nowMs() - cached.atMs;
    if (ageMs < 0 || ageMs >= CACHED_MS) return undefined;
    cache.set(key, cached);
    return cached.total;
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
    cache.delete(key);
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, { total, atMs: nowMs(), reads });
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
      for (const [key, { reads }] of cache) if (reads.some((root) => touched.has(root))) cache.delete(key);
    },
  };
}

/**
 * A write adds a row to the logs, may move a balance, may delete dependent records, and for a document also changes its request and
 * dossier.
 */
export function rootsTouchedBy(catalogue: Catalogue, entity: AnyEntity): ReadonlySet<string> {
  const root = rootEntityOf(catalogue, entity);
  const touched = new Set([root.name, ...(root.isDocument ? ['request', 'dossier'] : [])]);
  for (const other of catalogue.entities.values())
    if (other.kind === 'log' || other.kind === 'balance') touched.add(other.name);
  for (const name of touched) for (const follower of followersOf(catalogue, name)) touched.add(follower);
  return touched;
}

/** Returns entities whose records the database deletes together with this one. */
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
