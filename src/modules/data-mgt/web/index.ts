/** What the module brings for the browser beside its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';

export const moduleWeb: ModuleWeb = {
  components: {
    LookupGroups: lazyComponent(() => import('./LookupGroups.tsx'), 'LookupGroups'),
    LookupList: lazyComponent(() => import('./LookupList.tsx'), 'LookupList'),
  },
};
