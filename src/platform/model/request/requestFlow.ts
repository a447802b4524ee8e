/**
 * The way of a request: the operator files, an officer receives, checks and passes on, a signatory approves. Modules
 * give the days and, where theirs differs, states and actions of their own.
 */
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import { defineWorkflow, type EffectDeclaration, type GuardDeclaration, type Workflow } from '#language/workflow.ts';
import { requestStatus } from '../businessChoices.ts';
import { stepLabels } from './stepLabels.ts';

export const parties = {
  operator: ['ผู้ประกอบการ', 'Operator'],
  receiver: ['เจ้าหน้าที่', 'Officer'],
  approver: ['ผู้มีอำนาจลงนาม', 'Signatory'],
} as const satisfies Record<string, Label>;

export type RequestParty = keyof typeof parties;

export interface FlowDays {
  readonly receive: number;
  readonly review: number;
  readonly sign: number;
}

export interface FlowOptions {
  readonly name: string;
  readonly title: Label;
  /** Working days for each hand it goes through. */
  readonly days: FlowDays;
  /** What the officer may put into other words while reviewing; the operator sees the difference. */
  readonly officerEdits?: readonly string[];
  /** It is paid for before it is signed. */
  readonly isCharged?: true;
  /** The request may be signed electronically, and what is issued is, unless it is signed in ink. */
  readonly isSigned?: true;
}

const guardsOf = (title: Label) =>
  ({
    holderStands: { label: ['ผู้ประกอบการยังใช้งานได้', 'The operator is registered and usable'], why: message('operatorNotFound') },
    datesKnown: { label: ['มีวันที่เริ่มมีผลของใบเดิม', 'It is known since when the certificate is in force'], why: message('effectiveDateNotFound', { code: '-' }) },
    feeKnown: { label: ['มีอัตราค่าธรรมเนียม', 'There is a fee rate for it'], why: message('feeRateMissing') },
    feePaid: { label: ['ชำระค่าธรรมเนียมแล้ว', 'The fee is paid'], why: message('feeNotPaid') },
    departmentKnown: { label: ['มีหน่วยงานที่รับเอกสารประเภทนี้', 'A department takes this type of document'], why: message('departmentMissing', { type: title }) },
    notInProcess: { label: ['ไม่มีคำขออื่นของใบรับรองนี้ค้างอยู่', 'No other request about the certificate is in process'], why: message('alreadyInProcess') },
    baseCurrent: { label: ['ฉบับที่อ้างถึงยังเป็นฉบับที่ใช้อยู่', 'The revision it was made from is still in force'], why: message('staleBase', { base: 1, current: 2 }) },
    attachmentsValid: { label: ['เอกสารแนบครบและไม่หมดอายุ', 'Attachments are there and have not expired'], why: message('attachmentMissing', { name: ['เอกสาร', 'a document'] }) },
    checkPassed: { label: ['ผลการตรวจสอบผ่าน', 'The check was passed'], why: message('checkFirst') },
    notReceiver: { label: ['ผู้อนุมัติไม่ใช่ผู้ยื่น ผู้รับ ผู้ตรวจ หรือผู้แก้ไข', 'Who approves did not file, receive, check or change it'], why: message('fourEyes') },
    nothingOpen: { label: ['ไม่มีช่องที่เปิดให้ผู้ยื่นแก้ไข', 'No field is open to the operator'], why: message('waitsForUnlocked') },
    somethingOpen: { label: ['มีช่องที่เปิดให้ผู้ยื่นแก้ไข', 'A field is open to the operator'], why: message('nothingUnlocked') },
  }) as const satisfies Record<string, GuardDeclaration>;

const effects = {
  complete: { label: ['รับรองว่าข้อมูลครบถ้วน', 'Completeness confirmed'] },
  route: { label: ['ส่งถึงหน่วยงาน', 'Sent to the department'] },
  takeClaims: { label: ['จองสิทธิที่มีได้เพียงหนึ่งเดียว', 'Unique claims taken'] },
  assign: { label: ['มอบหมายผู้รับผิดชอบ', 'Assigned'] },
  recordCheck: { label: ['บันทึกผลการตรวจสอบ', 'Result of the check recorded'] },
  reopen: { label: ['เปิดให้ผู้ยื่นแก้ไข', 'Opened to the operator'] },
  unlockFields: { label: ['เปิดบางช่องให้ผู้ยื่นแก้ไข', 'Fields opened to the operator'] },
  lockFields: { label: ['ปิดช่องที่เปิดไว้', 'Fields closed again'] },
  keepForm: { label: ['เก็บแบบคำขอตามที่ยื่น', 'Application kept as it was filed'] },
  raiseFee: { label: ['แจ้งค่าธรรมเนียม', 'Fee charged'] },
  dropFee: { label: ['ยกเลิกค่าธรรมเนียมที่ยังไม่ชำระ', 'Unpaid fee cancelled'], isForGood: true },
  takePayment: { label: ['รับชำระค่าธรรมเนียมแล้ว', 'Fee paid'], isForGood: true },
  issue: { label: ['ออกเอกสาร', 'Document issued'], isForGood: true },
  close: { label: ['ปิดเรื่องและคืนสิทธิที่จองไว้', 'Closed, claims returned'], isForGood: true },
} as const satisfies Record<string, EffectDeclaration>;

const approving = ['holderStands', 'notReceiver', 'baseCurrent', 'datesKnown', 'nothingOpen'] as const;

export function requestFlow(options: FlowOptions): Workflow {
  const { isCharged, isSigned } = options;
  const whole = wholeFlow(options);
  const charged = isCharged === true ? whole : withoutState(whole, 'waitPayment');
  return withoutUnused(isSigned === true ? charged : withoutAction(charged, 'not-sign'));
}

function wholeFlow({ name, title, days, officerEdits = [], isCharged, isSigned }: FlowOptions): Workflow {
  const closing = isCharged === true ? (['dropFee', 'close'] as const) : (['close'] as const);
  return defineWorkflow({
    name,
    title,
    choice: requestStatus,
    parties,
    guards: guardsOf(title),
    effects,
    states: {
      draft: { heldBy: 'operator', edits: { operator: 'all' } },
      submitted: { heldBy: 'receiver', days: days.receive },
      editRequested: { heldBy: 'operator', edits: { operator: 'all' } },
      underReview: { heldBy: 'receiver', days: days.review, edits: { receiver: officerEdits } },
      waitPayment: { heldBy: 'operator' },
      waitSign: { heldBy: 'approver', days: days.sign },
      approved: {},
      notApproved: {},
      cancelled: {},
    },
    actions: {
      request: {
        label: stepLabels.request,
        from: { draft: ['operator'], editRequested: ['operator'] },
        to: 'submitted',
        guards: ['holderStands', 'departmentKnown', 'notInProcess', 'baseCurrent', 'attachmentsValid'],
        effects: isSigned === true ? ['complete', 'route', 'takeClaims', 'keepForm'] : ['complete', 'route', 'takeClaims'],
        ...(isSigned === true ? { signs: 'may' as const } : {}),
        tone: 'primary',
      },
      answer: { label: stepLabels.answer, from: { submitted: ['operator'], underReview: ['operator'], waitPayment: ['operator'], waitSign: ['operator'] }, guards: ['somethingOpen', 'attachmentsValid'], effects: ['lockFields'], tone: 'primary' },
      receive: { label: stepLabels.receive, from: { submitted: ['receiver'] }, to: 'underReview', effects: ['assign'], tone: 'primary' },
      check: { label: stepLabels.check, from: { underReview: ['receiver'] }, effects: ['recordCheck'], asks: 'checkResult' },
      pass:
        isCharged === true
          ? { label: stepLabels.pass, from: { underReview: ['receiver'] }, to: 'waitPayment', orTo: 'waitSign', guards: ['checkPassed', 'nothingOpen', 'feeKnown'], effects: ['raiseFee'], tone: 'primary' }
          : { label: stepLabels.pass, from: { underReview: ['receiver'] }, to: 'waitSign', guards: ['checkPassed', 'nothingOpen'], tone: 'primary' },
      pay: { label: stepLabels.pay, from: { waitPayment: [] }, to: 'waitSign', guards: ['feePaid'], effects: ['takePayment'], isAutomatic: true, tone: 'primary' },
      approve: {
        label: isSigned === true ? stepLabels.sign : stepLabels.approve,
        from: { waitSign: ['approver'] },
        to: 'approved',
        guards: isCharged === true ? [...approving, 'feePaid'] : approving,
        effects: ['issue'],
        ...(isSigned === true ? { signs: 'must' as const } : {}),
        tone: 'primary',
      },
      'not-sign': { label: stepLabels['not-sign'], from: { waitSign: ['approver'] }, to: 'approved', guards: isCharged === true ? [...approving, 'feePaid'] : approving, effects: ['issue'] },
      're-edit': { label: stepLabels['re-edit'], from: { submitted: ['receiver'], underReview: ['receiver'], waitSign: ['approver'] }, to: 'editRequested', effects: ['reopen'], needsRemark: true },
      'return-officer': { label: stepLabels['return-officer'], from: { waitSign: ['approver'] }, to: 'underReview', needsRemark: true },
      unlock: { label: stepLabels.unlock, from: { submitted: ['receiver'], underReview: ['receiver'], waitSign: ['approver'] }, guards: ['nothingOpen'], effects: ['unlockFields'], asks: 'fields' },
      'not-approve': {
        label: stepLabels['not-approve'],
        from: { underReview: ['receiver'], waitSign: ['approver'] },
        to: 'notApproved',
        effects: closing,
        needsRemark: true,
        tone: 'danger',
      },
      cancel: {
        label: stepLabels.cancel,
        from: { draft: ['operator'], submitted: ['operator', 'receiver'], editRequested: ['operator', 'receiver'], underReview: ['operator', 'receiver'], waitPayment: ['operator', 'receiver'], waitSign: ['operator'] },
        to: 'cancelled',
        effects: closing,
        needsRemark: true,
        tone: 'danger',
      },
    },
  });
}

/** The same without a state: nothing is done in it, and what was done there alone is gone. */
function withoutState(workflow: Workflow, state: string): Workflow {
  const { [state]: _, ...states } = workflow.states;
  const actions = Object.entries(workflow.actions)
    .map(([name, action]) => [name, { ...action, from: Object.fromEntries(Object.entries(action.from).filter(([from]) => from !== state)) }] as const)
    .filter(([, { from }]) => Object.keys(from).length > 0);
  return { ...workflow, states, actions: Object.fromEntries(actions) };
}

function withoutAction(workflow: Workflow, action: string): Workflow {
  const { [action]: _, ...actions } = workflow.actions;
  return { ...workflow, actions };
}

/** What no action names any more is nobody's to answer or to bring about. */
function withoutUnused(workflow: Workflow): Workflow {
  const named = new Set(Object.values(workflow.actions).flatMap((action) => [...(action.guards ?? []), ...(action.effects ?? [])]));
  const usedOf = <T>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(all).filter(([name]) => named.has(name)));
  return { ...workflow, guards: usedOf(workflow.guards), effects: usedOf(workflow.effects) };
}
