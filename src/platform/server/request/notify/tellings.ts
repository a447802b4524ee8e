/** Which steps people are told of, and in which words: every one that moves a case, and of the others those named here. */
import type { Label } from '#language/label.ts';
import { RE_STATUS, type Step } from '#language/workflow.ts';
import type { requestStatus } from '#platform/model/businessChoices.ts';

export interface Telling {
  /** Follows the number of the case. */
  readonly happened: Label;
  /** It is the holder's certificate that has changed, whoever filed: all who own the holder hear of it. */
  readonly isForOwners?: true;
}

/** Null: for the log alone. */
export const tellings: Readonly<Record<string, Telling | null>> = {
  request: { happened: ['ยื่นคำขอแล้ว', 'submitted'] },
  answer: { happened: ['ผู้ยื่นส่งข้อมูลที่แก้ไขแล้ว', 'the operator sent what was changed'] },
  receive: { happened: ['เจ้าหน้าที่รับเรื่องแล้ว', 'received by an officer'] },
  check: null,
  pass: { happened: ['เสนอผู้มีอำนาจลงนามแล้ว', 'passed to the signatory'] },
  approve: { happened: ['อนุมัติแล้ว', 'approved'] },
  're-edit': { happened: ['ส่งกลับให้แก้ไข', 'sent back for correction'] },
  'return-officer': { happened: ['ส่งกลับเจ้าหน้าที่', 'returned to the officer'] },
  unlock: { happened: ['เปิดให้แก้ไขบางช่อง', 'some fields are open for correction'] },
  'not-approve': { happened: ['ไม่อนุมัติ', 'not approved'] },
  cancel: { happened: ['ยกเลิกคำขอแล้ว', 'cancelled'] },
  'wait-receive-customs': { happened: ['ส่งเข้าคิวของด่านแล้ว', 'put in the checkpoint’s queue'] },
  'wait-doc-customs': { happened: ['ขอให้นำเอกสารต้นฉบับมาแสดง', 'the originals are asked for'] },
  'wait-approve-center': { happened: ['ด่านตรวจแล้ว เสนอส่วนกลางอนุมัติ', 'checked by the checkpoint and passed to the central office'] },
  'not-receive-customs': { happened: ['ด่านไม่รับคำขอ', 'not received by the checkpoint'] },
  'not-receive-center': { happened: ['ส่วนกลางไม่รับคำขอ', 'not received by the central office'] },
  'approve-officer': { happened: ['อนุมัติแล้ว', 'approved'] },
  'not-approve-officer': { happened: ['ไม่อนุมัติ', 'not approved'] },
  accept: { happened: ['รับเข้าเป็นพนักงานแล้ว', 'taken in as an employee'] },
  refuse: { happened: ['ไม่รับเข้าเป็นพนักงาน', 'not taken in as an employee'] },
  [RE_STATUS]: { happened: ['ย้อนสถานะ', 'the last step was taken back'] },
  suspend: { happened: ['ถูกพักใช้', 'suspended'], isForOwners: true },
  reinstate: { happened: ['ยกเลิกการพักใช้แล้ว', 'reinstated'], isForOwners: true },
  revoke: { happened: ['ถูกเพิกถอน', 'revoked'], isForOwners: true },
  record: { happened: ['บันทึกเข้าทะเบียนแล้ว', 'entered in the register'], isForOwners: true },
  correct: { happened: ['แก้ไขทะเบียนแล้ว', 'corrected in the register'], isForOwners: true },
};

/** Of an action that only one module has, its own label says what happened. */
export function findTelling({ action, from, to }: Pick<Step, 'action' | 'from' | 'to'>, label: Label): Telling | undefined {
  if (Object.hasOwn(tellings, action)) return tellings[action] ?? undefined;
  return from === to ? undefined : { happened: label };
}

/** What whoever holds a case in this state is asked to do; a day to do it by may follow. */
const expectations: Readonly<Partial<Record<keyof (typeof requestStatus)['values'], Label>>> = {
  draft: ['กรุณาตรวจสอบแล้วยื่นคำขออีกครั้ง', 'Please look it over and submit it again'],
  submitted: ['กรุณารับเรื่อง', 'Please receive it'],
  editRequested: ['กรุณาแก้ไขตามเหตุผลที่แจ้งแล้วยื่นคำขออีกครั้ง', 'Please correct it as the remark says and submit it again'],
  underReview: ['กรุณาตรวจสอบคำขอ', 'Please review it'],
  waitCustoms: ['กรุณาตรวจคำขอและเอกสาร', 'Please look at the request and its papers'],
  waitDocument: ['กรุณาตรวจเอกสารต้นฉบับ', 'Please look at the originals'],
  waitCenter: ['กรุณาพิจารณาอนุมัติ', 'Please decide on it'],
  waitSign: ['กรุณาพิจารณาลงนาม', 'Please decide on it'],
};

export function expectationIn(state: string): Label {
  return (expectations as Readonly<Record<string, Label | undefined>>)[state] ?? ['กรุณาเปิดเรื่องเพื่อดำเนินการต่อ', 'Please open it and take the next step'];
}
