/** Reasons for which a write of an officer may be refused. */
import type { MessageCatalogue } from '#language/message.ts';

export const officerMessages = {
  signatoryPositionMissing: {
    th: 'กรุณาระบุตำแหน่งของผู้มีอำนาจลงนาม เพราะตำแหน่งกำหนดว่าลงนามเอกสารใดได้',
    en: 'Enter the position of the signatory: it determines which documents they can sign.',
  },
  rolesAreGiven: {
    th: 'ผู้ลงทะเบียนเลือกบทบาทให้ตนเองไม่ได้ ผู้ดูแลระบบจะเป็นผู้ให้เมื่ออนุมัติ',
    en: 'You cannot choose your own roles. The administrator gives them on approval.',
  },
  onlyOfficers: {
    th: 'หน้านี้บันทึกได้เฉพาะเจ้าหน้าที่ บุคคลประเภทอื่นบันทึกที่หน้าผู้ใช้งาน',
    en: 'Only officers can be saved here. Save other people on the Users page.',
  },
  departmentInUse: {
    th: 'ยังยกเลิกการใช้งานไม่ได้ เพราะมีเจ้าหน้าที่ที่ใช้งานอยู่ {officers} คน และคำขอลงทะเบียนที่ยังไม่เสร็จ {requests} เรื่อง กรุณาย้ายเจ้าหน้าที่และดำเนินคำขอให้เสร็จก่อน',
    en: 'It cannot be archived yet: it has {officers} active officers and {requests} registrations in process. Move the officers and finish the registrations first.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    officer: typeof officerMessages;
  }
}
