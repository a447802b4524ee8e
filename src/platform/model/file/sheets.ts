/** Messages about refused files of rows. Only the server uses them, so that no screen loads them. */
import { defineModule } from '#language/module.ts';
import { sheetMessages } from './sheetMessages.ts';

export const sheets = defineModule({ name: 'sheets', messages: sheetMessages });
