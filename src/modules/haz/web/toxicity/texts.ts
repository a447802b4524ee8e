import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  class: { th: 'ชั้นความเป็นพิษเฉียบพลัน', en: 'Acute toxicity class' },
  byTests: {
    th: 'จากผลทดสอบของผลิตภัณฑ์ ค่าต่ำสุดของแต่ละทาง',
    en: 'From the product’s tests: the lowest value of each route',
  },
  nothingYet: {
    th: 'กรอกผลทดสอบอย่างน้อยหนึ่งทาง หรือระบุสารสำคัญที่ทราบค่า LD50 แล้วชั้นความเป็นพิษจะแสดงที่นี่',
    en: 'Enter a test for at least one route, or substances with a known LD50, to see the class here',
  },
  nothing: { th: 'ไม่มีผลทดสอบความเป็นพิษ', en: 'No toxicity tests entered' },
  estimate: { th: 'ค่าประมาณ ไม่ใช่ผลทดสอบ', en: 'An estimate, not a test' },
  estimateWhy: {
    th: 'ยังไม่มีผลทดสอบของผลิตภัณฑ์ จึงประมาณจาก LD50 ของสารสำคัญ ค่านี้ไม่ถูกบันทึกและไม่ใช้แทนผลทดสอบ',
    en: 'There is no test of the product yet, so this is estimated from the LD50 of its substances. It is not saved and does not replace a test.',
  },
  asWeight: {
    th: 'ปริมาณต่อปริมาตรคิดเหมือนต่อน้ำหนัก (ความหนาแน่น 1)',
    en: 'Contents by volume are treated as by weight (density 1)',
  },
  withoutDose: {
    th: 'ไม่ทราบ LD50 ของ {names} จึงไม่ได้นำมาคิด',
    en: 'The LD50 of {names} is not known, so it is not included',
  },
  inhaled: {
    th: 'ผลทดสอบทางหายใจเก็บไว้เป็นข้อมูล ไม่ใช้จัดชั้นในตารางนี้',
    en: 'Inhalation tests are recorded, but not classified by these tables',
  },
  loadFailed: { th: 'โหลดเกณฑ์ความเป็นพิษไม่สำเร็จ', en: 'The toxicity tables could not be loaded' },
  retry: { th: 'ลองอีกครั้ง', en: 'Try again' },

  aquatic: { th: 'ความเป็นอันตรายต่อสิ่งมีชีวิตในน้ำ', en: 'Hazard to aquatic life' },
  aquaticYet: {
    th: 'กรอกผลทดสอบกับปลา ครัสเตเชียน หรือสาหร่าย แล้วประเภทจะแสดงที่นี่',
    en: 'Enter tests on fish, crustaceans or algae to see the category here',
  },
  aquaticNothing: { th: 'ไม่มีผลทดสอบกับสิ่งมีชีวิตในน้ำ', en: 'No aquatic tests entered' },
  acute: { th: 'เฉียบพลัน', en: 'Acute' },
  chronic: { th: 'ระยะยาว', en: 'Long term' },
  category: { th: 'ประเภท {n}', en: 'Category {n}' },
  notClassified: { th: 'ไม่จัดประเภท', en: 'Not classified' },
  byRow: { th: 'จากผลทดสอบแถวที่ {n}', en: 'By the test in row {n}' },
  alsoCalled: { th: 'ระดับความเป็นพิษ: {words}', en: 'Toxicity level: {words}' },
  unused: {
    th: 'แถวที่ {rows} ไม่ใช้จัดประเภท: ใช้เฉพาะปลา LC50 96 ชม. ครัสเตเชียน EC50 48 ชม. สาหร่าย ErC50 72–96 ชม. และ NOEC ของกลุ่มเหล่านี้',
    en: 'Row {rows} is not used for classification: only fish LC50 96 h, crustaceans EC50 48 h, algae ErC50 72–96 h, and NOEC of these',
  },
});
