/** Exports what the module adds for the browser, apart from its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';

export const moduleWeb: ModuleWeb = {
  components: {
    LookupGroups: lazyComponent(() => import('./LookupGroups.tsx'), 'LookupGroups'),
    LookupList: lazyComponent(() => import('./LookupList.tsx'), 'LookupList'),
  },
};
