/** Messages about a certificate for signing, each with what to do. Included by the module that shows its page. */
import type { MessageCatalogue } from '#language/message.ts';

export const certificateMessages = {
  signingNoFile: {
    th: 'กรุณาเลือกไฟล์ใบรับรอง (.p12 หรือ .pfx)',
    en: 'Choose the certificate file (.p12 or .pfx).',
  },
  signingCorrupt: {
    th: 'ไฟล์นี้ไม่ใช่ใบรับรอง .p12 หรือไฟล์เสียหาย กรุณาส่งออกไฟล์จากโปรแกรมเดิม หรือดาวน์โหลดจากผู้ออกใบรับรองอีกครั้ง',
    en: 'This is not a .p12 certificate, or the file is damaged. Export it again, or download it again from the issuer.',
  },
  signingWrongPassword: {
    th: 'รหัสผ่านของไฟล์ใบรับรองไม่ถูกต้อง กรุณากรอกใหม่',
    en: 'The password of the certificate file is wrong. Enter it again.',
  },
  signingUnknownLock: {
    th: 'เปิดไฟล์ไม่ได้ เพราะเข้ารหัสด้วย {algorithm} ซึ่งเก่าเกินไปหรือระบบไม่รู้จัก กรุณาส่งออกไฟล์ใหม่โดยเลือกการเข้ารหัสแบบ AES-256',
    en: 'The file cannot be opened: it is encrypted with {algorithm}, which is too old or unknown. Export it again with AES-256.',
  },
  signingTooDemanding: {
    th: 'เปิดไฟล์ไม่ได้ เพราะไฟล์กำหนดจำนวนรอบการเข้ารหัสมากเกินไป กรุณาส่งออกไฟล์ใหม่ด้วยค่าปกติของโปรแกรม',
    en: 'The file cannot be opened: it asks for too many rounds of encryption. Export it again with the default settings.',
  },
  signingKeyless: {
    th: 'ไฟล์นี้มีเฉพาะใบรับรอง ไม่มีกุญแจส่วนตัว กรุณาส่งออกไฟล์ใหม่โดยเลือก “รวมกุญแจส่วนตัว”',
    en: 'The file contains a certificate without its private key. Export it again and include the private key.',
  },
  signingMismatched: {
    th: 'ใบรับรองในไฟล์ไม่ตรงกับกุญแจส่วนตัว กรุณาส่งออกใบรับรองพร้อมกุญแจของใบรับรองนั้น',
    en: 'The certificate in the file does not belong to its private key. Export the certificate together with its own key.',
  },
  signingWeakKey: {
    th: 'กุญแจชนิด {algorithm} ใช้ลงนามไม่ได้ กรุณาขอใบรับรองใหม่ที่ใช้กุญแจ RSA ตั้งแต่ 2048 บิต หรือ EC P-256 หรือ P-384',
    en: 'A {algorithm} key cannot be used for signing. Request a certificate with RSA of 2048 bits or more, or EC P-256 or P-384.',
  },
  signingNotForSigning: {
    th: 'ใบรับรองนี้ไม่ได้ออกให้ใช้ลงลายมือชื่อ กรุณาใช้ใบรับรองสำหรับลงลายมือชื่ออิเล็กทรอนิกส์',
    en: 'This certificate was not issued for signing. Use one for electronic signatures.',
  },
  signingExpired: {
    th: 'ใบรับรองหมดอายุแล้วเมื่อ {date} กรุณาขอใบรับรองใหม่จากผู้ออกใบรับรอง',
    en: 'The certificate expired on {date}. Request a new one from the issuer.',
  },
  signingNotYetValid: {
    th: 'ใบรับรองเริ่มใช้ได้เมื่อ {date} กรุณาลองใหม่ตั้งแต่วันนั้น',
    en: 'The certificate is not valid before {date}. Try again from that date.',
  },
  signingOtherPerson: {
    th: 'ใบรับรองนี้ระบุเลขประจำตัวของบุคคลหรือกิจการอื่น กรุณาใช้ใบรับรองที่ออกให้แก่ท่านหรือกิจการที่ท่านดำเนินการแทน',
    en: 'This certificate names another person or company. Use one that was issued to you, or to the company you act for.',
  },
  signingKeyGone: {
    th: 'ระบบไม่ได้เก็บกุญแจของใบรับรองนี้แล้ว กรุณานำเข้าไฟล์ใบรับรองอีกครั้ง',
    en: 'The key of this certificate is no longer stored. Import the certificate file again.',
  },
  signingNotInUse: {
    th: 'ใบรับรองนี้ไม่ได้ใช้งานอยู่ กรุณาเลือกใบรับรองที่ใช้งาน',
    en: 'This certificate is not in use. Choose the one in use.',
  },
  signingForNobody: {
    th: 'ท่านต้องเป็นเจ้าหน้าที่ หรือดำเนินการแทนผู้ประกอบการ จึงจะมีใบรับรองได้ กรุณาเลือกกิจการที่ดำเนินการแทน หรือรอให้การลงทะเบียนได้รับอนุมัติ',
    en: 'Only officers and people who act for an operator can have a certificate. Choose the company you act for, or wait until your registration is approved.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    certificate: typeof certificateMessages;
  }
}
