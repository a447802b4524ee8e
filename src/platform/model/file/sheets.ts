/** What files of rows are refused with. Said by the server alone, so that no screen loads it. */
import { defineModule } from '#language/module.ts';
import { sheetMessages } from './sheetMessages.ts';

export const sheets = defineModule({ name: 'sheets', messages: sheetMessages });
