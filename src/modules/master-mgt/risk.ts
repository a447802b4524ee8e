/** How a shipment's risk is scored, how often each level is inspected, and who is always inspected. */
import { entity, rule, section, slot, table } from '#language/entity.ts';
import { choice, date, decimal, defineFields, integer, parts, ref, text } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { fieldProblem, message } from '#language/message.ts';
import { notBefore } from '#language/sharedRules.ts';
import { decimalText } from '#language/values/decimal.ts';
import { personType } from '#platform/model/choices.ts';
import { conditionProblems } from './riskConditions.ts';

const PERCENT = ['%', '%'] as const;
const LOTS = ['ครั้ง', 'lots'] as const;
const SCORE_MAX = 3;

const topicFields = defineFields({
  code: text(['รหัส', 'Code'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['หัวข้อความเสี่ยง (ไทย)', 'Topic (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['หัวข้อความเสี่ยง (อังกฤษ)', 'Topic (English)'], { max: 200, searched: true }),
  refMeasure: choice('riskMeasure', ['ประเมินจาก', 'Assessed by'], { required: true }),
  remark: text(['หมายเหตุ', 'Remark'], { max: 1000, multiline: true }),
  conditions: parts('riskTopicCondition', ['เงื่อนไขและคะแนน', 'Conditions and scores'], { min: 1, max: 50 }),
});

const conditionFields = defineFields({
  refAnswer: choice('riskAnswer', ['สิ่งที่พบ', 'Finding']),
  fromPercent: decimal(['ตั้งแต่', 'From'], {
    precision: 7,
    scale: 2,
    min: '0',
    unit: PERCENT,
    help: ['สิ้นสุดเมื่อถึงช่วงถัดไป', 'Ends where the next one begins'],
  }),
  score: integer(['คะแนน', 'Score'], { required: true, min: 1, max: SCORE_MAX }),
  remark: text(['คำอธิบาย', 'Explanation'], { max: 300 }),
});

const riskFields = defineFields({
  code: text(['รหัส', 'Code'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['ชื่อเกณฑ์ (ไทย)', 'Scheme (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อเกณฑ์ (อังกฤษ)', 'Scheme (English)'], { max: 200, searched: true }),
  effectiveDate: date(['ใช้ตั้งแต่วันที่', 'In use from'], { required: true }),
  expireDate: date(['ใช้ถึงวันที่', 'In use until'], { rules: [notBefore('effectiveDate')] }),
  highFrom: decimal(['ความเสี่ยงสูง ตั้งแต่คะแนน', 'High from a score of'], {
    required: true,
    precision: 4,
    scale: 2,
    min: '1',
    max: '3',
  }),
  mediumFrom: decimal(['ความเสี่ยงกลาง ตั้งแต่คะแนน', 'Medium from a score of'], {
    required: true,
    precision: 4,
    scale: 2,
    min: '1',
    max: '3',
  }),
  mediumInspect: integer(['กลาง: ตรวจ', 'Medium: inspect'], { required: true, min: 1, max: 100, unit: LOTS }),
  mediumSkip: integer(['กลาง: เว้น', 'Medium: skip'], { required: true, min: 0, max: 1000, unit: LOTS }),
  lowInspect: integer(['ต่ำ: ตรวจ', 'Low: inspect'], { required: true, min: 1, max: 100, unit: LOTS }),
  lowSkip: integer(['ต่ำ: เว้น', 'Low: skip'], { required: true, min: 0, max: 1000, unit: LOTS }),
  firstLots: integer(['ตรวจทุกครั้งในรอบแรก', 'Always inspect the first'], {
    required: true,
    min: 0,
    max: 100,
    unit: LOTS,
  }),
  highSampleEvery: integer(['สูง: เก็บตัวอย่างทุก', 'High: sample every'], {
    required: true,
    min: 1,
    max: 1000,
    unit: LOTS,
  }),
  mediumSampleEvery: integer(['กลาง: เก็บตัวอย่างทุก', 'Medium: sample every'], {
    required: true,
    min: 1,
    max: 1000,
    unit: LOTS,
  }),
  lowSamplePercent: decimal(['ต่ำ: สุ่มเก็บตัวอย่าง', 'Low: random samples'], {
    required: true,
    precision: 5,
    scale: 2,
    min: '0',
    max: '100',
    unit: PERCENT,
  }),
  remark: text(['หมายเหตุ', 'Remark'], { max: 1000, multiline: true }),
  topics: parts('inspectionRiskTopic', ['หัวข้อและน้ำหนัก', 'Topics and weights'], { min: 1, max: 30 }),
});

const riskTopicFields = defineFields({
  refRiskTopic: ref('riskTopic', ['หัวข้อความเสี่ยง', 'Topic'], { required: true }),
  weight: integer(['น้ำหนัก', 'Weight'], { required: true, min: 1, max: 100 }),
});

const redFields = defineFields({
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true }),
  reason: text(['เหตุผล', 'Reason'], { required: true, max: 1000, multiline: true, class: 'officer' }),
  effectiveDate: date(['ตั้งแต่วันที่', 'From'], { required: true }),
  expireDate: date(['ถึงวันที่', 'Until'], { rules: [notBefore('effectiveDate')] }),
  reference: text(['อ้างอิง', 'Reference'], {
    max: 200,
    searched: true,
    help: ['เช่น เลขที่หนังสือหรือผลตรวจ', 'Such as a letter number or a finding'],
  }),
});

declare module '#language/registry.ts' {
  interface Fields {
    riskTopic: typeof topicFields;
    riskTopicCondition: typeof conditionFields;
    inspectionRisk: typeof riskFields;
    inspectionRiskTopic: typeof riskTopicFields;
    userRedAccount: typeof redFields;
  }
  interface Facts {
    /** Another active scheme that is in force on some of the same days. */
    schemeBeside: Label | null;
    /** The days on which the same operator is already on the red account, if they overlap. */
    redAccountBeside: Label | null;
    /** Whether the party for the red account can hold records at all. */
    redHolderFits: boolean;
  }
}

const conditionsFit = rule<'riskTopic'>('conditionsFit', {
  check: ({ refMeasure, conditions }) =>
    refMeasure === null ? undefined : conditionProblems(refMeasure, conditions ?? []),
});

const mediumNotAboveHigh = rule<'inspectionRisk'>('mediumNotAboveHigh', {
  check: ({ highFrom, mediumFrom }) =>
    highFrom !== null && mediumFrom !== null && mediumFrom.gt(highFrom)
      ? fieldProblem('mediumFrom', message('mediumAboveHigh', { high: decimalText(highFrom) }))
      : undefined,
});

const onlySchemeInForce = rule<'inspectionRisk', 'schemeBeside'>('onlySchemeInForce', {
  needs: ['schemeBeside'],
  check: (_, { schemeBeside: other }) =>
    other === null ? undefined : fieldProblem('effectiveDate', message('schemeInForceAlready', { other })),
});

const holderFits = rule<'userRedAccount', 'redHolderFits'>('holderFits', {
  needs: ['redHolderFits'],
  check: (_, { redHolderFits }) => (redHolderFits ? undefined : fieldProblem('refHolder', message('notAHolder'))),
});

const onRedAccountOnce = rule<'userRedAccount', 'redAccountBeside'>('onRedAccountOnce', {
  needs: ['redAccountBeside'],
  check: (_, { redAccountBeside: other }) =>
    other === null ? undefined : fieldProblem('effectiveDate', message('redAccountAlready', { other })),
});

export const riskTopic = entity('riskTopic', topicFields, {
  wire: 'master/risk-topics',
  title: ['หัวข้อความเสี่ยง', 'Risk topic'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  unique: [['code']],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'refMeasure.value', 'isActive'],
    search: ['code', 'nameTh', 'nameEn', 'refMeasure', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['หัวข้อ', 'Topic'], ['code', 'nameTh', 'nameEn', 'refMeasure', 'remark']),
    section(['เงื่อนไขและคะแนน', 'Conditions and scores'], [slot('RiskConditions', ['conditions'])]),
  ],
  behaviour: { refMeasure: { resets: ['conditions'] } },
  rules: [conditionsFit],
});

export const riskTopicCondition = entity('riskTopicCondition', conditionFields, {
  wire: 'master/risk-topic-conditions',
  title: ['เงื่อนไขความเสี่ยง', 'Risk condition'],
  partOf: { root: 'riskTopic', field: 'conditions', rootField: 'refRiskTopic' },
  list: {
    columns: ['refAnswer.value', 'fromPercent', 'score', 'remark'],
    search: ['refAnswer', 'score'],
    sort: ['score'],
  },
  form: [section(['เงื่อนไข', 'Condition'], ['refAnswer', 'fromPercent', 'score', 'remark'])],
});

export const inspectionRisk = entity('inspectionRisk', riskFields, {
  wire: 'master/inspection-risks',
  title: ['เกณฑ์ความเสี่ยงการตรวจ', 'Inspection risk scheme'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn', namesLabel: ['ชื่อเกณฑ์', 'Scheme'] },
  unique: [['code']],
  list: {
    columns: [
      'code',
      'nameTh',
      'effectiveDate',
      'expireDate',
      'mediumInspect',
      'mediumSkip',
      'lowInspect',
      'lowSkip',
      'isActive',
    ],
    search: ['code', 'nameTh', 'effectiveDate', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['เกณฑ์', 'Scheme'], ['code', 'nameTh', 'nameEn', 'effectiveDate', 'expireDate', 'remark']),
    section(['หัวข้อและน้ำหนัก', 'Topics and weights'], [table('topics')]),
    section(['ระดับความเสี่ยง', 'Levels'], ['highFrom', 'mediumFrom']),
    section(
      ['การตรวจและเว้นตรวจ', 'Inspection and skipping'],
      ['mediumInspect', 'mediumSkip', 'lowInspect', 'lowSkip', 'firstLots'],
    ),
    section(['การเก็บตัวอย่าง', 'Sampling'], ['highSampleEvery', 'mediumSampleEvery', 'lowSamplePercent']),
    section(['ทดลองประเมิน', 'Test this scheme'], [slot('RiskTrial')]),
  ],
  rules: [mediumNotAboveHigh, onlySchemeInForce],
});

export const inspectionRiskTopic = entity('inspectionRiskTopic', riskTopicFields, {
  wire: 'master/inspection-risk-topics',
  title: ['หัวข้อของเกณฑ์', 'Scheme topic'],
  partOf: { root: 'inspectionRisk', field: 'topics', rootField: 'refInspectionRisk' },
  unique: [['$root', 'refRiskTopic']],
  list: { columns: ['refRiskTopic.nameTh', 'weight'], search: ['refRiskTopic'], sort: ['refRiskTopic.code'] },
  form: [section(['หัวข้อ', 'Topic'], ['refRiskTopic', 'weight'])],
});

export const userRedAccount = entity('userRedAccount', redFields, {
  wire: 'master/user-red-accounts',
  title: ['บัญชีแดง', 'Red account'],
  indexes: [['refHolder', 'effectiveDate'], ['-createDate']],
  list: {
    columns: ['refHolder.fullName', 'reason', 'effectiveDate', 'expireDate', 'reference', 'isActive'],
    search: ['refHolder', 'effectiveDate', 'expireDate', 'reference', 'isActive'],
    sort: ['-createDate'],
  },
  form: [section(['บัญชีแดง', 'Red account'], ['refHolder', 'reason', 'effectiveDate', 'expireDate', 'reference'])],
  behaviour: { refHolder: { offers: () => [{ name: 'refPersonType.key', operator: 'in', value: HOLDER_KEYS }] } },
  rules: [holderFits, onRedAccountOnce],
});

/** A picker searches by the key of the type. */
const HOLDER_KEYS = [personType.values.legalEntity.key, personType.values.individual.key] as const;
