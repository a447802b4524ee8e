/** What is said of invitations, to the company and to who was invited. */
import type { MessageCatalogue } from '#language/message.ts';

export const invitationMessages = {
  invitationWaits: {
    th: 'มีคำเชิญสำหรับเลขประจำตัวนี้ที่รอตอบรับอยู่แล้ว หากต้องการแก้ไข กรุณาถอนคำเชิญเดิมก่อน',
    en: 'An invitation for this number already waits for an answer. To change it, please withdraw it first.',
  },
  tooManyInvitationsOpen: {
    th: 'กิจการมีคำเชิญที่รอตอบรับครบ {most} รายการแล้ว กรุณารอคำตอบ หรือถอนคำเชิญที่ไม่ใช้',
    en: 'The company has {most} invitations that wait for an answer. Please wait for some, or withdraw those you do not need.',
  },
  tooManyInvitationsToday: {
    th: 'ภายใน 24 ชั่วโมงที่ผ่านมา กิจการส่งคำเชิญครบ {most} รายการแล้ว กรุณาส่งต่อภายหลัง',
    en: 'The company has sent {most} invitations within 24 hours. Please send the others later.',
  },
  invitationClosed: {
    th: 'คำเชิญนี้สิ้นสุดแล้ว หากยังต้องการ กรุณาขอให้กิจการส่งคำเชิญใหม่',
    en: 'This invitation is no longer open. If you still want it, please ask the company for a new one.',
  },
  invitationChanged: {
    th: 'ข้อมูลของคำเชิญนี้เปลี่ยนไปจากที่ท่านเห็น กรุณาโหลดหน้านี้ใหม่แล้วตรวจสอบก่อนตอบ',
    en: 'This invitation is not as you saw it. Please load the page again and check it before you answer.',
  },
  invitationNoLongerFits: {
    th: 'รับคำเชิญนี้ไม่ได้แล้ว เพราะเงื่อนไขของกิจการเปลี่ยนไป กรุณาขอให้กิจการส่งคำเชิญใหม่',
    en: 'This invitation can no longer be accepted, because something changed at the company. Please ask it for a new one.',
  },
  invitedHasAccount: {
    th: 'เลขประจำตัวนี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบด้วยบัญชีนั้น แล้วตอบคำเชิญที่หน้า “คำเชิญ”',
    en: 'There is an account with this number already. Please sign in with it and answer on the page “Invitations”.',
  },
  powerWaits: {
    th: 'ผู้รับมอบอำนาจยังไม่ตอบรับ หากต้องการแก้ไข กรุณาเพิกถอนรายการนี้ แล้วส่งใหม่',
    en: 'The agent has not answered yet. To change it, please revoke this one and send another.',
  },
  powerNotAccepted: {
    th: 'การมอบอำนาจนี้ไม่ได้รับการตอบรับ กรุณามอบอำนาจใหม่',
    en: 'This power was not accepted. Please give a new one.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    invitation: typeof invitationMessages;
  }
}
