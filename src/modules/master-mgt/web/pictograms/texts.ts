import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  view: { th: 'มุมมอง', en: 'View' },
  asPictures: { th: 'ภาพ', en: 'Pictures' },
  asTable: { th: 'รายการ', en: 'List' },
  pictograms: { th: 'รูปสัญลักษณ์ความเป็นอันตราย', en: 'Hazard pictograms' },
  noPicture: {
    th: 'ระบบไม่มีภาพวาดของรหัสนี้ กรุณาแนบรูป',
    en: 'There is no drawing for this code. Attach a picture.',
  },
  nonePainted: { th: 'ยังไม่มีรูป', en: 'No picture yet' },
  standsInFor: { th: 'ใช้แทน {codes} ไม่ต้องแสดงทั้งสองรูป', en: 'Replaces {codes}; they are not shown together' },
  loadFailed: { th: 'โหลดรูปสัญลักษณ์ไม่สำเร็จ', en: 'The pictograms could not be loaded' },
  nothing: { th: 'ยังไม่มีรูปสัญลักษณ์', en: 'There are no pictograms yet' },
});
