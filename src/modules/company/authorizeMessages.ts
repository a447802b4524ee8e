/** What a power may be refused with. */
import type { MessageCatalogue } from '#language/message.ts';

export const authorizeMessages = {
  agentOverlaps: { th: 'ผู้รับมอบอำนาจรายนี้มีการมอบอำนาจที่มีผลในช่วงเวลาเดียวกันอยู่แล้ว กรุณาแก้ไขรายการเดิม หรือเพิกถอนก่อน', en: 'This agent already has a power for the same time. Please change that one, or revoke it first.' },
  agentNotFound: { th: 'ไม่พบผู้ใช้งานที่มีเลขประจำตัวประชาชนนี้ กรุณาให้ผู้รับมอบอำนาจลงทะเบียนก่อน', en: 'Nobody with this ID card number is registered. Please ask the agent to register first.' },
  agentIsMember: { th: 'บุคคลนี้เป็นเจ้าของหรือพนักงานของกิจการอยู่แล้ว จึงไม่ต้องมอบอำนาจ', en: 'This person already belongs to the company and needs no power.' },
  authorizerNotInForce: { th: 'ผู้มอบอำนาจที่เลือกไม่มีอำนาจในช่วงเวลานี้ กรุณาเลือกผู้มอบอำนาจที่มีผลอยู่', en: 'The authoriser you chose has no power for this time. Please choose one who has.' },
  notYourDocumentType: { th: 'ประเภทเอกสารนี้มอบอำนาจไม่ได้', en: 'No power can be given for this type of document.' },
  roleOfAnotherCompany: { th: 'บทบาทที่เลือกไม่ใช่ของกิจการนี้', en: 'The role you chose is not one of this company.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    authorize: typeof authorizeMessages;
  }
}
