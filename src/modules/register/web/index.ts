/** What the module brings for the browser beside its declarations. */
import { lazy } from 'react';
import { chunk } from '#platform/web/app/chunk.ts';
import type { WebDoor } from '#platform/web/declarations/declared.ts';

export const door: WebDoor = {
  components: {
    RegisterPage: lazy(async () => ({ default: (await chunk(() => import('./RegisterPage.tsx'))).RegisterPage })),
    CancelPage: lazy(async () => ({ default: (await chunk(() => import('./CancelPage.tsx'))).CancelPage })),
    RegisterOfficerPage: lazy(async () => ({ default: (await chunk(() => import('./RegisterOfficerPage.tsx'))).RegisterOfficerPage })),
  },
};
