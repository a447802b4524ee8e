import { keepsNobodyOut } from './support/looked.ts';

keepsNobodyOut({ locale: 'th', theme: 'light', width: 1366, height: 900 }, true);
