import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ตรวจสอบสิทธิ', en: 'Check rights' },
  intro: {
    th: 'เลือกสิ่งที่ต้องการตรวจสอบ ระบบจะแสดงว่าผู้ใดทำได้ เพราะเหตุใด และต้องแก้ไขที่ใดหากยังทำไม่ได้',
    en: 'Choose what you want to check. The result shows who has access, why, and what to change if access is missing.',
  },
  about: { th: 'ถามเกี่ยวกับ', en: 'About' },
  entity: { th: 'ข้อมูล', en: 'Records' },
  page: { th: 'หน้าจอ', en: 'Page' },
  call: { th: 'รายการเรียกใช้', en: 'Call' },
  entityField: { th: 'ประเภทข้อมูล', en: 'Record type' },
  rightField: { th: 'สิทธิ', en: 'Right' },
  pathField: { th: 'ที่อยู่ของหน้าจอ', en: 'Page address' },
  pathHelp: { th: 'คัดลอกจากแถบที่อยู่ของเบราว์เซอร์มาวางได้', en: 'You can paste it from the browser’s address bar.' },
  callField: { th: 'รายการเรียกใช้', en: 'Call' },
  who: { th: 'ผู้ใช้งาน', en: 'User' },
  whoHelp: { th: 'เว้นว่างไว้เพื่อดูทุกบทบาท', en: 'Leave empty to see every role.' },
  ask: { th: 'ตรวจสอบ', en: 'Check' },
  clear: { th: 'ล้าง', en: 'Clear' },
  missing: { th: 'กรุณาเลือกสิ่งที่ต้องการตรวจสอบ', en: 'Choose what to check.' },
  nothingAsked: { th: 'ยังไม่ได้เลือกสิ่งที่ต้องการตรวจสอบ', en: 'Nothing selected yet' },
  nothingAskedHelp: {
    th: 'เช่น ผู้ใดแก้ไขผู้ใช้งานได้ หรือเหตุใดเจ้าหน้าที่คนหนึ่งจึงเปิดหน้าจอไม่ได้',
    en: 'For example: who may edit users, or why an officer cannot open a page.',
  },
  loadFailed: { th: 'ตรวจสอบสิทธิไม่สำเร็จ', en: 'The rights could not be checked' },
  noSuchPage: { th: 'ไม่มีหน้าจอที่ที่อยู่นี้', en: 'There is no page at this address' },
  noSuchPageHelp: { th: 'กรุณาตรวจสอบที่อยู่ แล้วลองอีกครั้ง', en: 'Check the address and try again.' },

  // The rights, in the words of the menus of roles.
  canView: { th: 'ดู', en: 'view' },
  canCreate: { th: 'สร้าง', en: 'create' },
  canEdit: { th: 'แก้ไข', en: 'edit' },
  canActive: { th: 'เปิดใช้งาน', en: 'activate' },
  canArchive: { th: 'ยกเลิกการใช้งาน', en: 'archive' },
  canDelete: { th: 'ลบถาวร', en: 'delete' },
  canSelect: { th: 'เลือกไปใช้', en: 'select' },
  or: { th: 'หรือ', en: 'or' },

  // Texts of the answer.
  allowed: { th: 'ทำได้', en: 'Allowed' },
  cardOnly: { th: 'เลือกได้เท่านั้น', en: 'Can select only' },
  refused: { th: 'ทำไม่ได้', en: 'Not allowed' },
  roles: { th: 'บทบาท', en: 'Role' },
  verdict: { th: 'ผล', en: 'Result' },
  people: { th: 'ผู้ใช้งาน (คน)', en: 'Users' },
  why: { th: 'เพราะ', en: 'Because' },
  everybody: { th: 'ทุกคน', en: 'Everyone' },
  summary: { th: 'ทำได้ {n} จาก {all} บทบาท', en: '{n} of {all} roles are allowed' },
  moreReasons: { th: 'และอีก {n} เมนู', en: 'and {n} more menus' },
  userMay: { th: '{name} ทำได้', en: '{name} is allowed' },
  userPicks: {
    th: '{name} เลือกจากรายการได้ แต่ไม่เห็นรายละเอียด',
    en: '{name} can select from the list, but sees only codes and names',
  },
  userMayNot: { th: '{name} ทำไม่ได้', en: '{name} is not allowed' },
  toMend: {
    th: 'เพราะเหตุต่อไปนี้ แก้ไขข้อใดข้อหนึ่งก็เพียงพอ',
    en: 'For the following reasons; correcting any one of them is enough:',
  },
  askedEntity: { th: '{right} {what}', en: 'To {right}: {what}' },
  askedPage: { th: 'เปิดหน้าจอ {what}', en: 'To open {what}' },
  askedCall: { th: 'เรียกใช้ {what}', en: 'To call {what}' },

  // Texts about a person.
  account: { th: 'บัญชีและขอบเขต', en: 'Account and scope' },
  status: { th: 'บัญชี', en: 'Account' },
  usable: { th: 'ใช้งานได้', en: 'Enabled' },
  archived: { th: 'ถูกยกเลิกการใช้งาน จึงเข้าสู่ระบบไม่ได้', en: 'Archived: cannot sign in' },
  pending: { th: 'รอการอนุมัติ จึงเข้าสู่ระบบไม่ได้', en: 'Waiting for approval: cannot sign in' },
  suspended: { th: 'ถูกระงับการใช้งาน จึงเข้าสู่ระบบไม่ได้', en: 'Suspended: cannot sign in' },
  noPassword: { th: 'ยังไม่มีรหัสผ่าน จึงเข้าสู่ระบบไม่ได้', en: 'Has no password: cannot sign in' },
  mustChange: { th: 'ต้องเปลี่ยนรหัสผ่านก่อนจึงจะทำรายการอื่นได้', en: 'Must change the password before anything else' },
  cannotSignIn: {
    th: 'ผู้นี้เข้าสู่ระบบไม่ได้ในขณะนี้ จึงยังทำรายการใดไม่ได้',
    en: 'This person cannot sign in at present, so cannot do anything yet.',
  },
  rolesOf: { th: 'บทบาท', en: 'Roles' },
  noRoles: { th: 'ไม่มี', en: 'None' },
  rows: { th: 'เห็นข้อมูลของ', en: 'Sees records of' },
  rowsAll: { th: 'ทุกหน่วยงานและผู้ประกอบการทุกราย', en: 'every department and every operator' },
  rowsDepartment: { th: '{name}', en: '{name}' },
  rowsTree: { th: '{name} และหน่วยงานในสังกัด รวม {n} หน่วยงาน', en: '{name} and its sub-units, {n} departments in total' },
  rowsHolders: { th: 'ผู้ประกอบการที่กระทำการแทน: {names}', en: 'the operator acted for: {names}' },
  rowsNoDepartment: { th: 'ไม่เห็นข้อมูลใด เพราะไม่ได้สังกัดหน่วยงาน', en: 'none: the person belongs to no department' },
  rowsNoHolder: { th: 'ไม่เห็นข้อมูลใด เพราะไม่ได้กระทำการแทนผู้ประกอบการรายใด', en: 'none: the person acts for no operator' },
  rowsNoTypes: { th: 'ไม่เห็นข้อมูลใด เพราะบทบาทไม่ได้ระบุประเภทเอกสาร', en: 'none: the role has no document types' },
  fields: { th: 'อ่านข้อมูลชั้น', en: 'Reads fields' },
  public: { th: 'ทั่วไป', en: 'public' },
  personal: { th: 'ส่วนบุคคล', en: 'personal' },
  officer: { th: 'ภายในของเจ้าหน้าที่', en: 'officers’' },
  substitutes: { th: 'ผู้ปฏิบัติงานแทนวันนี้', en: 'Substitutes today' },
  principals: { th: 'วันนี้ปฏิบัติงานแทน', en: 'Acting today for' },
  nobody: { th: 'ไม่มี', en: 'Nobody' },
});

/** Sentences with names, which link to the page of the record. */
export const reasonTexts = defineTexts({
  viaMenu: { th: 'บทบาท {role} มีสิทธิ{rights}ในเมนู {menu}', en: 'The role {role} may {rights} in the menu {menu}' },
  viaMenuCard: {
    th: 'เมนู {menu} ของบทบาท {role} ให้เลือกจากรหัสและชื่อ',
    en: 'The menu {menu} of the role {role} allows selection by code and name',
  },
  direct: {
    th: 'บทบาท {role} ได้รับรายการเรียกใช้ {resource} โดยตรง',
    en: 'The role {role} was given the call {resource} directly',
  },
  openToSignedIn: { th: 'ผู้ที่เข้าสู่ระบบแล้วทุกคนเปิดหน้าจอนี้ได้', en: 'Everyone who is signed in can open this page' },
  menuWithoutRight: {
    th: 'บทบาท {role} มีเมนู {menu} แต่ไม่มีสิทธิ{rights}',
    en: 'The role {role} has the menu {menu}, but may not {rights} there',
  },
  narrowerThanNeeded: {
    th: 'เมนู {menu} ของบทบาท {role} ให้เห็นเพียงรหัสและชื่อ',
    en: 'The menu {menu} of the role {role} shows codes and names only',
  },
  menuArchived: {
    th: 'เมนู {menu} ของบทบาท {role} ถูกยกเลิกการใช้งาน',
    en: 'The menu {menu} of the role {role} is archived',
  },
  resourceArchived: {
    th: 'รายการเรียกใช้ {resource} ของบทบาท {role} ถูกยกเลิกการใช้งาน',
    en: 'The call {resource} of the role {role} is archived',
  },
  roleArchived: { th: 'บทบาท {role} ถูกยกเลิกการใช้งาน', en: 'The role {role} is archived' },
  menuNotGiven: {
    th: 'ยังไม่ได้รับเมนู {menu} พร้อมสิทธิ{rights}',
    en: 'The menu {menu}, with the right to {rights}, has not been given',
  },
  notSignedIn: { th: 'ต้องเข้าสู่ระบบก่อน', en: 'Sign-in is required' },
  noMenuCoversIt: { th: 'ไม่มีเมนูที่ใช้งานอยู่นำไปถึงรายการนี้', en: 'No active menu leads there' },
});
