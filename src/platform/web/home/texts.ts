import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  invitationsWait: { th: 'มีคำเชิญจากกิจการรอคำตอบของท่าน {n} รายการ', en: 'Invitations waiting for your reply: {n}' },
  invitationsWaitText: { th: 'กรุณาดูรายละเอียด แล้วตอบรับหรือปฏิเสธ', en: 'See the details, then accept or decline.' },
  answerInvitations: { th: 'ดูคำเชิญ', en: 'View invitations' },
  greeting: { th: 'สวัสดี {name}', en: 'Hello, {name}' },
  recent: { th: 'เปิดล่าสุด', en: 'Recently opened' },
  noRecent: { th: 'ยังไม่มีรายการ', en: 'Nothing yet' },
  noRecentHelp: { th: 'รายการที่ท่านเปิดดูหรือแก้ไขจะอยู่ที่นี่', en: 'Records you open appear here.' },
  notices: { th: 'การแจ้งเตือน', en: 'Notifications' },
  noNotices: { th: 'ไม่มีเรื่องที่ต้องทราบ', en: 'Nothing needs your attention' },
  moreNotices: { th: 'อีก {n} เรื่องที่ยังไม่ได้อ่าน', en: '{n} more unread' },
  noNoticesHelp: { th: 'เมื่อมีเรื่องถึงท่าน ระบบจะแจ้งไว้ที่นี่', en: 'Notifications for you appear here.' },
});
