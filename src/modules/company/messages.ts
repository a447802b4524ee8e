/** Reasons for which calls about companies and their people may be refused. */
import type { MessageCatalogue } from '#language/message.ts';
import { certificateMessages } from '#platform/model/account/certificateMessages.ts';
import { authorizeMessages } from './authorizeMessages.ts';
import { feeAccountMessages } from './feeAccountMessages.ts';
import { invitationMessages } from './invitationMessages.ts';
import { peopleMessages } from './peopleMessages.ts';

const own = {
  directorMissing: { th: 'กรุณาระบุกรรมการอย่างน้อยหนึ่งคน', en: 'Enter at least one director.' },
  operatorTypeMissing: {
    th: 'กรุณาเลือกประเภทผู้ประกอบการอย่างน้อยหนึ่งประเภท',
    en: 'Choose at least one operator type.',
  },
  onlyHolderRequests: { th: 'ใช้กับคำขอลงทะเบียนผู้ประกอบการเท่านั้น', en: 'This is for operator registrations only.' },
  onlyEmployeeRequests: { th: 'ใช้กับคำขอลงทะเบียนพนักงานเท่านั้น', en: 'This is for employee registrations only.' },
  onlyOfficerRequests: { th: 'ใช้กับคำขอลงทะเบียนเจ้าหน้าที่เท่านั้น', en: 'This is for officer registrations only.' },
  checkpointMissing: { th: 'กรุณาระบุด่านที่รับคำขอ', en: 'Choose the checkpoint that receives the request.' },
  officeStays: {
    th: 'เปลี่ยนหน่วยงานที่รับคำขอหลังจากยื่นแล้วไม่ได้ กรุณาใช้หน่วยงานเดิม',
    en: 'The office cannot be changed after the request is submitted. Keep the one you chose.',
  },
  registeredAlready: {
    th: 'เลขประจำตัวนี้ลงทะเบียนไว้แล้ว หรืออยู่ระหว่างการลงทะเบียน กรุณาตรวจสอบเลขอีกครั้ง',
    en: 'This number is already registered, or its registration is in process. Check the number.',
  },
  rolesMissing: {
    th: 'กรุณาเลือกบทบาทที่จะให้อย่างน้อยหนึ่งบทบาทก่อนอนุมัติ',
    en: 'Choose at least one role to give before you approve.',
  },
  operatorsRole: {
    th: 'บทบาท “{role}” ให้แก่เจ้าหน้าที่ไม่ได้ กรุณาเลือกบทบาทอื่น',
    en: 'The role “{role}” is not for officers. Choose another.',
  },
  notOneself: {
    th: 'ท่านอนุมัติการลงทะเบียนของตนเองไม่ได้ กรุณาให้ผู้อื่นอนุมัติ',
    en: 'You cannot approve your own registration. Ask someone else to approve it.',
  },
  notRegisteredYet: {
    th: 'ยังไม่มีข้อมูลที่ลงทะเบียนไว้ จึงขอเปลี่ยนแปลงไม่ได้ กรุณารอให้การลงทะเบียนได้รับอนุมัติก่อน',
    en: 'Nothing is registered yet, so there is nothing to change. Wait until the registration is approved.',
  },
  changeSubmitted: {
    th: 'คำขอ {code} ยื่นแล้วและอยู่ระหว่างพิจารณา จึงแก้ไขข้อมูลไม่ได้ กรุณารอผล หรือยกเลิกคำขอนั้นก่อน',
    en: 'Request {code} has been submitted and is under review, so nothing can be changed now. Wait for the result, or cancel it first.',
  },
  nothingToCancel: {
    th: 'ไม่มีคำขอเข้าเป็นพนักงานที่รอกิจการตอบอยู่ จึงไม่มีสิ่งที่ต้องยกเลิก',
    en: 'No request to join as an employee is waiting for a reply, so there is nothing to cancel.',
  },
  cancelInside: {
    th: 'บัญชีนี้เข้าสู่ระบบได้แล้ว กรุณาเข้าสู่ระบบ แล้วยกเลิกคำขอที่หน้าคำขอนั้น',
    en: 'You can already sign in with this account. Sign in and cancel the request on its page.',
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
