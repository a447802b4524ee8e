/** Exports what licences and notices add to the server. */
import { reserveUseCall } from '#platform/server/ledger/reserveUse.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { effectsOf } from '#platform/server/request/step/forDocument.ts';
import { factSuppliersOf } from '#platform/server/resource/hooks.ts';
import { GRANTED_KINDS } from '../grantedFields.ts';
import { areasCall } from './areasCall.ts';
import { discloseConditions, proposeConditions } from './conditions.ts';
import { stories } from './demo/stories.ts';
import {
  computeLicence,
  findCountedBefore,
  findLicencePlaces,
  findLicensedSubstance,
  findOperationsOfSubs,
  findPaperInForce,
} from './licenceFacts.ts';
import { licencePaper } from './paper/licencePaper.ts';
import { reports } from './reports.ts';
import { returnAreaCrons, returnAreaTasks } from './returnAreas.ts';
import { shortDetailsCalls } from './shortDetails.ts';

export {
  licenceStory,
  notifiedFrom,
  recordedLicence,
  type DemoLicence,
  type LicenceKind,
} from './demo/licenceStories.ts';

export { noticePaper } from './paper/licencePaper.ts';

export const moduleServer: ModuleServer = {
  papers: {
    licenceImport: licencePaper('import'),
    licenceExport: licencePaper('export'),
    licenceManufacture: licencePaper('manufacture'),
    licencePossess: licencePaper('possess'),
  },
  calls: [
    ...reports,
    ...shortDetailsCalls,
    areasCall,
    reserveUseCall({
      name: 'haz-license',
      summary: ['ปริมาณตามใบอนุญาตหรือใบรับแจ้ง', 'Quantities of licences and notices'],
      entities: ['hazLicense', 'hazLicenseDetail'],
      kinds: GRANTED_KINDS,
    }),
  ],
  hooks: {
    facts: factSuppliersOf('hazLicense', {
      licensedSubstance: findLicensedSubstance,
      operationOfSub: findOperationsOfSubs,
      licencePlaces: findLicencePlaces,
      countedBefore: findCountedBefore,
      paperInForce: findPaperInForce,
    }),
    computedFields: { hazLicense: computeLicence },
  },
  effects: effectsOf('hazLicense', { proposeConditions, discloseConditions: { apply: discloseConditions } }),
  demo: stories,
  tasks: returnAreaTasks,
  crons: returnAreaCrons,
};
