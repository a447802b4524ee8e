/** The people, kinds of goods, purposes and machines of a place. */
import { entity, section } from '#language/entity.ts';
import { choice, date, decimal, defineFields, file, integer, lookup, text } from '#language/field.ts';
import { lineFields } from '#platform/model/request/document.ts';
import './choices.ts';
import { expiredPaper, paperDatesInOrder } from './expertRules.ts';
import { partOfPlace } from './partOfPlace.ts';

const PERSONAL = { class: 'personal' } as const;

const expertFields = defineFields({
  ...lineFields,
  name: text(['ชื่อและนามสกุล', 'Name'], { required: true, max: 200, ...PERSONAL }),
  registrationNo: text(['เลขประจำตัวหรือเลขทะเบียน', 'Identity or registration number'], {
    required: true,
    max: 50,
    ...PERSONAL,
  }),
  position: text(['ตำแหน่ง', 'Position'], { required: true, max: 200 }),
  phone: text(['โทรศัพท์', 'Telephone'], { required: true, max: 50, ...PERSONAL }),
  refPaper: choice('expertPaper', ['เอกสาร', 'Paper'], { required: true }),
  paperNo: text(['เลขที่เอกสาร', 'Number of the paper'], { required: true, max: 100 }),
  issuedDate: date(['วันที่ออก', 'Issued'], { required: true }),
  expiresDate: date(['วันหมดอายุ', 'Expires'], {
    help: ['เว้นว่างไว้หากเอกสารไม่มีวันหมดอายุ', 'Leave it empty if the paper does not expire'],
  }),
  file: file(['ไฟล์เอกสาร', 'File of the paper'], {
    required: true,
    accept: ['application/pdf', 'image/png', 'image/jpeg'],
    ...PERSONAL,
  }),
});

const productTypeFields = defineFields({
  ...lineFields,
  refProductUse: lookup('HAZ_PRODUCT_USE', ['ประเภทการใช้', 'Type of use'], { required: true }),
  refHazType: choice('hazType', ['ชนิด', 'Type'], { required: true }),
});

const typeFields = defineFields({
  ...lineFields,
  refPurpose: choice('possessionPurpose', ['วัตถุประสงค์', 'Purpose'], { required: true }),
  otherPurpose: text(['ระบุวัตถุประสงค์อื่น', 'Which other purpose'], { max: 300 }),
});

const machineFields = defineFields({
  ...lineFields,
  name: text(['ชื่อเครื่องจักร', 'Machine'], { required: true, max: 200 }),
  count: integer(['จำนวน', 'Count'], { required: true, min: 1, max: 9999 }),
  horsepower: decimal(['แรงม้าต่อเครื่อง', 'Horsepower of each'], {
    required: true,
    precision: 8,
    scale: 2,
    min: '0',
    unit: ['แรงม้า', 'hp'],
  }),
});

declare module '#language/registry.ts' {
  interface Fields {
    storageLocationExpert: typeof expertFields;
    storageLocationProductType: typeof productTypeFields;
    storageLocationType: typeof typeFields;
    storageLocationMachine: typeof machineFields;
  }
}

export const storageLocationExpert = entity('storageLocationExpert', expertFields, {
  ...partOfPlace('storageLocationExpert', 'experts', ['บุคลากรเฉพาะ', 'Expert']),
  list: {
    columns: ['name', 'position', 'refPaper.value', 'paperNo', 'expiresDate'],
    search: ['name', 'paperNo'],
    sort: ['lineId'],
  },
  form: [
    section(['บุคคล', 'Person'], ['name', 'registrationNo', 'position', 'phone']),
    section(['เอกสาร', 'Paper'], ['refPaper', 'paperNo', 'issuedDate', 'expiresDate', 'file']),
  ],
  rules: [paperDatesInOrder, expiredPaper],
});

export const storageLocationProductType = entity('storageLocationProductType', productTypeFields, {
  ...partOfPlace('storageLocationProductType', 'productTypes', ['ประเภทสินค้าที่เก็บได้', 'Kind of goods allowed']),
  unique: [['$root', 'refProductUse', 'refHazType']],
  list: {
    columns: ['refProductUse.value', 'refHazType.value'],
    search: ['refProductUse', 'refHazType'],
    sort: ['refProductUse.key', 'refHazType.key'],
  },
  form: [section(['ประเภทสินค้า', 'Kind of goods'], ['refProductUse', 'refHazType'])],
  behaviour: {
    refHazType: { offers: () => [{ name: 'code', operator: 'in', value: ['type1', 'type2', 'type3'] }] },
  },
});

export const storageLocationType = entity('storageLocationType', typeFields, {
  ...partOfPlace('storageLocationType', 'types', ['วัตถุประสงค์ของสถานที่', 'Purpose of a place']),
  unique: [['$root', 'refPurpose']],
  list: { columns: ['refPurpose.value', 'otherPurpose'], search: ['refPurpose'], sort: ['refPurpose.key'] },
  form: [section(['วัตถุประสงค์', 'Purpose'], ['refPurpose', 'otherPurpose'])],
  behaviour: {
    otherPurpose: {
      shownWhen: ({ refPurpose }) => refPurpose === 'other',
      requiredWhen: ({ refPurpose }) => refPurpose === 'other',
    },
  },
});

export const storageLocationMachine = entity('storageLocationMachine', machineFields, {
  ...partOfPlace('storageLocationMachine', 'machines', ['เครื่องจักร', 'Machine']),
  list: { columns: ['name', 'count', 'horsepower'], search: ['name'], sort: ['name'] },
  form: [section(['เครื่องจักร', 'Machine'], ['name', 'count', 'horsepower'])],
});
