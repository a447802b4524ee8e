/** Texts of the differences. */
import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  since: { th: 'เทียบกับ', en: 'Compared with' },
  base: { th: 'ฉบับเดิม', en: 'Previous revision' },
  sentBack: { th: 'เมื่อส่งกลับให้แก้ไข', en: 'When it was sent back' },
  submitted: { th: 'เมื่อยื่นครั้งล่าสุด', en: 'When it was last submitted' },
  sinceRevision: {
    th: 'เทียบกับฉบับที่ {n} ซึ่งคำขอนี้อ้างถึง',
    en: 'Compared with revision {n}, which this request was made from.',
  },
  sinceSentBack: {
    th: 'สิ่งที่ผู้ยื่นแก้ไขตั้งแต่เจ้าหน้าที่ส่งกลับหรือเปิดให้แก้ไขเมื่อ {at} น.',
    en: 'Corrections by the operator since an officer sent the request back or unlocked fields on {at}.',
  },
  sinceSubmitted: { th: 'สิ่งที่แก้ไขหลังจากยื่นเมื่อ {at} น.', en: 'Changes since it was submitted on {at}.' },
  field: { th: 'ช่อง', en: 'Field' },
  before: { th: 'ก่อน', en: 'Before' },
  after: { th: 'หลัง', en: 'After' },
  others: { th: 'อื่น ๆ', en: 'Other' },
  added: { th: 'เพิ่ม', en: 'Added' },
  removed: { th: 'นำออก', en: 'Removed' },
  changed: { th: 'แก้ไข', en: 'Changed' },
  moved: { th: 'ย้ายลำดับ', en: 'Moved' },
  nothing: { th: 'ยังไม่มีสิ่งที่จะเปรียบเทียบ', en: 'Nothing to compare with yet' },
  nothingText: {
    th: 'เมื่อคำขอถูกส่งกลับให้แก้ไข หรือเป็นคำขอต่ออายุ แก้ไข หรือยกเลิก ความแตกต่างจะแสดงที่นี่',
    en: 'Differences are shown here once the request is sent back, or if it renews, changes or cancels an issued document.',
  },
  same: { th: 'ไม่มีการเปลี่ยนแปลง', en: 'No differences' },
  sameBase: { th: 'ข้อมูลเหมือนฉบับเดิมทุกช่อง', en: 'Every field is the same as in the previous revision.' },
  sameSince: { th: 'ยังไม่มีการแก้ไขนับตั้งแต่เวลาดังกล่าว', en: 'Nothing has been changed since then.' },
  failed: { th: 'เปิดความแตกต่างไม่ได้', en: 'The differences could not be opened' },
});
