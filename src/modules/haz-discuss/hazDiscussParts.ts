/** The lines of a request for a ruling. Tests in water, pictograms and use rates are those of a product. */
import { entity, section } from '#language/entity.ts';
import { choice, decimal, defineFields, ref, text } from '#language/field.ts';
import type { RecordValues } from '#language/record.ts';
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
} from '#modules/haz/index.ts';
import { rangeOrdered, substanceNamed } from './substanceRules.ts';

const substanceFields = defineFields({
  ...lineFields,
  refSubStance: ref('hazSubStance', ['สารสำคัญ', 'Active substance'], {
    help: ['เว้นว่างหากไม่มีในรายการ', 'Leave empty if it is not listed'],
  }),
  otherName: text(['ชื่อสารที่ไม่มีในรายการ', 'Substance that is not listed'], { max: 200 }),
  refSubstanceKind: choice('substanceKind', ['ประเภทสาร', 'Kind'], { managed: true }),
  // Counts of microbes are minima, whatever is chosen here.
  refConcentrationTest: choice('concentrationTest', ['เงื่อนไข', 'Condition'], { required: true, default: 'equal' }),
  concentration: decimal(['ความเข้มข้น', 'Concentration'], CONTENT),
  toConcentration: decimal(['ถึง', 'To'], CONTENT),
  refUnit: choice('contentUnit', ['หน่วย', 'Unit']),
  // By the cases, when the request was last processed; and as issued.
  refCalculated: choice('rulingResult', ['ผลการประมวลผล', 'Processed result'], {
    managed: true,
    class: 'officer',
    notCopied: true,
  }),
  refResult: choice('rulingResult', ['คำวินิจฉัย', 'Ruling'], { managed: true, notCopied: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    hazDiscussMainSubStance: typeof substanceFields;
    hazDiscussAquatic: typeof aquaticFields;
    hazDiscussPictogram: typeof pictogramFields;
    hazDiscussUseRate: typeof rateFields;
  }
}

type Line = RecordValues<'hazDiscussMainSubStance'>;

const isKnown = ({ refConcentrationTest }: Line): boolean => refConcentrationTest !== 'any';
const isBetween = ({ refConcentrationTest }: Line): boolean => refConcentrationTest === 'between';

export const hazDiscussMainSubStance = entity('hazDiscussMainSubStance', substanceFields, {
  ...partOptions('hazDiscussMainSubStance', {
    root: 'hazDiscuss',
    field: 'mainSubStances',
    title: ['สารสำคัญที่หารือ', 'Active substance asked about'],
  }),
  unique: [['$root', 'refSubStance']],
  list: {
    columns: [
      'refSubStance.nameTh',
      'otherName',
      'refSubstanceKind.value',
      'refConcentrationTest.value',
      'concentration',
      'toConcentration',
      'refUnit.value',
      'refResult.value',
    ],
    search: ['refSubStance'],
    sort: ['refSubStance.code'],
  },
  form: [
    section(
      ['สารสำคัญ', 'Active substance'],
      ['refSubStance', 'otherName', 'refConcentrationTest', 'concentration', 'toConcentration', 'refUnit'],
    ),
  ],
  behaviour: {
    otherName: { shownWhen: ({ refSubStance }) => refSubStance === null },
    concentration: { shownWhen: isKnown, requiredWhen: isKnown },
    toConcentration: { shownWhen: isBetween, requiredWhen: isBetween },
    refUnit: { shownWhen: isKnown, requiredWhen: isKnown },
  },
  rules: [substanceNamed, rangeOrdered],
});

export const hazDiscussAquatic = entity('hazDiscussAquatic', aquaticFields, aquaticOptions('hazDiscuss'));
export const hazDiscussPictogram = entity('hazDiscussPictogram', pictogramFields, pictogramOptions('hazDiscuss'));
export const hazDiscussUseRate = entity('hazDiscussUseRate', rateFields, rateOptions('hazDiscuss'));
