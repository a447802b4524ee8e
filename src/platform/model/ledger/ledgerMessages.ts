/** Messages for movements that the ledger refuses. Amounts are texts with their unit. */
import type { MessageCatalogue } from '#language/message.ts';

export const ledgerMessages = {
  ledgerNotEnough: {
    th: 'คงเหลือ {available} ไม่พอสำหรับ {amount} ขาดอีก {missing} กรุณาลดปริมาณ หรือเลือกรายการอื่น',
    en: 'Only {available} is left, which is not enough for {amount}: {missing} is missing. Reduce the quantity or choose another.',
  },
  ledgerBelowUse: {
    th: 'ลด “{name}” เหลือ {quota} ไม่ได้ เพราะมีอยู่แล้ว {least} ได้แก่ {there} กรุณากำหนดไม่น้อยกว่า {least} หรือย้ายออกหรือคืนก่อน',
    en: '“{name}” cannot be reduced to {quota}, because {least} is taken: {there}. Enter at least {least}, or first move out or return what is too much.',
  },
  ledgerStillUsed: {
    th: '“{name}” ยังไม่ว่าง โดยมี {there} จึงยกเลิกหรือนำออกไม่ได้ กรุณาย้ายออกหรือคืนให้หมดก่อน',
    en: '“{name}” is not empty: {there}. It cannot be cancelled or removed before everything is moved out or returned.',
  },
  ledgerNotReserved: {
    th: 'จองไว้เพียง {reserve} จึงคืนหรือใช้ {amount} ไม่ได้',
    en: 'Only {reserve} is reserved, so {amount} cannot be used or given back.',
  },
  ledgerNotHeld: {
    th: 'กันไว้เพียง {held} จึงปล่อย {amount} ไม่ได้',
    en: 'Only {held} is held, so {amount} cannot be freed.',
  },
  ledgerNotUsed: {
    th: 'ใช้ไปเพียง {use} จึงคืน {amount} ไม่ได้',
    en: 'Only {use} is in use, so {amount} cannot be returned.',
  },
  stockCardMissing: {
    th: 'ไม่พบบัตรคุมของรายการที่เลือก เอกสารนั้นอาจยังไม่ได้รับอนุมัติ กรุณาเลือกรายการใหม่',
    en: 'There is no stock card for the chosen item. Its document may not be approved yet. Choose another.',
  },
  densityMissing: {
    th: 'หน่วยเป็นปริมาตร แต่ไม่ทราบความหนาแน่นของผลิตภัณฑ์ กรุณาระบุความหนาแน่น หรือใช้หน่วยน้ำหนัก',
    en: 'The unit is a volume, but the density of the product is not known. Enter the density, or use a unit of weight.',
  },
  unitNotCounted: {
    th: 'หน่วยนี้แปลงเป็นกิโลกรัมไม่ได้ กรุณาใช้หน่วยน้ำหนักหรือปริมาตร',
    en: 'This unit cannot be converted to kilograms. Use a unit of weight or volume.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    ledger: typeof ledgerMessages;
  }
}
