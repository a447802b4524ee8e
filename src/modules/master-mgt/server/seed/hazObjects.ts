/**
 * Objects of annex 2 with the tariff lines of their trade. It is a fact that the lines need a permit; the types, the
 * numbers and the CAS numbers are for demonstration, and each record is marked so.
 */
import type { Reference } from '#language/record.ts';
import {
  seededReference,
  insertMissing,
  type SeedResult,
  type SeedRecord,
} from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { substanceId, substanceRecords } from './substances.ts';
import { tariffId } from './tariff.ts';

interface ListedObjectSeed {
  readonly th: string;
  readonly en: string;
  readonly type: 1 | 2 | 3 | 4;
  readonly lines: readonly string[];
  /** Code of the substance. */
  readonly of?: string;
  readonly condition?: string;
  /** Contains the substance among others, and so has no CAS number. */
  readonly isMixture?: true;
}

const SOURCE =
  'ข้อมูลตัวอย่าง: ชนิด ลำดับ และเลข CAS ไม่ใช่ข้อมูลตามประกาศ / Demonstration: type, number and CAS number are not those of the gazetted list.';
const REMARK =
  'ก่อนใช้งานจริง ให้ตรวจสอบชนิดกับบัญชี 2 แนบท้ายประกาศ / Before real use, check the type against annex 2 of the gazetted list.';

const rows: readonly ListedObjectSeed[] = [
  {
    th: 'กากชาที่มีซาโปนิน',
    en: 'Tea-seed meal containing saponin',
    type: 2,
    of: 'SAPONIN',
    isMixture: true,
    lines: ['23069090-002'],
  },
  {
    th: 'กรดไฮโดรคลอริก ความเข้มข้นน้อยกว่าร้อยละ 15',
    en: 'Hydrochloric acid, less than 15 %',
    type: 1,
    of: 'HCL',
    lines: ['28061000-101'],
    condition: 'ความเข้มข้นน้อยกว่าร้อยละ 15',
  },
  {
    th: 'กรดไฮโดรคลอริก ความเข้มข้นร้อยละ 15 ถึง 36',
    en: 'Hydrochloric acid, 15 to 36 %',
    type: 2,
    of: 'HCL',
    lines: ['28061000-102'],
    condition: 'ความเข้มข้นร้อยละ 15 ถึง 36',
  },
  {
    th: 'โซเดียมไฮดรอกไซด์ ความเข้มข้นไม่เกินร้อยละ 20',
    en: 'Sodium hydroxide, at most 20 %',
    type: 1,
    of: 'NAOH',
    lines: ['28151200-101'],
    condition: 'ความเข้มข้นไม่เกินร้อยละ 20',
  },
  {
    th: 'แคลเซียมไฮโปคลอไรต์',
    en: 'Calcium hypochlorite',
    type: 2,
    of: 'CA-HYPO',
    lines: ['28281000-000', '38089490-603'],
  },
  {
    th: 'โซเดียมไฮโปคลอไรต์',
    en: 'Sodium hypochlorite',
    type: 2,
    of: 'NA-HYPO',
    lines: ['28289010-000', '38089490-403'],
  },
  { th: 'คอปเปอร์ซัลเฟต', en: 'Copper sulfate', type: 2, of: 'CU-SULF', lines: ['28332500-000'] },
  {
    th: 'โพแทสเซียมเปอร์แมงกาเนต (ด่างทับทิม)',
    en: 'Potassium permanganate',
    type: 2,
    of: 'KMNO4',
    lines: ['28416100-000'],
  },
  {
    th: 'ฟอร์มาลดีไฮด์ (ฟอร์มาลิน)',
    en: 'Formaldehyde (formalin)',
    type: 2,
    of: 'FORMALD',
    lines: ['29121110-000', '29121190-000'],
  },
  { th: 'กลูตารัลดีไฮด์', en: 'Glutaraldehyde', type: 3, of: 'GLUTARAL', lines: ['29121900-003', '38089490-605'] },
  { th: 'เมทัลดีไฮด์', en: 'Metaldehyde', type: 3, of: 'METALD', lines: ['29125000-001', '38089990-243'] },
  {
    th: 'กรดอะซีติก ความเข้มข้นไม่เกินร้อยละ 80',
    en: 'Acetic acid, at most 80 %',
    type: 1,
    of: 'ACETIC',
    lines: ['29152100-003'],
    condition: 'ความเข้มข้นไม่เกินร้อยละ 80',
  },
  { th: 'ไตรฟลูราลิน', en: 'Trifluralin', type: 4, of: 'TRIFLUR', lines: ['29214300-201', '38089990-269'] },
  { th: 'นิโคลซาไมด์', en: 'Niclosamide', type: 3, of: 'NICLOS', lines: ['29242990-014', '38089990-245'] },
  {
    th: 'นิโคลซาไมด์-โอลามีน',
    en: 'Niclosamide-olamine',
    type: 3,
    of: 'NICLOS-OL',
    lines: ['29242990-019', '38089990-260'],
  },
  {
    th: 'กรดไดคลอโรไอโซไซยานูริกและเกลือ',
    en: 'Dichloroisocyanuric acid and its salts',
    type: 2,
    of: 'NADCC',
    lines: ['29336900-013'],
  },
  { th: 'สารที่ให้คลอรีน สำหรับการประมง', en: 'Chlorine donors for fisheries', type: 2, lines: ['38089490-601'] },
  { th: 'สารฆ่าเชื้อ สำหรับการประมง', en: 'Disinfectants for fisheries', type: 2, lines: ['38089490-602'] },
  { th: 'กรดเปอร์อะซีติก', en: 'Peracetic acid', type: 2, of: 'PERACETIC', lines: ['38089490-604'] },
  { th: 'เบนซัลโคเนียมคลอไรด์ (บีเคซี)', en: 'Benzalkonium chloride', type: 2, of: 'BKC', lines: ['38089490-606'] },
  { th: 'มาลาไคต์กรีน ไฮโดรคลอไรด์', en: 'Malachite green hydrochloride', type: 4, of: 'MG-HCL', lines: ['38089990-267'] },
  { th: 'มาลาไคต์กรีน ออกซาเลต', en: 'Malachite green oxalate', type: 4, of: 'MG-OXA', lines: ['38089990-268'] },
  { th: 'โรตีโนน', en: 'Rotenone', type: 3, of: 'ROTENONE', lines: ['38089990-270'] },
  { th: 'ซาโปนิน', en: 'Saponin', type: 2, of: 'SAPONIN', lines: ['38089990-271'] },
  {
    th: 'สารกำจัดปรสิตภายนอก สำหรับการประมง',
    en: 'External parasiticides for fisheries',
    type: 3,
    lines: ['38089990-298'],
  },
];

export interface SeedReferences {
  /** By the id that the seed of the tariff line or of the substance used. */
  readonly find: (wanted: string) => Reference | null;
  readonly annex: Reference | null;
}

export function objectRecords(referred: SeedReferences): readonly SeedRecord<'hazObject'>[] {
  return rows.map((row, index) => recordOf(row, index, referred));
}

export async function seedHazObjects(
  context: SeedContext,
  { tariff, substances }: { readonly tariff: SeedResult; readonly substances: SeedResult },
): Promise<SeedResult> {
  const find: SeedReferences['find'] = (rowId) => seededReference(tariff.ids.has(rowId) ? tariff : substances, rowId);
  return insertMissing(context, {
    entity: 'hazObject',
    keyFields: ['code'],
    records: objectRecords({ find, annex: await findAnnex(context) }),
  });
}

/** An administrator may have renumbered or removed it. */
async function findAnnex({ client }: SeedContext): Promise<Reference | null> {
  const { rows: found } = await client.query({
    text: `select "id" from "lookup" where "group" = 'HAZ_ANNEX' and "key" = '2'`,
  });
  const id: unknown = found[0]?.['id'];
  return typeof id === 'string' ? { id } : null;
}

function recordOf(
  { th, en, type, lines, of, condition, isMixture }: ListedObjectSeed,
  index: number,
  { find, annex }: SeedReferences,
): SeedRecord<'hazObject'> {
  const code = `DEMO-${String(index + 1).padStart(2, '0')}`;
  // A deleted tariff line is left out.
  const coordinates = lines.flatMap((line) => {
    const refCoordinateCustoms = find(tariffId(line));
    return refCoordinateCustoms === null
      ? []
      : [{ id: seedId(`hazObjectCoordinate ${code} ${line}`), refCoordinateCustoms, remark: null }];
  });
  return {
    id: seedId(`hazObject ${code}`),
    code,
    nameTh: th,
    nameEn: en,
    refHazType: `type${type}`,
    refAnnex: annex,
    refSubStance: of === undefined ? null : find(substanceId(of)),
    casNo: isMixture === true ? null : (substanceRecords.find((candidate) => candidate.code === of)?.casNo ?? null),
    condition: condition ?? null,
    source: SOURCE,
    remark: REMARK,
    coordinates,
  };
}
