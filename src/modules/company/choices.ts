/** The documents that may have to be attached to a registration. */
import { defineChoice } from '#language/choice.ts';

export const userRequestChecklist = defineChoice('userRequestChecklist', {
  group: 'USER_REQUEST_CHECKLIST',
  title: ['เอกสารประกอบการลงทะเบียน', 'Documents for a registration'],
  values: {
    companyCertificate: { key: '1', label: ['หนังสือรับรองนิติบุคคล', 'Certificate of incorporation'] },
    idCard: { key: '2', label: ['สำเนาบัตรประจำตัวประชาชนหรือหนังสือเดินทาง', 'Copy of the ID card or passport'] },
    houseRegistration: { key: '3', label: ['สำเนาทะเบียนบ้าน', 'Copy of the house registration'] },
    authorityLetter: { key: '4', label: ['หนังสือมอบอำนาจให้ลงทะเบียน', 'Power of attorney to register'] },
    officerCard: { key: '5', label: ['บัตรหรือคำสั่งแต่งตั้งเจ้าหน้าที่', 'Officer’s card or order of appointment'] },
    other: { key: '9', label: ['เอกสารอื่น', 'Other'] },
  },
});

declare module '#language/registry.ts' {
  interface Choices {
    userRequestChecklist: typeof userRequestChecklist;
  }
}
