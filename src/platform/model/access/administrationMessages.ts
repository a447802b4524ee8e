/** Messages of the administration of users, roles and menus. */
import type { MessageCatalogue } from '#language/message.ts';

export const administrationMessages = {
  usernameShape: {
    th: 'จุดในชื่อผู้ใช้ต้องอยู่ระหว่างตัวอักษร กรุณาแก้ไข เช่น somchai.j',
    en: 'A dot in a username must be between letters or digits. Correct it, for example somchai.j.',
  },
  documentTypeMissing: { th: 'กรุณาเลือกเอกสารแสดงตนของเลขนี้', en: 'Choose the document this number belongs to.' },
  identityInvalid: {
    th: 'เลขนี้ไม่ถูกต้องตามเอกสารแสดงตนที่เลือก กรุณาตรวจสอบ',
    en: 'This number is not valid for the selected document. Check it.',
  },

  roleCode: {
    th: 'รหัสบทบาทขึ้นต้นด้วยอักษรอังกฤษ และใช้ได้เฉพาะอักษรอังกฤษ ตัวเลข ขีดล่าง และขีดกลาง',
    en: 'The code must begin with a letter and contain only letters, digits, underscores and hyphens.',
  },
  builtInRole: {
    th: 'บทบาท “{code}” จำเป็นต่อการทำงานของระบบ จึงยกเลิกหรือลบไม่ได้ กรุณาแก้ไขสิทธิของบทบาทแทน',
    en: 'The system needs the role “{code}”, so it cannot be archived or deleted. Change its rights instead.',
  },
  notByDefault: {
    th: 'บทบาท “{code}” ให้โดยอัตโนมัติเมื่ออนุมัติไม่ได้ กรุณาเลือก “ไม่ใช่”',
    en: 'The role “{code}” cannot be given automatically on approval. Choose “No”.',
  },

  menuUrl: {
    th: 'กรุณาระบุรูปแบบที่อยู่ซึ่งขึ้นต้นด้วย /app เช่น /app/user-mgt/users/** (* แทนหนึ่งส่วน และ ** แทนส่วนที่เหลือทั้งหมด)',
    en: 'Enter a pattern that begins with /app, such as /app/user-mgt/users/** (* is one segment, ** the rest).',
  },
  menuFlag: { th: 'ค่าของ “{name}” ต้องเป็น true หรือ false', en: '“{name}” must be true or false.' },
  iconUnknown: { th: 'ไม่มีไอคอนนี้ กรุณาเลือกจากรายการ', en: 'This icon does not exist. Choose one from the list.' },
  resourcePath: {
    th: 'กรุณาระบุเส้นทางที่ขึ้นต้นด้วย /api เช่น /api/v1/master/lookups/** (* แทนหนึ่งส่วน และ ** แทนส่วนที่เหลือทั้งหมด)',
    en: 'Enter a path that begins with /api, such as /api/v1/master/lookups/** (* is one segment, ** the rest).',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    administration: typeof administrationMessages;
  }
}
