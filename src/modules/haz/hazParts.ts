/** The lines of a registration: contents, tests, use, packages, and the companies involved. */
import { entity, section } from '#language/entity.ts';
import { choice, date, decimal, defineFields, lookup, ref, text } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { lineFields } from '#platform/model/request/document.ts';
import {
  aquaticFields,
  aquaticOptions,
  CONTENT,
  partOptions,
  pictogramFields,
  pictogramOptions,
  rateFields,
  rateOptions,
} from './sharedParts.ts';

const MG_PER_KG = ['มก./กก.', 'mg/kg'] as const;

const substanceFields = defineFields({
  ...lineFields,
  refSubStance: ref('hazSubStance', ['สารสำคัญ', 'Active substance'], { required: true }),
  content: decimal(['ปริมาณที่ระบุ', 'Declared content'], { required: true, ...CONTENT }),
  refUnit: choice('contentUnit', ['หน่วย', 'Unit'], { required: true }),
  foundContent: decimal(['ปริมาณที่วิเคราะห์ได้', 'Content found'], {
    required: true,
    ...CONTENT,
    help: ['ตามผลวิเคราะห์ ในหน่วยเดียวกัน', 'From the analysis, in the same unit'],
  }),
  analysisNo: text(['เลขที่ผลวิเคราะห์', 'Analysis number'], { max: 100 }),
});

const testFields = defineFields({
  ...lineFields,
  refRoute: choice('route', ['ทางที่ได้รับ', 'Route'], { required: true }),
  refSpecies: lookup('HAZ_ANIMAL_SPECIES_TEST', ['สัตว์ทดลอง', 'Test animal'], { required: true }),
  ld50: decimal(['LD50 ของผลิตภัณฑ์', 'LD50 of the product'], {
    required: true,
    precision: 10,
    scale: 3,
    min: '0',
    unit: MG_PER_KG,
  }),
  laboratory: text(['ห้องปฏิบัติการ', 'Laboratory'], { max: 200 }),
  reportNo: text(['เลขที่รายงาน', 'Report number'], { max: 100 }),
  reportDate: date(['วันที่รายงาน', 'Report date']),
});

const packageFields = defineFields({
  ...lineFields,
  refPackage: lookup('PACKAGE', ['ภาชนะ', 'Container'], { required: true }),
  material: text(['วัสดุ', 'Material'], { max: 200 }),
  size: decimal(['ขนาดบรรจุ', 'Size'], { required: true, precision: 12, scale: 3, min: '0' }),
  refQuantityUnit: lookup('QUANTITY_UNIT', ['หน่วย', 'Unit'], { required: true }),
});

const productFields = defineFields({
  ...lineFields,
  refRole: choice('makerRole', ['หน้าที่', 'Role'], { required: true, default: 'formulator' }),
  name: text(['ชื่อผู้ผลิต', 'Manufacturer'], { required: true, max: 300 }),
  address: text(['ที่อยู่', 'Address'], { required: true, max: 500, multiline: true }),
  refCountry: ref('country', ['ประเทศ', 'Country'], { required: true }),
});

const distributorFields = defineFields({
  ...lineFields,
  name: text(['ชื่อผู้จำหน่าย', 'Distributor'], { required: true, max: 300 }),
  idTax: text(['เลขประจำตัวผู้เสียภาษี', 'Tax number'], { max: 13, code: true }),
  address: text(['ที่อยู่', 'Address'], { required: true, max: 500, multiline: true }),
});

const importCompanyFields = defineFields({
  ...lineFields,
  name: text(['ชื่อบริษัท', 'Company'], { required: true, max: 300 }),
  address: text(['ที่อยู่', 'Address'], { required: true, max: 500, multiline: true }),
  refCountry: ref('country', ['ประเทศ', 'Country'], { required: true }),
});

const importProductFields = defineFields({
  ...lineFields,
  name: text(['ชื่อสินค้าที่นำเข้า', 'Name as imported'], { required: true, max: 300 }),
  refCoordinateCustoms: ref('coordinateCustoms', ['พิกัดศุลกากร', 'Tariff code']),
  refCountry: ref('country', ['ประเทศต้นทาง', 'Country of origin'], { required: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    hazMainSubStance: typeof substanceFields;
    hazTest: typeof testFields;
    hazAquatic: typeof aquaticFields;
    hazPictogram: typeof pictogramFields;
    hazUseRate: typeof rateFields;
    hazPackage: typeof packageFields;
    hazProduct: typeof productFields;
    hazDistributor: typeof distributorFields;
    hazImportCompany: typeof importCompanyFields;
    hazImportProduct: typeof importProductFields;
  }
}

/** The common settings of the lines of a registration. */
function lineOf<const Field extends string>(name: string, field: Field, title: Label) {
  return partOptions(name, { root: 'haz', field, title });
}

export const hazMainSubStance = entity('hazMainSubStance', substanceFields, {
  ...lineOf('hazMainSubStance', 'mainSubStances', ['สารสำคัญของผลิตภัณฑ์', 'Active substance of a product']),
  unique: [['$root', 'refSubStance']],
  list: {
    columns: ['refSubStance.nameTh', 'content', 'refUnit.value', 'foundContent', 'analysisNo'],
    search: ['refSubStance'],
    sort: ['refSubStance.code'],
  },
  form: [
    section(['สารสำคัญ', 'Active substance'], ['refSubStance', 'content', 'refUnit', 'foundContent', 'analysisNo']),
  ],
});

export const hazTest = entity('hazTest', testFields, {
  ...lineOf('hazTest', 'tests', ['ผลทดสอบความเป็นพิษ', 'Toxicity test']),
  list: {
    columns: ['refRoute.value', 'refSpecies.value', 'ld50', 'laboratory', 'reportNo', 'reportDate'],
    search: ['refRoute'],
    sort: ['refRoute'],
  },
  form: [section(['ผลทดสอบ', 'Test'], ['refRoute', 'refSpecies', 'ld50', 'laboratory', 'reportNo', 'reportDate'])],
});

export const hazAquatic = entity('hazAquatic', aquaticFields, aquaticOptions('haz'));
export const hazPictogram = entity('hazPictogram', pictogramFields, pictogramOptions('haz'));
export const hazUseRate = entity('hazUseRate', rateFields, rateOptions('haz'));

export const hazPackage = entity('hazPackage', packageFields, {
  ...lineOf('hazPackage', 'packages', ['ภาชนะบรรจุ', 'Package']),
  list: {
    columns: ['refPackage.value', 'material', 'size', 'refQuantityUnit.value'],
    search: ['refPackage'],
    sort: ['size'],
  },
  form: [section(['ภาชนะบรรจุ', 'Package'], ['refPackage', 'material', 'size', 'refQuantityUnit'])],
});

export const hazProduct = entity('hazProduct', productFields, {
  ...lineOf('hazProduct', 'products', ['ผู้ผลิต', 'Manufacturer']),
  list: { columns: ['refRole.value', 'name', 'refCountry.nameTh', 'address'], search: ['name'], sort: ['refRole'] },
  form: [section(['ผู้ผลิต', 'Manufacturer'], ['refRole', 'name', 'refCountry', 'address'])],
});

export const hazDistributor = entity('hazDistributor', distributorFields, {
  ...lineOf('hazDistributor', 'distributors', ['ผู้จำหน่าย', 'Distributor']),
  list: { columns: ['name', 'idTax', 'address'], search: ['name'], sort: ['name'] },
  form: [section(['ผู้จำหน่าย', 'Distributor'], ['name', 'idTax', 'address'])],
});

export const hazImportCompany = entity('hazImportCompany', importCompanyFields, {
  ...lineOf('hazImportCompany', 'importCompanies', ['บริษัทผู้ขายในต่างประเทศ', 'Supplier abroad']),
  list: { columns: ['name', 'refCountry.nameTh', 'address'], search: ['name'], sort: ['name'] },
  form: [section(['บริษัท', 'Company'], ['name', 'refCountry', 'address'])],
});

export const hazImportProduct = entity('hazImportProduct', importProductFields, {
  ...lineOf('hazImportProduct', 'importProducts', ['สินค้าที่นำเข้า', 'Product as imported']),
  list: { columns: ['name', 'refCoordinateCustoms.code', 'refCountry.nameTh'], search: ['name'], sort: ['name'] },
  form: [section(['สินค้า', 'Product'], ['name', 'refCoordinateCustoms', 'refCountry'])],
});
