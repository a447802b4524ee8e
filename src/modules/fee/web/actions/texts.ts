import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  reason: { th: 'เหตุผล', en: 'Reason' },
  reasonMissing: { th: 'กรุณาระบุเหตุผล', en: 'Give a reason' },
  tooLong: { th: 'ยาวเกินไป ไม่เกิน {max} ตัวอักษร', en: 'Too long: at most {max} characters' },

  confirm: { th: 'ยืนยันรับชำระ', en: 'Confirm' },
  confirmTitle: { th: 'ยืนยันรับชำระ {amount} บาทหรือไม่', en: 'Confirm the payment of {amount} baht?' },
  confirmText: {
    th: 'ระบบจะออกใบเสร็จและคำขอจะดำเนินการต่อ เมื่อยืนยันแล้วย้อนกลับไม่ได้',
    en: 'A receipt will be issued and the request will continue. This cannot be undone.',
  },
  confirmed: { th: 'ยืนยันแล้ว ออกใบเสร็จ {code}', en: 'Confirmed. Receipt {code} issued' },
  return: { th: 'ส่งกลับแก้ไข', en: 'Return' },
  returnTitle: { th: 'ส่งการรับชำระกลับไปแก้ไข', en: 'Return the payment for correction' },
  returnText: {
    th: 'ผู้บันทึกจะเห็นเหตุผลนี้ แก้ไขแล้วส่งมายืนยันใหม่ได้',
    en: 'The recorder will see this reason, and can correct the payment and send it for confirmation again.',
  },
  returned: { th: 'ส่งกลับแล้ว', en: 'Returned' },
  ownPayment: {
    th: 'ท่านเป็นผู้บันทึกรายการนี้ ต้องให้เจ้าหน้าที่คนอื่นยืนยัน',
    en: 'You recorded this payment; another officer must confirm it',
  },

  receipt: { th: 'ดูใบเสร็จ', en: 'View the receipt' },
  cancelReceipt: { th: 'ยกเลิกใบเสร็จ', en: 'Cancel the receipt' },
  cancelTitle: { th: 'ยกเลิกใบเสร็จ {code}', en: 'Cancel receipt {code}' },
  cancelText: {
    th: 'เลขที่ใบเสร็จยังคงอยู่และแสดงว่ายกเลิก ค่าธรรมเนียมยังถือว่าชำระแล้ว ย้อนกลับไม่ได้',
    en: 'Its number is kept and marked as cancelled, and the fee remains paid. This cannot be undone.',
  },
  replace: { th: 'ออกใบเสร็จใหม่แทน ด้วยชื่อผู้ชำระปัจจุบัน', en: 'Issue a replacement with the payer’s current name' },
  cancelled: { th: 'ยกเลิกใบเสร็จแล้ว', en: 'Receipt cancelled' },
  replaced: { th: 'ยกเลิกแล้ว ออกใบเสร็จ {code} แทน', en: 'Cancelled. Replaced by receipt {code}' },
  replaceLater: { th: 'ออกใบเสร็จแทน', en: 'Issue a replacement' },
  replaceTitle: { th: 'ออกใบเสร็จใหม่แทน {code} หรือไม่', en: 'Issue a replacement for receipt {code}?' },
  replaceText: {
    th: 'ใบใหม่ใช้เลขที่ถัดไปของเล่ม และชื่อผู้ชำระปัจจุบัน ย้อนกลับไม่ได้',
    en: 'The replacement takes the next number of the book and the payer’s current name. This cannot be undone.',
  },
  replacedLater: { th: 'ออกใบเสร็จ {code} แทนแล้ว', en: 'Replacement receipt {code} issued' },
  isCancelled: { th: 'ใบเสร็จนี้ยกเลิกไปแล้ว', en: 'This receipt is already cancelled' },

  record: { th: 'บันทึกรับชำระ', en: 'Record the payment' },
});
