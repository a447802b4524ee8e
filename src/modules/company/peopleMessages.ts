/** Reasons for which an owner's roles and invitations may be refused. */
import type { MessageCatalogue } from '#language/message.ts';

export const peopleMessages = {
  menuOfTheOwner: {
    th: 'เมนู “{menu}” เป็นของเจ้าของกิจการเท่านั้น ให้ผู้อื่นใช้แทนไม่ได้ กรุณานำออก',
    en: 'The menu “{menu}” is for the owner only and cannot be given to others. Remove it.',
  },
  beyondTheCompany: {
    th: 'กิจการไม่มีสิทธิ “{right}” ในเมนู “{menu}” จึงให้ต่อไม่ได้ กรุณานำสิทธินี้ออก',
    en: 'The company does not have the right “{right}” in the menu “{menu}”, so it cannot give it to others. Remove this right.',
  },
  roleStillGiven: {
    th: 'ยังมีผู้ที่ใช้บทบาทนี้อยู่: {names} กรุณาให้บทบาทอื่นแทน หรือนำบทบาทนี้ออกจากทุกคนก่อน',
    en: 'These people still have this role: {names}. Give them another role, or remove this one from everyone first.',
  },
  companyRoleElsewhere: {
    th: 'บทบาท “{name}” เป็นของกิจการ แก้ไขได้โดยเจ้าของกิจการเท่านั้น',
    en: 'The role “{name}” belongs to a company. Only the owner of the company can change it.',
  },
  companyRoleForMembers: {
    th: 'บทบาท “{name}” เป็นของกิจการ ให้ได้เฉพาะในหน้าพนักงานหรือการมอบอำนาจของกิจการนั้น',
    en: 'The role “{name}” belongs to a company. It can be given only on that company’s employee or agent pages.',
  },
  roleArchived: {
    th: 'บทบาท “{name}” ยกเลิกการใช้งานแล้ว กรุณาเลือกบทบาทอื่น',
    en: 'The role “{name}” is archived. Choose another.',
  },
  ownerHasAll: {
    th: 'เจ้าของกิจการมีสิทธิทั้งหมดของกิจการอยู่แล้ว จึงไม่ต้องให้บทบาท',
    en: 'The owner has all of the company’s rights and needs no role.',
  },
  lastOwner: {
    th: 'กิจการต้องมีเจ้าของที่ใช้งานได้อย่างน้อยหนึ่งคน กรุณาเพิ่มเจ้าของอีกคนก่อน',
    en: 'A company needs at least one active owner. Add another owner first.',
  },
  alreadyMember: {
    th: 'บุคคลนี้อยู่ในกิจการแล้ว กรุณาแก้ไขรายการเดิมในแท็บพนักงาน',
    en: 'This person already belongs to the company. Edit their entry on the Employees tab.',
  },
  personIsTheirs: {
    th: 'ข้อมูลส่วนบุคคลแก้ไขได้โดยเจ้าของข้อมูลเท่านั้น ที่หน้าข้อมูลส่วนตัว',
    en: 'Personal data can be changed only by the person concerned, on their profile page.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    people: typeof peopleMessages;
  }
}
