import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  reason: { th: 'เหตุผล', en: 'Reason' },
  reasonMissing: { th: 'กรุณาระบุเหตุผล', en: 'Please give a reason' },
  tooLong: { th: 'ยาวเกินไป ไม่เกิน {max} ตัวอักษร', en: 'Too long: at most {max} characters' },

  confirm: { th: 'ยืนยันรับชำระ', en: 'Confirm' },
  confirmTitle: { th: 'ยืนยันรับชำระ {amount} บาท?', en: 'Confirm {amount} baht?' },
  confirmText: {
    th: 'ระบบจะออกใบเสร็จและให้คำขอดำเนินต่อ ย้อนกลับไม่ได้',
    en: 'A receipt is issued and the request goes on; this cannot be taken back.',
  },
  confirmed: { th: 'ยืนยันแล้ว ออกใบเสร็จ {code}', en: 'Confirmed. Receipt {code} is issued' },
  return: { th: 'ส่งกลับแก้ไข', en: 'Return' },
  returnTitle: { th: 'ส่งการรับชำระกลับไปแก้ไข', en: 'Return the payment to be corrected' },
  returnText: {
    th: 'ผู้บันทึกจะเห็นเหตุผลนี้ แก้ไขแล้วส่งมายืนยันใหม่ได้',
    en: 'Who recorded it reads the reason, and can correct it to be confirmed again.',
  },
  returned: { th: 'ส่งกลับแล้ว', en: 'Returned' },
  ownPayment: { th: 'คุณเป็นผู้บันทึกรายการนี้ ต้องให้เจ้าหน้าที่คนอื่นยืนยัน', en: 'You recorded it: somebody else has to confirm it' },

  receipt: { th: 'ดูใบเสร็จ', en: 'See the receipt' },
  cancelReceipt: { th: 'ยกเลิกใบเสร็จ', en: 'Cancel the receipt' },
  cancelTitle: { th: 'ยกเลิกใบเสร็จ {code}', en: 'Cancel receipt {code}' },
  cancelText: {
    th: 'เลขที่ใบเสร็จยังคงอยู่และแสดงว่ายกเลิก ค่าธรรมเนียมยังถือว่าชำระแล้ว ย้อนกลับไม่ได้',
    en: 'Its number stays, marked as cancelled, and the fee stays paid. This cannot be taken back.',
  },
  replace: { th: 'ออกใบเสร็จใหม่แทน ด้วยชื่อผู้ชำระปัจจุบัน', en: 'Issue another for it, in the name of the payer today' },
  cancelled: { th: 'ยกเลิกใบเสร็จแล้ว', en: 'The receipt is cancelled' },
  replaced: { th: 'ยกเลิกแล้ว ออกใบเสร็จ {code} แทน', en: 'Cancelled. Receipt {code} is issued for it' },
  replaceLater: { th: 'ออกใบเสร็จแทน', en: 'Issue another' },
  replaceTitle: { th: 'ออกใบเสร็จใหม่แทน {code}?', en: 'Issue another receipt for {code}?' },
  replaceText: {
    th: 'ใบใหม่ใช้เลขที่ถัดไปของเล่ม และชื่อผู้ชำระปัจจุบัน ย้อนกลับไม่ได้',
    en: 'It has the next number of the book and the name of the payer today. This cannot be taken back.',
  },
  replacedLater: { th: 'ออกใบเสร็จ {code} แทนแล้ว', en: 'Receipt {code} is issued for it' },
  isCancelled: { th: 'ใบเสร็จนี้ยกเลิกไปแล้ว', en: 'This receipt is cancelled already' },

  record: { th: 'บันทึกรับชำระ', en: 'Record the payment' },
});
