/** What is said about a file that cannot be taken. */
import type { MessageCatalogue } from '#language/message.ts';

export const fileMessages = {
  fileTooLarge: {
    th: 'ไฟล์มีขนาดใหญ่เกินไป กรุณาแนบไฟล์ขนาดไม่เกิน {limit}',
    en: 'The file is too large. Please attach one of {limit} at most.',
  },
  fileTypeNotAllowed: {
    th: 'แนบไฟล์ชนิด {type} ที่ช่องนี้ไม่ได้ กรุณาแนบไฟล์ชนิด {allowed}',
    en: 'A file of the type {type} cannot be attached here. Please attach one of the type {allowed}.',
  },
  fileMixed: {
    th: 'ไฟล์นี้เสียหาย หรือมีข้อมูลของไฟล์ชนิดอื่นปนอยู่ กรุณาเปิดไฟล์ บันทึกหรือส่งออกใหม่เป็นไฟล์ชนิด {allowed} แล้วแนบอีกครั้ง',
    en: 'This file is damaged, or something of another kind is mixed in. Please open it, save or export it again as {allowed}, and attach that.',
  },
  fileNotFound: {
    th: 'ไม่พบไฟล์ที่แนบ กรุณาแนบไฟล์ใหม่อีกครั้ง',
    en: 'The attached file was not found. Please attach it again.',
  },
  fileBroken: {
    th: 'ไฟล์ว่างเปล่าหรือเสียหาย กรุณาเปิดตรวจสอบแล้วแนบใหม่อีกครั้ง',
    en: 'The file is empty or damaged. Please open it to check, and attach it again.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    files: typeof fileMessages;
  }
}
