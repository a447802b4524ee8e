/** Exports what certified places add to the server. */
import { reserveUseCall } from '#platform/server/ledger/reserveUse.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { effectsOf, guardsOf } from '#platform/server/request/step/forDocument.ts';
import { factSuppliersOf } from '#platform/server/resource/hooks.ts';
import { stories } from './demo/stories.ts';
import { FACTORY_LIMIT } from './lookups.ts';
import { computePlace, findFactoryLimits, findPackingDensities, findProductionRooms } from './placeFacts.ts';
import { reports } from './reports.ts';
import { storagePaper } from './storagePaper.ts';
import { discloseVisit, findExpiredExpertPaper, findFailedVisit, findMissingVisit } from './visitSteps.ts';

export { certificateData, certificateOf, CERTIFICATE_TEMPLATE, type CertificateWording } from './certificatePaper.ts';
export {
  FAILED,
  issuedFrom,
  nextTo,
  PASSED,
  PASSED_WITH_CONDITIONS,
  placeStories,
  recordedPlace,
  type PlaceKind,
  visited,
  visitWritten,
} from './demo/placeStories.ts';
export { areaLineOf, type DemoArea, type DemoPlace } from './demo/places.ts';
export { VISIT_TEMPLATE, visitData } from './visitPaper.ts';
export { machinesBlock } from './placeTexts.ts';

export const moduleServer: ModuleServer = {
  calls: [
    ...reports,
    reserveUseCall({
      name: 'storage-location-sub',
      summary: ['ยอดความจุของพื้นที่เก็บรักษา', 'Capacity of storage areas'],
      entities: ['storageLocationSub'],
      kinds: ['room'],
    }),
  ],
  lookups: [FACTORY_LIMIT],
  hooks: {
    facts: factSuppliersOf('storageLocation', {
      packingDensities: findPackingDensities,
      factoryLimits: findFactoryLimits,
      productionRooms: findProductionRooms,
    }),
    computedFields: { storageLocation: computePlace },
  },
  guards: guardsOf('storageLocation', {
    expertPapersValid: findExpiredExpertPaper,
    visitRecorded: findMissingVisit,
    visitNotFailed: findFailedVisit,
  }),
  effects: effectsOf('storageLocation', { discloseVisit: { apply: discloseVisit } }),
  papers: { storageLocation: storagePaper },
  demo: stories,
};
