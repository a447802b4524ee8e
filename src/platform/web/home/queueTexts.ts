/** Separate from the texts of the shell, which everybody loads first. */
import { defineTexts } from '../i18n/texts.ts';

export const queueTexts = defineTexts({
  title: { th: 'งานที่รอท่าน', en: 'Waiting for you' },
  count: { th: '{n} เรื่อง', en: '{n} cases' },
  one: { th: '1 เรื่อง', en: '1 case' },
  late: { th: 'เกินกำหนด {n}', en: '{n} overdue' },
  dueSoon: { th: 'ใกล้ครบกำหนด {n}', en: '{n} due soon' },
  all: { th: 'ดูทั้งหมด', en: 'View all' },
  allOf: { th: 'ดูทั้งหมด — {name}', en: 'View all – {name}' },
  nothing: { th: 'ไม่มีเรื่องที่รอท่านดำเนินการ', en: 'Nothing is waiting for you' },
  nothingIn: { th: 'ไม่มีเรื่องค้างใน', en: 'Nothing waiting in' },
  failed: { th: 'แสดงงานที่รอท่านไม่ได้ในขณะนี้', en: 'The work waiting for you cannot be shown right now' },
  again: { th: 'ลองอีกครั้ง', en: 'Try again' },

  overdue: { th: 'เกินกำหนด', en: 'Overdue' },
  overdueDay: { th: 'เกินกำหนด 1 วันทำการ', en: '1 working day overdue' },
  overdueDays: { th: 'เกินกำหนด {n} วันทำการ', en: '{n} working days overdue' },
  today: { th: 'ครบกำหนดวันนี้', en: 'Due today' },
  nextDay: { th: 'ครบกำหนดวันทำการถัดไป', en: 'Due next working day' },
  inDays: { th: 'เหลือ {n} วันทำการ', en: '{n} working days left' },
  dueOn: { th: 'ครบกำหนด {date}', en: 'Due {date}' },
  since: { th: 'ตั้งแต่ {date}', en: 'Since {date}' },
});
