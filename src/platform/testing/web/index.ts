/** The web entry of the specimens, like that of a module. */
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';
import { SpecimenScore } from './SpecimenScore.tsx';

export const moduleWeb: ModuleWeb = { slots: { SpecimenScore } };
