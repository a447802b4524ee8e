/** Records this person opened last in this browser: `noteRecent({ path, title, entity })` when one is shown. */
import { info } from './info.ts';
import { createStore } from '../store.ts';
import { saveLocalSetting, readLocalSetting } from '../localSettings.ts';

export interface RecentRecord {
  /** Path of its page: `/app/user-mgt/users/…/view`. */
  readonly path: string;
  readonly title: string;
  readonly entity: string;
}

export interface StoredRecent extends RecentRecord {
  readonly atMs: number;
}

const MAX_RECENT = 8;

/** Changes when a record is added; the signed-in user decides which records are read. */
const changeCount = createStore(0);

export const recentChanges = { get: changeCount.get, subscribe: changeCount.subscribe };

export function noteRecent({ path, title, entity }: RecentRecord): void {
  const key = keyOf();
  if (key === undefined || title.trim() === '') return;
  // Viewing and editing count as visits to the same record.
  const recordPath = path.replace(/\/edit$/u, '/view');
  const others = readRecent().filter((recent) => recent.path !== recordPath);
  saveLocalSetting(
    key,
    [{ path: recordPath, title: title.trim(), entity, atMs: Date.now() }, ...others].slice(0, MAX_RECENT),
  );
  changeCount.set(changeCount.get() + 1);
}

export function readRecent(): readonly StoredRecent[] {
  const key = keyOf();
  return key === undefined ? [] : (readLocalSetting(key, isRecents) ?? []);
}

function keyOf(): string | undefined {
  const id = info.get()?.user?.id;
  return id === undefined ? undefined : `haz.recent.${id}`;
}

function isRecents(value: unknown): value is readonly StoredRecent[] {
  return (
    Array.isArray(value) &&
    value.every(
      (item: Partial<StoredRecent> | null) =>
        typeof item?.path === 'string' &&
        item.path.startsWith('/app/') &&
        typeof item.title === 'string' &&
        typeof item.entity === 'string' &&
        typeof item.atMs === 'number',
    )
  );
}
