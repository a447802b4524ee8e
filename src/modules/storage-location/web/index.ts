/** Exports what certified places add for the browser, apart from their declarations. */
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';
import { lazyTable } from '#platform/web/form/model/lazyTable.ts';
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';

export const moduleWeb: ModuleWeb = {
  slots: {
    AreaSums: lazyComponent(() => import('./areas/AreaSums.tsx'), 'AreaSums'),
    VisitDate: lazyComponent(() => import('./visit/VisitDate.tsx'), 'VisitDate'),
  },
  holderPanels: {
    PlacesOfHolder: lazyComponent(() => import('./holder/PlacesOfHolder.tsx'), 'PlacesOfHolder'),
  },
  tables: {
    'storageLocation.subs': lazyTable(() => import('./areas/areasTable.ts'), 'areasTable'),
    'storageLocation.subItems': lazyTable(() => import('./areas/goodsTable.ts'), 'goodsTable'),
    'storageLocation.experts': lazyTable(() => import('./experts/expertsTable.ts'), 'expertsTable'),
    'storageLocation.visitOfficers': lazyTable(() => import('./visit/officersTable.ts'), 'officersTable'),
    'storageLocation.visitPhotos': lazyTable(() => import('./visit/photosTable.ts'), 'photosTable'),
  },
};
