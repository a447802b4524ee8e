/** Labels for the codes in logs. The codes are what the server writes. */
import type { Label } from '#language/label.ts';

type LabelsByCode = Readonly<Record<string, Label>>;

/** How a session ended. */
export const sessionEndLabels = {
  signOut: ['ออกจากระบบเอง', 'Signed out'],
  otherSession: ['เข้าสู่ระบบจากที่อื่น', 'Signed in elsewhere'],
  expired: ['หมดเวลา', 'Timed out'],
  refreshReused: ['พบการใช้รหัสต่ออายุซ้ำ', 'Refresh token reused'],
  accountUnusable: ['บัญชีใช้งานไม่ได้', 'Account not usable'],
  passwordChanged: ['เปลี่ยนรหัสผ่าน', 'Password changed'],
  administrator: ['ผู้ดูแลระบบให้ออกจากระบบ', 'Signed out by an administrator'],
} as const satisfies LabelsByCode;

/** Why a security event ended as it did, or what it was about. Names of entities are shown by their titles. */
export const securityReasonLabels: LabelsByCode = {
  ...sessionEndLabels,
  invalidCredentials: ['ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', 'Wrong username or password'],
  wrongCurrentPassword: ['รหัสผ่านปัจจุบันไม่ถูกต้อง', 'Wrong current password'],
  unknown: ['ไม่พบบัญชี', 'Account not found'],
  emailNotFound: ['บัญชีไม่มีอีเมล', 'Account without e-mail'],
  tooManyRequests: ['ขอบ่อยเกินไป', 'Too many requests'],
  resetLink: ['ด้วยลิงก์จากอีเมล', 'With the link in the e-mail'],
  system: ['ขอจากหน้าเข้าสู่ระบบ', 'Requested at sign-in'],
  by: ['โดย', 'By'],
  // The purpose of a code, and its result.
  password: ['รหัสผ่าน', 'Password'],
  email: ['อีเมล', 'E-mail'],
  certificate: ['ใบรับรองอิเล็กทรอนิกส์', 'Certificate'],
  feeAccount: ['บัญชีชำระค่าธรรมเนียม', 'Fee account'],
  authorisation: ['การมอบอำนาจ', 'Authorisation'],
  otpMissing: ['ไม่ได้กรอกรหัสยืนยัน', 'no code was entered'],
  otpWrong: ['รหัสยืนยันไม่ถูกต้อง', 'the code was wrong'],
  otpExpired: ['รหัสยืนยันหมดอายุ', 'the code had expired'],
  otpUsed: ['รหัสยืนยันถูกใช้แล้ว', 'the code had been used'],
  // A change of rights or settings: the action and its object.
  create: ['สร้าง', 'Created'],
  update: ['แก้ไข', 'Changed'],
  archive: ['ยกเลิกการใช้งาน', 'Archived'],
  activate: ['เปิดใช้งาน', 'Activated'],
  delete: ['ลบถาวร', 'Deleted'],
  'roles of': ['บทบาทของ', 'Roles of'],
  'test-email': ['ส่งอีเมลทดสอบผ่าน', 'Test e-mail through'],
};

/** The part of the system that did something by itself. */
export const eventSourceLabels: LabelsByCode = {
  server: ['โปรแกรมแม่ข่าย', 'Server'],
  database: ['ฐานข้อมูล', 'Database'],
  jobs: ['งานเบื้องหลัง', 'Jobs'],
  mail: ['อีเมล', 'E-mail'],
  operations: ['การดูแลระบบ', 'Operations'],
  imports: ['การนำเข้าข้อมูล', 'Imports'],
};

export const eventNameLabels: LabelsByCode = {
  start: ['เริ่มทำงาน', 'Started'],
  stop: ['หยุดทำงาน', 'Stopped'],
  migrate: ['ปรับปรุงโครงสร้างฐานข้อมูล', 'Database structure updated'],
  backup: ['สำรองข้อมูล', 'Backed up'],
  restore: ['กู้คืนข้อมูล', 'Restored'],
  sealAudit: ['ผนึกประวัติการแก้ไข', 'Audit log sealed'],
  closeExpiredSessions: ['ปิดการใช้งานที่หมดเวลา', 'Expired sessions closed'],
  lapseUnanswered: ['ยกเลิกคำขอเข้าเป็นพนักงานที่กิจการไม่ตอบ', 'Unanswered requests to join cancelled'],
  tellInvited: ['แจ้งผู้ได้รับเชิญจากกิจการ', 'Invited people notified'],
  lapseInvitations: ['คำเชิญที่ไม่มีผู้ตอบภายในกำหนด', 'Unanswered invitations lapsed'],
  sweepWaitingFiles: ['ลบไฟล์ของผู้ที่ยังไม่ลงทะเบียน', 'Files of incomplete registrations deleted'],
  reflagLocations: ['ตรวจที่ตั้งใกล้สถานที่คุ้มครองอีกครั้ง', 'Locations near protected places checked again'],
  returnAreasOfEndedLicences: ['คืนพื้นที่ของใบอนุญาตและใบรับแจ้งที่สิ้นสุด', 'Areas of ended licences and notices returned'],
  sweepFiles: ['ลบไฟล์ที่ไม่มีผู้ใช้', 'Unused files deleted'],
  applyRetention: ['ลบบันทึกที่พ้นกำหนดเก็บ', 'Old logs removed'],
  tellEndingPowers: ['แจ้งการมอบอำนาจที่ใกล้สิ้นสุด', 'Notices of ending authorisations sent'],
  remindBeforeExpiry: ['เตือนก่อนเอกสารหมดอายุ', 'Reminders before documents expire sent'],
  tellStep: ['แจ้งผู้เกี่ยวข้องกับคำขอ', 'People notified of a step'],
  sendMail: ['ส่งอีเมล', 'E-mail sent'],
  answerReset: ['ตอบคำขอตั้งรหัสผ่านใหม่', 'Password reset answered'],
  'test-email': ['ส่งอีเมลทดสอบ', 'Test e-mail'],
  printReceipt: ['จัดทำใบเสร็จรับเงิน', 'Receipt printed'],
  chargeFee: ['หักบัญชีค่าธรรมเนียม', 'Fee debited'],
  markOverdueFees: ['ตรวจค่าธรรมเนียมเกินกำหนด', 'Overdue fees marked'],
  importRows: ['นำเข้าข้อมูลจากไฟล์', 'Rows imported from a file'],
};
