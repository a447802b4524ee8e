import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  notifications: { th: 'การแจ้งเตือน', en: 'Notifications' },
  unreadCount: { th: 'ยังไม่ได้อ่าน {n} รายการ', en: '{n} unread' },
  arrived: { th: 'มีการแจ้งเตือนใหม่ ยังไม่ได้อ่าน {n} รายการ', en: 'New notification; {n} unread' },
  unread: { th: 'ยังไม่ได้อ่าน', en: 'Unread' },
  markAll: { th: 'อ่านแล้วทั้งหมด', en: 'Mark all as read' },
  all: { th: 'ดูทั้งหมด', en: 'View all' },
  none: { th: 'ยังไม่มีการแจ้งเตือน', en: 'No notifications yet' },
  noneHelp: { th: 'เมื่อมีเรื่องถึงท่าน ระบบจะแจ้งไว้ที่นี่', en: 'Notifications for you appear here.' },
  loadFailed: { th: 'โหลดการแจ้งเตือนไม่สำเร็จ', en: 'The notifications could not be loaded' },
});
