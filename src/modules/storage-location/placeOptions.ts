/** What the modules of storage locations and of places of manufacture have in common: how a place is requested and certified. */
import { remainingRows } from '#language/remainingRows.ts';
import type { Label } from '#language/label.ts';
import type { RecordValuesWithNames } from '#language/namedRecord.ts';
import type { RecordValues } from '#language/record.ts';
import type { OpenedStockCard, PublicFact } from '#language/requestDeclaration.ts';
import { formatDecimal, ZERO } from '#language/values/decimal.ts';
import { FLAG_CALLS } from '#platform/model/place/nearProtected.ts';
import { subjectFromNames } from '#platform/model/request/numbering.ts';
import { charge, review, sign } from '#platform/model/request/stages.ts';
import { storageLocationSub, storageLocationSubItem } from './areaParts.ts';
import { AREA_SCALE } from './areaSize.ts';
import { storageLocationChecklist } from './choices.ts';
import {
  storageLocationExpert,
  storageLocationMachine,
  storageLocationProductType,
  storageLocationType,
} from './placeParts.ts';
import { storageLocation, storageLocationAttachment } from './storageLocation.ts';
import { recordedVisitFields, storageLocationVisitOfficer, storageLocationVisitPhoto } from './visit.ts';
import { receivePlace, visitPlace } from './visitStage.ts';

const PLACES = '/api/v1/transaction/storage-locations';
const placeName = subjectFromNames('nameTh', 'nameEn');

type Place = RecordValues<'storageLocation'>;

export const placeOptions = {
  document: storageLocation,
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
  checklist: storageLocationChecklist,
  hasManualRegister: true,
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
  subject: placeName,
  stockCards: stockCardsOf,
  namedFields: ['refProvince', 'productTypes'],
  // Officers may visit a place that is given up, too.
  cancelFields: ['reason', 'attachments', ...recordedVisitFields],
  calls: [
    'POST /api/v1/transaction/requests/report/storage-location',
    `POST ${PLACES}/report/data`,
    `POST ${PLACES}/report/visit`,
    'POST /api/v1/transaction/stock-cards/storage-location-sub/reserve-use',
    ...FLAG_CALLS,
  ],
} as const;

/** The fee is counted by the used area; without one there is nothing to count yet. */
export function placeFee<const Operation extends string>(operation: Operation) {
  return ({ squareMetres }: Pick<Place, 'squareMetres'>) => ({
    copies: 1,
    operation,
    ...(squareMetres === null ? {} : { squareMetres }),
  });
}

/** Each area grants its used square metres, and room for what they can hold. */
function stockCardsOf({ subs }: Pick<Place, 'subs'>): readonly OpenedStockCard[] {
  return remainingRows(subs).flatMap(([{ lineId, name, usedArea, usedCapacity }, index]) => [
    { kind: 'area', lineId, name: name ?? '', quota: usedArea ?? ZERO, path: `subs.${index}.usedWidth` },
    { kind: 'room', lineId, name: name ?? '', quota: usedCapacity ?? ZERO, path: `subs.${index}.usedHeight` },
  ]);
}

/** Anybody may know where the place is and what it may take or make; how much is nobody's business. */
export function placeFacts({ area, kind }: { readonly area: Label; readonly kind: Label }) {
  return (place: RecordValuesWithNames<'storageLocation', 'refProvince' | 'productTypes'>): readonly PublicFact[] => {
    const { refProvince, squareMetres, productTypes } = place;
    return [
      { label: ['ชื่อสถานที่', 'Place'], value: placeName(place) },
      ...(refProvince === null ? [] : [{ label: ['จังหวัด', 'Province'] as const, value: refProvince.name }]),
      ...(squareMetres === null
        ? []
        : [
            {
              label: area,
              value: [
                `${formatDecimal(squareMetres, 'th', AREA_SCALE)} ตารางเมตร`,
                `${formatDecimal(squareMetres, 'en', AREA_SCALE)} m²`,
              ] as const,
            },
          ]),
      ...remainingRows(productTypes).map(([{ refProductUse, refHazType }]) => ({
        label: kind,
        value: [
          [refProductUse?.name[0], refHazType?.name[0]].filter(Boolean).join(' '),
          [refProductUse?.name[1], refHazType?.name[1]].filter(Boolean).join(', '),
        ] as const,
      })),
    ];
  };
}
