/** Exports what licences and notices add for the browser, apart from their declarations. */
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';
import { lazyTable } from '#platform/web/form/model/lazyTable.ts';
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';

export const moduleWeb: ModuleWeb = {
  slots: {
    LicensedSubstance: lazyComponent(() => import('./substance/LicensedSubstance.tsx'), 'LicensedSubstance'),
  },
  tables: {
    'hazLicense.details': lazyTable(() => import('./lines/linesTable.ts'), 'linesTable'),
    'hazLicense.countries': lazyTable(() => import('./countries/countriesTable.ts'), 'countriesTable'),
    'hazLicense.storageLocations': lazyTable(() => import('./places/placesTable.ts'), 'placesTable'),
    'hazLicense.proposedConditions': lazyTable(() => import('./conditions/conditionsTable.ts'), 'conditionsTable'),
  },
};
