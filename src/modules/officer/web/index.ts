/** What the module brings for the browser beside its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';

export const moduleWeb: ModuleWeb = {
  components: {
    OfficerList: lazyComponent(() => import('./OfficerList.tsx'), 'OfficerList'),
    OfficerRequests: lazyComponent(() => import('./OfficerRequests.tsx'), 'OfficerRequests'),
    OfficerForm: lazyComponent(() => import('./OfficerForm.tsx'), 'OfficerForm'),
  },
  // Of a registration: which roles to give.
  slots: {
    RequestedRoles: lazyComponent(() => import('./RequestedRoles.tsx'), 'RequestedRoles'),
  },
};
