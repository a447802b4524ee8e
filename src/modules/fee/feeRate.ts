/**
 * The price of a document: flat, or by ranges of a yearly quantity or an area, the days for payment, and the waivers.
 */
import { entity, section, slot, table } from '#language/entity.ts';
import { choice, codes, date, decimal, defineFields, integer, parts, text } from '#language/field.ts';
import { notBefore } from '#language/sharedRules.ts';
import { isCounted, isMeasured } from './bases.ts';
import { onlyRateInForce, operationsOnce, rangesCover } from './rateRules.ts';

const BAHT = ['บาท', 'baht'] as const;
const DAYS = ['วัน', 'days'] as const;

const fields = defineFields({
  code: text(['รหัสอัตรา', 'Code'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['ชื่ออัตรา (ไทย)', 'Rate (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่ออัตรา (อังกฤษ)', 'Rate (English)'], { max: 200, searched: true }),
  refDocumentType: choice('documentType', ['ประเภทเอกสาร', 'Document type'], { required: true }),
  requestTypes: codes('requestType', ['ประเภทคำขอ', 'Request types'], { required: true }),
  refBasis: choice('feeBasis', ['ฐานการคิด', 'Basis'], { required: true }),
  amount: decimal(['จำนวนเงิน', 'Amount'], { precision: 12, scale: 2, min: '0', unit: BAHT }),
  ranges: parts('feeRateRange', ['ช่วงอัตรา', 'Ranges'], { max: 50 }),
  dueDays: integer(['ชำระภายใน', 'Due within'], { min: 0, max: 365, unit: DAYS }),
  effectiveDate: date(['มีผลตั้งแต่', 'In force from'], { required: true }),
  expireDate: date(['ถึงวันที่', 'Until'], { rules: [notBefore('effectiveDate')] }),
  legalBasis: text(['อำนาจตามกฎหมาย', 'Legal basis'], { max: 300 }),
  remark: text(['หมายเหตุ', 'Remark'], { max: 500, multiline: true }),
  excludeCountries: parts('feeRateExcludeCountry', ['ประเทศที่ยกเว้น', 'Countries without fee'], { max: 300 }),
  excludeDepartments: parts('feeRateExcludeDepartment', ['หน่วยงานที่ยกเว้น', 'Agencies without fee'], { max: 200 }),
  excludeOperations: parts('feeRateExcludeOperation', ['การดำเนินการที่ยกเว้น', 'Operations without fee'], { max: 50 }),
  excludeProducts: parts('feeRateExcludeProduct', ['วัตถุอันตรายที่ยกเว้น', 'Products without fee'], { max: 500 }),
  excludeUsers: parts('feeRateExcludeUser', ['ผู้ประกอบการที่ยกเว้น', 'Operators without fee'], { max: 500 }),
  excludes: parts('feeRateExclude', ['การยกเว้นทั่วไป', 'General waivers'], { max: 50 }),
});

/** From the first value up to, and without, the second: the next range begins where one ends. */
const rangeFields = defineFields({
  fromValue: decimal(['ตั้งแต่', 'From'], { required: true, precision: 13, scale: 2, min: '0' }),
  toValue: decimal(['น้อยกว่า', 'Below'], {
    precision: 13,
    scale: 2,
    min: '0',
    help: ['เว้นว่างในช่วงสุดท้าย', 'Leave empty in the last range'],
  }),
  amount: decimal(['จำนวนเงิน', 'Amount'], { required: true, precision: 12, scale: 2, min: '0', unit: BAHT }),
});

declare module '#language/registry.ts' {
  interface Fields {
    feeRate: typeof fields;
    feeRateRange: typeof rangeFields;
  }
}

const byRange = ({ refBasis }: { readonly refBasis?: unknown }): boolean => isMeasured(refBasis);
const isCharged = ({ refBasis }: { readonly refBasis?: unknown }): boolean => refBasis !== 'free';
const isFlat = ({ refBasis }: { readonly refBasis?: unknown }): boolean => isCounted(refBasis);

export const feeRate = entity('feeRate', fields, {
  wire: 'master/fee-rates',
  title: ['อัตราค่าธรรมเนียม', 'Fee rate'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn', namesLabel: ['ชื่ออัตรา', 'Rate'] },
  unique: [['code']],
  indexes: [['refDocumentType', 'effectiveDate']],
  list: {
    columns: [
      'code',
      'nameTh',
      'requestTypes',
      'refBasis.value',
      'amount',
      'dueDays',
      'effectiveDate',
      'expireDate',
      'refDocumentType.value',
      'isActive',
    ],
    search: ['code', 'nameTh', 'refDocumentType', 'refBasis', 'effectiveDate', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['อัตรา', 'Rate'], ['code', 'nameTh', 'nameEn', 'refDocumentType', 'requestTypes']),
    section(['จำนวนเงิน', 'Amount'], ['refBasis', 'amount', 'dueDays', slot('RangeFollower'), table('ranges')]),
    section(['ระยะเวลาที่ใช้', 'Period in force'], ['effectiveDate', 'expireDate', 'legalBasis', 'remark']),
    section(
      ['การยกเว้น', 'Waivers'],
      [
        slot('FeeWaivers', [
          'excludes',
          'excludeDepartments',
          'excludeUsers',
          'excludeOperations',
          'excludeCountries',
          'excludeProducts',
        ]),
      ],
    ),
    section(['ทดลองคำนวณค่าธรรมเนียม', 'Fee calculator'], [slot('FeeTrial')]),
  ],
  behaviour: {
    amount: { shownWhen: isFlat, requiredWhen: isFlat },
    ranges: { shownWhen: byRange, requiredWhen: byRange },
    dueDays: { shownWhen: isCharged, requiredWhen: isCharged },
  },
  rules: [rangesCover, operationsOnce, onlyRateInForce],
});

export const feeRateRange = entity('feeRateRange', rangeFields, {
  wire: 'master/fee-rate-ranges',
  title: ['ช่วงอัตรา', 'Rate range'],
  partOf: { root: 'feeRate', field: 'ranges', rootField: 'refFeeRate' },
  list: { columns: ['fromValue', 'toValue', 'amount'], search: ['fromValue'], sort: ['fromValue'] },
  form: [section(['ช่วง', 'Range'], ['fromValue', 'toValue', 'amount'])],
});
