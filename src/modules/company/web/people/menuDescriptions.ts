/** Describes what people do in the menus that a company may grant, in the words of those who grant them. */
import type { Label } from '#language/label.ts';

const menuDescriptions: Readonly<Record<string, Label>> = {
  'to-whom.requests': [
    'จัดทำ ยื่น แก้ไข และติดตามคำขอหนังสือรับรอง',
    'Prepare, submit, correct and track requests for letters',
  ],
  'to-whom.to-whoms': ['เปิดดูหนังสือรับรองที่ออกให้กิจการแล้ว', 'View the letters issued to the company'],
  'master-mgt.attachments': ['เก็บเอกสารของกิจการไว้แนบกับคำขอ', 'Keep company documents to attach to requests'],
};

/** Returns undefined for a menu whose name is clear enough. */
export function findMenuDescription(key: string): Label | undefined {
  return menuDescriptions[key];
}
