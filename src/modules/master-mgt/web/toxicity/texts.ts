import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  view: { th: 'มุมมอง', en: 'View' },
  asTables: { th: 'ตารางเกณฑ์', en: 'Tables' },
  asList: { th: 'รายการ', en: 'List' },
  class: { th: 'ชั้น', en: 'Class' },
  meaning: { th: 'ความหมาย', en: 'Meaning' },
  inMgPerKg: { th: 'มก./กก. น้ำหนักตัว', en: 'mg/kg body weight' },
  noRows: { th: 'ยังไม่มีแถวของระบบนี้', en: 'There are no rows of this scheme yet' },
  gap: {
    th: '{column}: ไม่มีชั้นสำหรับ {range} มก./กก. กรุณาเพิ่มแถวหรือขยายช่วง',
    en: '{column}: no class for {range} mg/kg. Add a row or widen a range.',
  },
  gaps: { th: 'ตารางมีช่องว่าง', en: 'The table has gaps' },
  signal: { th: 'คำสัญญาณ', en: 'Signal word' },
  band: { th: 'แถบสี', en: 'Colour band' },
  loadFailed: { th: 'โหลดเกณฑ์ไม่สำเร็จ', en: 'The tables could not be loaded' },

  calculator: { th: 'คำนวณชั้นความเป็นพิษ', en: 'Toxicity class calculator' },
  state: { th: 'สถานะทางกายภาพ', en: 'Physical state' },
  known: { th: 'ค่าที่ทราบ', en: 'Known values' },
  ofProduct: { th: 'LD50 ของผลิตภัณฑ์', en: 'LD50 of the product' },
  ofIngredients: { th: 'LD50 ของสารสำคัญ', en: 'LD50 of its ingredients' },
  ingredient: { th: 'สารที่ {n}', en: 'Ingredient {n}' },
  addIngredient: { th: 'เพิ่มสาร', en: 'Add an ingredient' },
  removeIngredient: { th: 'ลบสารที่ {n}', en: 'Remove ingredient {n}' },
  nothingYet: {
    th: 'กรอกค่า LD50 อย่างน้อยหนึ่งทาง แล้วผลจะแสดงที่นี่',
    en: 'Enter at least one LD50 to see the class here',
  },
  percentNeeded: {
    th: 'กรอกร้อยละของสารที่ {n} ให้มากกว่า 0',
    en: 'Enter the percentage of ingredient {n}; it must be more than 0.',
  },
  percentTooMuch: {
    th: 'ร้อยละของสารรวมกันเกิน 100 กรุณาตรวจสอบ',
    en: 'The percentages add up to more than 100. Check them.',
  },
  dosePositive: { th: 'ค่า LD50 ต้องมากกว่า 0', en: 'An LD50 must be more than 0.' },
  estimated: {
    th: 'LD50 {route}ของผลิตภัณฑ์ = 100 ÷ ({terms}) = {dose} มก./กก.',
    en: 'Product LD50, {route}: 100 ÷ ({terms}) = {dose} mg/kg',
  },
  notClassified: { th: 'ไม่จัดอยู่ในชั้นใด', en: 'Not classified' },
  because: {
    th: '{route} {dose} มก./กก. อยู่ในช่วง {range} ชั้น {class}',
    en: '{route}, {dose} mg/kg, is within {range}: class {class}',
  },
  beyond: {
    th: '{route} {dose} มก./กก. ไม่อยู่ในช่วงใดของตาราง',
    en: '{route}, {dose} mg/kg, is in no range of the table',
  },
  worst: { th: 'ใช้ชั้นที่เป็นพิษที่สุดของทุกทาง', en: 'The most toxic class of all routes applies' },
  estimateOnly: {
    th: 'เป็นค่าประมาณจากสูตร ให้ใช้ผลทดสอบของผลิตภัณฑ์หากมี',
    en: 'An estimate by formula: use test results of the product if there are any',
  },
});
