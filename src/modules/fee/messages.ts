/** What fee rates may be refused with, and how a fee is explained. */
import type { MessageCatalogue } from '#language/message.ts';

export const feeMessages = {
  feeNotFound: { th: 'ไม่พบอัตราค่าธรรมเนียมของเอกสารนี้ กรุณาแจ้งผู้ดูแลระบบ', en: 'No fee rate was found for this document. Please tell the administrator.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    fee: typeof feeMessages;
  }
}
