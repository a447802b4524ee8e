/** What the module brings for the browser beside its declarations. */
import { lazy } from 'react';
import { chunk } from '#platform/web/app/chunk.ts';
import type { WebDoor } from '#platform/web/declarations/declared.ts';

export const door: WebDoor = {
  components: {
    OfficerList: lazy(async () => ({ default: (await chunk(() => import('./OfficerList.tsx'))).OfficerList })),
    OfficerForm: lazy(async () => ({ default: (await chunk(() => import('./OfficerForm.tsx'))).OfficerForm })),
  },
};
