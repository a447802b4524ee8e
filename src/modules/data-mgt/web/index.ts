/** What the module brings for the browser beside its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { WebDoor } from '#platform/web/declarations/declared.ts';

export const door: WebDoor = {
  components: {
    LookupGroups: lazyComponent(() => import('./LookupGroups.tsx'), 'LookupGroups'),
    LookupList: lazyComponent(() => import('./LookupList.tsx'), 'LookupList'),
  },
};
