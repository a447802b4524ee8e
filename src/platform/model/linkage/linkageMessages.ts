/**
 * Messages when a partner does not answer. People can continue: by typing the facts of the registry themselves, or by
 * another way of payment.
 */
import type { MessageCatalogue } from '#language/message.ts';

export const linkageMessages = {
  linkageNoResponse: {
    th: 'ไม่สามารถเชื่อมโยงกับ{partner}ได้ เนื่องจากไม่มีการตอบกลับ ท่านสามารถกรอกข้อมูลเองและแนบเอกสารเพื่อดำเนินการต่อได้',
    en: 'Cannot connect to the {partner}: there was no response. You can enter the data yourself and attach the documents to continue.',
  },
  linkageFailed: {
    th: 'เกิดข้อผิดพลาดในการเชื่อมโยงกับ{partner} (รหัส {code}) ท่านสามารถกรอกข้อมูลเองและแนบเอกสารเพื่อดำเนินการต่อได้',
    en: 'The connection to the {partner} failed (code {code}). You can enter the data yourself and attach the documents to continue.',
  },
  bankNoResponse: {
    th: 'ธนาคารยังไม่ตอบกลับ กรุณาลองใหม่ในอีกสักครู่ หรือชำระด้วยคิวอาร์โค้ด',
    en: 'The bank has not responded. Try again in a moment, or pay by QR code.',
  },
  bankFailed: {
    th: 'ติดต่อธนาคารไม่สำเร็จ (รหัส {code}) กรุณาลองใหม่ภายหลัง หรือชำระด้วยคิวอาร์โค้ด',
    en: 'The connection to the bank failed (code {code}). Try again later, or pay by QR code.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    linkage: typeof linkageMessages;
  }
}
