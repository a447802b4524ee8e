/** A permit to make a small quantity of a product that is not registered yet, in order to analyse and test it. */
import { entity, section, slot, table } from '#language/entity.ts';
import { choice, date, decimal, defineFields, integer, lookup, parts, ref, text } from '#language/field.ts';
import type { RecordValues } from '#language/record.ts';
import { refersTo } from '#language/refersTo.ts';
import { remainingRows } from '#language/remainingRows.ts';
import {
  addressFieldNames,
  addressFields,
  addressRules,
  requiredAddressBehaviour,
} from '#platform/model/place/address.ts';
import {
  attachmentFields,
  attachmentEntityOptions,
  closingSections,
  documentFields,
  documentList,
  documentScope,
  lineFields,
  reasonBehaviour,
} from '#platform/model/request/document.ts';
import './choices.ts';
import { nothingProhibited, periodFits, withinLimit } from './sampleRules.ts';

/** Everything that a quantity and the factor of its unit can give. */
const AMOUNT = { managed: true, precision: 15, scale: 6 } as const;
const NAMES_LENGTH = 500;
/** From the certificate of a place of manufacture. */
const placeCopies = {
  nameTh: 'placeName',
  ...Object.fromEntries(addressFieldNames.map((name) => [name, name])),
};

const fields = defineFields({
  ...documentFields,
  /** The names of all products in one line, for lists and papers. */
  productNameTh: text(['ผลิตภัณฑ์', 'Products'], {
    max: NAMES_LENGTH,
    searched: true,
    managed: true,
    english: 'productNameEn',
  }),
  productNameEn: text(['ผลิตภัณฑ์ (อังกฤษ)', 'Products (English)'], { max: NAMES_LENGTH, searched: true, managed: true }),
  contactAddress: text(['ที่อยู่ที่ติดต่อได้', 'Contact address'], {
    required: true,
    max: 500,
    multiline: true,
    prefill: 'address',
  }),
  contactName: text(['ชื่อผู้ติดต่อ', 'Contact person'], { required: true, max: 200, class: 'personal' }),
  contactPhone: text(['โทรศัพท์ของผู้ติดต่อ', 'Telephone'], {
    required: true,
    max: 50,
    class: 'personal',
    prefill: 'phone',
  }),
  ...refersTo('refPlace', 'storageLocation', ['หนังสือรับรองสถานที่ผลิต', 'Certified place'], {
    types: ['manufactureLocation'],
    copies: placeCopies,
    locksCopies: true,
    help: [
      'ชื่อและที่อยู่จะเป็นไปตามหนังสือรับรองที่เลือก หากผลิตที่อื่นให้เว้นว่างไว้ แล้วกรอกชื่อและที่อยู่',
      'Name and address are then those of the certificate. If the samples are made elsewhere, leave it empty and enter them.',
    ],
  }),
  placeName: text(['ชื่อสถานที่ผลิต', 'Place of manufacture'], { required: true, max: 200, searched: true }),
  ...addressFields,
  refUsage: choice('sampleUsage', ['ใช้ตัวอย่างเพื่อ', 'Use of the sample'], { required: true, default: 'registration' }),
  madeFrom: date(['ผลิตตั้งแต่วันที่', 'Made from'], { required: true }),
  madeTo: date(['ถึงวันที่', 'Until'], { required: true }),
  objective: text(['วัตถุประสงค์และวิธีทดสอบ', 'Objective and tests'], { required: true, max: 1000, multiline: true }),
  copies: integer(['จำนวนฉบับ', 'Copies'], { required: true, min: 1, max: 20, default: 1 }),
  products: parts('manufactureSampleProduct', ['ผลิตภัณฑ์ที่ผลิต', 'Products to make'], { required: true, max: 20 }),
  attachments: parts('manufactureSampleAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const productFields = defineFields({
  ...lineFields,
  nameTh: text(['ชื่อผลิตภัณฑ์ (ไทย)', 'Product (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อผลิตภัณฑ์ (อังกฤษ)', 'Product (English)'], { required: true, max: 200, searched: true }),
  refHazObject: ref('hazObject', ['วัตถุอันตรายในบัญชี', 'Listed hazardous substance'], { required: true }),
  refHazType: choice('hazType', ['ชนิด', 'Type'], { managed: true }),
  refSubStance: ref('hazSubStance', ['สารสำคัญ', 'Active substance'], { required: true }),
  // As long as counts of microbes are.
  content: decimal(['ปริมาณสารสำคัญ', 'Content'], { required: true, precision: 15, scale: 3, min: '0' }),
  refUnit: choice('contentUnit', ['หน่วยของปริมาณสารสำคัญ', 'Unit of content'], { required: true }),
  refPhysicalState: choice('physicalState', ['สถานะทางกายภาพ', 'Physical state'], { required: true }),
  quantity: decimal(['ปริมาณที่ผลิต', 'Quantity'], { required: true, precision: 9, scale: 3, min: '0.001' }),
  refQuantityUnit: lookup('QUANTITY_UNIT', ['หน่วย', 'Unit'], { required: true }),
  kilograms: decimal(['คิดเป็นกิโลกรัม', 'In kilograms'], AMOUNT),
  litres: decimal(['คิดเป็นลิตร', 'In litres'], AMOUNT),
  packageCount: integer(['จำนวนภาชนะบรรจุ', 'Number of packages'], { required: true, min: 1, max: 9999 }),
  packageSize: text(['ขนาดบรรจุ', 'Size of a package'], {
    required: true,
    max: 100,
    help: ['เช่น ขวด 500 มิลลิลิตร', 'For example, bottle of 500 mL'],
  }),
  disposal: text(['วิธีกำจัดส่วนที่เหลือ', 'Disposal of what is left'], { required: true, max: 500, multiline: true }),
});

const attachments = attachmentFields('manufactureSampleChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    manufactureSample: typeof fields;
    manufactureSampleProduct: typeof productFields;
    manufactureSampleAttachment: typeof attachments;
  }
}

export const manufactureSample = entity('manufactureSample', fields, {
  wire: 'transaction/manufacture-samples',
  title: ['ใบอนุญาตผลิตตัวอย่างวัตถุอันตราย', 'Sample manufacture permit'],
  isDocument: true,
  card: { th: 'productNameTh', en: 'productNameEn' },
  scope: documentScope,
  list: documentList({
    columns: ['productNameTh', 'refUsage.value', 'placeNumber'],
    search: ['productNameTh', 'refUsage', 'products.refHazObject', 'placeName', 'placeNumber'],
  }),
  form: [
    section(['ผู้ติดต่อ', 'Contact'], ['contactAddress', 'contactName', 'contactPhone']),
    section(
      ['สถานที่ผลิต', 'Place of manufacture'],
      [
        section(['สถานที่ผลิตที่ได้รับรองแล้ว (ถ้ามี)', 'Certified place of manufacture, if it is one'], ['refPlace']),
        section(
          ['ชื่อและที่อยู่ของสถานที่ผลิต', 'Name and address of the place of manufacture'],
          ['placeName', slot('Address', [...addressFieldNames])],
        ),
      ],
    ),
    section(['การผลิตตัวอย่าง', 'Making the sample'], ['madeFrom', 'madeTo', 'refUsage', 'copies', 'objective']),
    section(['ผลิตภัณฑ์', 'Products'], [table('products')]),
    ...closingSections,
  ],
  behaviour: {
    reason: reasonBehaviour,
    productNameTh: { derive: ({ products }) => namesOf(products, ({ nameTh }) => nameTh) },
    productNameEn: { derive: ({ products }) => namesOf(products, ({ nameEn }) => nameEn) },
    ...requiredAddressBehaviour,
  },
  rules: [periodFits, nothingProhibited, withinLimit, ...addressRules],
});

export const manufactureSampleProduct = entity('manufactureSampleProduct', productFields, {
  wire: 'transaction/manufacture-sample-products',
  title: ['ผลิตภัณฑ์ที่ผลิตเป็นตัวอย่าง', 'Product made as a sample'],
  partOf: { root: 'manufactureSample', field: 'products', rootField: 'refManufactureSample' },
  list: {
    columns: ['nameTh', 'quantity', 'refQuantityUnit.value'],
    search: ['nameTh', 'nameEn'],
    sort: ['nameTh'],
  },
  form: [
    section(['ผลิตภัณฑ์', 'Product'], ['nameTh', 'nameEn', 'refHazObject', 'refHazType']),
    section(['สารสำคัญ', 'Active substance'], ['refSubStance', 'content', 'refUnit', 'refPhysicalState']),
    section(
      ['ปริมาณ', 'Quantity'],
      ['quantity', 'refQuantityUnit', 'kilograms', 'litres', 'packageCount', 'packageSize', 'disposal'],
    ),
  ],
});

export const manufactureSampleAttachment = entity(
  'manufactureSampleAttachment',
  attachments,
  attachmentEntityOptions('manufactureSample'),
);

type Products = RecordValues<'manufactureSample'>['products'];

/** As many names as there is room for, each once; null if there is none. */
function namesOf(
  products: Products | undefined,
  nameOf: (row: NonNullable<Products>[number]) => string | null,
): string | null {
  const names = remainingRows(products).flatMap(([row]) => nameOf(row) ?? []);
  return names.length === 0 ? null : [...new Set(names)].join(', ').slice(0, NAMES_LENGTH);
}
