/** Mails to people about their own account. Each mail contains both languages. */
import type { Label } from '#language/label.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import type { Instant } from '#language/values/instant.ts';
import { maskEmail, type Mail } from '../mail/mail.ts';

interface Addressee {
  readonly email: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  /**
   * False for an unverified address, which may belong to anybody: such a mail contains nothing that an anonymous caller
   * has typed.
   */
  readonly isProven?: boolean;
}

/** Used for registrations, where the person is not known yet. */
const APPLICANT: Label = ['ผู้ลงทะเบียน', 'applicant'];

export function otpMail(
  to: Addressee,
  { code, referCode, purpose, validMinutes }: { code: string; referCode: string; purpose: Label; validMinutes: number },
): Mail {
  return mailTo(
    to,
    ['รหัสยืนยันตัวตน (OTP)', 'One-time code'],
    [
      `รหัสยืนยันตัวตนของท่านสำหรับ “${purpose[0]}” คือ\n\n${code}\n\nรหัสอ้างอิง ${referCode}\nใช้ได้ภายใน ${validMinutes} นาที และใช้ได้ครั้งเดียว\n\nโปรดอย่าบอกรหัสนี้แก่ผู้ใด หากท่านไม่ได้ขอรหัสนี้ กรุณาเปลี่ยนรหัสผ่านและแจ้งผู้ดูแลระบบ`,
      `Your one-time code for “${purpose[1]}” is\n\n${code}\n\nReference code ${referCode}\nIt is valid for ${validMinutes} minutes and can be used once.\n\nDo not share it with anyone. If you did not request it, please change your password and contact the administrator.`,
    ],
  );
}

export function resetMail(
  to: Addressee,
  { username, link, validMinutes }: { username: string; link: string; validMinutes: number },
): Mail {
  return mailTo(
    to,
    ['ตั้งรหัสผ่านใหม่', 'Set a new password'],
    [
      `มีการขอตั้งรหัสผ่านใหม่สำหรับบัญชี${to.isProven === false ? 'ของท่าน' : ` ${username}`} กรุณาเปิดลิงก์นี้เพื่อตั้งรหัสผ่าน\n\n${link}\n\nลิงก์นี้ใช้ได้ภายใน ${validMinutes} นาที และใช้ได้ครั้งเดียว\n\nหากท่านไม่ได้ขอ ไม่ต้องดำเนินการใด รหัสผ่านเดิมยังใช้ได้ตามปกติ`,
      `A new password was requested for ${to.isProven === false ? 'your account' : `the account ${username}`}. Please open this link to set one:\n\n${link}\n\nThe link is valid for ${validMinutes} minutes and can be used once.\n\nIf you did not request it, you do not need to do anything: your password stays the same.`,
    ],
  );
}

/** The mail to a person whose account was opened by another. */
export function firstPasswordMail(
  to: Addressee,
  {
    username,
    password,
    link,
    validDays,
    opener,
  }: { username: string; password: string; link: string; validDays: number; opener?: Label | undefined },
): Mail {
  return mailTo(
    to,
    ['บัญชีผู้ใช้ของท่านพร้อมใช้งาน', 'Your account is ready'],
    [
      `${opener?.[0] ?? 'ผู้ดูแลระบบ'}ได้เปิดบัญชีผู้ใช้ให้ท่านแล้ว\n\nชื่อผู้ใช้ ${username}\nรหัสผ่านชั่วคราว ${password}\n\nกรุณาเข้าสู่ระบบและตั้งรหัสผ่านของท่านเองภายใน ${validDays} วัน\n\n${link}\n\nโปรดอย่าบอกรหัสผ่านนี้แก่ผู้ใด`,
      `An account was opened for you${opener === undefined ? '' : ` by ${opener[1]}`}.\n\nUsername ${username}\nTemporary password ${password}\n\nPlease sign in and set your own password within ${validDays} days:\n\n${link}\n\nDo not share this password with anyone.`,
    ],
  );
}

/** How the password was changed: by the person, through a link in a mail, or by an administrator. */
export type PasswordChange = 'own' | 'reset' | 'administrator';

const changes: Readonly<Record<PasswordChange, Label>> = {
  own: ['ท่านได้เปลี่ยนรหัสผ่าน', 'You changed your password'],
  reset: ['มีการตั้งรหัสผ่านใหม่ผ่านลิงก์ที่ส่งทางอีเมล', 'A new password was set through a link sent by e-mail'],
  administrator: ['ผู้ดูแลระบบได้ตั้งรหัสผ่านใหม่ให้ท่าน', 'An administrator set a new password for you'],
};

export function passwordChangedMail(
  to: Addressee,
  { username, change, at, ip }: { username: string; change: PasswordChange; at: Instant; ip: string },
): Mail {
  const [th, en] = changes[change];
  // The address of the caller is useful only if the caller may have been somebody other than the owner.
  const from: Label = change === 'administrator' ? ['', ''] : [` จากหมายเลขไอพี ${ip}`, ` from the address ${ip}`];
  return mailTo(
    to,
    ['รหัสผ่านของท่านถูกเปลี่ยน', 'Your password was changed'],
    [
      `${th} สำหรับบัญชี ${username} เมื่อ ${formatDatetime(at, 'th')} น.${from[0]}\n\nหากท่านไม่ทราบเรื่องนี้ กรุณาแจ้งผู้ดูแลระบบทันที`,
      `${en} for the account ${username} on ${formatDatetime(at, 'en')}${from[1]}.\n\nIf you do not recognise this, please contact the administrator at once.`,
    ],
  );
}

/** Sent to the former address of the account. */
export function emailChangedMail({
  to,
  username,
  email,
}: {
  to: string;
  username: string;
  email: string | null;
}): Mail {
  const maskedEmail = email === null ? '—' : maskEmail(email);
  return {
    to,
    subject: ['อีเมลของบัญชีถูกเปลี่ยน', 'The e-mail address of your account was changed'],
    text: [
      `อีเมลของบัญชี ${username} ถูกเปลี่ยนเป็น ${maskedEmail}\n\nหากท่านไม่ทราบเรื่องนี้ กรุณาติดต่อผู้ดูแลระบบโดยเร็ว`,
      `The e-mail address of the account ${username} was changed to ${maskedEmail}.\n\nIf you do not recognise this, please contact the administrator as soon as possible.`,
    ],
  };
}

/** Addresses the person by name, as every mail to a known person does. */
export function mailTo(
  { email, fullName, fullNameEn, isProven = true }: Addressee,
  subject: Label,
  [th, en]: Label,
): Mail {
  const [nameTh, nameEn] = isProven ? [fullName, fullNameEn ?? fullName] : APPLICANT;
  return { to: email, subject, text: [`เรียน ${nameTh}\n\n${th}`, `Dear ${nameEn},\n\n${en}`] };
}

/** For an address that a person has only typed. */
export function unverifiedMailTo(email: string, subject: Label, text: Label): Mail {
  return mailTo({ email, fullName: '', fullNameEn: null, isProven: false }, subject, text);
}
