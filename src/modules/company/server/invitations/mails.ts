/** Mails to people whom a company invites. They contain nothing that the company typed except its registered name. */
import type { Label } from '#language/label.ts';
import { mailTo } from '#platform/server/account/mails.ts';
import type { AccountRow } from '#platform/server/account/accountRows.ts';
import type { Mail } from '#platform/server/mail/mail.ts';
import { INVITATION_DAYS } from '../../invitation.ts';

export const invitedTitle = (company: Label): Label => [
  `${company[0]} ส่งคำเชิญถึงท่าน`,
  `${company[1]} has sent you an invitation`,
];

/** Mail to an account, at the address its person gave. */
export function invitedMail(
  to: AccountRow & { readonly email: string },
  { company, link }: { company: Label; link: string },
): Mail {
  return mailTo(to, invitedTitle(company), [
    `${company[0]} เชิญท่านเข้าร่วมดำเนินการในระบบ กรุณาเข้าสู่ระบบเพื่อดูรายละเอียด แล้วตอบรับหรือปฏิเสธที่ ${link}\n\n${NOTHING_YET[0]}`,
    `${company[1]} invites you to act for it in this system. Please sign in to see the details, and accept or decline at ${link}\n\n${NOTHING_YET[1]}`,
  ]);
}

/** Mail to the address that the company typed, whose owner is unknown. */
export function invitedByAddressMail(email: string, { company, link }: { company: Label; link: string }): Mail {
  return mailTo({ email, fullName: 'ท่านผู้รับคำเชิญ', fullNameEn: 'Sir or Madam' }, invitedTitle(company), [
    `${company[0]} เชิญท่านเข้าร่วมเป็นพนักงานในระบบ กรุณาเปิดลิงก์นี้เพื่อตอบคำเชิญ\n\n${link}\n\nหากท่านมีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบแล้วตอบที่หน้าคำเชิญ\n\n${NOTHING_YET[0]}`,
    `${company[1]} invites you to join as an employee in this system. Please open this link to reply:\n\n${link}\n\nIf you already have an account, please sign in and reply on your invitations page.\n\n${NOTHING_YET[1]}`,
  ]);
}

const NOTHING_YET: Label = [
  `หากไม่ตอบภายใน ${INVITATION_DAYS} วัน คำเชิญจะสิ้นสุดลงเอง หากท่านไม่รู้จักกิจการนี้ ไม่ต้องดำเนินการใด ๆ`,
  `If you do not reply within ${INVITATION_DAYS} days, the invitation lapses. If you do not know this company, you do not need to do anything.`,
];
