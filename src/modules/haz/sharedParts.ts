/** The lines that registered products and requests for rulings have in common: tests in water, pictograms, use rates. */
import { section } from '#language/entity.ts';
import { boolean, choice, decimal, defineFields, integer, lookup, ref, text } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { collectionName } from '#language/naming.ts';
import { lineFields } from '#platform/model/request/document.ts';

const MG_PER_LITRE = ['มก./ลิตร', 'mg/L'] as const;
const HOURS = ['ชั่วโมง', 'hours'] as const;
const DAYS = ['วัน', 'days'] as const;

/** Counts of microbes are this long; contents in grams never are. */
export const CONTENT = { precision: 15, scale: 3, min: '0' } as const;

export const aquaticFields = defineFields({
  ...lineFields,
  refSubAquaticType: lookup('HAZ_SUB_AQUATIC_TYPE', ['สิ่งมีชีวิตในน้ำ', 'Aquatic life'], { required: true }),
  refEffect: choice('aquaticEffect', ['ผลที่วัด', 'Effect'], { required: true }),
  concentration: decimal(['ความเข้มข้น', 'Concentration'], {
    required: true,
    precision: 12,
    scale: 4,
    min: '0',
    unit: MG_PER_LITRE,
  }),
  hours: integer(['ระยะเวลา', 'Duration'], { required: true, min: 1, max: 9999, unit: HOURS }),
  isDegradable: boolean(['ย่อยสลายได้เร็ว', 'Rapidly degradable'], { required: true, default: false }),
  reportNo: text(['เลขที่รายงาน', 'Report number'], { max: 100 }),
});

export const pictogramFields = defineFields({
  ...lineFields,
  refPictogram: ref('pictogram', ['รูปสัญลักษณ์', 'Pictogram'], { required: true }),
  remark: text(['เหตุผล', 'Reason'], { max: 300 }),
});

export const rateFields = defineFields({
  ...lineFields,
  refProductUse: lookup('HAZ_PRODUCT_USE', ['ใช้เพื่อ', 'Used for'], { required: true }),
  refSubAquaticType: lookup('HAZ_SUB_AQUATIC_TYPE', ['สัตว์น้ำที่ใช้', 'Target species']),
  rate: text(['อัตราและวิธีใช้', 'Rate and method'], {
    required: true,
    max: 500,
    multiline: true,
    help: ['เช่น 10 กรัม ต่อน้ำ 1,000 ลิตร แช่ 30 นาที', 'For example, 10 g in 1,000 litres of water for 30 minutes'],
  }),
  withdrawalDays: integer(['ระยะหยุดใช้ก่อนจับ', 'Withdrawal period before harvest'], { min: 0, max: 365, unit: DAYS }),
});

/** The settings that all lines of a document have: their root and their path. */
export function partOptions<const Root extends string, const Field extends string>(
  name: string,
  { root, field, title }: { readonly root: Root; readonly field: Field; readonly title: Label },
) {
  return {
    wire: `transaction/${collectionName(name)}`,
    title,
    partOf: { root, field, rootField: `ref${root.charAt(0).toUpperCase()}${root.slice(1)}` },
  } as const;
}

export function aquaticOptions<const Root extends string>(root: Root) {
  return {
    ...partOptions(`${root}Aquatic`, {
      root,
      field: 'aquatics',
      title: ['ความเป็นพิษต่อสิ่งมีชีวิตในน้ำ', 'Aquatic toxicity'],
    }),
    list: {
      columns: ['refSubAquaticType.value', 'refEffect.value', 'concentration', 'hours', 'isDegradable', 'reportNo'],
      search: ['refSubAquaticType'],
      sort: ['refSubAquaticType.key'],
    },
    form: [
      section(
        ['ผลทดสอบ', 'Test'],
        ['refSubAquaticType', 'refEffect', 'concentration', 'hours', 'isDegradable', 'reportNo'],
      ),
    ],
  } as const;
}

export function pictogramOptions<const Root extends string>(root: Root) {
  return {
    ...partOptions(`${root}Pictogram`, {
      root,
      field: 'pictograms',
      title: ['รูปสัญลักษณ์ของผลิตภัณฑ์', 'Pictogram of a product'],
    }),
    unique: [['$root', 'refPictogram']],
    list: {
      columns: ['refPictogram.code', 'refPictogram.nameTh', 'remark'],
      search: ['refPictogram'],
      sort: ['refPictogram.code'],
    },
    form: [section(['รูปสัญลักษณ์', 'Pictogram'], ['refPictogram', 'remark'])],
  } as const;
}

export function rateOptions<const Root extends string>(root: Root) {
  return {
    ...partOptions(`${root}UseRate`, { root, field: 'useRates', title: ['อัตราการใช้', 'Use rate'] }),
    list: {
      columns: ['refProductUse.value', 'refSubAquaticType.value', 'rate', 'withdrawalDays'],
      search: ['refProductUse'],
      sort: ['refProductUse.key'],
    },
    form: [section(['อัตราการใช้', 'Use rate'], ['refProductUse', 'refSubAquaticType', 'rate', 'withdrawalDays'])],
  } as const;
}
