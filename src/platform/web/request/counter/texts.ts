/** Texts of the page on which officers file for operators. */
import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ยื่นคำขอแทนผู้ประกอบการ: {what}', en: '{what} for an operator' },
  text: {
    th: 'ฉบับร่างจะเห็นเฉพาะเจ้าหน้าที่ของหน่วยงานท่าน เมื่อยื่นแล้วผู้ประกอบการจะได้รับแจ้งและเห็นคำขอ และเจ้าหน้าที่คนอื่นต้องเป็นผู้รับและพิจารณา',
    en: 'Only officers of your department can see the draft. Once it is submitted, the operator is notified and can see it, and another officer must receive and decide it.',
  },
});
