/** What is said when a partner does not answer. It keeps nobody from going on: with what a registry would have told, or by another way to pay. */
import type { MessageCatalogue } from '#language/message.ts';

export const linkageMessages = {
  linkageNoResponse: {
    th: 'ไม่สามารถเชื่อมโยงกับ{partner}ได้ เนื่องจากไม่มีการตอบกลับ ท่านสามารถกรอกข้อมูลเองและแนบเอกสารเพื่อดำเนินการต่อได้',
    en: 'Cannot link to the {partner}: there was no response. You may go on by entering the data yourself and attaching the documents.',
  },
  linkageFailed: {
    th: 'เกิดข้อผิดพลาดในการเชื่อมโยงกับ{partner} (รหัส {code}) ท่านสามารถกรอกข้อมูลเองและแนบเอกสารเพื่อดำเนินการต่อได้',
    en: 'The link to the {partner} failed (code {code}). You may go on by entering the data yourself and attaching the documents.',
  },
  bankNoResponse: {
    th: 'ธนาคารยังไม่ตอบกลับ กรุณาลองใหม่ในอีกสักครู่ หรือชำระด้วยคิวอาร์โค้ด',
    en: 'The bank has not answered. Please try again in a while, or pay by QR code.',
  },
  bankFailed: {
    th: 'ติดต่อธนาคารไม่สำเร็จ (รหัส {code}) กรุณาลองใหม่ภายหลัง หรือชำระด้วยคิวอาร์โค้ด',
    en: 'The link to the bank failed (code {code}). Please try again later, or pay by QR code.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    linkage: typeof linkageMessages;
  }
}
