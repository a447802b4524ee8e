/** Exports what the module adds for the browser, apart from its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';
import { lazyTable } from '#platform/web/form/model/lazyTable.ts';

/** Components for other modules that describe products. */
export { ChosenObject, type Chosen } from './object/ChosenObject.tsx';
export { ObjectLaw } from './object/ObjectFacts.tsx';
export { SubstanceControl } from './contents/SubstanceControl.tsx';
export { UnitControl } from './contents/UnitControl.tsx';
export { PictogramChoice } from './pictograms/ProposedPictograms.tsx';
export { AquaticClass } from './toxicity/AquaticClass.tsx';

export const moduleWeb: ModuleWeb = {
  components: {},
  tables: { 'haz.mainSubStances': lazyTable(() => import('./contents/contentsTable.ts'), 'contentsTable') },
  slots: {
    ListedObject: lazyComponent(() => import('./object/ListedObject.tsx'), 'ListedObject'),
    StateAndForm: lazyComponent(() => import('./state/StateAndForm.tsx'), 'StateAndForm'),
    ToxicityClass: lazyComponent(() => import('./toxicity/ToxicityClass.tsx'), 'ToxicityClass'),
    AquaticClass: lazyComponent(() => import('./toxicity/AquaticClass.tsx'), 'AquaticClass'),
    ProposedPictograms: lazyComponent(() => import('./pictograms/ProposedPictograms.tsx'), 'ProposedPictograms'),
  },
};
