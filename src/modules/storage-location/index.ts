/** Certified storage locations: places where hazardous substances may be kept, visited by officers before they are certified. */
import { numberedByYear } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { expertPaper, locationType, possessionPurpose, visitResult } from './choices.ts';
import { storageLocationMessages } from './messages.ts';
import { placeFacts, placeFee, placeOptions } from './placeOptions.ts';
import { placesMap, placesMapScreen } from './placesMap.ts';

export { placeFacts, placeFee, placeOptions } from './placeOptions.ts';

export const storageLocation = requestModule({
  ...placeOptions,
  name: 'storage-location',
  dependsOn: ['fee', 'master-mgt'],
  title: ['หนังสือรับรองสถานที่เก็บรักษา', 'Storage locations'],
  icon: 'EnvironmentOutlined',
  choices: [locationType, possessionPurpose, expertPaper, visitResult],
  messages: storageLocationMessages,
  registerTitle: ['สถานที่ที่ได้รับรอง', 'Certified places'],
  documentTypes: ['storageLocation'],
  approveCode: numberedByYear('สก.'),
  fee: placeFee('possess'),
  publicFacts: placeFacts({ area: ['พื้นที่ที่ใช้เก็บ', 'Area used'], kind: ['ประเภทสินค้า', 'Kind of goods'] }),
  checklistItems: [
    'areaMap',
    'floorPlan',
    'accidentPrevention',
    'storageMethod',
    'landPapers',
    'companyPapers',
    'powerOfAttorney',
    'other',
  ],
  requiredFor: {
    areaMap: ['new'],
    floorPlan: ['new', 'change'],
    accidentPrevention: ['new'],
    storageMethod: ['new'],
    landPapers: ['new', 'renew'],
    companyPapers: ['new', 'renew'],
  },
  holderPanels: [{ component: 'PlacesOfHolder', shows: ['storageLocation'] }],
  also: { menus: [placesMap], screens: [placesMapScreen] },
});
