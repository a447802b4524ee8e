/** Labels of steps that several kinds of record share, and of the states in the log of steps. */
import type { Label } from '#language/label.ts';
import { requestStatus } from '../businessChoices.ts';
import { dossierState } from './choices.ts';

export const stepLabels = {
  // Steps of a request.
  request: ['ยื่นคำขอ', 'Submit'],
  answer: ['ส่งข้อมูลที่แก้ไข', 'Send corrections'],
  receive: ['รับเรื่อง', 'Receive'],
  check: ['บันทึกผลการตรวจสอบ', 'Record check result'],
  pass: ['เสนอผู้มีอำนาจลงนาม', 'Send to the signatory'],
  pay: ['การชำระค่าธรรมเนียม', 'Fee payment'],
  approve: ['อนุมัติ', 'Approve'],
  sign: ['อนุมัติและลงนาม', 'Approve and sign'],
  'not-sign': ['อนุมัติเพื่อลงนามด้วยหมึก', 'Approve for signature in ink'],
  're-edit': ['ส่งกลับให้แก้ไข', 'Send back for correction'],
  'return-officer': ['ส่งกลับเจ้าหน้าที่', 'Return to the officer'],
  unlock: ['เปิดให้แก้ไขบางช่อง', 'Unlock fields'],
  'not-approve': ['ไม่อนุมัติ', 'Refuse'],
  // Steps of a checkpoint and the central office.
  'wait-doc-customs': ['ขอเอกสารต้นฉบับ', 'Request original documents'],
  'wait-approve-center': ['เสนอส่วนกลางอนุมัติ', 'Send to the central office'],
  'not-receive-customs': ['ด่านไม่รับคำขอ', 'Decline (checkpoint)'],
  'not-receive-center': ['ส่วนกลางไม่รับคำขอ', 'Decline (central office)'],
  // Steps of further stages.
  'record-visit': ['บันทึกผลการตรวจสถานที่', 'Record site visit'],
  'skip-visit': ['ไม่ต้องตรวจสถานที่', 'Skip site visit'],
  'record-analysis': ['บันทึกผลวิเคราะห์', 'Record analysis result'],
  'return-sample': ['ส่งคืนโดยไม่วิเคราะห์', 'Return without analysis'],
  object: ['แจ้งข้อที่ต้องแก้ไข', 'Request corrections'],
  confirm: ['ยืนยันความถูกต้อง', 'Confirm'],
  release: ['ตรวจปล่อยครบแล้ว', 'All goods released'],
  cancel: ['ยกเลิกคำขอ', 'Cancel request'],
  're-status': ['ย้อนสถานะ', 'Undo'],
  // Entries of an officer in the register.
  record: ['บันทึกจากเอกสาร', 'Recorded from paper'],
  correct: ['แก้ไขทะเบียน', 'Register corrected'],
  // Actions on an issued document.
  suspend: ['พักใช้', 'Suspend'],
  reinstate: ['ยกเลิกการพักใช้', 'Reinstate'],
  revoke: ['เพิกถอน', 'Revoke'],
  useUp: ['ใช้สิทธิตามเอกสารนี้', 'Used up'],
} as const satisfies Readonly<Record<string, Label>>;

/** States of a request and of an issued document. */
export const statusLabels: Readonly<Record<string, Label>> = Object.fromEntries(
  Object.entries({ ...requestStatus.values, ...dossierState.values }).map(([code, { label }]) => [code, label]),
);
