/** What the module brings for the browser beside its declarations. */
import { lazy } from 'react';
import { chunk } from '#platform/web/app/chunk.ts';
import type { WebDoor } from '#platform/web/declarations/declared.ts';

export const door: WebDoor = {
  components: {
    OfficerList: lazy(async () => ({ default: (await chunk(() => import('./OfficerList.tsx'))).OfficerList })),
    OfficerRequests: lazy(async () => ({ default: (await chunk(() => import('./OfficerRequests.tsx'))).OfficerRequests })),
    OfficerForm: lazy(async () => ({ default: (await chunk(() => import('./OfficerForm.tsx'))).OfficerForm })),
  },
  // Of a registration: which roles to give.
  slots: {
    RequestedRoles: lazy(async () => ({ default: (await chunk(() => import('./RequestedRoles.tsx'))).RequestedRoles })),
  },
};
