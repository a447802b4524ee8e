/** What companies and their people may be refused with. */
import type { MessageCatalogue } from '#language/message.ts';
import { certificateMessages } from '#platform/model/account/certificateMessages.ts';
import { authorizeMessages } from './authorizeMessages.ts';
import { feeAccountMessages } from './feeAccountMessages.ts';
import { invitationMessages } from './invitationMessages.ts';
import { peopleMessages } from './peopleMessages.ts';

const own = {
  directorMissing: { th: 'กรุณาระบุกรรมการอย่างน้อยหนึ่งคน', en: 'Please name at least one director.' },
  operatorTypeMissing: {
    th: 'กรุณาเลือกประเภทผู้ประกอบการอย่างน้อยหนึ่งประเภท',
    en: 'Please choose at least one kind of operator.',
  },
  onlyHolderRequests: { th: 'ใช้กับคำขอลงทะเบียนผู้ประกอบการเท่านั้น', en: 'This is for registrations of operators only.' },
  onlyEmployeeRequests: { th: 'ใช้กับคำขอลงทะเบียนพนักงานเท่านั้น', en: 'This is for registrations of employees only.' },
  onlyOfficerRequests: { th: 'ใช้กับคำขอลงทะเบียนเจ้าหน้าที่เท่านั้น', en: 'This is for registrations of officers only.' },
  checkpointMissing: { th: 'กรุณาระบุด่านที่รับคำขอ', en: 'Please name the checkpoint that receives the request.' },
  officeStays: {
    th: 'เปลี่ยนหน่วยงานที่รับคำขอหลังจากยื่นแล้วไม่ได้ กรุณาใช้หน่วยงานเดิม',
    en: 'The office cannot be changed once the request was submitted. Please keep the one you chose.',
  },
  registeredAlready: {
    th: 'เลขประจำตัวนี้ลงทะเบียนไว้แล้ว หรืออยู่ระหว่างการลงทะเบียน',
    en: 'This number is registered already, or its registration is in process.',
  },
  rolesMissing: {
    th: 'กรุณาเลือกบทบาทที่จะให้อย่างน้อยหนึ่งบทบาทก่อนอนุมัติ',
    en: 'Please choose at least one role to give before you approve.',
  },
  operatorsRole: {
    th: 'บทบาท “{role}” ให้แก่เจ้าหน้าที่ไม่ได้ กรุณาเลือกบทบาทอื่น',
    en: 'The role “{role}” is not for officers. Please choose another.',
  },
  notOneself: {
    th: 'ท่านอนุมัติการลงทะเบียนของตนเองไม่ได้ กรุณาให้ผู้อื่นอนุมัติ',
    en: 'You do not approve your own registration. Please let somebody else approve it.',
  },
  notRegisteredYet: {
    th: 'ยังไม่มีข้อมูลที่ลงทะเบียนไว้ จึงขอเปลี่ยนแปลงไม่ได้ กรุณารอให้การลงทะเบียนได้รับอนุมัติก่อน',
    en: 'Nothing is registered yet that could be changed. Please wait until the registration is approved.',
  },
  changeSubmitted: {
    th: 'คำขอ {code} ยื่นแล้วและอยู่ระหว่างพิจารณา จึงแก้ไขข้อมูลไม่ได้ กรุณารอผล หรือยกเลิกคำขอนั้นก่อน',
    en: 'Request {code} was submitted and is being considered, so nothing can be changed now. Please wait for its result, or cancel it first.',
  },
  nothingToCancel: {
    th: 'ไม่มีคำขอเข้าเป็นพนักงานที่รอกิจการตอบอยู่ จึงไม่มีสิ่งที่ต้องยกเลิก',
    en: 'No registration as an employee waits for an answer, so there is nothing to cancel.',
  },
  cancelInside: {
    th: 'บัญชีนี้เข้าสู่ระบบได้แล้ว กรุณาเข้าสู่ระบบ แล้วยกเลิกคำขอที่หน้าคำขอนั้น',
    en: 'This account can sign in. Please sign in, and cancel the request on its own page.',
  },
} as const satisfies MessageCatalogue;

export const companyMessages = {
  ...own,
  ...authorizeMessages,
  ...peopleMessages,
  ...feeAccountMessages,
  ...invitationMessages,
  ...certificateMessages,
};

declare module '#language/message.ts' {
  interface MessageRegistry {
    company: typeof own;
  }
}
