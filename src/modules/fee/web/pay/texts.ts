import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ชำระค่าธรรมเนียม', en: 'Pay a fee' },
  loadFailed: { th: 'เปิดรายการค่าธรรมเนียมไม่สำเร็จ', en: 'The fee could not be opened' },
  toPay: { th: 'ยอดที่ต้องชำระ', en: 'Amount due' },
  amount: { th: 'จำนวนเงิน', en: 'Amount' },
  due: { th: 'ชำระภายใน {date}', en: 'Due by {date}' },
  lateDay: { th: 'เกินกำหนด 1 วัน', en: '1 day late' },
  lateDays: { th: 'เกินกำหนด {n} วัน', en: '{n} days late' },
  lastDay: { th: 'วันนี้เป็นวันสุดท้าย', en: 'Due today' },
  leftDay: { th: 'เหลืออีก 1 วัน', en: '1 day left' },
  leftDays: { th: 'เหลืออีก {n} วัน', en: '{n} days left' },
  whatFor: { th: 'ชำระสำหรับ', en: 'For' },
  requestCode: { th: 'เลขที่คำขอ', en: 'Request' },
  why: { th: 'ที่มาของค่าธรรมเนียม', en: 'How it was calculated' },
  invoice: { th: 'ใบแจ้งการชำระ', en: 'Payment advice' },
  receipt: { th: 'ใบเสร็จรับเงิน', en: 'Receipt' },
  toRequest: { th: 'กลับไปที่คำขอ', en: 'Back to the request' },
  details: { th: 'รายละเอียดค่าธรรมเนียม', en: 'Fee details' },

  byQr: { th: 'ชำระด้วยคิวอาร์โค้ด', en: 'Pay by QR code' },
  qrHelp: {
    th: 'สแกนด้วยแอปธนาคารใดก็ได้ หรือแจ้งรหัสด้านล่างที่เคาน์เตอร์ธนาคาร เมื่อชำระแล้วหน้านี้จะเปลี่ยนเอง',
    en: 'Scan it with any banking app, or give the numbers below at a bank counter. This page updates automatically once the fee is paid.',
  },
  qrOf: { th: 'คิวอาร์โค้ดสำหรับชำระ {amount} บาท รหัสอ้างอิง {ref1}', en: 'QR code to pay {amount} baht, reference {ref1}' },
  noBiller: {
    th: 'ยังไม่ได้ตั้งค่ารหัสผู้รับชำระของหน่วยงาน กรุณาชำระที่ฝ่ายการเงินหรือแจ้งผู้ดูแลระบบ',
    en: 'Payment by QR code is not set up yet. Pay at the finance desk, or contact the administrator.',
  },
  biller: { th: 'รหัสผู้รับชำระ', en: 'Biller ID' },
  ref1: { th: 'รหัสอ้างอิง 1', en: 'Reference 1' },
  ref2: { th: 'รหัสอ้างอิง 2', en: 'Reference 2' },
  copy: { th: 'คัดลอก{what}', en: 'Copy {what}' },
  copied: { th: 'คัดลอก{what}แล้ว', en: '{what} copied' },
  notCopied: {
    th: 'คัดลอกไม่สำเร็จ กรุณาเลือกข้อความแล้วคัดลอกเอง',
    en: 'Could not copy. Select the text and copy it yourself.',
  },
  bankPage: { th: 'ทดลองชำระที่ธนาคารสาธิต', en: 'Try it at the demonstration bank' },

  byAccount: { th: 'หักบัญชีอัตโนมัติ', en: 'Pay by direct debit' },
  account: { th: 'บัญชี', en: 'Account' },
  noAccount: {
    th: 'ยังไม่มีบัญชีสำหรับหักค่าธรรมเนียม กรุณาเพิ่มบัญชีชำระค่าธรรมเนียมในข้อมูลผู้ประกอบการก่อน',
    en: 'There is no account to debit fees from. Add a fee account to the company’s details first.',
  },
  consentNeeded: {
    th: 'ธนาคารต้องได้รับความยินยอมหนึ่งครั้งก่อนหักบัญชีนี้',
    en: 'The bank needs your consent once before it can debit this account.',
  },
  consentWords: {
    th: 'ยินยอมให้ธนาคารหักเงินจากบัญชีนี้เพื่อชำระค่าธรรมเนียมที่สั่งจากระบบ',
    en: 'I consent to the bank debiting this account for fees ordered in this system.',
  },
  consent: { th: 'ให้ความยินยอม', en: 'Give consent' },
  consentFirst: { th: 'กรุณาทำเครื่องหมายว่ายินยอมก่อน', en: 'Tick the consent box first' },
  consented: {
    th: 'ธนาคารรับความยินยอมแล้ว สั่งหักบัญชีได้',
    en: 'The bank has received your consent. You can now debit the account.',
  },
  hasConsent: { th: 'ให้ความยินยอมแล้ว', en: 'Consent given' },
  charge: { th: 'หักบัญชี {amount} บาท', en: 'Debit {amount} baht' },
  chargeAgain: { th: 'หักบัญชีอีกครั้ง {amount} บาท', en: 'Debit {amount} baht again' },
  chargeQuestion: { th: 'หักบัญชี {amount} บาทหรือไม่', en: 'Debit {amount} baht?' },
  chargeText: {
    th: 'ธนาคารจะหักเงินจากบัญชี {no} {bank} เพื่อชำระค่าธรรมเนียม {code}',
    en: 'The bank will debit account {no}, {bank}, to pay fee {code}.',
  },
  chargeYes: { th: 'หักบัญชี', en: 'Debit' },

  overdueTitle: { th: 'เกินกำหนดชำระแล้ว', en: 'This fee is overdue' },
  overdueText: {
    th: 'ยังชำระได้ กรุณาชำระเพื่อให้คำขอดำเนินการต่อ',
    en: 'It can still be paid. Pay it, so that the request can continue.',
  },
  waitBankTitle: { th: 'ธนาคารกำลังหักบัญชี', en: 'The bank is debiting the account' },
  waitBankText: {
    th: 'ยังไม่ต้องชำระทางอื่น หน้านี้จะเปลี่ยนเองเมื่อธนาคารตอบ หรือปิดหน้านี้แล้วกลับมาดูภายหลังได้',
    en: 'Do not pay in any other way. This page updates automatically when the bank responds; you can also close it and come back later.',
  },
  debitFailedTitle: { th: 'หักบัญชีไม่สำเร็จ', en: 'The account could not be debited' },
  debitFailedReason: { th: 'ธนาคารแจ้งว่า “{reason}”', en: 'The bank says: “{reason}”' },
  debitFailedText: {
    th: 'ยังไม่มีการหักเงิน กรุณาตรวจสอบยอดเงินในบัญชีแล้วหักบัญชีอีกครั้ง หรือชำระด้วยคิวอาร์โค้ด',
    en: 'No money was taken. Check the account balance and debit it again, or pay by QR code.',
  },
  paidTitle: { th: 'ชำระแล้ว', en: 'Paid' },
  paidText: {
    th: 'ได้รับเงินแล้ว คำขอจะดำเนินการต่อ ท่านไม่ต้องดำเนินการเพิ่มเติม',
    en: 'Payment received. The request continues; you do not need to do anything else.',
  },
  paidAt: { th: 'ชำระเมื่อ', en: 'Paid' },
  paidBy: { th: 'ช่องทางชำระ', en: 'Paid by' },
  receiptCode: { th: 'เลขที่ใบเสร็จ', en: 'Receipt number' },
  noReceipt: { th: 'ใบเสร็จถูกยกเลิก กรุณาติดต่อฝ่ายการเงิน', en: 'The receipt was cancelled. Contact the finance desk.' },
  cancelledTitle: { th: 'ค่าธรรมเนียมนี้ยกเลิกแล้ว', en: 'This fee is cancelled' },
  cancelledText: {
    th: 'ไม่ต้องชำระ กรุณาอย่าใช้ใบแจ้งการชำระที่พิมพ์ไว้ก่อนหน้านี้',
    en: 'It does not have to be paid. Do not use a payment advice that was printed earlier.',
  },
  waivedTitle: { th: 'ได้รับยกเว้นค่าธรรมเนียม', en: 'This fee is waived' },
  waivedText: {
    th: 'ไม่ต้องชำระ คำขอจะดำเนินการต่อ ท่านไม่ต้องดำเนินการเพิ่มเติม',
    en: 'Nothing has to be paid. The request continues; you do not need to do anything else.',
  },
});
