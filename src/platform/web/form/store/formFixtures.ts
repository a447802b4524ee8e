/** An order that exists only in the tests of this folder, with an example of everything a form can declare. */
import { buildCatalogue, getEntity } from '#language/catalogue.ts';
import { defineChoice } from '#language/choice.ts';
import { entity, type AnyFieldBehaviour, type AnyEntity } from '#language/entity.ts';
import { boolean, choice, decimal, defineFields, integer, parts, text, type FieldSet } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { defineModule } from '#language/module.ts';
import type { AnyRecord } from '#language/record.ts';
import { decimal as exact, type Decimal } from '#language/values/decimal.ts';
import { platform } from '#platform/model/module.ts';
import { blankRecordOf } from './blank.ts';
import { createCodeMap, type CodeRow } from '../../fields/options/codeMap.ts';
import { formModelOf } from '../model/formModel.ts';
import { createFormStore, type FormOptions, type FormStore } from './formStore.ts';

const kind = defineChoice('exampleKind', {
  group: 'EXAMPLE_KIND',
  title: ['ชนิด', 'Kind'],
  values: { sale: { key: '1', label: ['ขาย', 'Sale'] }, other: { key: '9', label: ['อื่น ๆ', 'Other'] } },
});
const level = defineChoice('exampleLevel', {
  group: 'EXAMPLE_LEVEL',
  title: ['ระดับ', 'Level'],
  values: { low: { key: 'L', label: ['ต่ำ', 'Low'] }, high: { key: 'H', label: ['สูง', 'High'] } },
});

const orderFields = defineFields({
  title: text(['ชื่อ', 'Title'], { required: true, max: 20 }),
  kind: choice('exampleKind', ['ชนิด', 'Kind'], { default: 'sale' }),
  reason: text(['เหตุผล', 'Reason']),
  detail: text(['รายละเอียด', 'Detail']),
  country: text(['ประเทศ', 'Country']),
  province: text(['จังหวัด', 'Province']),
  district: text(['อำเภอ', 'District']),
  discount: decimal(['ส่วนลด', 'Discount'], { precision: 8, scale: 2 }),
  isUrgent: boolean(['ด่วน', 'Urgent'], { required: true, default: false }),
  owner: text(['เจ้าของ', 'Owner'], { fixed: true }),
  lines: parts('exampleLine', ['รายการ', 'Lines'], { max: 300 }),
  total: decimal(['รวม', 'Total'], { precision: 15, scale: 2, managed: true }),
  level: choice('exampleLevel', ['ระดับ', 'Level']),
});

const lineFields = defineFields({
  label: text(['ชื่อรายการ', 'Label'], { required: true, max: 20 }),
  quantity: integer(['จำนวน', 'Quantity'], { min: 0 }),
  price: decimal(['ราคา', 'Price'], { precision: 8, scale: 2 }),
  note: text(['หมายเหตุ', 'Note']),
  packs: parts('examplePack', ['หีบห่อ', 'Packs']),
  orderKind: choice('exampleKind', ['ชนิดของใบสั่ง', 'Kind of the order'], { managed: true, fromRoot: 'kind' }),
  /** Only in orders of another kind. */
  purpose: text(['วัตถุประสงค์', 'Purpose']),
  amount: decimal(['เป็นเงิน', 'Amount'], { precision: 15, scale: 2 }),
});

const packFields = defineFields({ code: text(['รหัส', 'Code'], { required: true }) });

const ZERO = exact('0');
const of = (record: unknown): AnyRecord => record as AnyRecord;
const rowsIn = (record: unknown, name: string): readonly AnyRecord[] =>
  (of(record)[name] ?? []) as readonly AnyRecord[];
const totalOf = (record: unknown): Decimal =>
  rowsIn(record, 'lines').reduce((sum, line) => sum.plus((line['amount'] as Decimal | null) ?? ZERO), ZERO);

const orderBehaviour: Record<string, AnyFieldBehaviour> = {
  reason: {
    shownWhen: (record) => of(record)['kind'] === 'other',
    requiredWhen: (record) => of(record)['kind'] === 'other',
  },
  detail: { shownWhen: (record) => of(record)['reason'] !== null },
  country: { resets: ['province'] },
  province: { resets: ['district'] },
  discount: { editableWhen: (record) => of(record)['kind'] === 'sale' },
  total: { derive: totalOf },
  level: { derive: (record) => (totalOf(record).gt('100') ? 'high' : 'low') },
};

const lineBehaviour: Record<string, AnyFieldBehaviour> = {
  note: { shownWhen: (record) => ((of(record)['quantity'] as number | null) ?? 0) > 10 },
  purpose: {
    shownWhen: (record) => of(record)['orderKind'] === 'other',
    requiredWhen: (record) => of(record)['orderKind'] === 'other',
  },
  amount: {
    derive: (record) => {
      const { quantity, price } = of(record) as { quantity: number | null; price: Decimal | null };
      return quantity === null || price === null ? null : price.times(String(quantity));
    },
  },
};

const expensiveLines = {
  name: 'dearLinesHaveNotes',
  needs: [],
  check: (record: unknown) =>
    ((of(record)['amount'] as Decimal | null) ?? ZERO).gt('1000')
      ? fieldProblem('price', message('maxValue', { n: '1000' }))
      : undefined,
};
const fewLines = {
  name: 'noTwoTitlesAlike',
  needs: [],
  check: (record: unknown) =>
    rowsIn(record, 'lines').some((line) => line['label'] === of(record)['title'] && line['label'] !== null)
      ? fieldProblem('title', message('invalidFormat'))
      : undefined,
};

function example(name: string, fields: FieldSet, options: object): AnyEntity {
  return entity(name as never, fields, {
    wire: `examples/${name}`,
    title: ['ตัวอย่าง', 'Example'],
    list: { columns: [], search: [], sort: [] },
    form: [],
    ...options,
  } as never);
}

export const exampleCatalogue = buildCatalogue([
  platform,
  defineModule({
    name: 'example',
    choices: [kind, level],
    entities: [
      example('exampleOrder', orderFields, { behaviour: orderBehaviour, rules: [fewLines] }),
      example('exampleLine', lineFields, {
        behaviour: lineBehaviour,
        rules: [expensiveLines],
        partOf: { root: 'exampleOrder', field: 'lines', rootField: 'refOrder' },
      }),
      example('examplePack', packFields, { partOf: { root: 'exampleLine', field: 'packs', rootField: 'refLine' } }),
    ],
  }),
]);

export const order = getEntity(exampleCatalogue, 'exampleOrder');
export const orderModel = formModelOf(exampleCatalogue, order);

const row = (id: string, code: string): CodeRow => ({ id, key: code.slice(0, 1), value: code, value2: code, code });
export const codes = createCodeMap(
  new Map([
    ['EXAMPLE_KIND', [row('kind-sale', 'sale'), row('kind-other', 'other')]],
    ['EXAMPLE_LEVEL', [row('level-low', 'low'), row('level-high', 'high')]],
  ]),
);
export const sale = codes.cardOf('EXAMPLE_KIND', 'sale');
export const other = codes.cardOf('EXAMPLE_KIND', 'other');

/** Creates counting ids, so that a failing test fails the same way again. */
export function countingIds(): () => string {
  let last = 0;
  return () => `new-${(last += 1)}`;
}

export function newOrder(options: Partial<FormOptions> = {}): FormStore {
  return createFormStore({
    catalogue: exampleCatalogue,
    model: orderModel,
    codes,
    base: { ...blankRecordOf(orderModel, codes), id: 'order' },
    isNew: true,
    newId: countingIds(),
    confirmReset: () => Promise.resolve(true),
    ...options,
  });
}

export function savedOrder(record: AnyRecord, options: Partial<FormOptions> = {}): FormStore {
  return newOrder({
    base: { ...blankRecordOf(orderModel, codes), id: 'order', version: 3, ...record },
    isNew: false,
    ...options,
  });
}
