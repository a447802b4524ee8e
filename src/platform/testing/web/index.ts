/** What the specimens bring for the browser, as a module would. */
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';
import { SpecimenScore } from './SpecimenScore.tsx';

export const moduleWeb: ModuleWeb = { slots: { SpecimenScore } };
