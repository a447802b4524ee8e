/** Messages about free-sale certificates. */
import type { MessageCatalogue } from '#language/message.ts';

export const freeSaleMessages = {
  hazIdExpired: {
    th: 'เลขทะเบียน {number} ({name}) หมดอายุเมื่อ {date} จึงออกหนังสือรับรองการขายไม่ได้ กรุณาต่ออายุทะเบียนก่อน หรือนำรายการนี้ออก',
    en: 'The HAZ ID {number} ({name}) expired on {date}, so the free-sale certificate cannot be made. Renew the registration first, or remove this product.',
  },
  typeNotSold: {
    th: 'หนังสือรับรองการขายออกได้เฉพาะวัตถุอันตรายชนิดที่ 2 และ 3 กรุณาเลือกรายการอื่น',
    en: 'Only products of types 2 and 3 can be certified for free sale. Choose another.',
  },
  productTwice: {
    th: 'ผลิตภัณฑ์นี้อยู่ในหนังสือแล้ว กรุณานำรายการที่ซ้ำออก',
    en: 'This product is already in the certificate. Remove one of the two rows.',
  },
  productExpiresSoon: {
    th: 'ทะเบียน {number} ({product}) จะหมดอายุวันที่ {date} หนังสือรับรองจะใช้ได้ไม่เกินวันนั้น',
    en: 'The registration {number} ({product}) expires on {date}. The certificate will not be valid for longer.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    freeSale: typeof freeSaleMessages;
  }
}
