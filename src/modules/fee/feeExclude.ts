/**
 * The waivers of a fee rate: lists of countries, agencies, operations, products and holders, periods and values of
 * goods.
 */
import { entity, rule, section } from '#language/entity.ts';
import { choice, date, decimal, defineFields, lookup, ref, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { collectionName } from '#language/naming.ts';
import { notBefore } from '#language/sharedRules.ts';
import './messages.ts';

/** Every waiver may have a period, and has a reason. */
const waiverFields = defineFields({
  fromDate: date(['ตั้งแต่วันที่', 'From']),
  toDate: date(['ถึงวันที่', 'Until'], { rules: [notBefore('fromDate')] }),
  remark: text(['เหตุผล', 'Reason'], { max: 300 }),
});

const countryFields = defineFields({
  refCountry: ref('country', ['ประเทศ', 'Country'], { required: true }),
  ...waiverFields,
});
const departmentFields = defineFields({
  refDepartment: ref('department', ['หน่วยงาน', 'Agency'], { required: true }),
  ...waiverFields,
});
const operationFields = defineFields({
  refOperation: choice('operation', ['การดำเนินการ', 'Operation'], { required: true }),
  refObjective: lookup('OBJECTIVE', ['วัตถุประสงค์', 'Objective'], {
    help: ['เว้นว่างหากทุกวัตถุประสงค์', 'Leave empty for every objective'],
  }),
  ...waiverFields,
});
const productFields = defineFields({
  refHazObject: ref('hazObject', ['วัตถุอันตราย', 'Product'], { required: true }),
  ...waiverFields,
});
const userFields = defineFields({
  refUser: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true }),
  ...waiverFields,
});

/** General waivers: for a period, or for goods up to a value. */
const generalFields = defineFields({
  refExcludeType: choice('feeExcludeType', ['ประเภทการยกเว้น', 'Waiver type'], { required: true }),
  goodsValueUpTo: decimal(['มูลค่าสินค้ารวมไม่เกิน', 'Value of goods up to'], {
    precision: 15,
    scale: 2,
    min: '0',
    unit: ['บาท', 'baht'],
  }),
  ...waiverFields,
});

declare module '#language/registry.ts' {
  interface Fields {
    feeRateExcludeCountry: typeof countryFields;
    feeRateExcludeDepartment: typeof departmentFields;
    feeRateExcludeOperation: typeof operationFields;
    feeRateExcludeProduct: typeof productFields;
    feeRateExcludeUser: typeof userFields;
    feeRateExclude: typeof generalFields;
  }
}

/** The common settings of every list: its root, and its period at the end. */
function partOf<const Field extends string>(name: string, field: Field) {
  return {
    wire: `master/${collectionName(name)}`,
    partOf: { root: 'feeRate', field, rootField: 'refFeeRate' },
  } as const;
}

const PERIOD = ['fromDate', 'toDate', 'remark'] as const;

export const feeRateExcludeCountry = entity('feeRateExcludeCountry', countryFields, {
  ...partOf('feeRateExcludeCountry', 'excludeCountries'),
  title: ['ประเทศที่ยกเว้น', 'Country without fee'],
  unique: [['$root', 'refCountry']],
  list: { columns: ['refCountry.nameTh', ...PERIOD], search: ['refCountry'], sort: ['refCountry.code'] },
  form: [section(['ประเทศ', 'Country'], ['refCountry', ...PERIOD])],
});

export const feeRateExcludeDepartment = entity('feeRateExcludeDepartment', departmentFields, {
  ...partOf('feeRateExcludeDepartment', 'excludeDepartments'),
  title: ['หน่วยงานที่ยกเว้น', 'Agency without fee'],
  unique: [['$root', 'refDepartment']],
  list: { columns: ['refDepartment.nameTh', ...PERIOD], search: ['refDepartment'], sort: ['refDepartment.code'] },
  form: [section(['หน่วยงาน', 'Agency'], ['refDepartment', ...PERIOD])],
});

export const feeRateExcludeOperation = entity('feeRateExcludeOperation', operationFields, {
  ...partOf('feeRateExcludeOperation', 'excludeOperations'),
  title: ['การดำเนินการที่ยกเว้น', 'Operation without fee'],
  list: {
    columns: ['refOperation.value', 'refObjective.value', ...PERIOD],
    search: ['refOperation'],
    sort: ['refOperation'],
  },
  form: [section(['การดำเนินการ', 'Operation'], ['refOperation', 'refObjective', ...PERIOD])],
});

export const feeRateExcludeProduct = entity('feeRateExcludeProduct', productFields, {
  ...partOf('feeRateExcludeProduct', 'excludeProducts'),
  title: ['วัตถุอันตรายที่ยกเว้น', 'Product without fee'],
  unique: [['$root', 'refHazObject']],
  list: { columns: ['refHazObject.nameTh', ...PERIOD], search: ['refHazObject'], sort: ['refHazObject.code'] },
  form: [section(['วัตถุอันตราย', 'Product'], ['refHazObject', ...PERIOD])],
});

export const feeRateExcludeUser = entity('feeRateExcludeUser', userFields, {
  ...partOf('feeRateExcludeUser', 'excludeUsers'),
  title: ['ผู้ประกอบการที่ยกเว้น', 'Operator without fee'],
  unique: [['$root', 'refUser']],
  list: { columns: ['refUser.fullName', ...PERIOD], search: ['refUser'], sort: ['refUser.fullName'] },
  form: [section(['ผู้ประกอบการ', 'Operator'], ['refUser', ...PERIOD])],
});

const isPeriod = ({ refExcludeType }: { readonly refExcludeType?: unknown }): boolean => refExcludeType === 'period';
const isGoodsValue = ({ refExcludeType }: { readonly refExcludeType?: unknown }): boolean =>
  refExcludeType === 'goodsValue';

/** The other four kinds name a record, and have their own lists. */
const namesNothing = rule<'feeRateExclude'>('namesNothing', {
  check: (waiver) =>
    waiver.refExcludeType === null || isPeriod(waiver) || isGoodsValue(waiver)
      ? undefined
      : fieldProblem('refExcludeType', message('waiverKindElsewhere')),
});

export const feeRateExclude = entity('feeRateExclude', generalFields, {
  ...partOf('feeRateExclude', 'excludes'),
  title: ['การยกเว้นทั่วไป', 'General waiver'],
  list: {
    columns: ['refExcludeType.value', 'goodsValueUpTo', ...PERIOD],
    search: ['refExcludeType'],
    sort: ['refExcludeType'],
  },
  form: [section(['การยกเว้น', 'Waiver'], ['refExcludeType', 'goodsValueUpTo', ...PERIOD])],
  behaviour: {
    refExcludeType: { offers: () => [{ name: 'code', operator: 'in', value: ['period', 'goodsValue'] }] },
    goodsValueUpTo: { shownWhen: isGoodsValue, requiredWhen: isGoodsValue },
    fromDate: { requiredWhen: isPeriod },
    toDate: { requiredWhen: isPeriod },
  },
  rules: [namesNothing],
});
