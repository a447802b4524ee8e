/** Topics and the scheme of risk of a new installation: a proposal, and each record is marked so. */
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import {
  seededReference,
  insertMissing,
  mergeSeedResults,
  type SeedResult,
  type SeedRecord,
} from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import type { RiskAnswer, RiskMeasure } from '../../riskConditions.ts';

const PROPOSAL =
  'ข้อเสนอสำหรับเริ่มใช้งาน ให้กรมพิจารณาก่อนใช้จริง / A proposal to begin with, for the department to decide before real use.';

interface RiskTopicSeed {
  readonly code: RiskMeasure;
  readonly th: string;
  readonly en: string;
  readonly weight: number;
  /** An answer, or the percentage from which on; and the score. */
  readonly scores: readonly (readonly [found: RiskAnswer | number, score: number, remark?: string])[];
}

const topics: readonly RiskTopicSeed[] = [
  {
    code: 'hazType',
    th: 'ชนิดวัตถุอันตราย',
    en: 'Type of hazardous substance',
    weight: 3,
    scores: [
      ['type1', 1],
      ['type2', 2],
      ['type3', 3],
    ],
  },
  {
    code: 'history',
    th: 'ประวัติผู้ประกอบการใน 24 เดือน',
    en: 'Operator’s history, 24 months',
    weight: 3,
    scores: [
      ['clean', 1],
      ['minor', 2, 'ทำผิดเล็กน้อยหนึ่งครั้ง / One minor offence'],
      ['major', 3, 'ทำผิดร้ายแรงแม้ครั้งเดียว / Any major offence'],
    ],
  },
  {
    code: 'origin',
    th: 'ประเทศต้นทาง',
    en: 'Country of origin',
    weight: 1,
    scores: [
      ['groupA', 1],
      ['groupB', 2],
      ['groupC', 3],
      ['noGroup', 2, 'ถือเป็นความเสี่ยงกลางจนกว่าจะจัดกลุ่ม / Medium until it has a group'],
    ],
  },
  {
    code: 'lastResult',
    th: 'ผลวิเคราะห์ล่าสุด',
    en: 'Last laboratory result',
    weight: 2,
    scores: [
      ['pass', 1],
      ['noResult', 2],
      ['fail', 3],
    ],
  },
  {
    code: 'volume',
    th: 'ปริมาณเทียบกับที่อนุญาต',
    en: 'Volume against the licence',
    weight: 1,
    scores: [
      [0, 1],
      [10, 2],
      [50, 3],
    ],
  },
  {
    code: 'newMaker',
    th: 'ผู้ผลิตรายใหม่',
    en: 'New manufacturer',
    weight: 1,
    scores: [
      ['knownMaker', 1],
      ['newMaker', 3],
    ],
  },
];

export const topicRecords: readonly SeedRecord<'riskTopic'>[] = topics.map(({ code, th, en, scores }, index) => ({
  id: topicId(code),
  code: `RT-${index + 1}`,
  nameTh: th,
  nameEn: en,
  refMeasure: code,
  remark: PROPOSAL,
  conditions: scores.map(([found, score, remark]) => ({
    id: seedId(`riskTopicCondition ${code} ${found}`),
    refAnswer: typeof found === 'number' ? null : found,
    fromPercent: typeof found === 'number' ? decimal(found) : null,
    score,
    remark: remark ?? null,
  })),
}));

/** Without the topics that were deleted; without any topic there is no scheme. */
export function schemeRecords(seeded: SeedResult): readonly SeedRecord<'inspectionRisk'>[] {
  const weighed = topics.flatMap(({ code, weight }) => {
    const refRiskTopic = seededReference(seeded, topicId(code));
    return refRiskTopic === null ? [] : [{ id: seedId(`inspectionRiskTopic ${code}`), refRiskTopic, weight }];
  });
  return weighed.length === 0 ? [] : [{ ...scheme, topics: weighed }];
}

const scheme: SeedRecord<'inspectionRisk'> = {
  id: seedId('inspectionRisk RS-1'),
  code: 'RS-1',
  nameTh: 'เกณฑ์เริ่มต้น',
  nameEn: 'Initial scheme',
  // The first day of the fiscal year 2568, before everything in the demonstration.
  effectiveDate: getPlainDate('2024-10-01'),
  expireDate: null,
  highFrom: decimal('2.3'),
  mediumFrom: decimal('1.6'),
  mediumInspect: 1,
  mediumSkip: 3,
  lowInspect: 1,
  lowSkip: 9,
  firstLots: 5,
  highSampleEvery: 3,
  mediumSampleEvery: 5,
  lowSamplePercent: decimal('5'),
  remark: PROPOSAL,
};

/** If the department has its own scheme on the same days, none is added: two could not be in force. */
export async function seedRisk(context: SeedContext): Promise<SeedResult> {
  const seeded = await insertMissing(context, { entity: 'riskTopic', keyFields: ['code'], records: topicRecords });
  const { rows } = await context.client.query({
    text: `select from "inspection_risk" where "id" <> $1 limit 1`,
    values: [scheme.id],
  });
  return mergeSeedResults([
    seeded,
    await insertMissing(context, {
      entity: 'inspectionRisk',
      keyFields: ['code'],
      records: rows.length > 0 ? [] : schemeRecords(seeded),
    }),
  ]);
}

function topicId(code: RiskMeasure): string {
  return seedId(`riskTopic ${code}`);
}
