/** Messages about requests for a ruling. */
import type { MessageCatalogue } from '#language/message.ts';

export const hazDiscussMessages = {
  operationAndObjectiveFirst: {
    th: 'กรุณาระบุการดำเนินการและวัตถุประสงค์ ทั้งหลักและย่อย ก่อนเลือกสารสำคัญ',
    en: 'Choose the operation and the objective, with their sub-choices, before you choose an active substance.',
  },
  processFirst: {
    th: 'กรุณาประมวลผลก่อน การเสนอผู้มีอำนาจลงนามต้องประมวลผลแล้ว',
    en: 'Process the request first: it must be processed before it is sent to the signatory.',
  },
  processAgain: {
    th: 'ข้อมูลหรือกรณีหารือเปลี่ยนไปหลังการประมวลผล กรุณาประมวลผลอีกครั้ง',
    en: 'The request or the ruling cases have changed since it was processed. Process it again.',
  },
  differingReason: {
    th: 'ผลที่วินิจฉัยต่างจากผลการประมวลผล กรุณาระบุเหตุผล',
    en: 'Your ruling differs from the processed result. Enter the reason.',
  },
  letterOfOtherResult: {
    th: 'ผลที่วินิจฉัยต่างจากผลการประมวลผล แต่ข้อความในหนังสือยังเป็นข้อความเดิม กรุณาตรวจแก้ข้อความ',
    en: 'Your ruling differs from the processed result, but the letter still has the proposed text. Check the text.',
  },
  letterMissing: {
    th: 'กรุณาระบุข้อความในหนังสือตอบข้อหารือ',
    en: 'Enter the text of the ruling letter.',
  },
  rulingMissing: { th: 'กรุณาระบุผลที่วินิจฉัย', en: 'Enter the ruling.' },
  cancellationNotProcessed: {
    th: 'คำขอยกเลิกไม่ต้องประมวลผล',
    en: 'A request to cancel is not processed.',
  },
  countOfMicrobes: {
    th: 'หน่วย CFU ใช้กับจุลินทรีย์ และจุลินทรีย์ใช้หน่วย CFU กรุณาเลือกหน่วยใหม่',
    en: 'CFU is the unit of microbes, and of microbes only. Choose another unit.',
  },
  substanceOrName: {
    th: 'กรุณาเลือกสารสำคัญจากรายการ หรือระบุชื่อสารหากไม่มีในรายการ',
    en: 'Choose a substance from the list, or enter its name if it is not listed.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    hazDiscuss: typeof hazDiscussMessages;
  }
}
