/** How many days before a document expires its holder is reminded. */
import { z } from 'zod';
import { appPropertyKeys } from '#platform/model/settings/appSettings.ts';
import { checkReminderDays, inDescendingOrder } from '#platform/model/settings/reminderSettings.ts';
import { invalid } from '#platform/server/errors.ts';
import type { Call } from '#platform/server/http/call.ts';
import { readBody } from '#platform/server/http/strictBody.ts';
import { APP_PROPERTIES, versionSeen } from './pictures.ts';
import { saveProperty } from './saveProperty.ts';

const remindersBody = z.strictObject({ days: z.array(z.number()), version: versionSeen });

export const remindersCall: Call = {
  method: 'PUT',
  path: `${APP_PROPERTIES}/reminders`,
  summary: ['ตั้งจำนวนวันที่เตือนก่อนเอกสารหมดอายุ', 'Set how many days before a document expires its holder is reminded'],
  entity: 'appProperty',
  rights: ['canEdit'],
  bodySchema: z.toJSONSchema(remindersBody),
  handle: (context) => {
    const { days, version } = readBody(remindersBody, context.body);
    const problems = checkReminderDays(days);
    if (problems.length > 0) throw invalid(problems);
    const value = { days: inDescendingOrder(days) };
    return saveProperty(context, {
      key: appPropertyKeys.reminders,
      section: 'reminders',
      version,
      values: () => ({ value }),
    });
  },
};
