/** What the module brings for the browser beside its declarations. */
import { lazy } from 'react';
import { chunk } from '#platform/web/app/chunk.ts';
import type { WebDoor } from '#platform/web/declarations/declared.ts';

export const door: WebDoor = {
  components: {},
  slots: {
    ListedObject: lazy(async () => ({ default: (await chunk(() => import('./object/ListedObject.tsx'))).ListedObject })),
    StateAndForm: lazy(async () => ({ default: (await chunk(() => import('./state/StateAndForm.tsx'))).StateAndForm })),
    Contents: lazy(async () => ({ default: (await chunk(() => import('./contents/Contents.tsx'))).Contents })),
    ToxicityClass: lazy(async () => ({ default: (await chunk(() => import('./toxicity/ToxicityClass.tsx'))).ToxicityClass })),
    AquaticClass: lazy(async () => ({ default: (await chunk(() => import('./toxicity/AquaticClass.tsx'))).AquaticClass })),
    ProposedPictograms: lazy(async () => ({ default: (await chunk(() => import('./pictograms/ProposedPictograms.tsx'))).ProposedPictograms })),
  },
};
