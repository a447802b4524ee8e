/** Certified storage locations: places where hazardous substances may be kept, visited by officers before they are certified. */
import type { RecordValuesWithNames } from '#language/namedRecord.ts';
import { remainingRows } from '#language/remainingRows.ts';
import type { RecordValues } from '#language/record.ts';
import type { OpenedStockCard, PublicFact } from '#language/requestDeclaration.ts';
import { formatDecimal, ZERO } from '#language/values/decimal.ts';
import { FLAG_CALLS } from '#platform/model/place/nearProtected.ts';
import { subjectFromNames, numberedByYear } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { charge, review, sign } from '#platform/model/request/stages.ts';
import { storageLocationSub, storageLocationSubItem } from './areaParts.ts';
import { AREA_SCALE } from './areaSize.ts';
import { expertPaper, locationType, possessionPurpose, storageLocationChecklist, visitResult } from './choices.ts';
import { storageLocationMessages } from './messages.ts';
import {
  storageLocationExpert,
  storageLocationMachine,
  storageLocationProductType,
  storageLocationType,
} from './placeParts.ts';
import { storageLocation as document, storageLocationAttachment } from './storageLocation.ts';
import { placesMap, placesMapScreen } from './placesMap.ts';
import { recordedVisitFields, storageLocationVisitOfficer, storageLocationVisitPhoto } from './visit.ts';
import { receivePlace, visitPlace } from './visitStage.ts';

const PLACES = '/api/v1/transaction/storage-locations';
const placeName = subjectFromNames('nameTh', 'nameEn');

export const storageLocation = requestModule({
  name: 'storage-location',
  dependsOn: ['fee', 'haz', 'master-mgt'],
  title: ['หนังสือรับรองสถานที่เก็บรักษา', 'Storage locations'],
  icon: 'EnvironmentOutlined',
  document,
  parts: [
    storageLocationType,
    storageLocationProductType,
    storageLocationExpert,
    storageLocationSub,
    storageLocationSubItem,
    storageLocationMachine,
    storageLocationVisitOfficer,
    storageLocationVisitPhoto,
    storageLocationAttachment,
  ],
  choices: [locationType, possessionPurpose, expertPaper, visitResult],
  messages: storageLocationMessages,
  registerTitle: ['สถานที่ที่ได้รับรอง', 'Certified places'],
  hasManualRegister: true,
  documentTypes: ['storageLocation'],
  routeBy: { by: 'province', path: 'refProvince' },
  workflow: {
    stages: [receivePlace({ days: 2 }), review({ days: 7 }), visitPlace({ days: 15 }), charge(), sign({ days: 5 })],
    effects: { discloseVisit: { label: ['แจ้งผลการตรวจสถานที่', 'Result of the visit disclosed'], isIrreversible: true } },
  },
  issueEffects: ['discloseVisit'],
  application: { signature: 'may' },
  certificate: { signature: 'must' },
  renewal: 'extend',
  validity: { months: 36 },
  approveCode: numberedByYear('สก.'),
  subject: placeName,
  fee: ({ squareMetres }) => ({
    copies: 1,
    operation: 'possess',
    ...(squareMetres === null ? {} : { squareMetres }),
  }),
  stockCards: (place) => stockCardsOf(place),
  namedFields: ['refProvince', 'productTypes'],
  publicFacts: (place) => factsOf(place),
  checklist: storageLocationChecklist,
  requiredFor: {
    areaMap: ['new'],
    floorPlan: ['new', 'change'],
    accidentPrevention: ['new'],
    storageMethod: ['new'],
    landPapers: ['new', 'renew'],
    companyPapers: ['new', 'renew'],
  },
  // Officers may visit a place that is given up, too.
  cancelFields: ['reason', 'attachments', ...recordedVisitFields],
  holderPanels: [{ component: 'PlacesOfHolder', shows: ['storageLocation'] }],
  also: { menus: [placesMap], screens: [placesMapScreen] },
  calls: [
    'POST /api/v1/transaction/requests/report/storage-location',
    `POST ${PLACES}/report/data`,
    `POST ${PLACES}/report/visit`,
    'POST /api/v1/transaction/stock-cards/storage-location-sub/reserve-use',
    ...FLAG_CALLS,
  ],
});

/** Each area grants its used square metres, and room for what they can hold. */
function stockCardsOf({ subs }: Pick<RecordValues<'storageLocation'>, 'subs'>): readonly OpenedStockCard[] {
  return remainingRows(subs).flatMap(([{ lineId, name, usedArea, usedCapacity }, index]) => [
    { kind: 'area', lineId, name: name ?? '', quota: usedArea ?? ZERO, path: `subs.${index}.usedWidth` },
    { kind: 'room', lineId, name: name ?? '', quota: usedCapacity ?? ZERO, path: `subs.${index}.usedHeight` },
  ]);
}

/** Anybody may know where the place is and what it may take; how much it holds is nobody's business. */
function factsOf(
  place: RecordValuesWithNames<'storageLocation', 'refProvince' | 'productTypes'>,
): readonly PublicFact[] {
  const { refProvince, squareMetres, productTypes } = place;
  const kinds = remainingRows(productTypes).map(([{ refProductUse, refHazType }]) => [
    [refProductUse?.name[0], refHazType?.name[0]].filter(Boolean).join(' '),
    [refProductUse?.name[1], refHazType?.name[1]].filter(Boolean).join(', '),
  ]);
  return [
    { label: ['ชื่อสถานที่', 'Place'], value: placeName(place) },
    ...(refProvince === null ? [] : [{ label: ['จังหวัด', 'Province'] as const, value: refProvince.name }]),
    ...(squareMetres === null
      ? []
      : [
          {
            label: ['พื้นที่ที่ใช้เก็บ', 'Area used'] as const,
            value: [
              `${formatDecimal(squareMetres, 'th', AREA_SCALE)} ตารางเมตร`,
              `${formatDecimal(squareMetres, 'en', AREA_SCALE)} m²`,
            ] as const,
          },
        ]),
    ...kinds.map(([th = '', en = '']) => ({
      label: ['ประเภทสินค้า', 'Kind of goods'] as const,
      value: [th, en] as const,
    })),
  ];
}
