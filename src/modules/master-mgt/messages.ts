/** What master data may be refused with. */
import type { MessageCatalogue } from '#language/message.ts';

export const masterMessages = {
  casInvalid: { th: 'เลข CAS ไม่ถูกต้อง หลักตรวจสอบไม่ตรง กรุณาตรวจสอบ เช่น 7778-54-3', en: 'This is no CAS number: the check digit does not fit. Please check it, as in 7778-54-3.' },
  casOfMicrobe: { th: 'จุลินทรีย์ไม่มีเลข CAS กรุณาเว้นว่าง', en: 'A microbe has no CAS number. Please leave it empty.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    master: typeof masterMessages;
  }
}
