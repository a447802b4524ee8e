/** Reads the settings of maps. */
import { appPropertyKeys } from '#platform/model/settings/appSettings.ts';
import { readMapSettings, type MapSettings } from '#platform/model/settings/mapSettings.ts';
import type { Queryable } from '../database/queryable.ts';

/** Read again every time: a change counts at once, whichever process answers. */
export async function loadMapSettings(db: Queryable): Promise<MapSettings> {
  const { rows } = await db.query({
    name: 'map-settings',
    text: 'select "value" from "app_property" where "is_active" and "key" = $1',
    values: [appPropertyKeys.maps],
  });
  return readMapSettings(rows[0]?.['value']);
}
