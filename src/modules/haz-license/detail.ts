/** A numbered line of a licence or notice: a registered product with the quantity granted, of which notices of shipments use some. */
import { entity, section } from '#language/entity.ts';
import { choice, computedDecimal, decimal, defineFields, integer, lookup, ref } from '#language/field.ts';
import { message } from '#language/message.ts';
import { refersTo } from '#language/refersTo.ts';
import { lineFields } from '#platform/model/request/document.ts';
import { GRANTED_KINDS, grantedFields, KILOGRAMS } from './grantedFields.ts';
import './messages.ts';
import { hasSubOperation, isPossession } from './operations.ts';
import { partOfLicence } from './partOfLicence.ts';

const ofType3 = [{ field: 'refHazType', oneOf: ['type3'], why: message('productTypeNotLicensed') }] as const;
const ofType2 = [{ field: 'refHazType', oneOf: ['type2'], why: message('productTypeNotNotified') }] as const;
const forImport = { holder: 'own', types: ['registrationImport'] } as const;
const forManufacture = { holder: 'own', types: ['registrationManufacture'] } as const;

export const detailFields = defineFields({
  ...lineFields,
  /** Notices of shipments name the line by it; the same in all revisions. */
  sequence: integer(['ลำดับ', 'No.'], { managed: true, min: 1 }),
  refOperation: choice('operation', ['การดำเนินการ', 'Operation'], { managed: true, fromRoot: 'refOperation' }),
  ...refersTo('refHaz', 'haz', ['ผลิตภัณฑ์ที่ขึ้นทะเบียน', 'Registered product'], {
    required: true,
    // Whoever exports or possesses a product need not have registered it: its public facts are enough.
    holder: 'any',
    copies: {
      refHazObject: 'refHazObject',
      refHazType: 'refHazType',
      refProductUse: 'refProductUse',
      refPhysicalState: 'refPhysicalState',
      density: 'registeredDensity',
      refHolder: 'refProductHolder',
    },
    forTypes: {
      licenceImport: { ...forImport, where: ofType3 },
      licenceExport: { where: ofType3 },
      licenceManufacture: { ...forManufacture, where: ofType3 },
      licencePossess: { where: ofType3 },
      noticeImport: { ...forImport, where: ofType2 },
      noticeExport: { where: ofType2 },
      noticeManufacture: { ...forManufacture, where: ofType2 },
      noticePossess: { where: ofType2 },
    },
    matches: [{ field: 'refHazObject', root: 'refHazObject', why: message('productOfOtherSubstance') }],
  }),
  refHazObject: ref('hazObject', ['วัตถุอันตรายในบัญชี', 'Listed hazardous substance'], { managed: true }),
  refHazType: choice('hazType', ['ชนิด', 'Type'], { managed: true }),
  refProductUse: lookup('HAZ_PRODUCT_USE', ['ประเภทการใช้', 'Type of use'], { managed: true }),
  refPhysicalState: choice('physicalState', ['สถานะทางกายภาพ', 'Physical state'], { managed: true }),
  refProductHolder: ref('user', ['ผู้รับใบสำคัญการขึ้นทะเบียน', 'Holder of the registration'], { managed: true }),
  registeredDensity: decimal(['ความหนาแน่นตามทะเบียน', 'Registered density'], {
    managed: true,
    precision: 8,
    scale: 4,
    unit: ['กก./ลิตร', 'kg/l'],
  }),
  /** For a liquid whose registration was issued without one. */
  density: decimal(['ความหนาแน่น', 'Density'], {
    precision: 8,
    scale: 4,
    min: '0.0001',
    max: '25',
    unit: ['กก./ลิตร', 'kg/l'],
    help: ['ทะเบียนนี้ไม่ได้ระบุไว้ เจ้าหน้าที่จะตรวจสอบ', 'The registration does not state it. An officer checks it.'],
  }),
  quantity: decimal(['ปริมาณที่ขอ', 'Quantity'], { required: true, precision: 12, scale: 3, min: '0.001' }),
  refQuantityUnit: lookup('QUANTITY_UNIT', ['หน่วย', 'Unit'], { required: true }),
  /** As it was when the line was written: a unit or density that changes later changes no issued paper. */
  kgPerUnit: decimal(['กก. ต่อหน่วย', 'kg per unit'], { managed: true, precision: 15, scale: 7 }),
  kilograms: decimal(['คิดเป็นกิโลกรัม', 'In kilograms'], { ...KILOGRAMS, managed: true }),
  /** Of a paper that officers enter in the register: how much of it had been used by then. */
  usedBefore: decimal(['ใช้ไปแล้วก่อนลงทะเบียน', 'Used before it was recorded'], {
    ...KILOGRAMS,
    min: '0',
    class: 'officer',
    notCopied: true,
    help: ['สำหรับใบที่ออกเป็นกระดาษไว้ก่อน ตามบัตรคุมเดิม', 'For a paper that was issued before, by its former stock card'],
  }),
  refSubOperation: lookup('SUB_OPERATION', ['การดำเนินการย่อย', 'Sub-operation']),
  refObjective: lookup('OBJECTIVE', ['วัตถุประสงค์', 'Objective'], { required: true }),
  quantityReserved: computedDecimal(['จอง', 'Reserved'], {
    ...KILOGRAMS,
    from: { stockCards: GRANTED_KINDS, figure: 'reserve' },
  }),
  quantityUsed: computedDecimal(['ใช้', 'Used'], { ...KILOGRAMS, from: { stockCards: GRANTED_KINDS, figure: 'use' } }),
  ...grantedFields,
});

declare module '#language/registry.ts' {
  interface Fields {
    hazLicenseDetail: typeof detailFields;
  }
}

export const hazLicenseDetail = entity('hazLicenseDetail', detailFields, {
  ...partOfLicence('hazLicenseDetail', 'details', ['รายการในใบอนุญาตหรือใบรับแจ้ง', 'Line of a licence or notice']),
  list: {
    columns: [
      'hazNameTh',
      'usedShare',
      'quantityRemaining',
      'kilograms',
      'quantityUsed',
      'quantityReserved',
      'sequence',
      'hazNumber',
      'refOperation.value',
    ],
    search: ['hazNameTh', 'hazNumber', 'refHazObject', 'refOperation', 'quantityRemaining', 'usedShare'],
    sort: ['hazNumber', 'sequence'],
  },
  form: [
    section(['ผลิตภัณฑ์', 'Product'], ['refHaz', 'refProductHolder', 'hazExpires', 'refProductUse']),
    section(
      ['ปริมาณ', 'Quantity'],
      [
        'quantity',
        'refQuantityUnit',
        'registeredDensity',
        'density',
        'kilograms',
        'usedBefore',
        'refSubOperation',
        'refObjective',
      ],
    ),
    section(['การใช้', 'Use'], ['quantityReserved', 'quantityUsed', 'quantityRemaining', 'usedShare']),
  ],
  behaviour: {
    density: { shownWhen: isLiquidWithoutDensity },
    registeredDensity: { shownWhen: ({ registeredDensity }) => registeredDensity !== null },
    // A ceiling is not used up: what is possessed is counted where it lies.
    usedBefore: { shownWhen: (line) => !isPossession(line) },
    refSubOperation: {
      shownWhen: hasSubOperation,
      requiredWhen: hasSubOperation,
      offers: ({ refOperation }) => [{ name: 'refParent.code', operator: '=', value: refOperation ?? '' }],
    },
  },
});

/** Only then is a person asked for the density. */
export function isLiquidWithoutDensity({
  refPhysicalState,
  registeredDensity,
}: {
  readonly refPhysicalState: string | null;
  readonly registeredDensity: unknown;
}): boolean {
  return refPhysicalState === 'liquid' && registeredDensity === null;
}
