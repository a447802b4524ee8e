/**
 * Customs places by the codes of the Customs Department, and the checkpoints responsible for them. Codes and names are
 * facts; what is done at each place, and the pairs, are for demonstration, and each record is marked so.
 */
import { departmentId, LAEM_CHABANG_CODE } from '#platform/server/seeds/departments.ts';
import {
  seededReference,
  insertMissing,
  mergeSeedResults,
  type SeedResult,
  type SeedRecord,
} from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { findExistingRows, type FindExistingRow } from './findExistingRows.ts';

const FLAGS =
  'ข้อมูลตัวอย่าง: ยังไม่ทราบว่าสถานที่นี้ทำอะไรได้บ้าง จึงกำหนดไว้ทุกอย่าง / Demonstration: what is done at this place is not known, so everything is ticked.';
const PAIRED =
  'ข้อมูลตัวอย่าง: ให้ตรวจสอบเขตความรับผิดชอบของด่านก่อนใช้งานจริง / Demonstration: check the area of the checkpoint before real use.';

const places: readonly (readonly [code: string, nameTh: string, nameEn: string])[] = [
  ['0119', 'ท่าเรือกรุงเทพ', 'Bangkok Port'],
  ['0121', 'ท่าเรือกรุงเทพ อาคาร 1', 'Bangkok Port, Terminal 1'],
  ['0122', 'ท่าเรือกรุงเทพ อาคาร 2', 'Bangkok Port, Terminal 2'],
  ['0321', 'ลาดกระบัง ICD', 'Lat Krabang ICD'],
  ['1190', 'สนามบินสุวรรณภูมิ', 'Suvarnabhumi Airport'],
  ['1191', 'คลังสินค้าการบินไทย', 'Thai Airways warehouse'],
  ['1192', 'คลังสินค้า WFS-PG', 'WFS-PG warehouse'],
  ['1201', 'ไปรษณีย์', 'Post office'],
  ['1500', 'ดอนเมือง', 'Don Mueang'],
  ['2001', 'ประจวบคีรีขันธ์', 'Prachuap Khiri Khan'],
  ['2201', 'แม่กลอง', 'Mae Klong'],
  ['2301', 'อรัญประเทศ', 'Aranyaprathet'],
  ['2401', 'คลองใหญ่', 'Khlong Yai'],
  ['2501', 'จันทบุรี', 'Chanthaburi'],
  ['2621', 'มาบตาพุด', 'Map Ta Phut'],
  ['2701', 'สังขละบุรี', 'Sangkhla Buri'],
  ['2801', 'แหลมฉบัง', 'Laem Chabang'],
  ['2826', 'คลังสินค้าอันตราย แหลมฉบัง', 'Dangerous goods warehouse, Laem Chabang'],
  ['2901', 'หนองคาย', 'Nong Khai'],
  ['3101', 'ช่องสะงำ', 'Chong Sa-ngam'],
  ['3201', 'บึงกาฬ', 'Bueng Kan'],
  ['3501', 'นครพนม', 'Nakhon Phanom'],
  ['3601', 'มุกดาหาร', 'Mukdahan'],
];

/** By the code of the checkpoint. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  '2001': ['1190', '1191', '1192', '1201', '1500'],
  '2002': ['0119', '0121', '0122', '0321'],
  [LAEM_CHABANG_CODE]: ['2801', '2826', '2621'],
  '2004': ['2901', '3201'],
};

export const customsRecords: readonly SeedRecord<'customs'>[] = places.map(([code, nameTh, nameEn]) => ({
  id: customsId(code),
  code,
  nameTh,
  nameEn,
  isImportRelease: true,
  isImportDischarge: true,
  isExportRelease: true,
  isExportLoad: true,
  remark: FLAGS,
}));

/** If a checkpoint or a place was deleted there is nothing to pair. */
export function pairRecords(find: FindExistingRow): readonly SeedRecord<'departmentCustoms'>[] {
  return Object.entries(pairs).flatMap(([checkpoint, codes]) =>
    codes.flatMap((code) => {
      const [refDepartment, refCustoms] = [find(departmentId(checkpoint)), find(customsId(code))];
      return refDepartment === null || refCustoms === null
        ? []
        : [
            {
              id: seedId(`departmentCustoms ${checkpoint} ${code}`),
              refDepartment,
              refCustoms,
              isMain: true,
              remark: PAIRED,
            },
          ];
    }),
  );
}

export async function seedCustoms(context: SeedContext): Promise<SeedResult> {
  const customs = await insertMissing(context, { entity: 'customs', keyFields: ['code'], records: customsRecords });
  // The department decides which checkpoint is where.
  if (context.onlyFacts === true) return customs;
  const checkpoints = await findExistingRows(context, 'department', Object.keys(pairs).map(departmentId));
  const find: FindExistingRow = (rowId) =>
    customs.ids.has(rowId) ? seededReference(customs, rowId) : checkpoints(rowId);
  return mergeSeedResults([
    customs,
    await insertMissing(context, {
      entity: 'departmentCustoms',
      keyFields: ['refDepartment', 'refCustoms'],
      records: pairRecords(find),
    }),
  ]);
}

function customsId(code: string): string {
  return seedId(`customs ${code}`);
}
