/** Messages about invitations, to the company and to the invited person. */
import type { MessageCatalogue } from '#language/message.ts';

export const invitationMessages = {
  invitationWaits: {
    th: 'มีคำเชิญสำหรับเลขประจำตัวนี้ที่รอตอบรับอยู่แล้ว หากต้องการแก้ไข กรุณาถอนคำเชิญเดิมก่อน',
    en: 'An invitation for this number is already waiting for a reply. To change it, withdraw it first.',
  },
  tooManyInvitationsOpen: {
    th: 'กิจการมีคำเชิญที่รอตอบรับครบ {most} รายการแล้ว กรุณารอคำตอบ หรือถอนคำเชิญที่ไม่ใช้',
    en: 'The company has {most} invitations waiting for a reply. Wait for replies, or withdraw those you do not need.',
  },
  tooManyInvitationsToday: {
    th: 'ภายใน 24 ชั่วโมงที่ผ่านมา กิจการส่งคำเชิญครบ {most} รายการแล้ว กรุณาส่งต่อภายหลัง',
    en: 'The company has sent {most} invitations in the last 24 hours. Send the others later.',
  },
  invitationClosed: {
    th: 'คำเชิญนี้สิ้นสุดแล้ว หากยังต้องการ กรุณาขอให้กิจการส่งคำเชิญใหม่',
    en: 'This invitation has ended. If you still need it, ask the company for a new one.',
  },
  invitationChanged: {
    th: 'ข้อมูลของคำเชิญนี้เปลี่ยนไปจากที่ท่านเห็น กรุณาโหลดหน้านี้ใหม่แล้วตรวจสอบก่อนตอบ',
    en: 'This invitation has changed since you opened it. Reload the page and check it before you reply.',
  },
  invitationNoLongerFits: {
    th: 'รับคำเชิญนี้ไม่ได้แล้ว เพราะเงื่อนไขของกิจการเปลี่ยนไป กรุณาขอให้กิจการส่งคำเชิญใหม่',
    en: 'This invitation can no longer be accepted, because something changed at the company. Ask the company for a new one.',
  },
  invitedHasAccount: {
    th: 'เลขประจำตัวนี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบด้วยบัญชีนั้น แล้วตอบคำเชิญที่หน้า “คำเชิญ”',
    en: 'An account with this number already exists. Sign in with it and reply on the “Invitations” page.',
  },
  powerWaits: {
    th: 'ผู้รับมอบอำนาจยังไม่ตอบรับ หากต้องการแก้ไข กรุณาเพิกถอนรายการนี้ แล้วส่งใหม่',
    en: 'The agent has not replied yet. To change the authorisation, revoke it and send a new one.',
  },
  powerNotAccepted: {
    th: 'การมอบอำนาจนี้ไม่ได้รับการตอบรับ กรุณามอบอำนาจใหม่',
    en: 'This authorisation was not accepted. Create a new one.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    invitation: typeof invitationMessages;
  }
}
