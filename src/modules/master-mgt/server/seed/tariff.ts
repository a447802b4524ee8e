/**
 * The tariff lines for which the Department of Fisheries issues the permit, import and export, with their first day. If
 * only the year was published the day is empty.
 */
import { toBuddhistYear } from '#language/values/buddhistYear.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { insertMissing, type SeedResult, type SeedRecord } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { readTariffCode, formatTariffCode } from '../../tariffCode.ts';

const SEPTEMBER_2014 = '2014-09-01';
const SEPTEMBER_2019 = '2019-09-02';
const NOVEMBER_2019 = '2019-11-18';

type TariffLineSeed = readonly [code: string, nameTh: string, nameEn: string, since: string];

const lines: readonly TariffLineSeed[] = [
  ['23069090-002', 'กากชาที่มีซาโปนิน', 'Tea-seed meal containing saponin', NOVEMBER_2019],
  ['28061000-101', 'กรดไฮโดรคลอริก ความเข้มข้นน้อยกว่าร้อยละ 15', 'Hydrochloric acid, less than 15 %', SEPTEMBER_2019],
  ['28061000-102', 'กรดไฮโดรคลอริก ความเข้มข้นร้อยละ 15 ถึง 36', 'Hydrochloric acid, 15 to 36 %', SEPTEMBER_2019],
  ['28151200-101', 'โซเดียมไฮดรอกไซด์ ความเข้มข้นไม่เกินร้อยละ 20', 'Sodium hydroxide, at most 20 %', SEPTEMBER_2019],
  ['28281000-000', 'แคลเซียมไฮโปคลอไรต์', 'Calcium hypochlorite', SEPTEMBER_2019],
  ['28289010-000', 'โซเดียมไฮโปคลอไรต์', 'Sodium hypochlorite', SEPTEMBER_2019],
  ['28332500-000', 'คอปเปอร์ซัลเฟต', 'Copper sulfate', SEPTEMBER_2019],
  ['28416100-000', 'โพแทสเซียมเปอร์แมงกาเนต (ด่างทับทิม)', 'Potassium permanganate', SEPTEMBER_2019],
  ['29121110-000', 'ฟอร์มาลิน', 'Formalin', SEPTEMBER_2014],
  ['29121190-000', 'ฟอร์มาลดีไฮด์ อื่น ๆ', 'Other formaldehyde', SEPTEMBER_2014],
  ['29121900-003', 'กลูตารัลดีไฮด์', 'Glutaraldehyde', SEPTEMBER_2019],
  ['29125000-001', 'เมทัลดีไฮด์', 'Metaldehyde', SEPTEMBER_2019],
  ['29152100-003', 'กรดอะซีติก ความเข้มข้นไม่เกินร้อยละ 80', 'Acetic acid, at most 80 %', SEPTEMBER_2019],
  ['29214300-201', 'ไตรฟลูราลิน', 'Trifluralin', '2014'],
  ['29242990-014', 'นิโคลซาไมด์', 'Niclosamide', SEPTEMBER_2019],
  ['29242990-019', 'นิโคลซาไมด์-โอลามีน', 'Niclosamide-olamine', SEPTEMBER_2014],
  ['29336900-013', 'กรดไดคลอโรไอโซไซยานูริกและเกลือ', 'Dichloroisocyanuric acid and its salts', SEPTEMBER_2014],
  ['38089490-403', 'โซเดียมไฮโปคลอไรต์ สำหรับการประมง', 'Sodium hypochlorite for fisheries', '2019'],
  ['38089490-601', 'สารที่ให้คลอรีน สำหรับการประมง', 'Chlorine donors for fisheries', '2019'],
  ['38089490-602', 'สารฆ่าเชื้อ สำหรับการประมง', 'Disinfectants for fisheries', '2019'],
  ['38089490-603', 'แคลเซียมไฮโปคลอไรต์ สำหรับการประมง', 'Calcium hypochlorite for fisheries', '2019'],
  ['38089490-604', 'กรดเปอร์อะซีติก', 'Peracetic acid', NOVEMBER_2019],
  ['38089490-605', 'กลูตารัลดีไฮด์ สำหรับการประมง', 'Glutaraldehyde for fisheries', NOVEMBER_2019],
  ['38089490-606', 'เบนซัลโคเนียมคลอไรด์ (บีเคซี)', 'Benzalkonium chloride', NOVEMBER_2019],
  ['38089990-243', 'ผลิตภัณฑ์ที่มีเมทัลดีไฮด์', 'Products with metaldehyde', SEPTEMBER_2019],
  ['38089990-245', 'ผลิตภัณฑ์ที่มีนิโคลซาไมด์', 'Products with niclosamide', SEPTEMBER_2019],
  ['38089990-260', 'ผลิตภัณฑ์ที่มีนิโคลซาไมด์-โอลามีน', 'Products with niclosamide-olamine', SEPTEMBER_2014],
  ['38089990-267', 'มาลาไคต์กรีน ไฮโดรคลอไรด์', 'Malachite green hydrochloride', NOVEMBER_2019],
  ['38089990-268', 'มาลาไคต์กรีน ออกซาเลต', 'Malachite green oxalate', NOVEMBER_2019],
  ['38089990-269', 'ผลิตภัณฑ์ที่มีไตรฟลูราลิน', 'Products with trifluralin', '2019'],
  ['38089990-270', 'โรตีโนน', 'Rotenone', NOVEMBER_2019],
  ['38089990-271', 'ซาโปนิน', 'Saponin', NOVEMBER_2019],
  ['38089990-298', 'สารกำจัดปรสิตภายนอก สำหรับการประมง', 'External parasiticides for fisheries', NOVEMBER_2019],
];

export const tariffRecords: readonly SeedRecord<'coordinateCustoms'>[] = lines.map(recordOf);

export function tariffId(code: string): string {
  return seedId(`coordinateCustoms ${code}`);
}

export function seedTariff(context: SeedContext): Promise<SeedResult> {
  return insertMissing(context, {
    entity: 'coordinateCustoms',
    keyFields: ['hsCode', 'statCode'],
    records: tariffRecords,
  });
}

function recordOf([line, nameTh, nameEn, since]: TariffLineSeed): SeedRecord<'coordinateCustoms'> {
  const { hsCode, statCode = '' } = readTariffCode(line) ?? { hsCode: line };
  const isDay = since.length > 'yyyy'.length;
  const remark = isDay
    ? null
    : `มีผลในปี ${toBuddhistYear(Number(since))} ไม่ทราบวันที่ / Since ${since}, the day is not known`;
  return {
    id: tariffId(line),
    hsCode,
    statCode,
    code: formatTariffCode(line),
    nameTh,
    nameEn,
    refTradeDirection: 'both',
    sinceDate: isDay ? getPlainDate(since) : null,
    remark,
  };
}
