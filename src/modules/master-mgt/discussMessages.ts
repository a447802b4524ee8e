/** Reasons for which a case for rulings may be refused. */
import type { MessageCatalogue } from '#language/message.ts';

export const discussMessages = {
  subOperationElsewhere: {
    th: 'การดำเนินการย่อยนี้ไม่ได้อยู่ในการดำเนินการหลักที่เลือก กรุณาเลือกใหม่',
    en: 'This sub-operation does not belong to the operation you chose. Choose again.',
  },
  subObjectiveElsewhere: {
    th: 'วัตถุประสงค์ย่อยนี้ไม่ได้อยู่ในวัตถุประสงค์หลักที่เลือก กรุณาเลือกใหม่',
    en: 'This sub-objective does not belong to the objective you chose. Choose again.',
  },
  concentrationRangeEmpty: {
    th: 'ค่าสิ้นสุดต้องมากกว่าค่าเริ่มต้น กรุณาแก้ไข',
    en: 'The end must be greater than the beginning. Correct it.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    discuss: typeof discussMessages;
  }
}
