/** The catalogue of tests: every module of the product, and the specimens that exist only here. */
import { modules } from '#apps/modules.ts';
import { buildCatalogue } from '#language/catalogue.ts';
import { specimenModule } from './specimen.ts';

export const testCatalogue = buildCatalogue([...modules, specimenModule]);
