/** Exports what the module adds for the browser, apart from its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';

export const moduleWeb: ModuleWeb = {
  components: {
    RegisterPage: lazyComponent(() => import('./RegisterPage.tsx'), 'RegisterPage'),
    CancelPage: lazyComponent(() => import('./CancelPage.tsx'), 'CancelPage'),
    RegisterOfficerPage: lazyComponent(() => import('./RegisterOfficerPage.tsx'), 'RegisterOfficerPage'),
  },
};
