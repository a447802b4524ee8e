import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  invoice: { th: 'ใบแจ้งการชำระ', en: 'Payment advice' },
  receipt: { th: 'ใบเสร็จรับเงิน', en: 'Receipt' },
  download: { th: 'ดาวน์โหลด', en: 'Download' },
});
