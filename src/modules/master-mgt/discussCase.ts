/** How a ruling is found: what is done with a substance and what for, and the substances that are controlled by it. */
import { entity, rule, section, slot, table } from '#language/entity.ts';
import { choice, decimal, defineFields, lookup, parts, ref, text } from '#language/field.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import type { discussMessages } from './discussMessages.ts';
import type { RulingCase } from './findRuling.ts';
import type { RulingOverlap } from './rulingOverlaps.ts';

const fields = defineFields({
  code: text(['รหัสกรณี', 'Code'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['ชื่อกรณี (ไทย)', 'Case (Thai)'], { required: true, max: 300, searched: true }),
  nameEn: text(['ชื่อกรณี (อังกฤษ)', 'Case (English)'], { max: 300, searched: true }),
  refOperation: choice('operation', ['การดำเนินการหลัก', 'Operation'], { required: true }),
  refSubOperation: lookup('SUB_OPERATION', ['การดำเนินการย่อย', 'Sub-operation'], {
    help: ['เว้นว่างหากทุกการดำเนินการย่อย', 'Leave empty for any'],
  }),
  refObjective: lookup('OBJECTIVE', ['วัตถุประสงค์หลัก', 'Objective'], {
    help: ['เว้นว่างหากทุกวัตถุประสงค์', 'Leave empty for any'],
  }),
  refSubObjective: lookup('SUB_OBJECTIVE', ['วัตถุประสงค์ย่อย', 'Sub-objective'], {
    help: ['เว้นว่างหากทุกวัตถุประสงค์ย่อย', 'Leave empty for any'],
  }),
  remark: text(['ที่มาและหมายเหตุ', 'Source and remark'], { max: 1000, multiline: true }),
  details: parts('discussCaseDetail', ['ผลการพิจารณา', 'Rulings'], { min: 1, max: 50 }),
});

const detailFields = defineFields({
  refHazType: choice('hazType', ['ชนิดวัตถุอันตราย', 'Type'], {
    help: ['เว้นว่างหากไม่เข้าข่าย', 'Leave empty if it is not controlled'],
  }),
  agency: text(['หน่วยงานที่รับผิดชอบ', 'Responsible agency'], { max: 200 }),
  documents: text(['เอกสารที่ต้องขอ', 'Documents needed'], { max: 1000, multiline: true }),
  letterTh: text(['ข้อความในหนังสือ (ไทย)', 'Text for the letter (Thai)'], { required: true, max: 2000, multiline: true }),
  letterEn: text(['ข้อความในหนังสือ (อังกฤษ)', 'Text for the letter (English)'], { max: 2000, multiline: true }),
  subStances: parts('discussCaseSubStance', ['สารที่เข้าเงื่อนไข', 'Substances'], { min: 1, max: 200 }),
});

const subStanceFields = defineFields({
  refSubStance: ref('hazSubStance', ['สารสำคัญ', 'Active substance'], { required: true }),
  refPhysicalState: choice('physicalState', ['สถานะทางกายภาพ', 'Physical state'], {
    help: ['เว้นว่างหากทุกสถานะ', 'Leave empty for any'],
  }),
  refConcentrationTest: choice('concentrationTest', ['เงื่อนไขความเข้มข้น', 'Concentration'], {
    required: true,
    default: 'any',
  }),
  fromValue: decimal(['ค่า', 'Value'], { precision: 15, scale: 4, min: '0' }),
  toValue: decimal(['ถึง', 'To'], { precision: 15, scale: 4, min: '0' }),
  refConcentrationUnit: lookup('CONCENTRATION_UNIT', ['หน่วย', 'Unit']),
});

/** What the vocabularies say about a sub-choice of the chosen operation or objective. */
export type SubChoice = 'fits' | 'missing' | 'elsewhere';

export interface SubChoices {
  readonly subOperation: SubChoice;
  readonly subObjective: SubChoice;
}

export interface DiscussOverlap extends Pick<RulingOverlap<RulingCase>, 'applies'> {
  readonly path: string;
  /** Of the other case; null if both rulings are in this case. */
  readonly code: string | null;
}

declare module '#language/registry.ts' {
  interface Fields {
    hazDiscussCase: typeof fields;
    discussCaseDetail: typeof detailFields;
    discussCaseSubStance: typeof subStanceFields;
  }
  interface Facts {
    discussSubChoices: SubChoices;
    /** Lines that overlap with another ruling for the same substance, with another result. */
    discussOverlaps: readonly DiscussOverlap[];
  }
}

const chosenBelow = rule<'hazDiscussCase', 'discussSubChoices'>('chosenBelow', {
  needs: ['discussSubChoices'],
  check: (_, { discussSubChoices }) => misplacedSubChoices(discussSubChoices),
});

/** The problems of sub-choices that belong to another operation or objective: for a case, and for a request for a ruling. */
export function misplacedSubChoices({ subOperation, subObjective }: SubChoices): readonly Problem[] {
  return [
    ...(subOperation === 'elsewhere' ? [fieldProblem('refSubOperation', message('subOperationElsewhere'))] : []),
    ...(subObjective === 'elsewhere' ? [fieldProblem('refSubObjective', message('subObjectiveElsewhere'))] : []),
  ];
}

const OVERLAP_MESSAGES = {
  own: 'overlapOwnApplies',
  other: 'overlapOtherApplies',
  stricter: 'overlapStricterApplies',
} as const satisfies Record<DiscussOverlap['applies'], keyof typeof discussMessages>;

/** Overlaps are allowed, because the order of the cases is fixed; whoever writes a case should know of them. */
const overlapsKnown = rule<'hazDiscussCase', 'discussOverlaps'>('overlapsKnown', {
  isWarning: true,
  needs: ['discussOverlaps'],
  check: (_, { discussOverlaps }) =>
    discussOverlaps.map(({ path, code, applies }) =>
      fieldProblem(path, code === null ? message('overlapWithin') : message(OVERLAP_MESSAGES[applies], { code })),
    ),
});

const fromBelowTo = rule<'discussCaseSubStance'>('fromBelowTo', {
  check: ({ refConcentrationTest, fromValue, toValue }) =>
    refConcentrationTest === 'between' && fromValue !== null && toValue !== null && fromValue.gte(toValue)
      ? fieldProblem('toValue', message('concentrationRangeEmpty'))
      : undefined,
});

type Line = RecordValues<'discussCaseSubStance'>;

function isCompared({ refConcentrationTest }: Line): boolean {
  return refConcentrationTest !== null && refConcentrationTest !== 'any';
}

function isBetween({ refConcentrationTest }: Line): boolean {
  return refConcentrationTest === 'between';
}

export const hazDiscussCase = entity('hazDiscussCase', fields, {
  wire: 'master/haz-discuss-cases',
  title: ['กรณีหารือ', 'Ruling case'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  unique: [['code']],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'refOperation.value', 'refObjective.value', 'isActive'],
    search: [
      'code',
      'nameTh',
      'nameEn',
      'refOperation',
      'refSubOperation',
      'refObjective',
      'refSubObjective',
      'isActive',
    ],
    sort: ['code'],
  },
  form: [
    section(['กรณี', 'Case'], ['code', 'nameTh', 'nameEn', 'remark']),
    section(
      ['การดำเนินการและวัตถุประสงค์', 'Operation and objective'],
      ['refOperation', 'refSubOperation', 'refObjective', 'refSubObjective'],
    ),
    section(['ผลการพิจารณา', 'Rulings'], [table('details')]),
    section(['ทดสอบกรณีหารือ', 'Test this case'], [slot('RulingTrial')]),
  ],
  behaviour: {
    refOperation: { resets: ['refSubOperation'] },
    refObjective: { resets: ['refSubObjective'] },
    refSubOperation: {
      editableWhen: ({ refOperation }) => refOperation !== null,
      offers: ({ refOperation }) => [{ name: 'refParent.code', operator: '=', value: refOperation ?? '' }],
    },
    refSubObjective: {
      shownWhen: ({ refObjective }) => refObjective !== null,
      offers: ({ refObjective }) => [{ name: 'refParent', operator: '=', value: refObjective?.id }],
    },
  },
  rules: [chosenBelow, overlapsKnown],
});

export const discussCaseDetail = entity('discussCaseDetail', detailFields, {
  wire: 'master/discuss-case-details',
  title: ['ผลการพิจารณา', 'Ruling'],
  partOf: { root: 'hazDiscussCase', field: 'details', rootField: 'refHazDiscussCase' },
  list: { columns: ['refHazType.value', 'agency', 'letterTh'], search: ['refHazType', 'agency'], sort: ['refHazType'] },
  form: [
    section(['ผลการพิจารณา', 'Ruling'], ['refHazType', 'agency', 'documents', 'letterTh', 'letterEn']),
    section(['สารที่เข้าเงื่อนไข', 'Substances'], [table('subStances')]),
  ],
});

export const discussCaseSubStance = entity('discussCaseSubStance', subStanceFields, {
  wire: 'master/discuss-case-sub-stances',
  title: ['สารที่เข้าเงื่อนไข', 'Substance of a ruling'],
  partOf: { root: 'discussCaseDetail', field: 'subStances', rootField: 'refDiscussCaseDetail' },
  list: {
    columns: [
      'refSubStance.nameTh',
      'refPhysicalState.value',
      'refConcentrationTest.value',
      'fromValue',
      'toValue',
      'refConcentrationUnit.value',
    ],
    search: ['refSubStance'],
    sort: ['refSubStance.nameTh'],
  },
  form: [
    section(
      ['สาร', 'Substance'],
      ['refSubStance', 'refPhysicalState', 'refConcentrationTest', 'fromValue', 'toValue', 'refConcentrationUnit'],
    ),
  ],
  behaviour: {
    fromValue: { shownWhen: isCompared, requiredWhen: isCompared },
    toValue: { shownWhen: isBetween, requiredWhen: isBetween },
    refConcentrationUnit: { shownWhen: isCompared, requiredWhen: isCompared },
  },
  rules: [fromBelowTo],
});
