/** The substances behind the tariff table and the products of the demonstration, with their numbers of the CAS registry. */
import { decimal } from '#language/values/decimal.ts';
import { insertMissing, type SeedResult, type SeedRecord } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

interface SubstanceExtras {
  readonly formula?: string;
  readonly refSubstanceKind?: 'plantExtract' | 'microbe';
  readonly synonyms?: readonly string[];
  /** In mg/kg. */
  readonly oral?: string;
}
type SubstanceSeed = readonly [
  code: string,
  nameTh: string,
  nameEn: string,
  casNo: string | null,
  more?: SubstanceExtras,
];

const TEACHING =
  'ค่า LD50 เป็นค่าปัดเศษสำหรับการสาธิต ให้ใช้ค่าจริงจาก SDS / The LD50 is a rounded teaching value; take the real one from the SDS.';

const rows: readonly SubstanceSeed[] = [
  [
    'HCL',
    'กรดไฮโดรคลอริก',
    'Hydrochloric acid',
    '7647-01-0',
    { formula: 'HCl', synonyms: ['กรดเกลือ', 'Muriatic acid'] },
  ],
  [
    'NAOH',
    'โซเดียมไฮดรอกไซด์',
    'Sodium hydroxide',
    '1310-73-2',
    { formula: 'NaOH', synonyms: ['โซดาไฟ', 'Caustic soda'] },
  ],
  [
    'CA-HYPO',
    'แคลเซียมไฮโปคลอไรต์',
    'Calcium hypochlorite',
    '7778-54-3',
    { formula: 'Ca(ClO)₂', synonyms: ['คลอรีนผง', 'Calcium oxychloride'], oral: '850' },
  ],
  ['NA-HYPO', 'โซเดียมไฮโปคลอไรต์', 'Sodium hypochlorite', '7681-52-9', { formula: 'NaClO', synonyms: ['คลอรีนน้ำ'] }],
  ['CU-SULF', 'คอปเปอร์ซัลเฟต', 'Copper sulfate', '7758-98-7', { formula: 'CuSO₄', synonyms: ['จุนสี', 'Cupric sulfate'] }],
  [
    'KMNO4',
    'โพแทสเซียมเปอร์แมงกาเนต',
    'Potassium permanganate',
    '7722-64-7',
    { formula: 'KMnO₄', synonyms: ['ด่างทับทิม'] },
  ],
  [
    'FORMALD',
    'ฟอร์มาลดีไฮด์',
    'Formaldehyde',
    '50-00-0',
    { formula: 'CH₂O', synonyms: ['ฟอร์มาลิน', 'Formalin', 'Methanal'] },
  ],
  [
    'GLUTARAL',
    'กลูตารัลดีไฮด์',
    'Glutaraldehyde',
    '111-30-8',
    { formula: 'C₅H₈O₂', synonyms: ['Glutaral', 'Pentanedial'], oral: '130' },
  ],
  ['METALD', 'เมทัลดีไฮด์', 'Metaldehyde', '108-62-3', { formula: 'C₈H₁₆O₄' }],
  ['ACETIC', 'กรดอะซีติก', 'Acetic acid', '64-19-7', { formula: 'C₂H₄O₂', synonyms: ['กรดน้ำส้ม', 'Ethanoic acid'] }],
  ['TRIFLUR', 'ไตรฟลูราลิน', 'Trifluralin', '1582-09-8', { formula: 'C₁₃H₁₆F₃N₃O₄' }],
  ['NICLOS', 'นิโคลซาไมด์', 'Niclosamide', '50-65-7', { formula: 'C₁₃H₈Cl₂N₂O₄' }],
  [
    'NICLOS-OL',
    'นิโคลซาไมด์-โอลามีน',
    'Niclosamide-olamine',
    '1420-04-8',
    { synonyms: ['Niclosamide ethanolamine salt'] },
  ],
  [
    'NADCC',
    'โซเดียมไดคลอโรไอโซไซยานูเรต',
    'Sodium dichloroisocyanurate',
    '2893-78-9',
    { formula: 'C₃Cl₂N₃NaO₃', synonyms: ['Troclosene sodium', 'NaDCC'] },
  ],
  ['PERACETIC', 'กรดเปอร์อะซีติก', 'Peracetic acid', '79-21-0', { formula: 'C₂H₄O₃', synonyms: ['Peroxyacetic acid'] }],
  ['BKC', 'เบนซัลโคเนียมคลอไรด์', 'Benzalkonium chloride', '8001-54-5', { synonyms: ['บีเคซี', 'BKC'], oral: '300' }],
  [
    'MG-HCL',
    'มาลาไคต์กรีน ไฮโดรคลอไรด์',
    'Malachite green hydrochloride',
    '569-64-2',
    { synonyms: ['Malachite green chloride', 'Basic green 4'] },
  ],
  ['MG-OXA', 'มาลาไคต์กรีน ออกซาเลต', 'Malachite green oxalate', '2437-29-8'],
  [
    'ROTENONE',
    'โรตีโนน',
    'Rotenone',
    '83-79-4',
    { formula: 'C₂₃H₂₂O₆', synonyms: ['โล่ติ๊น', 'Derris'], refSubstanceKind: 'plantExtract' },
  ],
  ['SAPONIN', 'ซาโปนิน', 'Saponin', '8047-15-2', { synonyms: ['Tea saponin'], refSubstanceKind: 'plantExtract' }],
  ['PVP-I', 'โพวิโดน-ไอโอดีน', 'Povidone-iodine', '25655-41-8', { synonyms: ['PVP-I', 'Polyvinylpyrrolidone-iodine'] }],
  ['B-SUBT', 'บาซิลลัส ซับทิลิส', 'Bacillus subtilis', null, { refSubstanceKind: 'microbe' }],
];

export const substanceRecords: readonly SeedRecord<'hazSubStance'>[] = rows.map(
  ([code, nameTh, nameEn, casNo, { synonyms, oral, refSubstanceKind, formula } = {}]) => ({
    id: substanceId(code),
    code,
    nameTh,
    nameEn,
    casNo,
    refSubstanceKind: refSubstanceKind ?? 'chemical',
    formula: formula ?? null,
    synonyms: synonyms?.join('\n') ?? null,
    oralLd50: oral === undefined ? null : decimal(oral),
    remark: oral === undefined ? null : TEACHING,
  }),
);

export function substanceId(code: string): string {
  return seedId(`hazSubStance ${code}`);
}

export function seedSubstances(context: SeedContext): Promise<SeedResult> {
  return insertMissing(context, { entity: 'hazSubStance', keyFields: ['code'], records: substanceRecords });
}
