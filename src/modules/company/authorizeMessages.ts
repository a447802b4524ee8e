/** What a power may be refused with. */
import type { MessageCatalogue } from '#language/message.ts';

export const authorizeMessages = {
  agentOverlaps: {
    th: 'ผู้รับมอบอำนาจรายนี้มีการมอบอำนาจในช่วงเวลาเดียวกันอยู่แล้ว กรุณาแก้ไขรายการเดิม หรือเพิกถอนก่อน',
    en: 'This agent already has a power for the same time. Please change that one, or revoke it first.',
  },
  agentNotUsable: {
    th: 'บัญชีของบุคคลนี้ยังใช้งานไม่ได้ กรุณาให้ผู้รับมอบอำนาจติดต่อผู้ดูแลระบบก่อน',
    en: 'This person’s account cannot be used at present. Please ask them to contact the administrator first.',
  },
  agentNotProven: {
    th: 'บัญชีของบุคคลนี้กิจการอื่นเป็นผู้เปิด จึงยังมอบอำนาจให้ไม่ได้ กรุณาให้ผู้รับมอบอำนาจลงทะเบียนด้วยตนเอง หากลงทะเบียนไม่ได้ ให้ติดต่อผู้ดูแลระบบ',
    en: 'This person’s account was opened by another company, so no power can be given to it. Please ask the agent to register themselves, or to contact the administrator if they cannot.',
  },
  agentIsOfficer: {
    th: 'มอบอำนาจให้เจ้าหน้าที่ไม่ได้ กรุณาเลือกบุคคลอื่น',
    en: 'No power can be given to an officer. Please choose another person.',
  },
  agentIsMember: {
    th: 'บุคคลนี้เป็นเจ้าของหรือพนักงานของกิจการอยู่แล้ว จึงไม่ต้องมอบอำนาจ',
    en: 'This person already belongs to the company and needs no power.',
  },
  agentStays: {
    th: 'เปลี่ยนตัวผู้รับมอบอำนาจไม่ได้ กรุณาเพิกถอนรายการนี้ แล้วมอบอำนาจให้บุคคลใหม่',
    en: 'A power cannot pass to another person. Please revoke it, and give that person one of their own.',
  },
  authorizerNotInForce: {
    th: 'ผู้มอบอำนาจที่เลือกไม่มีอำนาจตลอดช่วงเวลานี้ กรุณาเลือกผู้มอบอำนาจที่มีผลอยู่ หรือแก้ไขวันที่',
    en: 'The authoriser you chose has no power for all of this time. Please choose one who has, or change the dates.',
  },
  authorizerNotForType: {
    th: 'ผู้มอบอำนาจที่เลือกไม่มีอำนาจมอบสำหรับ “{type}” กรุณานำออก หรือเลือกผู้มอบอำนาจคนอื่น',
    en: 'The authoriser you chose may give no power for “{type}”. Please leave it out, or choose another authoriser.',
  },
  notYourDocumentType: {
    th: 'การลงทะเบียนมอบอำนาจไม่ได้ กรุณาเลือกประเภทเอกสารอื่น',
    en: 'No power can be given for a registration. Please choose other types of document.',
  },
  roleOfAnotherCompany: {
    th: 'บทบาทที่เลือกไม่ใช่ของกิจการนี้ กรุณาเลือกบทบาทของกิจการ',
    en: 'The role you chose is not one of this company. Please choose one that is.',
  },
  endsInPast: {
    th: 'วันที่สิ้นสุดผ่านไปแล้ว กรุณาเลือกตั้งแต่วันนี้เป็นต้นไป หากต้องการให้สิ้นสุดทันที กรุณาเพิกถอน',
    en: 'This day is over. Please choose today or later; to end it at once, please revoke it.',
  },
  powerRevoked: {
    th: 'การมอบอำนาจนี้ถูกเพิกถอนแล้ว เปลี่ยนแปลงไม่ได้ กรุณามอบอำนาจใหม่',
    en: 'This power was revoked and can no longer be changed. Please give a new one.',
  },
  powerOfOwnerOnly: {
    th: 'เฉพาะเจ้าของกิจการเท่านั้นที่มอบอำนาจได้ กรุณาเลือกดำเนินการในนามของกิจการก่อน',
    en: 'Only the owner gives powers. Please choose first to act for your company.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    authorize: typeof authorizeMessages;
  }
}
