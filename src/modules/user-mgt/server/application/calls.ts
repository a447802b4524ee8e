/** The calls of the application page. Only they write the properties of the application. */
import type { Call } from '#platform/server/http/call.ts';
import { mailCall } from './mail.ts';
import { mapsCall } from './maps.ts';
import { papersCall } from './papers.ts';
import { APP_PROPERTIES, pictureCalls } from './pictures.ts';
import { remindersCall } from './reminders.ts';
import { readSettings } from './settings.ts';
import { testEmailCall } from './testEmail.ts';
import { themeCall } from './theme.ts';

const settingsCall: Call = {
  method: 'GET',
  path: `${APP_PROPERTIES}/settings`,
  summary: ['ค่ากำหนดทั้งหมดของระบบ', 'All system settings'],
  entity: 'appProperty',
  rights: ['canView'],
  handle: ({ app }) => readSettings(app.pools.api),
};

export const applicationCalls: readonly Call[] = [
  settingsCall,
  ...pictureCalls,
  themeCall,
  mailCall,
  papersCall,
  mapsCall,
  remindersCall,
  testEmailCall,
];
