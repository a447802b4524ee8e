/** Positions of the civil service that deal with substances, and two that sign: for demonstration. */
import type { Label } from '#language/label.ts';
import type { Reference } from '#language/record.ts';
import type { Choices } from '#language/registry.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { centralOffice } from '#platform/server/seeds/departments.ts';
import {
  seededReference,
  insertMissing,
  mergeSeedResults,
  type SeedResult,
  type SeedRecord,
} from '#platform/server/seeds/insertMissing.ts';
import { lookupId } from '#platform/server/seeds/lookups.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { findExistingRows, type FindExistingRow } from './findExistingRows.ts';

const DEMONSTRATION =
  'ข้อมูลตัวอย่าง: ให้ใช้ถ้อยคำตามคำสั่งมอบอำนาจของกรม / Demonstration: use the words of the department’s own order of delegation.';

type PositionSeed = readonly [code: string, nameTh: string, nameEn: string, level: string | null];

const rows: readonly PositionSeed[] = [
  ['DG', 'อธิบดี', 'Director-General', 'S2'],
  ['DDG', 'รองอธิบดี', 'Deputy Director-General', 'S1'],
  ['DIR', 'ผู้อำนวยการกอง', 'Director of division', 'M2'],
  ['HEAD', 'หัวหน้าด่าน', 'Head of checkpoint', 'K3'],
  ['FB-3', 'นักวิชาการประมงชำนาญการพิเศษ', 'Fishery biologist, senior professional level', 'K3'],
  ['FB-2', 'นักวิชาการประมงชำนาญการ', 'Fishery biologist, professional level', 'K2'],
  ['FB-1', 'นักวิชาการประมงปฏิบัติการ', 'Fishery biologist, practitioner level', 'K1'],
  ['FO-2', 'เจ้าพนักงานประมงชำนาญงาน', 'Fishery officer, experienced level', 'O2'],
  ['FO-1', 'เจ้าพนักงานประมงปฏิบัติงาน', 'Fishery officer, operational level', 'O1'],
  ['SC-2', 'นักวิทยาศาสตร์ชำนาญการ', 'Scientist, professional level', 'K2'],
  ['FA-2', 'นักวิชาการเงินและบัญชีชำนาญการ', 'Finance and accounting analyst, professional level', 'K2'],
];

export const levelIds: readonly string[] = [
  ...new Set(rows.flatMap(([, , , level]) => (level === null ? [] : [lookupId('OFFICER_LEVEL', level)]))),
];

export function positionRecords(find: FindExistingRow): readonly SeedRecord<'jobPosition'>[] {
  return rows.map(([code, nameTh, nameEn, level]) => ({
    id: positionId(code),
    code,
    nameTh,
    nameEn,
    refOfficerLevel: level === null ? null : find(lookupId('OFFICER_LEVEL', level)),
  }));
}

type DocumentType = keyof Choices['documentType']['values'];

interface SigningPositionSeed {
  readonly code: string;
  readonly position: string;
  readonly lines: readonly [lineTh: string, line2Th: string | null, lineEn: string, line2En: string | null];
  readonly capacity: Label;
  readonly documents: readonly DocumentType[];
}

/** The Director-General licenses; a division signs for him documents that only certify or answer. */
const signings: readonly SigningPositionSeed[] = [
  {
    code: 'SIGN-DG',
    position: 'DG',
    lines: ['อธิบดี', null, 'Director-General', null],
    capacity: ['ผู้อนุญาต', 'Licensor'],
    documents: [
      'sampleManufacture',
      'sampleImport',
      'registrationImport',
      'registrationManufacture',
      'licenceImport',
      'licenceExport',
      'licenceManufacture',
      'licencePossess',
      'transitLicence',
    ],
  },
  {
    code: 'SIGN-DIR',
    position: 'DIR',
    lines: [
      'ผู้อำนวยการกองควบคุมปัจจัยการผลิต',
      'ปฏิบัติราชการแทน อธิบดี',
      'Director, Production Input Control Division',
      'for the Director-General',
    ],
    capacity: ['พนักงานเจ้าหน้าที่', 'Competent official'],
    documents: [
      'storageLocation',
      'manufactureLocation',
      'ruling',
      'noticeImport',
      'noticeExport',
      'noticeManufacture',
      'noticePossess',
      'transitNotice',
      'freeSale',
      'healthCertificate',
      'toWhom',
    ],
  },
];

export interface SigningTargets {
  /** By the code of the position. */
  readonly position: (code: string) => Reference | null;
  readonly department: Reference | null;
}

export function signingRecords({ position, department }: SigningTargets): readonly SeedRecord<'signJobPosition'>[] {
  return signings.flatMap(
    ({
      code,
      position: of,
      lines: [lineTh, line2Th, lineEn, line2En],
      capacity: [capacityTh, capacityEn],
      documents,
    }) => {
      const refJobPosition = position(of);
      if (refJobPosition === null) return [];
      const details = documents.map((refDocumentType) => ({
        id: seedId(`signJobPositionDetail ${code} ${refDocumentType}`),
        refDocumentType,
        capacityTh,
        capacityEn,
      }));
      return [
        {
          id: seedId(`signJobPosition ${code}`),
          code,
          refJobPosition,
          refDepartment: department,
          lineTh,
          line2Th,
          lineEn,
          line2En,
          effectiveDate: getPlainDate(SINCE),
          expireDate: null,
          remark: DEMONSTRATION,
          details,
        },
      ];
    },
  );
}

/** The first day of the fiscal year 2568, before everything in the demonstration. */
const SINCE = '2024-10-01';

export async function seedPositions(context: SeedContext): Promise<SeedResult> {
  const positions = await insertMissing(context, {
    entity: 'jobPosition',
    keyFields: ['code'],
    records: positionRecords(await findExistingRows(context, 'lookup', levelIds)),
  });
  if (context.onlyFacts === true) return positions;
  const department = (await findExistingRows(context, 'department', [centralOffice.id]))(centralOffice.id);
  const records = signingRecords({ position: (code) => seededReference(positions, positionId(code)), department });
  return mergeSeedResults([
    positions,
    await insertMissing(context, { entity: 'signJobPosition', keyFields: ['code'], records }),
  ]);
}

function positionId(code: string): string {
  return seedId(`jobPosition ${code}`);
}
