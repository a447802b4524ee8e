import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  feeSheet: { th: 'รายงานค่าธรรมเนียม (Excel)', en: 'Fee report (Excel)' },
  paymentSheet: { th: 'สรุปการรับชำระ (Excel)', en: 'Payment summary (Excel)' },
  pay: { th: 'ชำระค่าธรรมเนียม', en: 'Pay the fee' },
  confirm: { th: 'ยืนยันรับชำระ', en: 'Confirm' },
  confirmQuestion: { th: 'ยืนยันรับชำระ {n} รายการหรือไม่', en: 'Confirm {n} payments?' },
  confirmOne: { th: 'ยืนยันรับชำระรายการนี้หรือไม่', en: 'Confirm this payment?' },
  confirmText: {
    th: 'รวม {amount} บาท ระบบจะออกใบเสร็จและคำขอจะดำเนินการต่อ เมื่อยืนยันแล้วย้อนกลับไม่ได้',
    en: 'Total {amount} baht. Receipts will be issued and the requests will continue. This cannot be undone.',
  },
  confirmed: { th: 'ยืนยันรับชำระแล้ว {n} รายการ', en: '{n} payments confirmed' },
  return: { th: 'ส่งกลับแก้ไข', en: 'Return' },
  record: { th: 'บันทึกรับชำระ', en: 'Record the payment' },
});
