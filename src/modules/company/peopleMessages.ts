/** What an owner may be refused with who gives roles, or takes somebody in. */
import type { MessageCatalogue } from '#language/message.ts';

export const peopleMessages = {
  menuOfTheOwner: {
    th: 'เมนู “{menu}” เป็นของเจ้าของกิจการเท่านั้น ให้ผู้อื่นใช้แทนไม่ได้ กรุณานำออก',
    en: 'The menu “{menu}” is the owner’s alone and cannot be given away. Please leave it out.',
  },
  beyondTheCompany: {
    th: 'กิจการไม่มีสิทธิ “{right}” ในเมนู “{menu}” จึงให้ต่อไม่ได้ กรุณานำสิทธินี้ออก',
    en: 'The company has no right “{right}” in the menu “{menu}”, so it cannot be given. Please take it out.',
  },
  roleStillGiven: {
    th: 'ยังมีผู้ที่ใช้บทบาทนี้อยู่: {names} กรุณาให้บทบาทอื่นแทน หรือนำบทบาทนี้ออกจากทุกคนก่อน',
    en: 'The role is still given to {names}. Please give them another, or take it from everybody first.',
  },
  companyRoleElsewhere: {
    th: 'บทบาท “{name}” เป็นของกิจการ แก้ไขได้โดยเจ้าของกิจการเท่านั้น',
    en: 'The role “{name}” belongs to a company. Only the owner of the company can change it.',
  },
  companyRoleForMembers: {
    th: 'บทบาท “{name}” เป็นของกิจการ ให้ได้เฉพาะในหน้าพนักงานหรือการมอบอำนาจของกิจการนั้น',
    en: 'The role “{name}” belongs to a company. It is given on the page of the company’s employees or agents, and nowhere else.',
  },
  roleArchived: {
    th: 'บทบาท “{name}” ยกเลิกการใช้งานแล้ว กรุณาเลือกบทบาทอื่น',
    en: 'The role “{name}” is archived. Please choose another.',
  },
  ownerHasAll: {
    th: 'เจ้าของกิจการมีสิทธิทั้งหมดของกิจการอยู่แล้ว จึงไม่ต้องให้บทบาท',
    en: 'An owner has all that the company has, and needs no role.',
  },
  lastOwner: {
    th: 'กิจการต้องมีเจ้าของที่ใช้งานได้อย่างน้อยหนึ่งคน กรุณาเพิ่มเจ้าของอีกคนก่อน',
    en: 'A company needs an owner who can act for it. Please have another owner added first.',
  },
  alreadyMember: {
    th: 'บุคคลนี้อยู่ในกิจการแล้ว กรุณาแก้ไขรายการเดิมในแท็บพนักงาน',
    en: 'This person belongs to the company already. Please change their entry among the employees.',
  },
  personIsTheirs: {
    th: 'ข้อมูลส่วนบุคคลแก้ไขได้โดยเจ้าของข้อมูลเท่านั้น ที่หน้าข้อมูลส่วนตัว',
    en: 'Their own data is changed by themselves, on their profile page.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    people: typeof peopleMessages;
  }
}
