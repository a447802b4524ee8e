import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  fee: { th: 'ค่าธรรมเนียม', en: 'Fee' },
  feeOf: { th: 'ค่าธรรมเนียม {code}', en: 'Fee {code}' },
  amount: { th: 'จำนวนเงิน', en: 'Amount' },
  baht: { th: 'บาท', en: 'baht' },
  due: { th: 'ชำระภายใน', en: 'Due' },
  paidAt: { th: 'ชำระเมื่อ', en: 'Paid' },
  receiptCode: { th: 'เลขที่ใบเสร็จ', en: 'Receipt number' },
  bankReason: { th: 'ธนาคารแจ้งว่า', en: 'The bank says' },
  payer: { th: 'ผู้ชำระ', en: 'Payer' },
  request: { th: 'คำขอ', en: 'Request' },
  pay: { th: 'ชำระค่าธรรมเนียม', en: 'Pay the fee' },
  invoice: { th: 'ใบแจ้งการชำระ', en: 'Payment advice' },
  receipt: { th: 'ใบเสร็จรับเงิน', en: 'Receipt' },
  details: { th: 'รายละเอียด', en: 'Details' },
  filled: {
    th: 'กรอกจำนวนเงินและเวลาที่รับให้แล้ว กรุณาตรวจสอบ',
    en: 'The amount and the time of receipt are filled in. Check them.',
  },
  notDue: {
    th: 'ค่าธรรมเนียมนี้ไม่อยู่ในสถานะที่รับชำระได้ กรุณาเลือกรายการอื่น',
    en: 'This fee cannot be paid now. Choose another.',
  },
  loadFailed: { th: 'โหลดข้อมูลค่าธรรมเนียมไม่สำเร็จ', en: 'The fee could not be loaded' },
});
