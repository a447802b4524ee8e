/**
 * A place where hazardous substances are kept (document type 05) or made (06): where it is, its areas, what they take,
 * and the people who are responsible for it.
 */
import { entity, section, slot, table } from '#language/entity.ts';
import { choice, computedDecimal, date, decimal, defineFields, integer, json, parts, text } from '#language/field.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { placeGeometry } from '#platform/model/geo/placeGeometry.ts';
import { warnBelowTaken } from '#platform/model/ledger/warnBelowTaken.ts';
import {
  addressFieldNames,
  addressFields,
  addressRules,
  requiredAddressBehaviour,
} from '#platform/model/place/address.ts';
import { warnNearProtected } from '#platform/model/place/nearProtected.ts';
import {
  attachmentFields,
  attachmentEntityOptions,
  closingSections,
  documentFields,
  documentList,
  documentScope,
  reasonBehaviour,
} from '#platform/model/request/document.ts';
import {
  densityWithinType,
  factoryHasProduction,
  goodsAreCertified,
  goodsFitIntoArea,
  keptApart,
  nothingProhibited,
  storeWithoutProduction,
} from './areaRules.ts';
import { sumOf } from './areaSize.ts';
import './choices.ts';
import { factoryLicenceStated, horsepowerOf, isManufacture, locationTypeOf } from './placeRules.ts';
import { coordinatesOf } from './position.ts';
import { visitFields, visitNotInFuture } from './visit.ts';

const SUM = { managed: true, precision: 15 } as const;
const SQUARE_METRES = { ...SUM, scale: 2, unit: ['ตร.ม.', 'm²'] } as const;
const KILOGRAMS = { ...SUM, scale: 3, unit: ['กก.', 'kg'] } as const;

const fields = defineFields({
  ...documentFields,
  refLocationType: choice('locationType', ['ประเภทสถานที่', 'Kind of place'], { managed: true }),
  nameTh: text(['ชื่อสถานที่ (ไทย)', 'Name of the place (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อสถานที่ (อังกฤษ)', 'Name of the place (English)'], { required: true, max: 200, searched: true }),
  ...addressFields,
  phone: text(['โทรศัพท์ของสถานที่', 'Telephone of the place'], { required: true, max: 50 }),
  location: json(['ตำแหน่งบนแผนที่', 'Position on the map'], { required: true, rules: [placeGeometry()] }),
  /** The same as text, for papers and lists. */
  coordinates: text(['พิกัด', 'Coordinates'], { max: 40, managed: true }),
  nearestProtectedPlace: computedDecimal(['ระยะถึงสถานที่คุ้มครอง', 'Distance to a protected place'], {
    precision: 9,
    scale: 0,
    unit: ['ม.', 'm'],
    from: { nearestFlag: true },
  }),
  types: parts('storageLocationType', ['วัตถุประสงค์ของสถานที่', 'Purposes of the place'], { required: true, max: 5 }),
  productTypes: parts('storageLocationProductType', ['ประเภทสินค้าที่เก็บได้', 'Kinds of goods allowed'], {
    required: true,
    max: 50,
  }),
  experts: parts('storageLocationExpert', ['บุคลากรเฉพาะ', 'Experts'], { max: 30 }),
  subs: parts('storageLocationSub', ['พื้นที่', 'Areas'], { required: true, max: 50 }),
  subItems: parts('storageLocationSubItem', ['สินค้าในแต่ละพื้นที่', 'Goods in each area'], { max: 500 }),
  // Sums of the areas. The used area is what the fee is counted by.
  totalArea: decimal(['พื้นที่ทั้งหมดรวม', 'Total area of all areas'], SQUARE_METRES),
  squareMetres: decimal(['พื้นที่ที่ใช้เก็บรวม', 'Used area of all areas'], SQUARE_METRES),
  totalCapacity: decimal(['ความจุทั้งหมดรวม', 'Total capacity of all areas'], KILOGRAMS),
  usedCapacity: decimal(['ความจุที่ใช้เก็บรวม', 'Used capacity of all areas'], KILOGRAMS),
  // Of a place of manufacture.
  machines: parts('storageLocationMachine', ['เครื่องจักร', 'Machines'], { max: 200 }),
  horsepower: decimal(['แรงม้ารวม', 'Total horsepower'], { ...SUM, scale: 2, unit: ['แรงม้า', 'hp'] }),
  workers: integer(['จำนวนคนงาน', 'Workers'], { min: 0, max: 99_999, unit: ['คน', 'people'] }),
  factoryLicenceNo: text(['เลขที่ใบอนุญาตประกอบกิจการโรงงาน', 'Number of the factory licence'], {
    max: 100,
    help: [
      'ต้องระบุเมื่อแรงม้ารวมหรือจำนวนคนงานถึงเกณฑ์ที่กฎหมายกำหนด และแนบใบอนุญาตด้วย',
      'Needed from the horsepower or the number of workers that the law sets; attach the licence, too',
    ],
  }),
  factoryLicenceDate: date(['วันที่ออกใบอนุญาตโรงงาน', 'Date of the factory licence']),
  ...visitFields,
  attachments: parts('storageLocationAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const attachments = attachmentFields('storageLocationChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    storageLocation: typeof fields;
    storageLocationAttachment: typeof attachments;
  }
}

const ofManufacture = { shownWhen: isManufacture } as const;
const NAME = ['ชื่อสถานที่', 'Name of the place'] as const;

export const storageLocation = entity('storageLocation', fields, {
  wire: 'transaction/storage-locations',
  title: ['หนังสือรับรองสถานที่', 'Certified place'],
  isDocument: true,
  card: { th: 'nameTh', en: 'nameEn', namesLabel: NAME },
  scope: documentScope,
  list: documentList({
    columns: ['nameTh', 'refProvince.nameTh', 'squareMetres', 'nearestProtectedPlace'],
    search: ['nameTh', 'refProvince', 'productTypes.refProductUse', 'productTypes.refHazType', 'nearestProtectedPlace'],
  }),
  form: [
    section(['สถานที่', 'Place'], ['nameTh', 'nameEn', 'phone', slot('Address', [...addressFieldNames])]),
    section(['ตำแหน่ง', 'Position'], [slot('PlaceOnMap', ['location']), 'coordinates', 'nearestProtectedPlace']),
    section(['สินค้าและวัตถุประสงค์', 'Goods and purposes'], [table('productTypes'), table('types')]),
    section(['พื้นที่และสินค้า', 'Areas and goods'], [table('subs'), slot('AreaSums'), table('subItems')]),
    section(
      ['การผลิต', 'Manufacture'],
      [table('machines'), 'horsepower', 'workers', 'factoryLicenceNo', 'factoryLicenceDate'],
    ),
    section(['บุคลากรเฉพาะ', 'Experts'], [table('experts')]),
    section(
      ['การตรวจสถานที่', 'Site visit'],
      [
        slot('VisitDate', ['visitDate']),
        'refVisitResult',
        'visitFindings',
        'proposedConditions',
        table('visitOfficers'),
        table('visitPhotos'),
      ],
    ),
    section(['ผลที่แจ้ง', 'Result'], ['visitedDate', 'refVisitedResult', 'conditions']),
    ...closingSections,
  ],
  behaviour: {
    reason: reasonBehaviour,
    refLocationType: { derive: locationTypeOf },
    ...requiredAddressBehaviour,
    coordinates: { derive: ({ location }) => coordinatesOf(location) },
    experts: { requiredWhen: (place) => !isManufacture(place) },
    totalArea: { derive: ({ subs }) => sumOf(remainingRows(subs).map(([{ totalArea }]) => totalArea)) },
    squareMetres: { derive: ({ subs }) => sumOf(remainingRows(subs).map(([{ usedArea }]) => usedArea)) },
    totalCapacity: { derive: ({ subs }) => sumOf(remainingRows(subs).map(([{ totalCapacity }]) => totalCapacity)) },
    usedCapacity: { derive: ({ subs }) => sumOf(remainingRows(subs).map(([{ usedCapacity }]) => usedCapacity)) },
    machines: { ...ofManufacture, requiredWhen: isManufacture },
    horsepower: { ...ofManufacture, derive: horsepowerOf },
    workers: { ...ofManufacture, requiredWhen: isManufacture },
    factoryLicenceNo: ofManufacture,
    factoryLicenceDate: ofManufacture,
    nearestProtectedPlace: { shownWhen: ({ nearestProtectedPlace }) => nearestProtectedPlace !== null },
    visitedDate: { shownWhen: ({ visitedDate }) => visitedDate !== null },
    refVisitedResult: { shownWhen: ({ refVisitedResult }) => refVisitedResult !== null },
    conditions: { shownWhen: ({ conditions }) => conditions !== null },
  },
  rules: [
    warnNearProtected('location', { needsAcknowledgement: true }),
    warnBelowTaken,
    nothingProhibited,
    densityWithinType,
    goodsFitIntoArea,
    goodsAreCertified,
    keptApart,
    storeWithoutProduction,
    factoryHasProduction,
    factoryLicenceStated,
    visitNotInFuture,
    ...addressRules,
  ],
});

export const storageLocationAttachment = entity(
  'storageLocationAttachment',
  attachments,
  attachmentEntityOptions('storageLocation'),
);
