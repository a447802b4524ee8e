/** Messages about registrations of products. */
import type { MessageCatalogue } from '#language/message.ts';

export const hazMessages = {
  operationNotRegistered: {
    th: 'ขึ้นทะเบียนได้เฉพาะการนำเข้าหรือการผลิต กรุณาเลือกใหม่',
    en: 'Products are registered for import or manufacture only. Choose one of them.',
  },
  reservedWord: {
    th: 'ชื่อทางการค้ามีคำที่ห้ามใช้ “{word}” กรุณาใช้ชื่ออื่น',
    en: 'The trade name contains the reserved word “{word}”. Use another name.',
  },
  tradeNameOwn: {
    th: 'ชื่อทางการค้าซ้ำกับทะเบียนหรือคำขออื่นของท่าน กรุณาใช้ชื่ออื่น หรือขอแก้ไขทะเบียนเดิม',
    en: 'You already use this trade name in another registration or request. Use another name, or change that registration.',
  },
  tradeNameOthers: {
    th: 'ชื่อทางการค้าซ้ำกับผู้ประกอบการรายอื่น กรุณาใช้ชื่ออื่น',
    en: 'Another operator already uses this trade name. Use another name.',
  },
  typeNotRegistered: {
    th: 'วัตถุอันตรายชนิดที่ 1 ไม่ต้องขึ้นทะเบียน กรุณาแจ้งข้อเท็จจริงแทน',
    en: 'Hazardous substances of type 1 are not registered. File a fact notice instead.',
  },
  typeProhibited: {
    th: 'วัตถุอันตรายชนิดที่ 4 ห้ามผลิต นำเข้า ส่งออก หรือมีไว้ในครอบครอง จึงขึ้นทะเบียนไม่ได้',
    en: 'Hazardous substances of type 4 are prohibited and cannot be registered.',
  },
  sampleNotForRegistration: {
    th: 'ใบอนุญาตนี้ไม่ได้ให้ผลิตตัวอย่างเพื่อขอขึ้นทะเบียน กรุณาเลือกใบอนุญาตอื่น',
    en: 'This permit was not granted for samples for a registration. Choose another.',
  },
  outOfTolerance: {
    th: 'ปริมาณที่วิเคราะห์ได้ต้องอยู่ระหว่าง {from} ถึง {to} กรุณาตรวจสอบผลวิเคราะห์หรือปริมาณที่ระบุ',
    en: 'The content found must be between {from} and {to}. Check the analysis or the declared content.',
  },
  belowCount: {
    th: 'จำนวนจุลินทรีย์ที่วิเคราะห์ได้ต้องไม่น้อยกว่าที่ระบุ ({from}) กรุณาตรวจสอบผลวิเคราะห์หรือจำนวนที่ระบุ',
    en: 'The count found must be no less than the declared one ({from}). Check the analysis or the declared count.',
  },
  noToleranceBand: {
    th: 'ไม่พบเกณฑ์ความคลาดเคลื่อนสำหรับปริมาณนี้ กรุณาตรวจสอบปริมาณที่ระบุ',
    en: 'No tolerance is set for this content. Check the declared content.',
  },
  chooseState: { th: 'กรุณาเลือกว่าเป็นของแข็งหรือของเหลวก่อน', en: 'Choose solid or liquid first.' },
  unitOfLiquid: {
    th: 'หน่วยต่อปริมาตรใช้กับของเหลว กรุณาใช้หน่วยต่อน้ำหนัก',
    en: 'Units by volume are for liquids. Use one by weight.',
  },
  unitOfSolid: { th: 'หน่วย CFU/กรัม ใช้กับของแข็ง กรุณาใช้ CFU/มิลลิลิตร', en: 'CFU/g is for solids. Use CFU/mL.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    haz: typeof hazMessages;
  }
}
