/** Reasons for which a pair of checkpoint and customs house may be refused. */
import type { MessageCatalogue } from '#language/message.ts';

export const pairingMessages = {
  notACheckpoint: {
    th: 'เลือกได้เฉพาะหน่วยงานที่เป็นด่าน กรุณาเลือกใหม่',
    en: 'Only a department that is a checkpoint can be chosen. Choose again.',
  },
  mainCheckpointAlready: {
    th: '{other} เป็นด่านหลักของด่านศุลกากรนี้อยู่แล้ว กรุณาเปลี่ยนรายการนั้นก่อน',
    en: '{other} is already the main checkpoint of this customs house. Change that pair first.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    pairing: typeof pairingMessages;
  }
}
