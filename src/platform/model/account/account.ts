/** Records of a person's account: password recovery, one-time codes, substitutes, signatures, notifications. */
import { entity, rule, section, slot } from '#language/entity.ts';
import { boolean, choice, codes, date, defineFields, file, instant, integer, ref, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { isBefore } from '#language/values/compareDays.ts';

const KILOBYTE = 1024;

/** Far more than anybody signs with in a career. A person who is not approved yet signs nothing. */
export const SIGNATURE_QUOTA = {
  recordBytes: 16 * KILOBYTE,
  person: { count: 50, bytes: 500 * KILOBYTE, writesPerMinute: 60 },
  unapproved: { count: 5, bytes: 50 * KILOBYTE, writesPerMinute: 10 },
} as const;

/** Ten a year for a working life of twenty. */
export const SUBSTITUTE_QUOTA = {
  recordBytes: 16 * KILOBYTE,
  person: { count: 200, bytes: 1000 * KILOBYTE, writesPerMinute: 120 },
  unapproved: { count: 5, bytes: 50 * KILOBYTE, writesPerMinute: 10 },
} as const;

const forgotPasswordFields = defineFields({
  refUser: ref('user', ['ผู้ใช้งาน', 'User'], { required: true, cascade: true }),
  // Hash of the key in the mail; the key itself is never stored.
  keyHash: text(['ค่าแฮชของรหัส', 'Hash of the key'], { required: true, max: 64, code: true, class: 'secret' }),
  email: text(['ส่งไปที่', 'Sent to'], { required: true, max: 200, class: 'personal' }),
  expireDate: instant(['ใช้ได้ถึง', 'Valid until'], { required: true }),
  usedDate: instant(['ใช้แล้วเมื่อ', 'Used']),
  ipAddress: text(['หมายเลขไอพี', 'IP address'], { max: 60, code: true }),
});

const otpFields = defineFields({
  refUser: ref('user', ['ผู้ใช้งาน', 'User'], { required: true, cascade: true }),
  refPurpose: choice('otpPurpose', ['ใช้เพื่อ', 'Purpose'], { required: true }),
  referCode: text(['รหัสอ้างอิง', 'Reference code'], { required: true, max: 10, code: true }),
  codeHash: text(['ค่าแฮชของรหัส', 'Hash of the code'], { required: true, max: 200, code: true, class: 'secret' }),
  email: text(['ส่งไปที่', 'Sent to'], { required: true, max: 200, class: 'personal' }),
  expireDate: instant(['ใช้ได้ถึง', 'Valid until'], { required: true }),
  usedDate: instant(['ใช้แล้วเมื่อ', 'Used']),
  failedCount: integer(['ใส่ผิด (ครั้ง)', 'Wrong attempts'], { required: true, min: 0 }),
});

const userInsteadFields = defineFields({
  refUser: ref('user', ['ผู้มอบหมาย', 'Person away'], { required: true, fixed: true, cascade: true }),
  refInstead: ref('user', ['ผู้ปฏิบัติงานแทน', 'Substitute'], { required: true }),
  startDate: date(['ตั้งแต่วันที่', 'From'], { required: true }),
  endDate: date(['ถึงวันที่', 'Until'], { required: true }),
  documentTypes: codes('documentType', ['ประเภทเอกสาร', 'Document types'], {
    help: ['เว้นว่างไว้หากปฏิบัติงานแทนทุกประเภท', 'Leave empty for all of them'],
  }),
  reason: text(['เหตุผล', 'Reason'], { max: 300 }),
});

const userSignatureFields = defineFields({
  refUser: ref('user', ['เจ้าของลายมือชื่อ', 'Signer'], { required: true, fixed: true, cascade: true }),
  position: text(['ตำแหน่ง', 'Position'], { required: true, max: 200 }),
  positionEn: text(['ตำแหน่ง (อังกฤษ)', 'Position (English)'], { max: 200 }),
  refFile: file(['ลายมือชื่อ', 'Signature'], {
    help: ['ควรเป็น PNG พื้นโปร่งใส', 'A PNG with a transparent background is best'],
    required: true,
    accept: ['image/png', 'image/jpeg'],
    maxBytes: 1024 * 1024,
  }),
  refFileEn: file(['ลายมือชื่อ (อังกฤษ)', 'Signature (English)'], {
    help: ['สำหรับเอกสารภาษาอังกฤษ หากต่างกัน', 'For documents in English, if it differs'],
    accept: ['image/png', 'image/jpeg'],
    maxBytes: 1024 * 1024,
  }),
});

const notificationFields = defineFields({
  refUser: ref('user', ['ผู้รับ', 'To'], { required: true, cascade: true }),
  title: text(['เรื่อง', 'Subject'], { required: true, max: 200 }),
  titleEn: text(['เรื่อง (อังกฤษ)', 'Subject (English)'], { max: 200 }),
  content: text(['ข้อความ', 'Message'], { max: 1000, multiline: true }),
  contentEn: text(['ข้อความ (อังกฤษ)', 'Message (English)'], { max: 1000, multiline: true }),
  // A path of the application that the message is about.
  url: text(['หน้าที่เกี่ยวข้อง', 'Page'], { max: 300, code: true }),
  isRead: boolean(['อ่านแล้ว', 'Read'], { required: true, default: false }),
  readDate: instant(['อ่านเมื่อ', 'Read at']),
});

declare module '#language/registry.ts' {
  interface Fields {
    forgotPassword: typeof forgotPasswordFields;
    otp: typeof otpFields;
    userInstead: typeof userInsteadFields;
    userSignature: typeof userSignatureFields;
    notification: typeof notificationFields;
  }

  interface Facts {
    insteadStanding: SubstituteCheck;
  }
}

/** Checks a new substitute against all existing ones. */
export interface SubstituteCheck {
  readonly isUsable: boolean;
  /** Some day, for some type of document, the work would return to the absent person. */
  readonly isCycle: boolean;
}

export const forgotPassword = entity('forgotPassword', forgotPasswordFields, {
  wire: 'security/forgot-passwords',
  title: ['การขอตั้งรหัสผ่านใหม่', 'Password reset'],
  readOnly: true,
  unique: [['keyHash']],
  indexes: [['refUser', '-createDate']],
  list: {
    columns: ['createDate', 'refUser.fullName', 'email', 'expireDate', 'usedDate'],
    search: ['refUser', 'createDate'],
    sort: ['-createDate'],
  },
  form: [section(['การขอตั้งรหัสผ่านใหม่', 'Password reset'], ['refUser', 'email', 'expireDate', 'usedDate', 'ipAddress'])],
});

export const otp = entity('otp', otpFields, {
  wire: 'security/otps',
  title: ['รหัสยืนยันตัวตน', 'One-time code'],
  readOnly: true,
  indexes: [['refUser', '-createDate']],
  list: {
    columns: [
      'createDate',
      'refUser.fullName',
      'refPurpose.value',
      'referCode',
      'expireDate',
      'usedDate',
      'failedCount',
    ],
    search: ['refUser', 'refPurpose', 'createDate'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['รหัสยืนยันตัวตน', 'One-time code'],
      ['refUser', 'refPurpose', 'referCode', 'email', 'expireDate', 'usedDate', 'failedCount'],
    ),
  ],
});

const endsAfterItBegins = rule<'userInstead'>('endsAfterItBegins', {
  check: ({ startDate, endDate }) =>
    startDate !== undefined &&
    startDate !== null &&
    endDate !== undefined &&
    endDate !== null &&
    isBefore(endDate, startDate)
      ? fieldProblem('endDate', message('endsBeforeItBegins'))
      : undefined,
});

const notOwnSubstitute = rule<'userInstead'>('notInsteadOfOneself', {
  check: ({ refUser, refInstead }) =>
    refUser !== undefined && refUser !== null && refUser.id === refInstead?.id
      ? fieldProblem('refInstead', message('insteadOfOneself'))
      : undefined,
});

const substituteIsUsable = rule<'userInstead', 'insteadStanding'>('insteadCanAct', {
  needs: ['insteadStanding'],
  check: (_, { insteadStanding }) =>
    insteadStanding.isUsable ? undefined : fieldProblem('refInstead', message('insteadUnusable')),
});

const noSubstituteCycle = rule<'userInstead', 'insteadStanding'>('workDoesNotComeBack', {
  needs: ['insteadStanding'],
  check: (_, { insteadStanding }) =>
    insteadStanding.isCycle ? fieldProblem('refInstead', message('insteadCycle')) : undefined,
});

export const userInstead = entity('userInstead', userInsteadFields, {
  wire: 'security/user-insteads',
  title: ['ผู้ปฏิบัติงานแทน', 'Substitute'],
  ownerField: 'refUser',
  quota: { owner: 'refUser', ...SUBSTITUTE_QUOTA },
  indexes: [
    ['refUser', 'startDate'],
    ['refInstead', 'startDate'],
  ],
  list: {
    columns: ['refUser.fullName', 'refInstead.fullName', 'startDate', 'endDate', 'documentTypes', 'isActive'],
    search: ['refUser', 'refInstead', 'startDate', 'isActive'],
    sort: ['-startDate'],
  },
  form: [
    section(
      ['การปฏิบัติงานแทน', 'Substitution'],
      ['refUser', 'refInstead', 'startDate', 'endDate', 'documentTypes', 'reason'],
    ),
  ],
  rules: [endsAfterItBegins, notOwnSubstitute, substituteIsUsable, noSubstituteCycle],
});

export const userSignature = entity('userSignature', userSignatureFields, {
  wire: 'security/user-signatures',
  title: ['ลายมือชื่อ', 'Signature'],
  ownerField: 'refUser',
  quota: { owner: 'refUser', ...SIGNATURE_QUOTA },
  indexes: [['refUser', '-createDate']],
  list: {
    columns: ['refUser.fullName', 'position', 'positionEn', 'isActive', 'createDate'],
    search: ['refUser', 'position', 'isActive'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['ลายมือชื่อ', 'Signature'],
      ['refUser', 'position', 'positionEn', 'refFile', 'refFileEn', slot('SignaturePreview')],
    ),
  ],
});

export const notification = entity('notification', notificationFields, {
  wire: 'notification/notifications',
  title: ['การแจ้งเตือน', 'Notification'],
  readOnly: true,
  scope: { user: 'refUser' },
  indexes: [
    ['refUser', '-createDate'],
    ['refUser', 'isRead'],
  ],
  list: {
    columns: ['createDate', 'title', 'isRead'],
    search: ['title', 'isRead', 'createDate'],
    sort: ['-createDate'],
  },
  form: [
    section(['การแจ้งเตือน', 'Notification'], ['title', 'titleEn', 'content', 'contentEn', 'url', 'isRead', 'readDate']),
  ],
});
