/** Reasons for which a power may be refused. */
import type { MessageCatalogue } from '#language/message.ts';

export const authorizeMessages = {
  agentOverlaps: {
    th: 'ผู้รับมอบอำนาจรายนี้มีการมอบอำนาจในช่วงเวลาเดียวกันอยู่แล้ว กรุณาแก้ไขรายการเดิม หรือเพิกถอนก่อน',
    en: 'This agent already has an authorisation for the same period. Change that one, or revoke it first.',
  },
  agentNotUsable: {
    th: 'บัญชีของบุคคลนี้ยังใช้งานไม่ได้ กรุณาให้ผู้รับมอบอำนาจติดต่อผู้ดูแลระบบก่อน',
    en: 'This person’s account cannot be used at present. Ask them to contact the administrator first.',
  },
  agentNotProven: {
    th: 'บัญชีของบุคคลนี้เปิดโดยกิจการอื่น จึงยังมอบอำนาจให้ไม่ได้ กรุณาให้ผู้รับมอบอำนาจลงทะเบียนด้วยตนเอง หากลงทะเบียนไม่ได้ ให้ติดต่อผู้ดูแลระบบ',
    en: 'This person’s account was opened by another company, so it cannot be authorised yet. Ask the agent to register, or to contact the administrator if they cannot.',
  },
  agentIsOfficer: {
    th: 'มอบอำนาจให้เจ้าหน้าที่ไม่ได้ กรุณาเลือกบุคคลอื่น',
    en: 'An officer cannot be authorised. Choose another person.',
  },
  agentIsMember: {
    th: 'บุคคลนี้เป็นเจ้าของหรือพนักงานของกิจการอยู่แล้ว จึงไม่ต้องมอบอำนาจ',
    en: 'This person already belongs to the company and needs no authorisation.',
  },
  agentStays: {
    th: 'เปลี่ยนตัวผู้รับมอบอำนาจไม่ได้ กรุณาเพิกถอนรายการนี้ แล้วมอบอำนาจให้บุคคลใหม่',
    en: 'An authorisation cannot be transferred to another person. Revoke it, then authorise the other person.',
  },
  authorizerNotInForce: {
    th: 'ผู้มอบอำนาจที่เลือกไม่มีอำนาจตลอดช่วงเวลานี้ กรุณาเลือกผู้มอบอำนาจที่มีผลอยู่ หรือแก้ไขวันที่',
    en: 'The selected authoriser is not authorised for the whole period. Choose another authoriser, or change the dates.',
  },
  authorizerNotForType: {
    th: 'ผู้มอบอำนาจที่เลือกไม่มีอำนาจมอบสำหรับ “{type}” กรุณานำออก หรือเลือกผู้มอบอำนาจคนอื่น',
    en: 'The selected authoriser cannot authorise others for “{type}”. Remove it, or choose another authoriser.',
  },
  notYourDocumentType: {
    th: 'มอบอำนาจสำหรับการลงทะเบียนไม่ได้ กรุณาเลือกประเภทเอกสารอื่น',
    en: 'Nobody can be authorised for a registration. Choose other document types.',
  },
  roleOfAnotherCompany: {
    th: 'บทบาทที่เลือกไม่ใช่ของกิจการนี้ กรุณาเลือกบทบาทของกิจการ',
    en: 'The selected role does not belong to this company. Choose one of the company’s roles.',
  },
  endsInPast: {
    th: 'วันที่สิ้นสุดผ่านไปแล้ว กรุณาเลือกตั้งแต่วันนี้เป็นต้นไป หากต้องการให้สิ้นสุดทันที กรุณาเพิกถอน',
    en: 'This date has passed. Choose today or later. To end the authorisation at once, revoke it.',
  },
  powerRevoked: {
    th: 'การมอบอำนาจนี้ถูกเพิกถอนแล้ว เปลี่ยนแปลงไม่ได้ กรุณามอบอำนาจใหม่',
    en: 'This authorisation has been revoked and can no longer be changed. Create a new one.',
  },
  powerOfOwnerOnly: {
    th: 'เฉพาะเจ้าของกิจการเท่านั้นที่มอบอำนาจได้ กรุณาเลือกดำเนินการในนามของกิจการก่อน',
    en: 'Only the owner can authorise agents. First choose to act for your company.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    authorize: typeof authorizeMessages;
  }
}
