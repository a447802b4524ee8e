import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  feeSheet: { th: 'รายงานค่าธรรมเนียม (Excel)', en: 'Report of fees (Excel)' },
  paymentSheet: { th: 'สรุปการรับชำระ (Excel)', en: 'Summary of payments (Excel)' },
  pay: { th: 'ชำระค่าธรรมเนียม', en: 'Pay the fee' },
  confirm: { th: 'ยืนยันรับชำระ', en: 'Confirm' },
  confirmQuestion: { th: 'ยืนยันรับชำระ {n} รายการ?', en: 'Confirm {n} payments?' },
  confirmOne: { th: 'ยืนยันรับชำระรายการนี้?', en: 'Confirm this payment?' },
  confirmText: {
    th: 'รวม {amount} บาท ระบบจะออกใบเสร็จและให้คำขอดำเนินต่อ ย้อนกลับไม่ได้',
    en: '{amount} baht in all. Receipts are issued and the requests go on; this cannot be taken back.',
  },
  confirmed: { th: 'ยืนยันรับชำระแล้ว {n} รายการ', en: '{n} payments are confirmed' },
  return: { th: 'ส่งกลับแก้ไข', en: 'Return' },
  record: { th: 'บันทึกรับชำระ', en: 'Record the payment' },
});
