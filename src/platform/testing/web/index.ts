/** What the specimens bring for the browser, as a module would. */
import type { WebDoor } from '#platform/web/declarations/declared.ts';
import { SpecimenScore } from './SpecimenScore.tsx';

export const door: WebDoor = { slots: { SpecimenScore } };
