/** Messages about a file that is refused. */
import type { MessageCatalogue } from '#language/message.ts';

export const fileMessages = {
  fileTooLarge: {
    th: 'ไฟล์มีขนาดใหญ่เกินไป กรุณาแนบไฟล์ขนาดไม่เกิน {limit}',
    en: 'The file is too large. Attach one of at most {limit}.',
  },
  fileTypeNotAllowed: {
    th: 'แนบไฟล์ชนิด {type} ที่ช่องนี้ไม่ได้ กรุณาแนบไฟล์ชนิด {allowed}',
    en: 'A file of type {type} cannot be attached here. Attach a file of type {allowed}.',
  },
  fileMixed: {
    th: 'ไฟล์นี้เสียหาย หรือมีข้อมูลของไฟล์ชนิดอื่นปนอยู่ กรุณาเปิดไฟล์ บันทึกหรือส่งออกใหม่เป็นไฟล์ชนิด {allowed} แล้วแนบอีกครั้ง',
    en: 'This file is damaged, or contains data of another file type. Open it, save or export it again as {allowed}, and attach the new file.',
  },
  fileNotFound: {
    th: 'ไม่พบไฟล์ที่แนบ กรุณาแนบไฟล์ใหม่อีกครั้ง',
    en: 'The attached file was not found. Attach it again.',
  },
  fileBroken: {
    th: 'ไฟล์ว่างเปล่าหรือเสียหาย กรุณาเปิดตรวจสอบแล้วแนบใหม่อีกครั้ง',
    en: 'The file is empty or damaged. Open it to check, and attach it again.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    files: typeof fileMessages;
  }
}
