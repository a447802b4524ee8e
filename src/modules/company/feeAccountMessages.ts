/** Messages about accounts that fees are taken from. */
import type { MessageCatalogue } from '#language/message.ts';

export const feeAccountMessages = {
  accountNameDiffers: {
    th: 'ชื่อบัญชีไม่ตรงกับชื่อผู้ประกอบการ “{name}” กรุณาตรวจสอบว่าเป็นบัญชีของกิจการ',
    en: 'The account name differs from the operator’s name, “{name}”. Check that the account belongs to the company.',
  },
  feeAccountForNobody: { th: 'กรุณาเลือกกิจการที่ท่านดำเนินการแทนก่อน', en: 'First choose the company you act for.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    feeAccount: typeof feeAccountMessages;
  }
}
