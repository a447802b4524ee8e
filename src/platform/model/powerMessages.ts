/** Why somebody may no longer act for another: said wherever they would only be refused. */
import type { MessageCatalogue } from '#language/message.ts';

export const powerMessages = {
  powerHasEnded: { th: 'การมอบอำนาจจาก {name} สิ้นสุดแล้ว หากต้องดำเนินการต่อ กรุณาติดต่อผู้มอบอำนาจ', en: 'Your power from {name} has ended. If you are to go on, please contact them.' },
  powerIsSuspended: { th: 'การมอบอำนาจจาก {name} ถูกระงับชั่วคราว กรุณาติดต่อผู้มอบอำนาจ', en: 'Your power from {name} is suspended. Please contact them.' },
  powerIsRevoked: { th: 'การมอบอำนาจจาก {name} ถูกเพิกถอนแล้ว หากมีข้อสงสัย กรุณาติดต่อผู้มอบอำนาจ', en: 'Your power from {name} was revoked. If you have questions, please contact them.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    power: typeof powerMessages;
  }
}
