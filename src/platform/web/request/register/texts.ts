/** Words of the pages on which a register is kept by hand. */
import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  recordTitle: { th: 'บันทึก{what}จากเอกสาร', en: '{what} from paper' },
  recordText: {
    th: 'เมื่อบันทึกแล้วจะมีผลในทะเบียนทันทีโดยไม่ต้องมีคำขอ เอกสารแนบมีหรือไม่ก็ได้',
    en: 'Once saved it is in force at once, without a request. Attachments are not required.',
  },
  correctText: {
    th: 'เลขที่ {code} เมื่อบันทึกแล้วจะเป็นฉบับที่ {n} และใช้แทนฉบับปัจจุบันทันที ฉบับเดิมยังเปิดดูได้ ผู้ที่ตรวจสอบเอกสารที่ออกไว้ก่อนหน้าจะเห็นว่ามีฉบับใหม่แทนแล้ว',
    en: '{code}: once saved this is revision {n} and replaces the one in force. The earlier one can still be read; whoever checks the paper issued for it is told that it was replaced.',
  },
  notInRegister: {
    th: 'ฉบับนี้ไม่ใช่ฉบับที่ใช้อยู่ จึงแก้ไขไม่ได้ กรุณาเปิดฉบับปัจจุบันจากทะเบียน',
    en: 'This is not the revision in force, and cannot be corrected. Please open the current one from the register.',
  },
});
