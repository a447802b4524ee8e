/** What is written to somebody whom a company takes in. */
import type { Label } from '#language/label.ts';
import { mailTo } from '#platform/server/account/mails.ts';
import type { Mail } from '#platform/server/mail/mail.ts';

interface Addressee {
  readonly email: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
}

export function joinedMail(to: Addressee, { company, link }: { company: Label; link: string }): Mail {
  return mailTo(to, ['ท่านได้รับการเพิ่มเป็นพนักงานของกิจการ', 'A company has taken you in'], [
    `${company[0]} ได้เพิ่มท่านเป็นพนักงาน ท่านเข้าสู่ระบบด้วยบัญชีเดิมที่ ${link} แล้วเลือกกิจการที่จะปฏิบัติงานให้ได้จากแถบด้านบน ข้อมูลส่วนตัวของท่านไม่มีการเปลี่ยนแปลง\n\nหากท่านไม่ได้ทำงานให้กิจการนี้ กรุณาแจ้งผู้ดูแลระบบ`,
    `${company[1]} has entered you as an employee. Sign in at ${link} with the account you have, and choose at the top of the page whom to act for. Nothing of your own data was changed.\n\nIf you do not work for this company, please tell the administrator.`,
  ]);
}
