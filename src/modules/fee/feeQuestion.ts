/** The question of a trial calculation of a fee: filled in on the page, read by the call, and not stored. */
import { entity, section } from '#language/entity.ts';
import { choice, date, decimal, defineFields, integer, lookup, ref } from '#language/field.ts';

/** More than anybody requests at once; multiplied by the highest amount it is still exact. */
const TIMES_MAX = 999;
const BAHT = ['บาท', 'baht'] as const;

export const questionFields = defineFields({
  documentType: choice('documentType', ['ประเภทเอกสาร', 'Document type'], { required: true }),
  requestType: choice('requestType', ['ประเภทคำขอ', 'Request type'], { required: true }),
  date: date(['วันที่คิดค่าธรรมเนียม', 'Fee date'], { required: true }),
  copies: integer(['จำนวนฉบับ', 'Copies'], { min: 1, max: TIMES_MAX, unit: ['ฉบับ', 'copies'] }),
  items: integer(['จำนวนรายการ', 'Items'], { min: 1, max: TIMES_MAX, unit: ['รายการ', 'items'] }),
  trips: integer(['จำนวนครั้ง', 'Trips'], { min: 1, max: TIMES_MAX, unit: ['ครั้ง', 'trips'] }),
  tonsPerYear: decimal(['ปริมาณ', 'Quantity'], { precision: 15, scale: 4, min: '0', unit: ['ตันต่อปี', 'tons per year'] }),
  squareMetres: decimal(['พื้นที่', 'Area'], { precision: 15, scale: 4, min: '0', unit: ['ตารางเมตร', 'square metres'] }),
  country: ref('country', ['ประเทศ', 'Country']),
  department: ref('department', ['หน่วยงาน', 'Agency']),
  operation: choice('operation', ['การดำเนินการ', 'Operation']),
  objective: lookup('OBJECTIVE', ['วัตถุประสงค์', 'Objective']),
  product: ref('hazObject', ['วัตถุอันตราย', 'Product']),
  holder: ref('user', ['ผู้ประกอบการ', 'Operator']),
  goodsValue: decimal(['มูลค่าสินค้ารวม', 'Value of goods'], { precision: 15, scale: 2, min: '0', unit: BAHT }),
});

declare module '#language/registry.ts' {
  interface Fields {
    feeQuestion: typeof questionFields;
  }
}

export type QuestionName = keyof typeof questionFields;

/** It is in no catalogue: it is only parsed like a record, with the same messages for problems. */
export const feeQuestion = entity('feeQuestion', questionFields, {
  wire: 'master/fee-rates/try',
  title: ['คำถามค่าธรรมเนียม', 'Fee calculation'],
  list: { columns: ['date'], search: ['date'], sort: ['date'] },
  form: [
    section(
      ['คำขอ', 'Request'],
      ['documentType', 'requestType', 'date', 'copies', 'items', 'trips', 'tonsPerYear', 'squareMetres'],
    ),
    section(
      ['สิ่งที่อาจได้รับยกเว้น', 'Possible waivers'],
      ['country', 'department', 'operation', 'objective', 'product', 'holder', 'goodsValue'],
    ),
  ],
});
