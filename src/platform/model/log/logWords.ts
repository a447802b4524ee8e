/** What the logs say in codes, as people read it. The codes are what the server writes. */
import type { Label } from '#language/label.ts';

type Told = Readonly<Record<string, Label>>;

/** How a session ended. */
export const sessionEnds = {
  signOut: ['ออกจากระบบเอง', 'Signed out'],
  otherSession: ['เข้าสู่ระบบจากที่อื่น', 'Signed in elsewhere'],
  expired: ['หมดเวลา', 'Ran out'],
  refreshReused: ['พบการใช้รหัสต่ออายุซ้ำ', 'A refresh token was used twice'],
  accountUnusable: ['บัญชีใช้งานไม่ได้', 'The account cannot be used'],
  passwordChanged: ['เปลี่ยนรหัสผ่าน', 'The password was changed'],
  administrator: ['ผู้ดูแลระบบให้ออกจากระบบ', 'Put out by an administrator'],
} as const satisfies Told;

/** Why a matter of access ended as it did, or what it was about. Names of entities are told by their titles. */
export const securityReasons: Told = {
  ...sessionEnds,
  invalidCredentials: ['ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', 'Wrong name or password'],
  wrongCurrentPassword: ['รหัสผ่านปัจจุบันไม่ถูกต้อง', 'Wrong current password'],
  unknown: ['ไม่พบบัญชี', 'No such account'],
  emailNotFound: ['บัญชีไม่มีอีเมล', 'The account has no e-mail'],
  tooManyRequests: ['ขอบ่อยเกินไป', 'Asked too often'],
  resetLink: ['ด้วยลิงก์จากอีเมล', 'With the link in the mail'],
  system: ['ขอจากหน้าเข้าสู่ระบบ', 'Asked for at the sign-in'],
  by: ['โดย', 'By'],
  // What a code was for, and what became of it.
  password: ['รหัสผ่าน', 'Password'],
  email: ['อีเมล', 'E-mail'],
  certificate: ['ใบรับรองอิเล็กทรอนิกส์', 'Certificate'],
  feeAccount: ['บัญชีชำระค่าธรรมเนียม', 'Fee account'],
  authorisation: ['การมอบอำนาจ', 'Authorisation'],
  otpMissing: ['ไม่ได้กรอกรหัสยืนยัน', 'no code was given'],
  otpWrong: ['รหัสยืนยันไม่ถูกต้อง', 'the code was wrong'],
  otpExpired: ['รหัสยืนยันหมดอายุ', 'the code had expired'],
  otpUsed: ['รหัสยืนยันถูกใช้แล้ว', 'the code had been used'],
  // A change of rights or settings: what was done, to what.
  create: ['สร้าง', 'Created'],
  update: ['แก้ไข', 'Changed'],
  archive: ['ยกเลิกการใช้งาน', 'Archived'],
  activate: ['เปิดใช้งาน', 'Activated'],
  delete: ['ลบถาวร', 'Deleted'],
  'roles of': ['บทบาทของ', 'Roles of'],
  'test-email': ['ส่งอีเมลทดสอบผ่าน', 'Test mail through'],
};

/** Which part of the system did something by itself. */
export const eventSources: Told = {
  server: ['โปรแกรมแม่ข่าย', 'Server'],
  database: ['ฐานข้อมูล', 'Database'],
  jobs: ['งานเบื้องหลัง', 'Jobs'],
  mail: ['อีเมล', 'Mail'],
  operations: ['การดูแลระบบ', 'Operations'],
  imports: ['การนำเข้าข้อมูล', 'Imports'],
};

export const eventNames: Told = {
  start: ['เริ่มทำงาน', 'Started'],
  stop: ['หยุดทำงาน', 'Stopped'],
  migrate: ['ปรับปรุงโครงสร้างฐานข้อมูล', 'Tables migrated'],
  backup: ['สำรองข้อมูล', 'Backed up'],
  restore: ['กู้คืนข้อมูล', 'Restored'],
  sealAudit: ['ผนึกประวัติการแก้ไข', 'Audit sealed'],
  closeExpiredSessions: ['ปิดการใช้งานที่หมดเวลา', 'Sessions that ran out closed'],
  lapseUnanswered: ['ยกเลิกคำขอเข้าเป็นพนักงานที่กิจการไม่ตอบ', 'Unanswered registrations of employees cancelled'],
  tellInvited: ['แจ้งผู้ได้รับเชิญจากกิจการ', 'People told of an invitation'],
  lapseInvitations: ['คำเชิญที่ไม่มีผู้ตอบภายในกำหนด', 'Unanswered invitations lapsed'],
  sweepWaitingFiles: ['ลบไฟล์ของผู้ที่ยังไม่ลงทะเบียน', 'Files of who has not registered swept'],
  sweepFiles: ['ลบไฟล์ที่ไม่มีผู้ใช้', 'Unused files swept'],
  applyRetention: ['ลบบันทึกที่พ้นกำหนดเก็บ', 'Old logs removed'],
  tellEndingPowers: ['แจ้งการมอบอำนาจที่ใกล้สิ้นสุด', 'Told of powers that end soon'],
  tellStep: ['แจ้งผู้เกี่ยวข้องกับคำขอ', 'People told of a step'],
  sendMail: ['ส่งอีเมล', 'Mail sent'],
  answerReset: ['ตอบคำขอตั้งรหัสผ่านใหม่', 'Password reset answered'],
  'test-email': ['ส่งอีเมลทดสอบ', 'Test mail'],
  printReceipt: ['จัดทำใบเสร็จรับเงิน', 'Receipt printed'],
  chargeFee: ['หักบัญชีค่าธรรมเนียม', 'Fee debited'],
  markOverdueFees: ['ตรวจค่าธรรมเนียมเกินกำหนด', 'Overdue fees marked'],
  importRows: ['นำเข้าข้อมูลจากไฟล์', 'Rows imported from a file'],
};
