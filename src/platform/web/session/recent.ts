/** Records this person opened last, on this browser: `noteRecent({ path, title, entity })` when one is shown. */
import { info } from './info.ts';
import { createStore } from '../store.ts';
import { keep, readKept } from '../kept.ts';

export interface RecentRecord {
  /** Where it is shown: `/app/user-mgt/users/…/view`. */
  readonly path: string;
  readonly title: string;
  readonly entity: string;
}

export interface KeptRecent extends RecentRecord {
  readonly atMs: number;
}

const MOST = 8;

/** Changes when something was noted; who is signed in decides what is read. */
const noted = createStore(0);

export const recentChanges = { get: noted.get, subscribe: noted.subscribe };

export function noteRecent({ path, title, entity }: RecentRecord): void {
  const key = keyOf();
  if (key === undefined || title.trim() === '') return;
  // Viewing and editing are visits to one record.
  const recordPath = path.replace(/\/edit$/u, '/view');
  const others = readRecent().filter((one) => one.path !== recordPath);
  keep(key, [{ path: recordPath, title: title.trim(), entity, atMs: Date.now() }, ...others].slice(0, MOST));
  noted.set(noted.get() + 1);
}

export function readRecent(): readonly KeptRecent[] {
  const key = keyOf();
  return key === undefined ? [] : (readKept(key, isRecents) ?? []);
}

function keyOf(): string | undefined {
  const id = info.get()?.user?.id;
  return id === undefined ? undefined : `haz.recent.${id}`;
}

function isRecents(value: unknown): value is readonly KeptRecent[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: Partial<KeptRecent> | null) =>
        typeof one?.path === 'string' &&
        one.path.startsWith('/app/') &&
        typeof one.title === 'string' &&
        typeof one.entity === 'string' &&
        typeof one.atMs === 'number',
    )
  );
}
