/** Describes what people do in the menus that a company may grant, in the words of those who grant them. */
import type { Label } from '#language/label.ts';

const menuDescriptions: Readonly<Record<string, Label>> = {
  'haz.requests': [
    'จัดทำ ยื่น แก้ไข และติดตามคำขอขึ้นทะเบียนวัตถุอันตราย',
    'Prepare, submit, correct and track requests to register products',
  ],
  'haz.hazes': ['เปิดดูผลิตภัณฑ์ของกิจการที่ขึ้นทะเบียนแล้ว', 'View the registered products of the company'],
  'fee.fees': ['เปิดดูและชำระค่าธรรมเนียมของคำขอ', 'View and pay the fees for requests'],
  'fee.receipts': ['เปิดดูใบเสร็จรับเงินของกิจการ', 'View the receipts of the company'],
  'to-whom.requests': [
    'จัดทำ ยื่น แก้ไข และติดตามคำขอหนังสือรับรอง',
    'Prepare, submit, correct and track requests for letters',
  ],
  'to-whom.to-whoms': ['เปิดดูหนังสือรับรองที่ออกให้กิจการแล้ว', 'View the letters issued to the company'],
  'master-mgt.attachments': ['เก็บเอกสารของกิจการไว้แนบกับคำขอ', 'Keep company documents to attach to requests'],
};

const requestsDescription: Label = ['จัดทำ ยื่น แก้ไข และติดตามคำขอ', 'Prepare, submit, correct and track requests'];
const registerDescription: Label = ['เปิดดูเอกสารที่ออกให้กิจการแล้ว', 'View the documents issued to the company'];

/**
 * Menus of request modules need no words of their own: `free-sale.requests` has the requests, `free-sale.free-sales` the
 * issued documents. Returns undefined for a menu that is not described; its address is shown instead.
 */
export function findMenuDescription(key: string): Label | undefined {
  const [module = '', menu = ''] = key.split('.');
  const usual = menu === 'requests' ? requestsDescription : menu.startsWith(module) ? registerDescription : undefined;
  return menuDescriptions[key] ?? usual;
}
