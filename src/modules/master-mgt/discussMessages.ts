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
  overlapWithin: {
    th: 'ทับซ้อนกับผลการพิจารณาอื่นในกรณีนี้ จะใช้ชนิดที่สูงกว่า',
    en: 'Overlaps with another ruling of this case: the higher type applies.',
  },
  overlapStricterApplies: {
    th: 'ทับซ้อนกับกรณี {code} จะใช้ชนิดที่สูงกว่า',
    en: 'Overlaps with case {code}: the higher type applies.',
  },
  overlapOwnApplies: {
    th: 'ทับซ้อนกับกรณี {code} จะใช้กรณีนี้ เพราะเฉพาะเจาะจงกว่า',
    en: 'Overlaps with case {code}: this case applies, because it is more specific.',
  },
  overlapOtherApplies: {
    th: 'ทับซ้อนกับกรณี {code} จะใช้กรณีนั้น เพราะเฉพาะเจาะจงกว่า',
    en: 'Overlaps with case {code}: that case applies, because it is more specific.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    discuss: typeof discussMessages;
  }
}
