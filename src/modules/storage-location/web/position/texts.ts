/** Texts of the position of a place. */
import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  latitude: { th: 'ละติจูด', en: 'Latitude' },
  longitude: { th: 'ลองจิจูด', en: 'Longitude' },
  help: {
    th: 'องศาทศนิยม เช่น ละติจูด 13.75700 ลองจิจูด 100.50200',
    en: 'In decimal degrees, for example latitude 13.75700 and longitude 100.50200',
  },
  none: { th: 'ยังไม่ได้ระบุตำแหน่ง', en: 'No position yet' },
});
