/** What the module brings for the browser beside its declarations. */
import { lazy } from 'react';
import { chunk } from '#platform/web/app/chunk.ts';
import type { WebDoor } from '#platform/web/declarations/declared.ts';

export const door: WebDoor = {
  components: {
    FeeTrialPage: lazy(async () => ({ default: (await chunk(() => import('./trial/FeeTrialPage.tsx'))).FeeTrialPage })),
  },
  slots: {
    FeeTrial: lazy(async () => ({ default: (await chunk(() => import('./trial/FeeTrial.tsx'))).FeeTrial })),
    FeeWaivers: lazy(async () => ({ default: (await chunk(() => import('./waivers/FeeWaivers.tsx'))).FeeWaivers })),
    RangeFollower: lazy(async () => ({ default: (await chunk(() => import('./ranges/RangeFollower.tsx'))).RangeFollower })),
  },
};
