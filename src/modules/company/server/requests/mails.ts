/** Mails to people who cannot open the case that is about them. */
import type { Label } from '#language/label.ts';
import { LAPSE_DAYS } from '../../lapse.ts';

export interface MailText {
  readonly subject: Label;
  readonly text: Label;
}

export function acceptedMail({ company: [th, en], link }: { company: Label; link: string }): MailText {
  return {
    subject: ['ท่านได้รับเข้าเป็นพนักงานแล้ว', 'You have been accepted as an employee'],
    text: [
      `${th} รับท่านเข้าเป็นพนักงานในระบบแล้ว ท่านเข้าสู่ระบบได้ด้วยชื่อผู้ใช้และรหัสผ่านที่ลงทะเบียนไว้\n\n${link}\n\nเมนูที่ท่านใช้ได้ เจ้าของกิจการเป็นผู้กำหนด`,
      `${en} has accepted you as an employee. You can sign in with the username and password you registered.\n\n${link}\n\nThe owner of the company decides which menus you can use.`,
    ],
  };
}

export function refusedMail({ company: [th, en], remark }: { company: Label; remark: string | null }): MailText {
  const why: Label = remark === null ? ['', ''] : [`\n\nเหตุผล: “${remark}”`, `\n\nReason: “${remark}”`];
  return {
    subject: ['คำขอเข้าเป็นพนักงานไม่ได้รับการตอบรับ', 'Your request to join was not accepted'],
    text: [
      `${th} ไม่รับคำขอเข้าเป็นพนักงานของท่าน${why[0]}\n\nหากมีข้อสงสัย กรุณาติดต่อเจ้าของกิจการ`,
      `${en} did not accept your request to join as an employee.${why[1]}\n\nIf you have questions, please contact the owner of the company.`,
    ],
  };
}

export function lapsedMail({ company: [th, en], link }: { company: Label; link: string }): MailText {
  return {
    subject: ['คำขอเข้าเป็นพนักงานสิ้นผลแล้ว', 'Your request to join as an employee has lapsed'],
    text: [
      `${th} ไม่ตอบคำขอเข้าเป็นพนักงานของท่านภายใน ${LAPSE_DAYS} วัน ระบบจึงยกเลิกคำขอ ท่านลงทะเบียนใหม่ด้วยบัตรและชื่อผู้ใช้เดิมได้\n\n${link}`,
      `${en} did not reply to your request to join as an employee within ${LAPSE_DAYS} days, so it was cancelled. You can register again with the same card and username.\n\n${link}`,
    ],
  };
}

export function cancelledMail({ company: [th, en], link }: { company: Label; link: string }): MailText {
  return {
    subject: ['ยกเลิกคำขอเข้าเป็นพนักงานแล้ว', 'Your request to join as an employee was cancelled'],
    text: [
      `คำขอเข้าเป็นพนักงานของ ${th} ถูกยกเลิกตามที่ท่านขอแล้ว ท่านลงทะเบียนใหม่ด้วยบัตรและชื่อผู้ใช้เดิมได้\n\n${link}\n\nหากท่านไม่ได้ยกเลิก กรุณาแจ้งผู้ดูแลระบบ`,
      `Your request to join ${en} as an employee was cancelled as you asked. You can register again with the same card and username.\n\n${link}\n\nIf you did not cancel it, please contact the administrator.`,
    ],
  };
}

export function officerMail({ link }: { link: string }): MailText {
  return {
    subject: ['บัญชีเจ้าหน้าที่ของท่านเปิดใช้งานแล้ว', 'Your officer account is ready'],
    text: [
      `การลงทะเบียนเจ้าหน้าที่ของท่านได้รับอนุมัติแล้ว ท่านเข้าสู่ระบบได้ด้วยชื่อผู้ใช้และรหัสผ่านที่ลงทะเบียนไว้\n\n${link}`,
      `Your registration as an officer was approved. You can sign in with the username and password you registered.\n\n${link}`,
    ],
  };
}

export function endedMail({ holder: [th, en] }: { holder: Label }): MailText {
  return {
    subject: ['ยกเลิกการลงทะเบียนแล้ว', 'The registration has been cancelled'],
    text: [
      `การลงทะเบียนของ ${th} ถูกยกเลิกตามที่ขอแล้ว และดำเนินการในนามของ ${th} ต่อไปไม่ได้`,
      `The registration of ${en} has been cancelled as requested. Nobody can act for ${en} any more.`,
    ],
  };
}

export function stoppedMail({
  holder: [th, en],
  to,
  remark,
}: {
  holder: Label;
  to: 'suspended' | 'revoked';
  remark: string;
}): MailText {
  const why: Label = [`\n\nเหตุผล: “${remark}”`, `\n\nReason: “${remark}”`];
  if (to === 'suspended') {
    return {
      subject: ['การลงทะเบียนถูกพักใช้', 'The registration is suspended'],
      text: [
        `การลงทะเบียนของ ${th} ถูกพักใช้ จึงดำเนินการในนามของ ${th} ไม่ได้จนกว่าจะยกเลิกการพักใช้${why[0]}\n\nหากมีข้อสงสัย กรุณาติดต่อเจ้าหน้าที่`,
        `The registration of ${en} is suspended. Nobody can act for ${en} until it is reinstated.${why[1]}\n\nIf you have questions, please contact the department.`,
      ],
    };
  }
  return {
    subject: ['การลงทะเบียนถูกเพิกถอน', 'The registration was revoked'],
    text: [
      `การลงทะเบียนของ ${th} ถูกเพิกถอน จึงดำเนินการในนามของ ${th} ต่อไปไม่ได้ หากจะดำเนินการอีก กรุณาลงทะเบียนใหม่${why[0]}\n\nหากมีข้อสงสัย กรุณาติดต่อเจ้าหน้าที่`,
      `The registration of ${en} was revoked. Nobody can act for ${en} any more. To continue, please register again.${why[1]}\n\nIf you have questions, please contact the department.`,
    ],
  };
}
