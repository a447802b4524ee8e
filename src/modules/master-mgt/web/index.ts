/** Exports what the module adds for the browser, apart from its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';
import { lazyTable } from '#platform/web/form/model/lazyTable.ts';

/** Components for other modules. */
export { TypeTag } from './discuss/TypeTag.tsx';
export { PictogramPicture } from './pictograms/PictogramPicture.tsx';
export { HazTypeTag } from './substances/HazTypeTag.tsx';
export { dosesOfIngredients, type ProductDose, type ProductDoses } from './toxicity/productDoses.ts';
export { ToxicityResult } from './toxicity/ToxicityResult.tsx';
export { useToxicityRows } from './toxicity/useToxicityRows.ts';

export const moduleWeb: ModuleWeb = {
  components: {
    Ld50List: lazyComponent(() => import('./toxicity/Ld50List.tsx'), 'Ld50List'),
    PictogramList: lazyComponent(() => import('./pictograms/PictogramList.tsx'), 'PictogramList'),
  },
  tables: { 'hazDiscussCase.details': lazyTable(() => import('./discuss/rulingsTable.ts'), 'rulingsTable') },
  slots: {
    SubstanceSynonyms: lazyComponent(() => import('./substances/SubstanceSynonyms.tsx'), 'SubstanceSynonyms'),
    ListedObjects: lazyComponent(() => import('./substances/ListedObjects.tsx'), 'ListedObjects'),
    HazTypeField: lazyComponent(() => import('./substances/HazTypeField.tsx'), 'HazTypeField'),
    TariffCode: lazyComponent(() => import('./tariff/TariffCode.tsx'), 'TariffCode'),
    Ld50Calculator: lazyComponent(() => import('./toxicity/Ld50Calculator.tsx'), 'Ld50Calculator'),
    PictogramDrawing: lazyComponent(() => import('./pictograms/PictogramDrawing.tsx'), 'PictogramDrawing'),
    RiskConditions: lazyComponent(() => import('./risk/RiskConditions.tsx'), 'RiskConditions'),
    RiskTrial: lazyComponent(() => import('./risk/RiskTrial.tsx'), 'RiskTrial'),
    RulingTrial: lazyComponent(() => import('./discuss/RulingTrial.tsx'), 'RulingTrial'),
    PrintedSignature: lazyComponent(() => import('./positions/PrintedSignature.tsx'), 'PrintedSignature'),
  },
};
