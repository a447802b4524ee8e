/** Exports what the module adds for the browser, apart from its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';

export const moduleWeb: ModuleWeb = {
  components: {
    OfficerList: lazyComponent(() => import('./OfficerList.tsx'), 'OfficerList'),
    OfficerRequests: lazyComponent(() => import('./OfficerRequests.tsx'), 'OfficerRequests'),
    OfficerForm: lazyComponent(() => import('./OfficerForm.tsx'), 'OfficerForm'),
  },
  // In a registration: the choice of roles.
  slots: {
    RequestedRoles: lazyComponent(() => import('./RequestedRoles.tsx'), 'RequestedRoles'),
  },
};
