/** Messages about a place or an address. */
import type { MessageCatalogue } from '#language/message.ts';

export const placeMessages = {
  amphurElsewhere: {
    th: 'อำเภอ/เขตนี้ไม่ได้อยู่ในจังหวัดที่เลือก กรุณาเลือกใหม่',
    en: 'This amphur is not in the province you chose. Choose again.',
  },
  tambonElsewhere: {
    th: 'ตำบล/แขวงนี้ไม่ได้อยู่ในอำเภอ/เขตที่เลือก กรุณาเลือกใหม่',
    en: 'This tambon is not in the amphur you chose. Choose again.',
  },
  placeCodeElsewhere: {
    th: 'รหัสต้องขึ้นต้นด้วย {above} ซึ่งเป็นรหัสของพื้นที่ที่อยู่เหนือขึ้นไป กรุณาแก้ไข',
    en: 'The code must begin with {above}, the code of the area above it. Correct it.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    place: typeof placeMessages;
  }
}
