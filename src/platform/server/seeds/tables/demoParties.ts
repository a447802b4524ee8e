/**
 * The companies and people of the demonstration. All are invented: their numbers satisfy the check digit but belong to
 * nobody, and their addresses lie in domains kept for examples.
 */
import type { Draft } from '#language/record.ts';
import { CENTRAL_CODE, LABORATORY_CODE, LAEM_CHABANG_CODE } from '../departments.ts';

export interface DemoCompany {
  readonly idTax: string;
  readonly fullName: string;
  readonly fullNameEn: string;
  readonly email: string;
  readonly phone: string;
}

export interface DemoPerson {
  /** Key of TITLE. */
  readonly title: string;
  readonly fullName: string;
  readonly fullNameEn: string;
  readonly personType: NonNullable<Draft<'user'>['refPersonType']>;
  readonly email: string;
  readonly idCard?: string;
  /** Who signs in; the others are only written about. */
  readonly account?: { readonly username: string; readonly role: string; readonly department?: string };
  /** Holders by tax number. */
  readonly memberships?: readonly { readonly holder: string; readonly kind: NonNullable<Draft<'membership'>['refKind']> }[];
}

export const SAMUT_CHEMICAL = '0105999900017';
export const AQUA_CARE = '0105999900025';
export const SHRIMP_FARM = '0205999900032';
export const TRADING = '0103999900040';

export const demoCompanies: readonly DemoCompany[] = [
  { idTax: SAMUT_CHEMICAL, fullName: 'บริษัท ตัวอย่างสมุทรเคมี จำกัด', fullNameEn: 'Sample Samut Chemical Co., Ltd.', email: 'contact@samutchemical.example.co.th', phone: '02-000-0017' },
  { idTax: AQUA_CARE, fullName: 'บริษัท ทดสอบอควาแคร์ จำกัด', fullNameEn: 'Test Aqua Care Co., Ltd.', email: 'contact@aquacare.example.co.th', phone: '02-000-0025' },
  { idTax: SHRIMP_FARM, fullName: 'บริษัท สาธิตฟาร์มกุ้ง จำกัด', fullNameEn: 'Demo Shrimp Farm Co., Ltd.', email: 'contact@shrimpfarm.example.co.th', phone: '038-000-032' },
  { idTax: TRADING, fullName: 'ห้างหุ้นส่วนจำกัด ตัวอย่างการค้า', fullNameEn: 'Sample Trading Limited Partnership', email: 'contact@trading.example.co.th', phone: '02-000-0040' },
];

const MR = '01';
const MRS = '02';
const MISS = '03';
const DR = '07';

/** Who only files for others is an employee, be it as owner or agent; an individual also holds records. */
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
    memberships: [{ holder: SAMUT_CHEMICAL, kind: 'employee' }],
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

export const demoPeople: readonly DemoPerson[] = [...operators, ...officers];

function officer(username: string, role: string, [title, fullName, fullNameEn]: readonly [string, string, string], department = CENTRAL_CODE): DemoPerson {
  return { title, fullName, fullNameEn, personType: 'officer', email: `${username}@example.go.th`, account: { username, role, department } };
}
