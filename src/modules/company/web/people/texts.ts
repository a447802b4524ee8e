import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  // Roles of the company.
  rolesLead: {
    th: 'บทบาทกำหนดสิ่งที่พนักงานและผู้รับมอบอำนาจดำเนินการแทนกิจการได้ ให้ได้ไม่เกินสิทธิของกิจการ ส่วนการจัดการกิจการเป็นของเจ้าของกิจการเท่านั้น',
    en: 'A role defines what employees and agents may do for the company. It can never exceed the company’s own rights, and managing the company is reserved for its owner.',
  },
  menusFailed: { th: 'โหลดรายการเมนูไม่สำเร็จ', en: 'The menus could not be loaded' },
  otherMenus: { th: 'เมนูที่ไม่แสดงด้านข้าง', en: 'Menus not shown in the side menu' },
  whatToTick: {
    th: 'เลือกสิ่งที่ผู้มีบทบาทนี้ทำได้ในแต่ละเมนู แสดงเฉพาะสิ่งที่กิจการให้ต่อได้',
    en: 'Select what people with this role may do in each menu. Only rights that the company can give to others are shown.',
  },
  saveFirst: {
    th: 'บันทึกบทบาทก่อน แล้วให้แก่พนักงานหรือผู้รับมอบอำนาจได้จากหน้าของแต่ละคน',
    en: 'Save the role first. You can then give it to employees and agents on their own pages.',
  },
  nobody: { th: 'ยังไม่มีผู้ที่ได้รับบทบาทนี้', en: 'Nobody has this role yet' },
  holderCount: { th: 'ได้รับบทบาทนี้แล้ว {n} คน', en: 'People with this role: {n}' },
  anEmployee: { th: 'พนักงาน', en: 'employee' },
  anAgent: { th: 'ผู้รับมอบอำนาจ', en: 'authorised agent' },
  andMore: { th: 'และอีก {n} คน', en: 'and {n} more' },

  // Employees.
  joining: { th: 'พนักงานที่ขอเข้าร่วม', en: 'Requests to join' },
  employees: { th: 'พนักงาน', en: 'Employees' },
  invite: { th: 'เชิญพนักงาน', en: 'Invite employee' },
  invited: { th: 'ระบบจะส่งคำเชิญถึงบุคคลนี้', en: 'This person will be sent an invitation' },
  invitedText: {
    th: 'กรุณากรอกเลขประจำตัวและชื่อให้ตรงกับบัตร คำเชิญจะส่งถึงบุคคลนั้นเมื่อทั้งสองตรงกัน ผู้ที่มีบัญชีแล้วตอบในระบบ ผู้ที่ยังไม่มีบัญชีตอบจากลิงก์ในอีเมล เมื่อตอบรับแล้วจึงเป็นพนักงานของกิจการ',
    en: 'Enter the identity number and name exactly as on the card. The invitation reaches the person only if both match. People with an account reply in the system; others reply through the link in the e-mail. They become employees once they accept.',
  },
  rolesFailed: { th: 'โหลดบทบาทของกิจการไม่สำเร็จ', en: 'The roles of the company could not be loaded' },
  noRoles: { th: 'กิจการยังไม่มีบทบาท', en: 'The company has no roles yet' },
  noRolesText: { th: 'สร้างบทบาทก่อน แล้วจึงเลือกให้ได้ที่นี่', en: 'Create a role first; you can then give it here.' },
  makeRole: { th: 'สร้างบทบาท', en: 'Create a role' },
  none: {
    th: 'ยังไม่ได้ให้บทบาท พนักงานเข้าสู่ระบบได้ แต่ยังดำเนินการแทนกิจการไม่ได้',
    en: 'No role given. The employee can sign in, but cannot do anything for the company yet.',
  },
  ownerHasAll: {
    th: 'เจ้าของกิจการดำเนินการได้ทุกอย่างที่กิจการมีสิทธิ จึงไม่ต้องให้บทบาท',
    en: 'The owner can do everything the company can, and needs no role.',
  },
  archivedRole: { th: 'ยกเลิกการใช้งานแล้ว', en: 'archived' },
  givesNothing: { th: 'ยังไม่มีสิทธิในเมนูใด', en: 'No rights in any menu yet' },
  everything: { th: 'ทุกสิทธิ', en: 'all rights' },
  waitForRoles: { th: 'พนักงานที่ยังไม่ได้รับสิทธิ {n} คน', en: 'Employees without a role: {n}' },
  waitForRolesText: {
    th: 'ยังดำเนินการแทนกิจการไม่ได้จนกว่าจะได้รับบทบาท',
    en: 'They cannot do anything for the company until they are given a role:',
  },
});
