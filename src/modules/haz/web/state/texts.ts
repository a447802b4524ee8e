import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  solid: {
    th: 'ผง เม็ด แกรนูล: ปริมาณต่อน้ำหนัก (% w/w, กรัม/กิโลกรัม, CFU/กรัม) และตารางความเป็นพิษของของแข็ง',
    en: 'Powder, tablets, granules: contents by weight (% w/w, g/kg, CFU/g), and the toxicity table for solids',
  },
  liquid: {
    th: 'สารละลาย น้ำมันเข้มข้น สารแขวนลอย: ปริมาณต่อปริมาตรได้ (% w/v, กรัม/ลิตร, CFU/มล.) และตารางความเป็นพิษของของเหลว',
    en: 'Solution, concentrate, suspension: contents by volume too (% w/v, g/L, CFU/mL), and the toxicity table for liquids',
  },
  proposed: {
    th: 'เสนอตามสูตรผสมที่เลือก เปลี่ยนได้หากไม่ตรงกับผลิตภัณฑ์',
    en: 'Proposed from the formulation. Change it if it does not match the product.',
  },
  otherwise: { th: 'ต่างจากที่สูตรผสมมักเป็น ({usual})', en: 'Unusual for this formulation (usually {usual})' },
  otherState: {
    th: 'สูตรผสมนี้มักเป็น{state} กรุณาตรวจสอบสถานะทางกายภาพ',
    en: 'This formulation is usually a {state}. Check the physical state.',
  },
  homogeneityMatters: {
    th: 'ใช้กำหนดเกณฑ์ความคลาดเคลื่อนของสารสำคัญที่ไม่เกิน 25 กรัม/กิโลกรัม หรือ กรัม/ลิตร',
    en: 'Determines the tolerance for contents up to 25 g/kg or g/L',
  },
});
