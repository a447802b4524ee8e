import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  invite: { th: 'เชิญพนักงาน', en: 'Invite employee' },
  invitations: { th: 'คำเชิญพนักงาน', en: 'Employee invitations' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  withdraw: { th: 'ถอนคำเชิญ', en: 'Withdraw' },
  withdrawTitle: { th: 'ถอนคำเชิญถึง “{name}” หรือไม่', en: 'Withdraw the invitation to “{name}”?' },
  withdrawText: {
    th: 'ผู้รับคำเชิญจะตอบรับไม่ได้อีก หากต้องการอีกครั้ง ท่านส่งคำเชิญใหม่ได้',
    en: 'It can no longer be accepted. You can send a new one at any time.',
  },
  withdrawn: { th: 'ถอนคำเชิญแล้ว', en: 'Withdrawn' },

  // The page of the link in the mail.
  title: { th: 'คำเชิญจากกิจการ', en: 'Invitation from a company' },
  looking: { th: 'กำลังเปิดคำเชิญ', en: 'Opening the invitation' },
  invitesYou: {
    th: '{company} เชิญ {name} เข้าร่วมเป็นพนักงานในระบบ',
    en: '{company} invites {name} to join as an employee in this system.',
  },
  offer: { th: 'รายละเอียดคำเชิญ', en: 'Invitation details' },
  company: { th: 'กิจการ', en: 'Company' },
  position: { th: 'ตำแหน่ง', en: 'Position' },
  roles: { th: 'สิทธิที่จะได้รับ', en: 'Roles' },
  days: { th: 'ระยะเวลา', en: 'Period' },
  openUntil: { th: 'ตอบได้ถึง', en: 'Reply by' },
  haveAccount: { th: 'หากท่านมีบัญชีอยู่แล้ว', en: 'If you have an account' },
  signInToAnswer: { th: 'เข้าสู่ระบบเพื่อตอบคำเชิญ', en: 'Sign in to reply' },
  noAccount: { th: 'หากท่านยังไม่มีบัญชี', en: 'If you do not have an account' },
  noAccountText: {
    th: 'กรุณาตั้งชื่อผู้ใช้ ระบบจะเปิดบัญชีและส่งรหัสผ่านชั่วคราวไปยังอีเมลที่ได้รับคำเชิญนี้',
    en: 'Choose a username. An account will be opened, and a temporary password sent to the address that received this invitation.',
  },
  username: { th: 'ชื่อผู้ใช้', en: 'Username' },
  usernameMissing: { th: 'กรุณากรอกชื่อผู้ใช้', en: 'Enter a username' },
  accept: { th: 'ตอบรับและเปิดบัญชี', en: 'Accept and open an account' },
  decline: { th: 'ไม่รับคำเชิญ', en: 'Decline' },
  accepted: { th: 'ตอบรับคำเชิญแล้ว', en: 'Invitation accepted' },
  acceptedText: {
    th: 'ระบบส่งรหัสผ่านชั่วคราวไปยังอีเมลของท่านแล้ว กรุณาเข้าสู่ระบบแล้วตั้งรหัสผ่านใหม่',
    en: 'A temporary password has been sent to your e-mail. Sign in with it and set a new password.',
  },
  declined: { th: 'ปฏิเสธคำเชิญแล้ว', en: 'Invitation declined' },
  declinedText: {
    th: 'ไม่มีการเปิดบัญชี และกิจการจะได้รับแจ้งว่าท่านไม่รับคำเชิญ',
    en: 'No account was opened. The company will be notified that you declined.',
  },
  toLogin: { th: 'ไปหน้าเข้าสู่ระบบ', en: 'Go to sign-in' },
});
