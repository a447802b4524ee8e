/** What workflows of requests name: the parties, guards and effects that the platform knows. */
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import { referencesStand } from './referencesStand.ts';
import type { EffectDeclaration, GuardDeclaration } from '#language/workflow.ts';

export const parties = {
  operator: ['ผู้ประกอบการ', 'Operator'],
  receiver: ['เจ้าหน้าที่', 'Officer'],
  approver: ['ผู้มีอำนาจลงนาม', 'Signatory'],
} as const satisfies Record<string, Label>;

/** What the applicant is called where only officers begin a document. */
export const officeMaker: Label = ['เจ้าหน้าที่ผู้จัดทำ', 'Officer who makes it'];

export type RequestParty = keyof typeof parties;

export const flowGuards = (title: Label) =>
  ({
    holderStands: {
      label: ['ผู้ประกอบการยังใช้งานได้', 'The operator is registered and usable'],
      why: message('operatorNotFound'),
    },
    datesKnown: {
      label: ['มีวันที่เริ่มมีผลของใบเดิม', 'It is known since when the certificate is in force'],
      why: message('effectiveDateNotFound', { code: '-' }),
    },
    feeKnown: { label: ['มีอัตราค่าธรรมเนียม', 'There is a fee rate for it'], why: message('feeRateMissing') },
    feePaid: { label: ['ชำระค่าธรรมเนียมแล้ว', 'The fee is paid'], why: message('feeNotPaid') },
    departmentKnown: {
      label: ['มีหน่วยงานที่รับเอกสารประเภทนี้', 'A department takes this type of document'],
      why: message('departmentMissing', { type: title }),
    },
    referencesStand,
    notInProcess: {
      label: ['ไม่มีคำขออื่นของใบรับรองนี้ค้างอยู่', 'No other request about the certificate is in process'],
      why: message('alreadyInProcess'),
    },
    baseCurrent: {
      label: ['ฉบับที่อ้างถึงยังเป็นฉบับที่ใช้อยู่', 'The revision it was made from is still in force'],
      why: message('staleBase', { base: 1, current: 2 }),
    },
    attachmentsValid: {
      label: ['เอกสารแนบครบและไม่หมดอายุ', 'Attachments are there and have not expired'],
      why: message('attachmentMissing', { name: ['เอกสาร', 'a document'] }),
    },
    checkPassed: { label: ['ผลการตรวจสอบผ่าน', 'The check was passed'], why: message('checkFirst') },
    notReceiver: {
      label: ['ผู้อนุมัติไม่ใช่ผู้ยื่น ผู้รับ ผู้ตรวจ หรือผู้แก้ไข', 'Who approves did not file, receive, check or change it'],
      why: message('fourEyes'),
    },
    filedByAnother: {
      label: ['ผู้ดำเนินการไม่ใช่ผู้ยื่นแทนผู้ประกอบการ', 'Who acts did not file it for the operator'],
      why: message('filedByYourself'),
    },
    nothingOpen: {
      label: ['ไม่มีช่องที่เปิดให้ผู้ยื่นแก้ไข', 'No field is open to the operator'],
      why: message('waitsForUnlocked'),
    },
    somethingOpen: { label: ['มีช่องที่เปิดให้ผู้ยื่นแก้ไข', 'A field is open to the operator'], why: message('nothingUnlocked') },
  }) as const satisfies Record<string, GuardDeclaration>;

export const flowEffects = {
  complete: { label: ['รับรองว่าข้อมูลครบถ้วน', 'Completeness confirmed'] },
  route: { label: ['ส่งถึงหน่วยงาน', 'Sent to the department'] },
  takeClaims: { label: ['จองสิทธิที่มีได้เพียงหนึ่งเดียว', 'Unique claims taken'] },
  assign: { label: ['มอบหมายผู้รับผิดชอบ', 'Assigned'] },
  recordCheck: { label: ['บันทึกผลการตรวจสอบ', 'Result of the check recorded'] },
  reopen: { label: ['เปิดให้ผู้ยื่นแก้ไข', 'Opened to the operator'] },
  unlockFields: { label: ['เปิดบางช่องให้ผู้ยื่นแก้ไข', 'Fields opened to the operator'] },
  lockFields: { label: ['ปิดช่องที่เปิดไว้', 'Fields closed again'] },
  keepForm: { label: ['เก็บแบบคำขอตามที่ยื่น', 'Application kept as it was filed'], prints: 'application' },
  raiseFee: { label: ['แจ้งค่าธรรมเนียม', 'Fee charged'] },
  dropFee: { label: ['ยกเลิกค่าธรรมเนียมที่ยังไม่ชำระ', 'Unpaid fee cancelled'], isForGood: true },
  takePayment: { label: ['รับชำระค่าธรรมเนียมแล้ว', 'Fee paid'], isForGood: true },
  issue: { label: ['ออกเอกสาร', 'Document issued'], isForGood: true, prints: 'certificate' },
  close: { label: ['ปิดเรื่องและคืนสิทธิที่จองไว้', 'Closed, claims returned'], isForGood: true },
} as const satisfies Record<string, EffectDeclaration>;
