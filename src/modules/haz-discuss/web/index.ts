/** Exports what the module adds for the browser, apart from its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';
import { lazyTable } from '#platform/web/form/model/lazyTable.ts';

export const moduleWeb: ModuleWeb = {
  tables: { 'hazDiscuss.mainSubStances': lazyTable(() => import('./substancesTable.ts'), 'substancesTable') },
  slots: {
    LikelyRuling: lazyComponent(() => import('./LikelyRuling.tsx'), 'LikelyRuling'),
    ProcessedRuling: lazyComponent(() => import('./ProcessedRuling.tsx'), 'ProcessedRuling'),
    AquaticClass: lazyComponent(() => import('#modules/haz/web/index.ts'), 'AquaticClass'),
    DiscussPictograms: lazyComponent(() => import('./DiscussPictograms.tsx'), 'DiscussPictograms'),
  },
};
