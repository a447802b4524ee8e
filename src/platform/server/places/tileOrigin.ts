/**
 * The origin of the department's own map pictures, which the page of the screens may load. It is cached, because the
 * page is served even while the database cannot be reached.
 */
import { findTileOrigin } from '#platform/model/settings/mapSettings.ts';
import type { Listener } from '../database/listen.ts';
import type { Queryable } from '../database/queryable.ts';
import type { Log } from '../log.ts';
import { loadMapSettings } from './mapSettings.ts';

/** The topic that is notified when a setting of the application is changed. */
export const SETTINGS_CHANGED = 'settings';

export async function createTileOrigin({
  db,
  listener,
  log,
}: {
  db: Queryable;
  listener: Pick<Listener, 'subscribe' | 'onReconnect'>;
  log: Pick<Log, 'error'>;
}): Promise<() => string | undefined> {
  let origin: string | undefined;
  const reload = async (): Promise<void> => {
    const { tiles } = await loadMapSettings(db);
    origin = tiles === null ? undefined : findTileOrigin(tiles.url);
  };
  const reloadLater = (): void =>
    void reload().catch((error: unknown) => log.error({ error }, 'The settings of maps could not be read'));
  listener.subscribe(SETTINGS_CHANGED, reloadLater);
  listener.onReconnect(reloadLater);
  await reload();
  return () => origin;
}
