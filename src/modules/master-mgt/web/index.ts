/** What the module brings for the browser beside its declarations. */
import { lazy } from 'react';
import { chunk } from '#platform/web/app/chunk.ts';
import type { WebDoor } from '#platform/web/declarations/declared.ts';

/** What other modules draw with. */
export { useCodes } from './codes.ts';
export { PictogramPicture } from './pictograms/PictogramPicture.tsx';
export { HazTypeTag } from './substances/HazTypeTag.tsx';
export { dosesOfIngredients, type ProductDose, type ProductDoses } from './toxicity/productDoses.ts';
export { ToxicityResult } from './toxicity/ToxicityResult.tsx';
export { useToxicityRows } from './toxicity/useToxicityRows.ts';
export { useDraft } from './useDraft.ts';

export const door: WebDoor = {
  components: {
    Ld50List: lazy(async () => ({ default: (await chunk(() => import('./toxicity/Ld50List.tsx'))).Ld50List })),
    PictogramList: lazy(async () => ({ default: (await chunk(() => import('./pictograms/PictogramList.tsx'))).PictogramList })),
  },
  slots: {
    SubstanceSynonyms: lazy(async () => ({ default: (await chunk(() => import('./substances/SubstanceSynonyms.tsx'))).SubstanceSynonyms })),
    ListedObjects: lazy(async () => ({ default: (await chunk(() => import('./substances/ListedObjects.tsx'))).ListedObjects })),
    HazTypeField: lazy(async () => ({ default: (await chunk(() => import('./substances/HazTypeField.tsx'))).HazTypeField })),
    TariffCode: lazy(async () => ({ default: (await chunk(() => import('./tariff/TariffCode.tsx'))).TariffCode })),
    Ld50Calculator: lazy(async () => ({ default: (await chunk(() => import('./toxicity/Ld50Calculator.tsx'))).Ld50Calculator })),
    PictogramDrawing: lazy(async () => ({ default: (await chunk(() => import('./pictograms/PictogramDrawing.tsx'))).PictogramDrawing })),
    RiskConditions: lazy(async () => ({ default: (await chunk(() => import('./risk/RiskConditions.tsx'))).RiskConditions })),
    RiskTrial: lazy(async () => ({ default: (await chunk(() => import('./risk/RiskTrial.tsx'))).RiskTrial })),
    Rulings: lazy(async () => ({ default: (await chunk(() => import('./discuss/Rulings.tsx'))).Rulings })),
    RulingTrial: lazy(async () => ({ default: (await chunk(() => import('./discuss/RulingTrial.tsx'))).RulingTrial })),
    PrintedSignature: lazy(async () => ({ default: (await chunk(() => import('./positions/PrintedSignature.tsx'))).PrintedSignature })),
  },
};
