/** Texts of the pages on which a register is maintained directly. */
import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  recordTitle: { th: 'บันทึก{what}จากเอกสาร', en: '{what} from a paper document' },
  recordText: {
    th: 'เมื่อบันทึกแล้วจะมีผลในทะเบียนทันทีโดยไม่ต้องมีคำขอ เอกสารแนบมีหรือไม่ก็ได้',
    en: 'Once saved, it is in force at once, without a request. Attachments are optional.',
  },
  correctText: {
    th: 'เลขที่ {code} เมื่อบันทึกแล้วจะเป็นฉบับที่ {n} และใช้แทนฉบับปัจจุบันทันที ฉบับเดิมยังเปิดดูได้ ผู้ที่ตรวจสอบเอกสารที่ออกไว้ก่อนหน้าจะเห็นว่ามีฉบับใหม่แทนแล้ว',
    en: '{code}: once saved, this becomes revision {n} and replaces the current one at once. The earlier revision can still be viewed; anyone who checks a document issued from it will see that it has been replaced.',
  },
  notInRegister: {
    th: 'ฉบับนี้ไม่ใช่ฉบับที่ใช้อยู่ จึงแก้ไขไม่ได้ กรุณาเปิดฉบับปัจจุบันจากทะเบียน',
    en: 'This is not the revision in force, so it cannot be corrected. Open the current one from the register.',
  },
});
