/** Messages about charging, paying and receipts. */
import type { MessageCatalogue } from '#language/message.ts';

export const paymentMessages = {
  feeNotDue: {
    th: 'ค่าธรรมเนียมนี้ชำระแล้ว ยกเลิกแล้ว หรือไม่ต้องชำระ กรุณาเลือกรายการอื่น',
    en: 'This fee is already paid, cancelled, or does not have to be paid. Choose another.',
  },
  feeAmountDiffers: {
    th: 'จำนวนเงินต้องเท่ากับที่ต้องชำระ {due} บาท กรุณาตรวจสอบ',
    en: 'The amount must equal the {due} baht due. Check it.',
  },
  noticeTaken: {
    th: 'รายการจากธนาคารนี้จับคู่แล้ว กรุณาเลือกรายการอื่น',
    en: 'This bank notice is already matched. Choose another.',
  },
  noticeTooLittle: {
    th: 'รายการจากธนาคารนี้มีเงิน {paid} บาท น้อยกว่าที่บันทึก กรุณาตรวจสอบ',
    en: 'This bank notice is for {paid} baht, less than the amount recorded. Check it.',
  },
  noticeOfOtherBiller: {
    th: 'เงินของรายการนี้ไม่ได้เข้าบัญชีของหน่วยงาน จึงใช้ชำระไม่ได้ กรุณาส่งกลับและเลือกรายการอื่น',
    en: 'This money was paid to another biller, so it cannot be used here. Return the payment and choose another notice.',
  },
  receivedLater: {
    th: 'ยังไม่ถึงวันที่รับเงินนี้ กรุณาระบุวันที่รับเงินจริง',
    en: 'This date is in the future. Enter the date on which the money was received.',
  },
  noticeNotBelieved: {
    th: 'ลายเซ็นของรายการไม่ถูกต้อง จึงไม่รับรายการนี้',
    en: 'The signature of the notice is not valid, so the notice is not accepted.',
  },
  noticeStale: {
    th: 'เวลาของรายการห่างจากเวลาปัจจุบันเกินกำหนด กรุณาส่งใหม่พร้อมลายเซ็นใหม่',
    en: 'The notice was signed too long ago, or ahead of time. Sign and send it again.',
  },
  noticeMalformed: { th: 'รูปแบบรายการไม่เป็นไปตามที่ตกลงกัน', en: 'The notice is not in the agreed format.' },
  noticeDiffers: {
    th: 'เคยแจ้งรายการเลขที่นี้แล้วด้วยข้อมูลอื่น จึงไม่รับรายการนี้',
    en: 'This transaction was notified before with different data, so the notice is not accepted.',
  },
  debitByBankAlone: {
    th: 'การหักบัญชีอัตโนมัติบันทึกจากผลของธนาคารเท่านั้น กรุณาเลือกช่องทางอื่น',
    en: 'Direct debits are recorded only from the bank’s response. Choose another channel.',
  },
  feeAccountMissing: {
    th: 'ไม่พบบัญชีสำหรับหักค่าธรรมเนียมอัตโนมัติ กรุณาเพิ่มบัญชีในข้อมูลผู้ประกอบการ หรือชำระด้วยคิวอาร์โค้ด',
    en: 'There is no account to debit fees from. Add one to the company’s details, or pay by QR code.',
  },
  feeConsentMissing: {
    th: 'ธนาคารยังไม่ได้รับความยินยอมให้หักบัญชีนี้ กรุณาให้ความยินยอมก่อน',
    en: 'The bank does not have consent to debit this account. Give consent first.',
  },
  feeWithBank: {
    th: 'ธนาคารกำลังหักบัญชีสำหรับค่าธรรมเนียมนี้ กรุณารอผลก่อน',
    en: 'The bank is debiting this fee. Wait for the result.',
  },
  feeWithCashier: {
    th: 'มีการบันทึกรับเงินค่าธรรมเนียมนี้แล้วและรอการยืนยัน กรุณาให้เจ้าหน้าที่การเงินยืนยันหรือส่งกลับรายการก่อน',
    en: 'Money for this fee has been received and is waiting for confirmation. Ask finance to confirm or return it first.',
  },
  feeWaitsForConfirmation: {
    th: 'บันทึกรับชำระค่าธรรมเนียมนี้แล้วเมื่อ {on} ({channel}) รอการยืนยัน กรุณาให้เจ้าหน้าที่การเงินส่งกลับรายการนั้นก่อน',
    en: 'A payment of this fee was recorded on {on} ({channel}) and is waiting for confirmation. Ask finance to return it first.',
  },
  feeTermsChanged: {
    th: 'ข้อมูลที่ใช้คำนวณค่าธรรมเนียมถูกแก้ไขหลังแจ้งค่าธรรมเนียม กรุณาส่งกลับเจ้าหน้าที่เพื่อคำนวณค่าธรรมเนียมใหม่',
    en: 'The details used to calculate the fee were changed after it was charged. Return the request to the officer, so that the fee is calculated again.',
  },
  feePaidStays: { th: 'ชำระค่าธรรมเนียมแล้ว จึงย้อนสถานะไม่ได้', en: 'The fee has been paid, so the step cannot be undone.' },
  paymentNotYours: {
    th: 'ผู้ยืนยันต้องไม่ใช่ผู้บันทึกการรับเงิน กรุณาให้เจ้าหน้าที่คนอื่นยืนยัน',
    en: 'You recorded this payment, so you cannot confirm it. Ask someone else to confirm it.',
  },
  paymentDecided: { th: 'การรับชำระนี้ยืนยันหรือส่งกลับไปแล้ว', en: 'This payment has already been confirmed or returned.' },
  feeAccountOfHolder: {
    th: 'เฉพาะผู้ประกอบการและพนักงานของกิจการเท่านั้นที่สั่งหักบัญชีได้',
    en: 'Only the operator and its employees can order a debit.',
  },
  taxNumberMissing: {
    th: 'ไม่พบเลขประจำตัวผู้เสียภาษีของผู้ประกอบการ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'The operator’s tax number was not found. Contact the administrator.',
  },
  receiptCancelled: { th: 'ใบเสร็จนี้ยกเลิกไปแล้ว', en: 'This receipt is already cancelled.' },
  receiptNotToReplace: {
    th: 'ใบเสร็จนี้ยังไม่ยกเลิก หรือออกใบใหม่แทนแล้ว กรุณาเปิดหน้านี้ใหม่เพื่อดูสถานะล่าสุด',
    en: 'This receipt is not cancelled, or a replacement has already been issued. Reload the page to see its current status.',
  },
  receiptNotThere: { th: 'ยังไม่มีใบเสร็จของค่าธรรมเนียมนี้', en: 'There is no receipt for this fee yet.' },
  billerMissing: {
    th: 'ยังไม่ได้ตั้งค่ารหัสผู้รับชำระของหน่วยงาน กรุณาแจ้งผู้ดูแลระบบ',
    en: 'The department’s biller number is not set. Contact the administrator.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    payment: typeof paymentMessages;
  }
}
