/** The seeded roles of the system. Administrators may change them and add others. */
import type { FieldClass } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import {
  ADMIN_ROLE,
  ANONYMOUS_ROLE,
  APPLICANT_ROLE,
  OWNER_ROLE,
  SIGNED_IN_ROLE,
} from '#platform/model/access/accessRules.ts';
import type { rowScope } from '#platform/model/choices.ts';

export { ANONYMOUS_ROLE, SIGNED_IN_ROLE };

export type RowScopeCode = keyof (typeof rowScope)['values'];

export interface RoleSeed {
  readonly code: string;
  readonly label: Label;
  readonly desc: Label;
  readonly rowScope: RowScopeCode;
  readonly fieldClasses: readonly FieldClass[];
  /** Given when a registration is approved, by person type. */
  readonly isDefault: boolean;
}

export const roleSeeds: readonly RoleSeed[] = [
  role(ADMIN_ROLE, ['ผู้ดูแลระบบ', 'Administrator'], {
    desc: ['ดูแลระบบทั้งหมด แต่ไม่อนุมัติคำขอ', 'Manages the whole system, and approves no requests'],
    rowScope: 'all',
    fieldClasses: ['personal', 'officer'],
  }),
  role(OWNER_ROLE, ['ผู้ประกอบการ (เจ้าของบัญชี/กรรมการ)', 'Operator (owner or director)'], {
    desc: ['ยื่นคำขอและจัดการสิทธิของกิจการตน', 'Files requests, and manages the rights in their own company'],
    rowScope: 'holder',
    fieldClasses: ['personal'],
    isDefault: true,
  }),
  role('OPERATOR_EMP', ['พนักงานของผู้ประกอบการ', 'Operator (employee)'], {
    desc: ['ใช้เมนูที่เจ้าของกิจการให้ไว้', 'Uses the menus that the owner of the company has given'],
    rowScope: 'holder',
    fieldClasses: ['personal'],
    isDefault: true,
  }),
  role('OPERATOR_AGENT', ['ผู้รับมอบอำนาจ', 'Operator (authorised agent)'], {
    desc: [
      'กระทำการแทนตามประเภทเอกสารและระยะเวลาที่ได้รับมอบ',
      'Acts for others, for the document types and the period authorised',
    ],
    rowScope: 'holder',
    fieldClasses: ['personal'],
  }),
  role(APPLICANT_ROLE, ['ผู้ยื่นขอลงทะเบียน', 'Applicant for registration'], {
    desc: [
      'ติดตามและแก้ไขคำขอลงทะเบียนของตน จนกว่าจะได้รับอนุมัติ',
      'Tracks and corrects their own registration until it is approved',
    ],
    rowScope: 'holder',
    fieldClasses: ['personal'],
  }),
  officer('OFFICER_CUSTOMS', ['เจ้าหน้าที่ด่าน', 'Checkpoint officer'], {
    desc: [
      'รับคำขอ ตรวจสินค้า และตรวจปล่อยของด่านตน',
      'Receives requests, inspects and releases goods at their own checkpoint',
    ],
    rowScope: 'department',
  }),
  officer('OFFICER_CENTER', ['เจ้าหน้าที่ส่วนกลาง', 'Central officer'], {
    desc: ['รับและตรวจคำขอของหน่วยงานตน', 'Receives and reviews requests of their own department'],
    rowScope: 'departmentTree',
  }),
  officer('OFFICER_HEAD', ['หัวหน้ากลุ่ม', 'Head of group'], {
    desc: [
      'มอบหมายงาน เสนอผู้มีอำนาจลงนาม และย้อนสถานะ',
      'Assigns work, sends requests to the signatory, and undoes steps',
    ],
    rowScope: 'departmentTree',
  }),
  officer('OFFICER_FINANCE', ['เจ้าหน้าที่การเงิน', 'Finance officer'], {
    desc: ['รับชำระค่าธรรมเนียมและออกใบเสร็จ', 'Records payments of fees, and issues receipts'],
    rowScope: 'departmentTree',
  }),
  officer('OFFICER_LAB', ['เจ้าหน้าที่ห้องปฏิบัติการ', 'Laboratory officer'], {
    desc: ['บันทึกผลวิเคราะห์ตัวอย่าง', 'Records the results of sample analyses'],
    rowScope: 'department',
  }),
  officer('SIGNATORY', ['ผู้มีอำนาจลงนาม', 'Authorised signatory'], {
    desc: ['อนุมัติและลงนาม', 'Approves and signs'],
    rowScope: 'departmentTree',
  }),
  officer('AUDITOR', ['ผู้ตรวจสอบ', 'Auditor'], {
    desc: ['อ่านข้อมูลและรายงานการตรวจสอบ โดยไม่แก้ไข', 'Reads data and audit reports, and changes nothing'],
    rowScope: 'all',
  }),
  role(ANONYMOUS_ROLE, ['ผู้ที่ยังไม่เข้าสู่ระบบ', 'Not signed in'], {
    desc: ['สิทธิของทุกคนที่ยังไม่เข้าสู่ระบบ', 'Rights of everyone who is not signed in'],
    rowScope: 'holder',
    fieldClasses: [],
  }),
  role(SIGNED_IN_ROLE, ['ผู้ที่เข้าสู่ระบบแล้ว', 'Signed in'], {
    desc: [
      'สิทธิของทุกคนที่เข้าสู่ระบบแล้ว นอกเหนือจากบทบาทของตน',
      'Rights of everyone who is signed in, in addition to their roles',
    ],
    rowScope: 'holder',
    fieldClasses: [],
  }),
];

type RoleOptions = Pick<RoleSeed, 'desc' | 'rowScope' | 'fieldClasses'> & Partial<Pick<RoleSeed, 'isDefault'>>;

function role(code: string, label: Label, rest: RoleOptions): RoleSeed {
  return { code, label, isDefault: false, ...rest };
}

function officer(code: string, label: Label, rest: Omit<RoleOptions, 'fieldClasses'>): RoleSeed {
  return role(code, label, { ...rest, fieldClasses: ['personal', 'officer'] });
}
