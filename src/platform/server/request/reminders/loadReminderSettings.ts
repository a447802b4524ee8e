/** Reads how many days before a document expires its holder is reminded. */
import { appPropertyKeys } from '#platform/model/settings/appSettings.ts';
import { readReminderSettings, type ReminderSettings } from '#platform/model/settings/reminderSettings.ts';
import type { Queryable } from '../../database/queryable.ts';

export async function loadReminderSettings(db: Queryable): Promise<ReminderSettings> {
  const { rows } = await db.query({
    text: 'select "value" from "app_property" where "is_active" and "key" = $1',
    values: [appPropertyKeys.reminders],
  });
  return readReminderSettings(rows[0]?.['value']);
}
