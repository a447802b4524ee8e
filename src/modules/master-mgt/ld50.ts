/** A row of the tables by which a lethal dose gives a class of toxicity. */
import { entity, rule, section, slot } from '#language/entity.ts';
import { choice, decimal, defineFields, integer, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { rangeText } from './doseText.ts';
import type { DoseRange } from './toxicityClass.ts';

const MG_PER_KG = ['มก./กก.', 'mg/kg'] as const;

const fields = defineFields({
  code: text(['รหัส', 'Code'], { required: true, max: 30, code: true, searched: true }),
  refScheme: choice('ld50Scheme', ['ระบบ', 'Scheme'], { required: true }),
  hazardClass: text(['ชั้นความเป็นพิษ', 'Class'], {
    required: true,
    max: 10,
    code: true,
    searched: true,
    help: ['เช่น Ia หรือ 3', 'Such as Ia, or 3'],
  }),
  /** From the most toxic, 1, upwards: of several routes the lowest rank counts. */
  rank: integer(['ลำดับความรุนแรง', 'Rank'], {
    required: true,
    min: 1,
    max: 20,
    help: ['1 คือเป็นพิษที่สุด', '1 is the most toxic'],
  }),
  refRoute: choice('route', ['ทางที่ได้รับ', 'Route'], { required: true }),
  refPhysicalState: choice('physicalState', ['สถานะทางกายภาพ', 'Physical state'], {
    help: ['เว้นว่างหากระบบไม่แยก', 'Leave empty if the scheme does not distinguish'],
  }),
  moreThan: decimal(['มากกว่า', 'More than'], { required: true, precision: 10, scale: 3, min: '0', unit: MG_PER_KG }),
  atMost: decimal(['ไม่เกิน', 'At most'], {
    precision: 10,
    scale: 3,
    min: '0',
    unit: MG_PER_KG,
    help: ['เว้นว่างหากไม่มีขีดจำกัดบน', 'Leave empty if there is no upper limit'],
  }),
  nameTh: text(['ความหมาย (ไทย)', 'Meaning (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['ความหมาย (อังกฤษ)', 'Meaning (English)'], { max: 200, searched: true }),
  refBandColour: choice('bandColour', ['แถบสี', 'Colour band']),
  refSignalWord: choice('signalWord', ['คำสัญญาณ', 'Signal word']),
  remark: text(['ที่มาและหมายเหตุ', 'Source and remark'], { max: 500, multiline: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    ld50: typeof fields;
  }
  interface Facts {
    /** Another active row of the same scheme, route and state that contains some of the same doses. */
    ld50Overlapping: (DoseRange & { readonly code: string }) | null;
  }
}

const rangeIsNotEmpty = rule<'ld50'>('rangeIsNotEmpty', {
  check: ({ moreThan, atMost }) =>
    moreThan !== null && atMost !== null && atMost.lte(moreThan)
      ? fieldProblem('atMost', message('doseRangeEmpty'))
      : undefined,
});

/** A dose must have only one class. Gaps are not refused: the table of the list shows them to administrators. */
const rangeIsFree = rule<'ld50', 'ld50Overlapping'>('rangeIsFree', {
  needs: ['ld50Overlapping'],
  check: (_, { ld50Overlapping: other }) =>
    other === null
      ? undefined
      : fieldProblem('moreThan', message('doseRangeOverlaps', { code: other.code, range: rangeText(other) })),
});

export const ld50 = entity('ld50', fields, {
  wire: 'master/ld50',
  title: ['เกณฑ์ LD50', 'LD50 class'],
  card: { key: 'code', displayedKey: 'hazardClass', th: 'nameTh', en: 'nameEn' },
  small: true,
  isImported: true,
  unique: [['code']],
  list: {
    columns: [
      'code',
      'refScheme.value',
      'hazardClass',
      'refRoute.value',
      'refPhysicalState.value',
      'moreThan',
      'atMost',
      'nameTh',
      'refBandColour.value',
      'isActive',
    ],
    search: ['refScheme', 'hazardClass', 'refRoute', 'refPhysicalState', 'nameTh', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['ชั้นความเป็นพิษ', 'Class'], ['code', 'refScheme', 'hazardClass', 'rank', 'nameTh', 'nameEn']),
    section(['ช่วงของ LD50', 'Range of LD50'], ['refRoute', 'refPhysicalState', 'moreThan', 'atMost']),
    section(['ฉลาก', 'Label'], ['refBandColour', 'refSignalWord', 'remark']),
    section(['ทดลองคำนวณ', 'Toxicity calculator'], [slot('Ld50Calculator')]),
  ],
  behaviour: {
    refPhysicalState: {
      shownWhen: ({ refScheme }) => refScheme === 'who',
      requiredWhen: ({ refScheme }) => refScheme === 'who',
    },
  },
  rules: [rangeIsNotEmpty, rangeIsFree],
});
