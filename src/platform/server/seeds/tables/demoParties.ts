/**
 * The companies and people of the demonstration. All are invented: their numbers satisfy the check digit but belong to
 * nobody, and their addresses are in domains reserved for examples.
 */
import type { RecordValues } from '#language/record.ts';
import { APPLICANT_ROLE } from '#platform/model/access/accessRules.ts';
import type { DemoCompanyRole } from '../demoCompanyRole.ts';
import { CENTRAL_CODE, LABORATORY_CODE, LAEM_CHABANG_CODE } from '../departments.ts';

export interface DemoCompany {
  readonly idTax: string;
  readonly fullName: string;
  readonly fullNameEn: string;
  readonly email: string;
  readonly phone: string;
  /** Its registration is not approved yet. */
  readonly isWaiting?: true;
}

export interface DemoMembership {
  readonly holder: string;
  readonly kind: NonNullable<RecordValues<'membership'>['refKind']>;
  readonly position?: string;
  readonly joinedDaysAgo?: number;
  /** The role that the company gives an employee. */
  readonly role?: DemoCompanyRole;
}

export interface DemoPerson {
  /** Key of TITLE. */
  readonly title: string;
  readonly fullName: string;
  readonly fullNameEn: string;
  readonly personType: NonNullable<RecordValues<'user'>['refPersonType']>;
  readonly email: string;
  readonly idCard?: string;
  /** For people who sign in; the others only appear in records. */
  readonly account?: { readonly username: string; readonly role: string; readonly department?: string };
  /** For a person who has registered and is not approved yet: the account is not used to sign in in a demonstration. */
  readonly waitsAs?: { readonly username: string; readonly role?: string };
  /** Holders by tax number. */
  readonly memberships?: readonly DemoMembership[];
}

export const SAMUT_CHEMICAL = '0105999900017';
export const AQUA_CARE = '0105999900025';
export const SHRIMP_FARM = '0205999900032';
export const TRADING = '0103999900040';
export const NEW_HATCHERY = '0105999900068';

export const demoCompanies: readonly DemoCompany[] = [
  {
    idTax: SAMUT_CHEMICAL,
    fullName: 'บริษัท ตัวอย่างสมุทรเคมี จำกัด',
    fullNameEn: 'Sample Samut Chemical Co., Ltd.',
    email: 'contact@samutchemical.example.co.th',
    phone: '02-000-0017',
  },
  {
    idTax: AQUA_CARE,
    fullName: 'บริษัท ทดสอบอควาแคร์ จำกัด',
    fullNameEn: 'Test Aqua Care Co., Ltd.',
    email: 'contact@aquacare.example.co.th',
    phone: '02-000-0025',
  },
  {
    idTax: SHRIMP_FARM,
    fullName: 'บริษัท สาธิตฟาร์มกุ้ง จำกัด',
    fullNameEn: 'Demo Shrimp Farm Co., Ltd.',
    email: 'contact@shrimpfarm.example.co.th',
    phone: '038-000-032',
  },
  {
    idTax: TRADING,
    fullName: 'ห้างหุ้นส่วนจำกัด ตัวอย่างการค้า',
    fullNameEn: 'Sample Trading Limited Partnership',
    email: 'contact@trading.example.co.th',
    phone: '02-000-0040',
  },
  {
    idTax: NEW_HATCHERY,
    fullName: 'บริษัท สาธิตโรงเพาะฟัก จำกัด',
    fullNameEn: 'Demo Hatchery Co., Ltd.',
    email: 'contact@hatchery.example.co.th',
    phone: '038-000-068',
    isWaiting: true,
  },
];

const MR = '01';
const MRS = '02';
const MISS = '03';
const DR = '07';

const clerk: DemoCompanyRole = {
  key: 'clerk',
  name: 'เจ้าหน้าที่เอกสาร',
  nameEn: 'Document clerk',
  desc: ['จัดทำและยื่นคำขอ และชำระค่าธรรมเนียมแทนบริษัท', 'Prepares and files requests, and pays fees for the company'],
  documents: true,
  menus: ['fee.fees', 'fee.receipts', 'master-mgt.attachments'],
};
const reader: DemoCompanyRole = {
  key: 'reader',
  name: 'ผู้ติดตามเอกสาร',
  nameEn: 'Document viewer',
  desc: ['เปิดดูคำขอและหนังสือรับรอง โดยไม่แก้ไข', 'Views requests and letters, and changes nothing'],
  documents: true,
  menus: [],
  rights: ['canView', 'canSelect'],
};

/** People who only file for others are employees, as owner or agent; an individual also holds records. */
const operators: readonly DemoPerson[] = [
  {
    title: MR,
    fullName: 'สมชาย ใจดี',
    fullNameEn: 'Somchai Jaidee',
    personType: 'employee',
    idCard: '1100000000016',
    email: 'somchai@samutchemical.example.co.th',
    account: { username: 'operator', role: 'OPERATOR_OWNER' },
    memberships: [{ holder: SAMUT_CHEMICAL, kind: 'owner' }],
  },
  {
    title: MISS,
    fullName: 'มาลี รักงาน',
    fullNameEn: 'Malee Rakngan',
    personType: 'employee',
    idCard: '1100000000024',
    email: 'malee@samutchemical.example.co.th',
    account: { username: 'employee', role: 'OPERATOR_EMP' },
    memberships: [
      { holder: SAMUT_CHEMICAL, kind: 'employee', position: 'เจ้าหน้าที่เอกสาร', joinedDaysAgo: 400, role: clerk },
      { holder: AQUA_CARE, kind: 'employee', position: 'ที่ปรึกษางานเอกสาร', joinedDaysAgo: 90, role: reader },
    ],
  },
  {
    title: MR,
    fullName: 'วิชัย แทนกิจ',
    fullNameEn: 'Wichai Thaenkit',
    personType: 'employee',
    idCard: '3100000000039',
    email: 'wichai@broker.example.co.th',
    account: { username: 'agent', role: 'OPERATOR_AGENT' },
  },
  {
    title: MRS,
    fullName: 'สุดา มั่นคง',
    fullNameEn: 'Suda Mankhong',
    personType: 'employee',
    idCard: '5100000000043',
    email: 'suda@aquacare.example.co.th',
    memberships: [{ holder: AQUA_CARE, kind: 'owner' }],
  },
  {
    title: MR,
    fullName: 'ประเสริฐ นากุ้ง',
    fullNameEn: 'Prasert Nakung',
    personType: 'employee',
    idCard: '8200000000055',
    email: 'prasert@shrimpfarm.example.co.th',
    memberships: [{ holder: SHRIMP_FARM, kind: 'owner' }],
  },
  {
    title: MISS,
    fullName: 'กานดา ค้าขาย',
    fullNameEn: 'Kanda Khakhai',
    personType: 'employee',
    idCard: '1100000000067',
    email: 'kanda@trading.example.co.th',
    memberships: [{ holder: TRADING, kind: 'owner' }],
  },
  {
    title: MR,
    fullName: 'บุญมี เลี้ยงปลา',
    fullNameEn: 'Bunmee Liangpla',
    personType: 'individual',
    idCard: '3300000000070',
    email: 'bunmee@farm.example.co.th',
  },
  {
    title: MRS,
    fullName: 'อรุณี เพาะกุ้ง',
    fullNameEn: 'Arunee Phokung',
    personType: 'individual',
    idCard: '1200000000082',
    email: 'arunee@farm.example.co.th',
  },
];

/** The owner of the new company, a future employee of the sample company, and a future officer. */
const waiting: readonly DemoPerson[] = [
  {
    title: MR,
    fullName: 'ณรงค์ เพาะพันธุ์',
    fullNameEn: 'Narong Phophan',
    personType: 'employee',
    idCard: '1100000000091',
    email: 'narong@hatchery.example.co.th',
    waitsAs: { username: 'narong', role: APPLICANT_ROLE },
    memberships: [{ holder: NEW_HATCHERY, kind: 'owner' }],
  },
  {
    title: MISS,
    fullName: 'ดวงใจ ขยันดี',
    fullNameEn: 'Duangjai Khayandee',
    personType: 'employee',
    idCard: '3100000000101',
    email: 'duangjai@samutchemical.example.co.th',
    waitsAs: { username: 'duangjai' },
  },
  {
    title: MR,
    fullName: 'ธีระ ตั้งใจ',
    fullNameEn: 'Teera Tangjai',
    personType: 'officer',
    idCard: '1100000000113',
    email: 'teera@example.go.th',
    waitsAs: { username: 'teera', role: APPLICANT_ROLE },
  },
];

const officers: readonly DemoPerson[] = [
  officer('admin', 'ADMIN', [MR, 'ธนา ดูแลดี', 'Thana Dulaedee']),
  officer('customs', 'OFFICER_CUSTOMS', [MR, 'ชาญชัย ด่านทอง', 'Chanchai Danthong'], LAEM_CHABANG_CODE),
  officer('center', 'OFFICER_CENTER', [MISS, 'พิมพ์ใจ กลางเมือง', 'Pimjai Klangmueang']),
  officer('head', 'OFFICER_HEAD', [MRS, 'วรรณา นำกลุ่ม', 'Wanna Namklum']),
  officer('finance', 'OFFICER_FINANCE', [MISS, 'จินดา คลังดี', 'Jinda Khlangdee']),
  officer('lab', 'OFFICER_LAB', [DR, 'ปรียา ทดลอง', 'Preeya Thotlong'], LABORATORY_CODE),
  officer('signatory', 'SIGNATORY', [MR, 'อำนาจ ลงนาม', 'Amnat Longnam']),
  officer('auditor', 'AUDITOR', [MRS, 'รุ่งนภา ตรวจการ', 'Rungnapa Truatkan']),
];

export const demoPeople: readonly DemoPerson[] = [...operators, ...waiting, ...officers];

function officer(
  username: string,
  role: string,
  [title, fullName, fullNameEn]: readonly [string, string, string],
  department = CENTRAL_CODE,
): DemoPerson {
  return {
    title,
    fullName,
    fullNameEn,
    personType: 'officer',
    email: `${username}@example.go.th`,
    account: { username, role, department },
  };
}
