import { keepsNobodyOut } from './support/looked.ts';

keepsNobodyOut({ locale: 'en', theme: 'dark', width: 390, height: 844 }, false);
