/** The mail to a person whose registration has arrived. */
import type { Label } from '#language/label.ts';
import { unverifiedMailTo } from '#platform/server/account/mails.ts';
import type { Mail } from '#platform/server/mail/mail.ts';
import { LAPSE_DAYS } from '#modules/company/index.ts';
import type { RegistrationBody } from './body.ts';

/** Nobody has proven whose address it is, so the mail contains no typed text: neither names nor the username. */
export function receivedMail(
  email: string,
  { code, personType, link }: { code: string; personType: RegistrationBody['personType']; link: string },
): Mail {
  const [th, en] = next[personType];
  return unverifiedMailTo(
    email,
    [`ได้รับคำขอลงทะเบียน ${code}`, `Registration ${code} received`],
    [
      `ระบบได้รับคำขอลงทะเบียนของท่านแล้ว\n\nเลขที่คำขอ ${code}\n\n${th}\n\n${link}\n\nหากท่านไม่ได้ลงทะเบียน แสดงว่ามีผู้กรอกอีเมลของท่าน ท่านไม่ต้องดำเนินการใด`,
      `Your registration has been received.\n\nRequest ${code}\n\n${en}\n\n${link}\n\nIf you did not register, someone has entered your address: you do not need to do anything.`,
    ],
  );
}

const watched: Label = [
  'ระหว่างรอผล ท่านเข้าสู่ระบบเพื่อติดตามและแก้ไขคำขอได้ เมื่อได้รับอนุมัติจะมีอีเมลแจ้งให้ทราบ',
  'While you wait, you can sign in to track and correct the request. You will receive an e-mail when it is approved.',
];

const next: Readonly<Record<RegistrationBody['personType'], Label>> = {
  legalEntity: watched,
  individual: watched,
  officer: watched,
  employee: [
    `เจ้าของกิจการจะพิจารณาคำขอของท่าน เมื่อรับเข้าเป็นพนักงานแล้วท่านจึงจะเข้าสู่ระบบได้ และจะมีอีเมลแจ้งให้ทราบ หากไม่มีคำตอบภายใน ${LAPSE_DAYS} วัน ระบบจะยกเลิกคำขอ หากท่านต้องการยกเลิกก่อนหน้านั้น กรุณาไปที่`,
    `The owner of the company will review your request. You can sign in once you are accepted, and will receive an e-mail. If there is no reply within ${LAPSE_DAYS} days, the request is cancelled. To cancel it sooner, please go to`,
  ],
};
