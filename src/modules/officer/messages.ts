/** What a write of an officer may be refused with. */
import type { MessageCatalogue } from '#language/message.ts';

export const officerMessages = {
  signatoryPositionMissing: {
    th: 'กรุณาระบุตำแหน่งของผู้มีอำนาจลงนาม เพราะตำแหน่งกำหนดว่าลงนามเอกสารใดได้',
    en: 'Please give the position of who may sign: it says which documents they sign.',
  },
  rolesAreGiven: {
    th: 'ผู้ลงทะเบียนเลือกบทบาทให้ตนเองไม่ได้ ผู้ดูแลระบบจะเป็นผู้ให้เมื่ออนุมัติ',
    en: 'Nobody chooses roles for themselves. The administrator gives them on approval.',
  },
  onlyOfficers: {
    th: 'หน้านี้บันทึกได้เฉพาะเจ้าหน้าที่ บุคคลประเภทอื่นบันทึกที่หน้าผู้ใช้งาน',
    en: 'Only officers are kept here. Other people are kept among the users.',
  },
  departmentInUse: {
    th: 'ยังยกเลิกการใช้งานไม่ได้ เพราะมีเจ้าหน้าที่ที่ใช้งานอยู่ {officers} คน และคำขอลงทะเบียนที่ยังไม่เสร็จ {requests} เรื่อง กรุณาย้ายเจ้าหน้าที่และดำเนินคำขอให้เสร็จก่อน',
    en: 'It cannot be archived yet: {officers} active officers belong to it, and {requests} registrations with it are in process. Please move the officers and finish the registrations first.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    officer: typeof officerMessages;
  }
}
