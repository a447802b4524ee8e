/** What is said about accounts that fees are taken from. */
import type { MessageCatalogue } from '#language/message.ts';

export const feeAccountMessages = {
  accountNameDiffers: {
    th: 'ชื่อบัญชีไม่ตรงกับชื่อผู้ประกอบการ “{name}” กรุณาตรวจสอบว่าเป็นบัญชีของกิจการ',
    en: 'The account is not called as the operator is, “{name}”. Please check that it belongs to the company.',
  },
  feeAccountForNobody: { th: 'กรุณาเลือกกิจการที่ท่านดำเนินการแทนก่อน', en: 'Please choose whom you act for first.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    feeAccount: typeof feeAccountMessages;
  }
}
