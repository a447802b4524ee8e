/** What an officer gives with an entry in a register, as the form asks for it and the server takes it. */
import { date, defineFields, ref, text } from '#language/field.ts';
import { message } from '#language/message.ts';
import { valueRule } from '#language/valueRule.ts';
import '#language/sharedMessages.ts';

export const PAPER_NUMBER_MAX = 60;
export const REGISTER_REMARK_MAX = 2000;

/** Of one line, and nothing in it that nobody sees: two numbers that look alike are one. */
export function isPaperNumber(typed: string): boolean {
  return /^(?:[^\p{C}\p{Z}]| )*$/u.test(typed);
}

const paperNumber = valueRule<string>('paperNumber', (value) =>
  isPaperNumber(value) ? undefined : message('invalidFormat'),
);

/** Of what stands on paper. */
export const recordedFields = defineFields({
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], {
    required: true,
    help: ['บริษัทหรือบุคคลที่มีชื่อในเอกสาร', 'The company or person named in the document'],
  }),
  code: text(['เลขที่ในเอกสาร', 'Number in the document'], {
    max: PAPER_NUMBER_MAX,
    code: true,
    rules: [paperNumber],
    help: ['เว้นว่างไว้เพื่อใช้เลขถัดไปของระบบ', 'Leave empty to use the next number.'],
  }),
  effectiveDate: date(['วันที่มีผล', 'Takes effect on'], {
    required: true,
    help: ['ตามที่ระบุในเอกสาร', 'As stated in the document'],
  }),
  expireDate: date(['วันหมดอายุ', 'Expires on'], {
    help: ['เว้นว่างไว้หากเป็นไปตามอายุปกติของเอกสาร', 'Leave empty for the standard term.'],
  }),
  remark: text(['เหตุผลหรือที่มาของเอกสาร', 'Reason, or source of the document'], {
    required: true,
    max: REGISTER_REMARK_MAX,
    multiline: true,
    help: ['ผู้ที่เกี่ยวข้องกับเรื่องนี้ทุกคนจะเห็นข้อความนี้', 'Everyone involved in this case can read it.'],
  }),
});

/** Of what an officer files for an operator. */
export const counterFields = defineFields({
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], {
    required: true,
    help: ['บริษัทหรือบุคคลที่มายื่นคำขอ', 'The company or person who files the request'],
  }),
});

/** Of what is corrected. */
export const correctedFields = defineFields({
  remark: text(['เหตุผลที่แก้ไข', 'Reason for the correction'], {
    required: true,
    max: REGISTER_REMARK_MAX,
    multiline: true,
    help: ['ผู้ที่เกี่ยวข้องกับเรื่องนี้ทุกคนจะเห็นข้อความนี้', 'Everyone involved in this case can read it.'],
  }),
});
