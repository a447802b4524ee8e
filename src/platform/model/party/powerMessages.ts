/** Messages why a person may no longer act for another: shown wherever a call would only be refused. */
import type { MessageCatalogue } from '#language/message.ts';

export const powerMessages = {
  powerHasEnded: {
    th: 'การมอบอำนาจจาก {name} สิ้นสุดแล้ว หากต้องดำเนินการต่อ กรุณาติดต่อผู้มอบอำนาจ',
    en: 'Your authorisation from {name} has ended. If you need to continue, contact them.',
  },
  powerIsSuspended: {
    th: 'การมอบอำนาจจาก {name} ถูกระงับชั่วคราว กรุณาติดต่อผู้มอบอำนาจ',
    en: 'Your authorisation from {name} is suspended. Contact them.',
  },
  powerIsRevoked: {
    th: 'การมอบอำนาจจาก {name} ถูกเพิกถอนแล้ว หากมีข้อสงสัย กรุณาติดต่อผู้มอบอำนาจ',
    en: 'Your authorisation from {name} was revoked. If you have questions, contact them.',
  },
  holderIsSuspended: {
    th: 'การลงทะเบียนของ {name} ถูกพักใช้ จึงดำเนินการในนามนี้ไม่ได้ กรุณาติดต่อเจ้าหน้าที่',
    en: 'The registration of {name} is suspended, so nobody can act for it. Contact the department.',
  },
  holderIsRevoked: {
    th: 'การลงทะเบียนของ {name} ถูกเพิกถอนแล้ว จึงดำเนินการในนามนี้ไม่ได้ หากจะดำเนินการอีก กรุณาลงทะเบียนใหม่',
    en: 'The registration of {name} was revoked, so nobody can act for it. To continue, register again.',
  },
  chooseActingFor: {
    th: 'ท่านดำเนินการในนาม {name} ไม่ได้แล้ว กรุณาเลือกผู้ที่จะดำเนินการแทนก่อนทำรายการต่อ',
    en: 'You can no longer act for {name}. Choose who you act for before you continue.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    power: typeof powerMessages;
  }
}
