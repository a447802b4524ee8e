/** Choices that the platform's own code depends on. Their texts are lookup rows, which administrators may edit. */
import { defineChoice } from '#language/choice.ts';

export const personType = defineChoice('personType', {
  group: 'PERSON_TYPE',
  title: ['ประเภทบุคคล', 'Person type'],
  values: {
    legalEntity: { key: '1', label: ['นิติบุคคล', 'Legal entity'] },
    individual: { key: '2', label: ['บุคคลธรรมดา', 'Individual'] },
    employee: { key: '3', label: ['พนักงาน', 'Employee'] },
    officer: { key: '4', label: ['เจ้าหน้าที่', 'Officer'] },
  },
});

export const documentTypePerson = defineChoice('documentTypePerson', {
  group: 'DOCUMENT_TYPE_PERSON',
  title: ['ประเภทเอกสารแสดงตน', 'Identity document'],
  values: {
    idCard: { key: '1', label: ['บัตรประชาชน', 'ID card'] },
    passport: { key: '2', label: ['หนังสือเดินทาง', 'Passport'] },
    alienCard: { key: '3', label: ['บัตรประจำตัวคนต่างด้าว', 'Alien card'] },
    juristic: { key: '4', label: ['เลขทะเบียนนิติบุคคล', 'Juristic number'] },
  },
});

export const departmentType = defineChoice('departmentType', {
  group: 'DEPARTMENT_TYPE',
  title: ['ประเภทหน่วยงาน', 'Department type'],
  values: {
    central: { key: '1', label: ['ส่วนกลาง', 'Central'] },
    checkpoint: { key: '2', label: ['ด่าน', 'Checkpoint'] },
    province: { key: '3', label: ['จังหวัด', 'Province'] },
    laboratory: { key: '4', label: ['ห้องปฏิบัติการ', 'Laboratory'] },
    customs: { key: '5', label: ['ศุลกากร', 'Customs'] },
  },
});

export const membershipKind = defineChoice('membershipKind', {
  group: 'MEMBERSHIP_KIND',
  title: ['ฐานะในกิจการ', 'Capacity in a company'],
  values: {
    owner: { key: '1', label: ['เจ้าของกิจการ', 'Owner'] },
    employee: { key: '2', label: ['พนักงาน', 'Employee'] },
    agent: { key: '3', label: ['ผู้รับมอบอำนาจ', 'Authorised agent'] },
  },
});

/** The rows that a role sees; a person with several roles has the widest. Narrowest first. */
export const rowScope = defineChoice('rowScope', {
  group: 'ROW_SCOPE',
  title: ['ขอบเขตข้อมูล', 'Data scope'],
  values: {
    holder: { key: '1', label: ['เฉพาะผู้ประกอบการที่กระทำการแทน', 'The operator acted for'] },
    department: { key: '2', label: ['หน่วยงานของตน', 'Own department'] },
    departmentTree: { key: '3', label: ['หน่วยงานของตนและหน่วยงานในสังกัด', 'Own department and its sub-units'] },
    documentTypes: { key: '4', label: ['ตามประเภทเอกสาร', 'Document types'] },
    all: { key: '5', label: ['ทั้งหมด', 'Everything'] },
  },
});

export const userStatus = defineChoice('userStatus', {
  group: 'USER_STATUS',
  title: ['สถานะผู้ใช้งาน', 'User status'],
  values: {
    usable: { key: '1', label: ['ใช้งานได้', 'Enabled'] },
    pending: { key: '2', label: ['รอการอนุมัติ', 'Waiting for approval'] },
    suspended: { key: '3', label: ['ระงับการใช้งาน', 'Suspended'] },
  },
});

/**
 * Classes that a role may read beyond what everybody may. Secrets are in no class that a role can have: they are never
 * readable.
 */
export const fieldClass = defineChoice('fieldClass', {
  group: 'FIELD_CLASS',
  title: ['ชั้นข้อมูล', 'Field class'],
  values: {
    personal: { key: '1', label: ['ข้อมูลส่วนบุคคล', 'Personal data'] },
    officer: { key: '2', label: ['ข้อมูลภายในของเจ้าหน้าที่', 'Internal to officers'] },
  },
});

export const securityAction = defineChoice('securityAction', {
  group: 'SECURITY_ACTION',
  title: ['เหตุการณ์ความปลอดภัย', 'Security event'],
  values: {
    signIn: { key: '1', label: ['เข้าสู่ระบบ', 'Sign-in'] },
    signOut: { key: '2', label: ['ออกจากระบบ', 'Sign-out'] },
    refused: { key: '3', label: ['ปฏิเสธการเข้าถึง', 'Access refused'] },
    rightsChanged: { key: '4', label: ['เปลี่ยนแปลงสิทธิ', 'Rights changed'] },
    passwordChanged: { key: '5', label: ['เปลี่ยนรหัสผ่าน', 'Password changed'] },
    sessionEnded: { key: '6', label: ['สิ้นสุดการใช้งาน', 'Session ended'] },
    resetRequested: { key: '7', label: ['ขอตั้งรหัสผ่านใหม่', 'Password reset requested'] },
    codeSent: { key: '8', label: ['ส่งรหัสยืนยันตัวตน', 'One-time code sent'] },
    codeChecked: { key: '9', label: ['ตรวจรหัสยืนยันตัวตน', 'One-time code checked'] },
    accountChanged: { key: '10', label: ['เปลี่ยนสถานะหรือข้อมูลบัญชี', 'Account changed'] },
    settingsChanged: { key: '11', label: ['เปลี่ยนค่ากำหนดของระบบ', 'Settings changed'] },
  },
});

/** The action that a mailed code protects. */
export const otpPurpose = defineChoice('otpPurpose', {
  group: 'OTP_PURPOSE',
  title: ['วัตถุประสงค์ของรหัสยืนยันตัวตน', 'Purpose of the one-time code'],
  values: {
    password: { key: '1', label: ['เปลี่ยนรหัสผ่าน', 'Change of password'] },
    email: { key: '2', label: ['เปลี่ยนอีเมล', 'Change of e-mail'] },
    certificate: { key: '3', label: ['ใบรับรองอิเล็กทรอนิกส์', 'Certificate'] },
    feeAccount: { key: '4', label: ['บัญชีชำระค่าธรรมเนียม', 'Fee account'] },
    authorisation: { key: '5', label: ['การมอบอำนาจ', 'Authorisation'] },
  },
});

export const outcome = defineChoice('outcome', {
  group: 'OUTCOME',
  title: ['ผล', 'Outcome'],
  values: {
    success: { key: '1', label: ['สำเร็จ', 'Success'] },
    failure: { key: '2', label: ['ไม่สำเร็จ', 'Failure'] },
  },
});

export const writeAction = defineChoice('writeAction', {
  group: 'WRITE_ACTION',
  title: ['การกระทำ', 'Action'],
  values: {
    create: { key: '1', label: ['สร้าง', 'Created'] },
    update: { key: '2', label: ['แก้ไข', 'Changed'] },
    archive: { key: '3', label: ['ยกเลิกการใช้งาน', 'Archived'] },
    activate: { key: '4', label: ['เปิดใช้งาน', 'Activated'] },
    delete: { key: '5', label: ['ลบถาวร', 'Deleted'] },
  },
});

export const callDirection = defineChoice('callDirection', {
  group: 'CALL_DIRECTION',
  title: ['ทิศทาง', 'Direction'],
  values: {
    outbound: { key: '1', label: ['ส่งออก', 'Outbound'] },
    inbound: { key: '2', label: ['รับเข้า', 'Inbound'] },
  },
});

export const platformChoices = [
  personType,
  documentTypePerson,
  departmentType,
  membershipKind,
  rowScope,
  userStatus,
  fieldClass,
  securityAction,
  otpPurpose,
  outcome,
  writeAction,
  callDirection,
] as const;

declare module '#language/registry.ts' {
  interface Choices {
    personType: typeof personType;
    documentTypePerson: typeof documentTypePerson;
    departmentType: typeof departmentType;
    membershipKind: typeof membershipKind;
    rowScope: typeof rowScope;
    userStatus: typeof userStatus;
    fieldClass: typeof fieldClass;
    securityAction: typeof securityAction;
    otpPurpose: typeof otpPurpose;
    outcome: typeof outcome;
    writeAction: typeof writeAction;
    callDirection: typeof callDirection;
  }
}
