/** Messages about typed text that is not a valid value of its field. */
import type { MessageCatalogue } from '#language/message.ts';
import { addMessages } from '../declarations/loadedMessages.ts';

export const fieldMessages = {
  typedDate: {
    th: 'ไม่มีวันที่นี้ในปฏิทิน กรุณากรอกเป็นวัน/เดือน/ปี พ.ศ. เช่น {example}',
    en: 'There is no such date. Enter it as day/month/year, for example {example}.',
  },
  typedTime: {
    th: 'กรุณากรอกเวลาเป็นชั่วโมง:นาที ตั้งแต่ 00:00 ถึง 23:59 เช่น 09:30',
    en: 'Enter the time as hours:minutes from 00:00 to 23:59, for example 09:30.',
  },
  dateMissing: { th: 'กรุณากรอกวันที่ของเวลานี้ด้วย', en: 'Enter the date as well.' },
  timeMissing: {
    th: 'กรุณากรอกเวลาของวันที่นี้ด้วย เช่น 09:30',
    en: 'Enter the time as well, for example 09:30.',
  },
  wholeNumber: { th: 'กรุณากรอกเป็นจำนวนเต็ม เช่น 12', en: 'Enter a whole number, for example 12.' },
  typedUuid: {
    th: 'รหัสอ้างอิงไม่ถูกต้อง กรุณาคัดลอกมาวางใหม่ทั้งหมด',
    en: 'This is not a valid reference ID. Copy and paste the whole of it again.',
  },
  jsonObject: { th: 'กรุณากรอกเป็นชุดข้อมูล JSON ที่อยู่ในวงเล็บปีกกา', en: 'Enter a JSON object, within braces.' },
  jsonArray: { th: 'กรุณากรอกเป็นรายการ JSON ที่อยู่ในวงเล็บเหลี่ยม', en: 'Enter a JSON list, within square brackets.' },
  fileOnItsWay: {
    th: 'กำลังส่งไฟล์ กรุณารอให้เสร็จก่อนบันทึก',
    en: 'The file is still uploading. Wait until it is finished before you save.',
  },
  fileNotSent: {
    th: 'ส่งไฟล์ไม่สำเร็จ กรุณาลองส่งใหม่หรือยกเลิกไฟล์นี้',
    en: 'The file could not be uploaded. Try again, or discard it.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    fields: typeof fieldMessages;
  }
}

addMessages(fieldMessages);
