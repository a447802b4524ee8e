/** What is said about charging, paying and receipts. */
import type { MessageCatalogue } from '#language/message.ts';

export const paymentMessages = {
  feeNotDue: {
    th: 'ค่าธรรมเนียมนี้ชำระแล้ว ยกเลิกแล้ว หรือไม่ต้องชำระ กรุณาเลือกรายการอื่น',
    en: 'This fee is paid, cancelled or not to be paid. Please choose another.',
  },
  feeAmountDiffers: {
    th: 'จำนวนเงินต้องเท่ากับที่ต้องชำระ {due} บาท กรุณาตรวจสอบ',
    en: 'The amount must be the {due} baht that are due. Please check it.',
  },
  noticeTaken: {
    th: 'รายการจากธนาคารนี้จับคู่แล้ว กรุณาเลือกรายการอื่น',
    en: 'This bank notice is settled already. Please choose another.',
  },
  noticeTooLittle: {
    th: 'รายการจากธนาคารนี้มีเงิน {paid} บาท น้อยกว่าที่บันทึก กรุณาตรวจสอบ',
    en: 'This bank notice brought {paid} baht, less than what is recorded. Please check it.',
  },
  noticeOfOtherBiller: {
    th: 'เงินของรายการนี้ไม่ได้เข้าบัญชีของหน่วยงาน จึงใช้ชำระไม่ได้ กรุณาส่งกลับและเลือกรายการอื่น',
    en: 'This money was paid to another biller, so it settles nothing here. Please return the payment and choose another notice.',
  },
  receivedLater: {
    th: 'ยังไม่ถึงวันที่รับเงินนี้ กรุณาระบุวันที่รับเงินจริง',
    en: 'This day has not come yet. Please enter the day on which the money was received.',
  },
  noticeNotBelieved: {
    th: 'ลายเซ็นของรายการไม่ถูกต้อง จึงไม่รับรายการนี้',
    en: 'The signature of the notice is not right, so it is not taken.',
  },
  noticeStale: {
    th: 'เวลาของรายการห่างจากเวลาปัจจุบันเกินกำหนด กรุณาส่งใหม่พร้อมลายเซ็นใหม่',
    en: 'The notice was signed too long ago, or ahead of time. Please sign and send it again.',
  },
  noticeMalformed: { th: 'รูปแบบรายการไม่เป็นไปตามที่ตกลงกัน', en: 'The notice is not in the form that was agreed.' },
  noticeDiffers: {
    th: 'เคยแจ้งรายการเลขที่นี้แล้วด้วยข้อมูลอื่น จึงไม่รับรายการนี้',
    en: 'This transaction was told before with other contents, so it is not taken.',
  },
  debitByBankAlone: {
    th: 'การหักบัญชีอัตโนมัติบันทึกจากผลของธนาคารเท่านั้น กรุณาเลือกช่องทางอื่น',
    en: 'Account debits are recorded by the bank alone. Please choose another channel.',
  },
  feeAccountMissing: {
    th: 'ไม่พบบัญชีสำหรับหักค่าธรรมเนียมอัตโนมัติ กรุณาเพิ่มบัญชีในข้อมูลผู้ประกอบการ หรือชำระด้วยคิวอาร์โค้ด',
    en: 'There is no account to debit fees from. Please add one to the company, or pay by QR.',
  },
  feeConsentMissing: {
    th: 'ธนาคารยังไม่ได้รับความยินยอมให้หักบัญชีนี้ กรุณาให้ความยินยอมก่อน',
    en: 'The bank has no consent to debit this account. Please give it first.',
  },
  feeWithBank: {
    th: 'ธนาคารกำลังหักบัญชีสำหรับค่าธรรมเนียมนี้ กรุณารอผลก่อน',
    en: 'The bank is debiting this fee. Please wait for its answer.',
  },
  feeWithCashier: {
    th: 'มีการบันทึกรับเงินค่าธรรมเนียมนี้แล้วและรอการยืนยัน กรุณาให้เจ้าหน้าที่การเงินยืนยันหรือส่งกลับรายการก่อน',
    en: 'Money for this fee was taken in and waits to be confirmed. Please ask finance to confirm or return it first.',
  },
  feeWaitsForConfirmation: {
    th: 'บันทึกรับชำระค่าธรรมเนียมนี้แล้วเมื่อ {on} ({channel}) รอการยืนยัน กรุณาให้เจ้าหน้าที่การเงินส่งกลับรายการนั้นก่อน',
    en: 'A payment of this fee was written down on {on} ({channel}) and waits. Please ask the cashier to return it first.',
  },
  feeTermsChanged: {
    th: 'ข้อมูลที่ใช้คิดค่าธรรมเนียมถูกแก้ไขหลังแจ้งค่าธรรมเนียม กรุณาส่งกลับเจ้าหน้าที่เพื่อคิดค่าธรรมเนียมใหม่',
    en: 'What the fee is worked out from was changed after it was charged. Please return the request to the officer, so that the fee is worked out anew.',
  },
  feePaidStays: { th: 'ชำระค่าธรรมเนียมแล้ว จึงย้อนสถานะไม่ได้', en: 'The fee is paid, so the step cannot be taken back.' },
  paymentNotYours: {
    th: 'ผู้ยืนยันต้องไม่ใช่ผู้บันทึกการรับเงิน กรุณาให้เจ้าหน้าที่คนอื่นยืนยัน',
    en: 'Who confirms must not be who recorded the payment. Please let somebody else confirm it.',
  },
  paymentDecided: { th: 'การรับชำระนี้ยืนยันหรือส่งกลับไปแล้ว', en: 'This payment is confirmed or returned already.' },
  feeAccountOfHolder: {
    th: 'เฉพาะผู้ประกอบการและพนักงานของกิจการเท่านั้นที่สั่งหักบัญชีได้',
    en: 'Only the operator and its own people may have an account debited.',
  },
  taxNumberMissing: {
    th: 'ไม่พบเลขประจำตัวผู้เสียภาษีของผู้ประกอบการ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'The tax number of the operator is not known. Please tell the administrator.',
  },
  receiptCancelled: { th: 'ใบเสร็จนี้ยกเลิกไปแล้ว', en: 'This receipt is cancelled already.' },
  receiptNotToReplace: {
    th: 'ใบเสร็จนี้ยังไม่ยกเลิก หรือออกใบใหม่แทนแล้ว กรุณาเปิดหน้านี้ใหม่เพื่อดูสถานะล่าสุด',
    en: 'This receipt is not cancelled, or another was issued for it already. Please open the page again to see how it stands.',
  },
  receiptNotThere: { th: 'ยังไม่มีใบเสร็จของค่าธรรมเนียมนี้', en: 'There is no receipt for this fee yet.' },
  billerMissing: {
    th: 'ยังไม่ได้ตั้งค่ารหัสผู้รับชำระของหน่วยงาน กรุณาแจ้งผู้ดูแลระบบ',
    en: 'The biller number of the department is not set. Please tell the administrator.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    payment: typeof paymentMessages;
  }
}
