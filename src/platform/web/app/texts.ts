import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  noResponse: {
    th: 'ติดต่อระบบไม่ได้ ยังไม่ทราบว่าดำเนินการแล้วหรือไม่ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
    en: 'The system did not answer, so it is not known whether this was done. Check your connection and try again.',
  },
});
