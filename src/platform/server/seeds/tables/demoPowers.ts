/** Who authorised whom in the demonstration. */
import type { RecordValues } from '#language/record.ts';
import { AQUA_CARE, SAMUT_CHEMICAL, SHRIMP_FARM, TRADING } from './demoParties.ts';

export interface DemoPower {
  /** By tax number. */
  readonly holder: string;
  readonly authorizer: string;
  /** Of the agent, who is one of the people of the demonstration. */
  readonly idCard: string;
  readonly fullName: string;
  readonly documentTypes: NonNullable<RecordValues<'userAuthorize'>['documentTypes']>;
  readonly documentNo: string;
  readonly givenDaysAgo: number;
  readonly daysLeft: number;
  readonly suspendedFor?: string;
}

const WICHAI = { idCard: '3100000000039', fullName: 'วิชัย แทนกิจ' } as const;

export const demoPowers: readonly DemoPower[] = [
  {
    ...WICHAI,
    holder: SAMUT_CHEMICAL,
    authorizer: 'สมชาย ใจดี',
    documentTypes: ['toWhom', 'freeSale', 'healthCertificate', 'licenceImport'],
    documentNo: 'มอ. 12/2569',
    givenDaysAgo: 90,
    daysLeft: 640,
  },
  {
    ...WICHAI,
    holder: AQUA_CARE,
    authorizer: 'สุดา มั่นคง',
    documentTypes: ['toWhom'],
    documentNo: 'AC-POA-004',
    givenDaysAgo: 60,
    daysLeft: 5,
  },
  {
    ...WICHAI,
    holder: SHRIMP_FARM,
    authorizer: 'ประเสริฐ นากุ้ง',
    documentTypes: ['toWhom', 'informImport'],
    documentNo: 'มอ. 3/2569',
    givenDaysAgo: 30,
    daysLeft: 335,
  },
  {
    ...WICHAI,
    holder: TRADING,
    authorizer: 'กานดา ค้าขาย',
    documentTypes: ['toWhom'],
    documentNo: 'KT 7/2569',
    givenDaysAgo: 20,
    daysLeft: 160,
    suspendedFor: 'รอหนังสือมอบอำนาจฉบับใหม่',
  },
];
