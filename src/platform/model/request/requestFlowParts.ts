/** The parties, guards and effects of the platform for workflows of requests. */
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import '../ledger/ledgerMessages.ts';
import { referencesStand } from './referencesGuard.ts';
import type { EffectDeclaration, GuardDeclaration } from '#language/workflow.ts';

export const requestParties = {
  operator: ['ผู้ประกอบการ', 'Operator'],
  receiver: ['เจ้าหน้าที่', 'Officer'],
  approver: ['ผู้มีอำนาจลงนาม', 'Signatory'],
} as const satisfies Record<string, Label>;

/** Label of the applicant where only officers begin a document. */
export const officerApplicantLabel: Label = ['เจ้าหน้าที่ผู้จัดทำ', 'Preparing officer'];

export type RequestParty = keyof typeof requestParties;

export const requestGuards = (title: Label) =>
  ({
    holderStands: {
      label: ['ผู้ประกอบการยังใช้งานได้', 'The operator is registered and active'],
      why: message('operatorNotFound'),
    },
    datesKnown: {
      label: ['มีวันที่เริ่มมีผลของใบเดิม', 'The effective date of the certificate is known'],
      why: message('effectiveDateNotFound', { code: '-' }),
    },
    feeKnown: { label: ['มีอัตราค่าธรรมเนียม', 'A fee rate exists'], why: message('feeRateMissing') },
    feePaid: { label: ['ชำระค่าธรรมเนียมแล้ว', 'The fee is paid'], why: message('feeNotPaid') },
    departmentKnown: {
      label: ['มีหน่วยงานที่รับเอกสารประเภทนี้', 'A department receives this document type'],
      why: message('departmentMissing', { type: title }),
    },
    referencesStand,
    coversTaken: {
      label: ['ไม่น้อยกว่าที่จองไว้และใช้อยู่', 'Not less than what is reserved and in use'],
      why: message('ledgerStillUsed', { name: '', there: '' }),
    },
    notInProcess: {
      label: ['ไม่มีคำขออื่นของใบรับรองนี้ค้างอยู่', 'No other request for this certificate is in process'],
      why: message('alreadyInProcess'),
    },
    baseCurrent: {
      label: ['ฉบับที่อ้างถึงยังเป็นฉบับที่ใช้อยู่', 'The revision it is based on is still in force'],
      why: message('staleBase', { base: 1, current: 2 }),
    },
    attachmentsValid: {
      label: ['เอกสารแนบครบและไม่หมดอายุ', 'Attachments are complete and not expired'],
      why: message('attachmentMissing', { name: ['เอกสาร', 'a document'] }),
    },
    checkPassed: {
      label: ['ผลการตรวจสอบผ่าน', 'The check result is passed'],
      why: message('checkFirst'),
      metBy: 'check',
    },
    notReceiver: {
      label: ['ผู้อนุมัติไม่ใช่ผู้ยื่น ผู้รับ ผู้ตรวจ หรือผู้แก้ไข', 'The approver did not file, receive, check or change it'],
      why: message('fourEyes'),
    },
    filedByAnother: {
      label: ['ผู้ดำเนินการไม่ใช่ผู้ยื่นแทนผู้ประกอบการ', 'The officer did not file it for the operator'],
      why: message('filedByYourself'),
    },
    nothingOpen: {
      label: ['ไม่มีช่องที่เปิดให้ผู้ยื่นแก้ไข', 'No fields are unlocked for the operator'],
      why: message('waitsForUnlocked'),
    },
    somethingOpen: {
      label: ['มีช่องที่เปิดให้ผู้ยื่นแก้ไข', 'Some fields are unlocked for the operator'],
      why: message('nothingUnlocked'),
    },
  }) as const satisfies Record<string, GuardDeclaration>;

export const requestEffects = {
  complete: { label: ['รับรองว่าข้อมูลครบถ้วน', 'Completeness confirmed'] },
  route: { label: ['ส่งถึงหน่วยงาน', 'Sent to the department'] },
  takeClaims: { label: ['จองชื่อหรือเลขที่ที่ห้ามใช้ซ้ำ', 'Unique names and numbers reserved'] },
  assign: { label: ['มอบหมายผู้รับผิดชอบ', 'Assigned'] },
  recordCheck: { label: ['บันทึกผลการตรวจสอบ', 'Check result recorded'] },
  reopen: { label: ['เปิดให้ผู้ยื่นแก้ไข', 'Opened for the operator to edit'] },
  unlockFields: { label: ['เปิดบางช่องให้ผู้ยื่นแก้ไข', 'Fields unlocked for the operator'] },
  lockFields: { label: ['ปิดช่องที่เปิดไว้', 'Fields locked again'] },
  keepForm: { label: ['เก็บแบบคำขอตามที่ยื่น', 'Application saved as filed'], prints: 'application' },
  raiseFee: { label: ['แจ้งค่าธรรมเนียม', 'Fee charged'] },
  dropFee: { label: ['ยกเลิกค่าธรรมเนียมที่ยังไม่ชำระ', 'Unpaid fee cancelled'], isIrreversible: true },
  takePayment: { label: ['รับชำระค่าธรรมเนียมแล้ว', 'Fee paid'], isIrreversible: true },
  issue: { label: ['ออกเอกสาร', 'Document issued'], isIrreversible: true, prints: 'certificate' },
  openStockCards: { label: ['เปิดหรือปรับบัตรคุม', 'Stock cards opened or changed'] },
  reserve: { label: ['จองปริมาณ', 'Quantity reserved'] },
  use: { label: ['ตัดปริมาณที่จอง', 'Reserved quantity used'] },
  giveBack: { label: ['คืนปริมาณที่จอง', 'Reserved quantity given back'] },
  hold: { label: ['กันปริมาณไว้', 'Quantity held'] },
  close: { label: ['ปิดเรื่องและคืนชื่อหรือเลขที่ที่จองไว้', 'Closed, reserved names and numbers released'], isIrreversible: true },
} as const satisfies Record<string, EffectDeclaration>;
