import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  // Roles of the company
  rolesLead: {
    th: 'บทบาทบอกว่าพนักงานและผู้รับมอบอำนาจทำอะไรแทนกิจการได้บ้าง ให้ได้ไม่เกินสิ่งที่กิจการทำได้เอง ส่วนการจัดการกิจการเป็นของเจ้าของเท่านั้น',
    en: 'A role says what employees and agents may do for the company: never more than the company may itself, and never the keeping of the company, which is its owner’s.',
  },
  menusFailed: { th: 'โหลดรายการเมนูไม่สำเร็จ', en: 'The menus could not be loaded' },
  otherMenus: { th: 'เมนูที่ไม่แสดงด้านข้าง', en: 'Menus not drawn at the side' },
  whatToTick: {
    th: 'เลือกสิ่งที่ผู้มีบทบาทนี้ทำได้ในแต่ละเมนู แสดงเฉพาะสิ่งที่กิจการให้ต่อได้',
    en: 'Tick what people with this role may do in each menu. Only what the company may pass on is shown.',
  },
  saveFirst: {
    th: 'บันทึกบทบาทก่อน แล้วให้แก่พนักงานหรือผู้รับมอบอำนาจได้จากหน้าของแต่ละคน',
    en: 'Save the role first; it is then given to employees and agents on their own pages.',
  },
  nobody: { th: 'ยังไม่มีผู้ที่ได้รับบทบาทนี้', en: 'Nobody has this role yet' },
  holderCount: { th: 'ได้รับบทบาทนี้แล้ว {n} คน', en: 'People with this role: {n}' },
  anEmployee: { th: 'พนักงาน', en: 'employee' },
  anAgent: { th: 'ผู้รับมอบอำนาจ', en: 'authorised agent' },
  andMore: { th: 'และอีก {n} คน', en: 'and {n} more' },

  // Employees
  joining: { th: 'พนักงานที่ขอเข้าร่วม', en: 'Employees who want to join' },
  employees: { th: 'พนักงาน', en: 'Employees' },
  invited: { th: 'ระบบจะส่งคำเชิญถึงบุคคลนี้', en: 'This person will be sent an invitation' },
  invitedText: {
    th: 'กรุณากรอกเลขประจำตัวและชื่อให้ตรงกับบัตร คำเชิญจะถึงเจ้าตัวเมื่อทั้งสองตรงกัน ผู้ที่มีบัญชีแล้วตอบในระบบ ผู้ที่ยังไม่มีบัญชีตอบจากลิงก์ในอีเมล เมื่อตอบรับแล้วจึงเป็นพนักงานของกิจการ',
    en: 'Please enter number and name as they stand on the card: the invitation reaches the person only where both agree. Who has an account answers here; who has none, by the link in the e-mail. They are employees of the company once they accept.',
  },
  rolesFailed: { th: 'โหลดบทบาทของกิจการไม่สำเร็จ', en: 'The roles of the company could not be loaded' },
  noRoles: { th: 'กิจการยังไม่มีบทบาท', en: 'The company has no roles yet' },
  noRolesText: { th: 'สร้างบทบาทก่อน แล้วจึงเลือกให้ได้ที่นี่', en: 'Make a role first; it can then be given here.' },
  makeRole: { th: 'สร้างบทบาท', en: 'Make a role' },
  none: {
    th: 'ยังไม่ได้ให้บทบาท พนักงานเข้าสู่ระบบได้ แต่ยังทำอะไรแทนกิจการไม่ได้',
    en: 'No role is given: the employee can sign in, but do nothing for the company.',
  },
  ownerHasAll: {
    th: 'เจ้าของกิจการทำได้ทุกอย่างที่กิจการทำได้ จึงไม่ต้องให้บทบาท',
    en: 'An owner may do all that the company may, and needs no role.',
  },
  archivedRole: { th: 'ยกเลิกการใช้งานแล้ว', en: 'archived' },
  givesNothing: { th: 'ยังไม่มีสิทธิในเมนูใด', en: 'No right in any menu yet' },
  everything: { th: 'ทุกอย่าง', en: 'everything' },
  waitForRoles: { th: 'พนักงานที่ยังไม่ได้รับสิทธิ {n} คน', en: 'Employees without a role: {n}' },
  waitForRolesText: {
    th: 'ยังทำอะไรแทนกิจการไม่ได้จนกว่าจะได้รับบทบาท',
    en: 'They can do nothing for the company until they are given one:',
  },
});
