/** Texts of the site visit. */
import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  minutes: { th: 'พิมพ์บันทึกการตรวจ', en: 'Print the minutes' },
  minutesFile: { th: 'บันทึกการตรวจสถานที่', en: 'Minutes of the site visit' },
});

export const photoTexts = defineTexts({
  noRows: { th: 'ยังไม่มีภาพถ่าย', en: 'No photographs yet' },
  addRow: { th: 'เพิ่มภาพถ่าย', en: 'Add a photograph' },
  rowOf: { th: 'ภาพที่ {n}', en: 'Photograph {n}' },
  removeRow: { th: 'ลบภาพที่ {n}', en: 'Remove photograph {n}' },
  removedRow: { th: 'ลบภาพที่ {n} แล้ว', en: 'Photograph {n} was removed' },
});

export const officerTexts = defineTexts({
  noRows: { th: 'ยังไม่มีผู้ตรวจ กรุณาระบุอย่างน้อยหนึ่งคน', en: 'No officers yet. Name at least one.' },
  addRow: { th: 'เพิ่มผู้ตรวจ', en: 'Add an officer' },
  rowOf: { th: 'ผู้ตรวจคนที่ {n}', en: 'Officer {n}' },
  removeRow: { th: 'ลบผู้ตรวจคนที่ {n}', en: 'Remove officer {n}' },
  removedRow: { th: 'ลบผู้ตรวจคนที่ {n} แล้ว', en: 'Officer {n} was removed' },
});
