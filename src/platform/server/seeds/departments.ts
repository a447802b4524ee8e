/** The units of the department: the central office, and below it the checkpoints, the provincial offices and the laboratory. */
import type { Reference } from '#language/record.ts';
import { provincialOfficeCode } from '#platform/model/party/department.ts';
import { demoAddressId } from './demoAddress.ts';
import { provinces } from './tables/provinces.ts';
import { seededReference, insertMissing, mergeSeedResults, type SeedResult, type SeedRecord } from './insertMissing.ts';
import type { SeedContext } from './seedContext.ts';
import { seedId } from './seedId.ts';

/** The first digit is the key of the department type, the rest a number or the code of the province. */
export const CENTRAL_CODE = '1000';
export const LAEM_CHABANG_CODE = '2003';
export const LABORATORY_CODE = '4001';
const BANGKOK = '10';

type DepartmentSeed = SeedRecord<'department'> & {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
};

export const centralOffice: DepartmentSeed = {
  id: departmentId(CENTRAL_CODE),
  code: CENTRAL_CODE,
  nameTh: 'ส่วนกลาง (กองควบคุมปัจจัยการผลิต)',
  nameEn: 'Central office (Production Input Control Division)',
  refDepartmentType: 'central',
  isRegister: true,
  isDocument: true,
  isImport: true,
  isExport: true,
};

export const departmentsBelow: readonly DepartmentSeed[] = [
  checkpoint('2001', 'ด่านสุวรรณภูมิ', 'Suvarnabhumi checkpoint'),
  checkpoint('2002', 'ด่านท่าเรือกรุงเทพ', 'Bangkok Port checkpoint'),
  checkpoint(LAEM_CHABANG_CODE, 'ด่านแหลมฉบัง', 'Laem Chabang checkpoint'),
  checkpoint('2004', 'ด่านหนองคาย', 'Nong Khai checkpoint'),
  checkpoint('2005', 'ด่านสะเดา', 'Sadao checkpoint'),
  ...provinces.map(([code, th, en]) => provincialOffice(code, th, en)),
  {
    id: departmentId(LABORATORY_CODE),
    code: LABORATORY_CODE,
    nameTh: 'ห้องปฏิบัติการกลาง',
    nameEn: 'Central laboratory',
    refDepartmentType: 'laboratory',
    isRegister: true,
  },
];

export function departmentId(code: string): string {
  return seedId(`department ${code}`);
}

export async function seedDepartments(context: SeedContext): Promise<SeedResult> {
  const keyFields = ['code'] as const;
  const refAddress = await findDemoAddress(context);
  const root = await insertMissing(context, {
    entity: 'department',
    keyFields,
    records: [{ ...centralOffice, refAddress }],
  });
  const refParent = seededReference(root, centralOffice.id);
  const subordinates = await insertMissing(context, {
    entity: 'department',
    keyFields,
    records: departmentsBelow.map((department) => ({ ...department, refParent })),
  });
  return mergeSeedResults([root, subordinates]);
}

/** Exists only if a demonstration has made it before. */
async function findDemoAddress({ client }: SeedContext): Promise<Reference | null> {
  const { rows } = await client.query({ text: 'select "id" from "address" where "id" = $1', values: [demoAddressId] });
  return rows.length === 0 ? null : { id: demoAddressId };
}

function checkpoint(code: string, nameTh: string, nameEn: string): DepartmentSeed {
  return {
    id: departmentId(code),
    code,
    nameTh,
    nameEn,
    refDepartmentType: 'checkpoint',
    isRegister: true,
    isDocument: true,
    isImport: true,
    isExport: true,
  };
}

/** Possession is filed where the store is; stores in Bangkok are filed with the central office. */
function provincialOffice(province: string, th: string, en: string): DepartmentSeed {
  const code = provincialOfficeCode(province);
  const isBangkok = province === BANGKOK;
  return {
    id: departmentId(code),
    code,
    nameTh: isBangkok ? `สำนักงาน${th}` : `สำนักงานจังหวัด${th}`,
    nameEn: isBangkok ? `${en} office` : `${en} provincial office`,
    refDepartmentType: 'province',
    isRegister: true,
    isDocument: !isBangkok,
  };
}
