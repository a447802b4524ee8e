/** The stages that kinds of request share. Each declares its party, its working days, and its actions. */
import { BACK, NEXT, type Stage, type StageAction } from './stage.ts';
import { stepLabels } from './stepLabels.ts';

interface StageOptions {
  /** The party that acts; a party beyond the three of every workflow is declared by the module with its menu. */
  readonly party?: string;
  readonly days: number;
}

/** An officer receives it (02). */
export function receive({ party = 'receiver', days }: StageOptions): Stage {
  return {
    state: 'submitted',
    waitingState: { responsibleParty: party, days, task: ['กรุณารับเรื่อง', 'Please receive the request'] },
    commonActionParties: { answer: ['operator'], 're-edit': [party], unlock: [party], cancel: ['operator', party] },
    actions: {
      receive: {
        label: stepLabels.receive,
        by: [party],
        to: NEXT,
        effects: ['assign'],
        tone: 'primary',
        icon: 'inbox',
        notice: ['เจ้าหน้าที่รับเรื่องแล้ว', 'received by an officer'],
        fourEyes: 'handles',
      },
    },
  };
}

/** Records whether the filed request is in order: any number of times, the last one counts. */
const checkAction = {
  label: stepLabels.check,
  effects: ['recordCheck'],
  requiredInput: 'checkResult',
  icon: 'audit',
  notice: null,
  fourEyes: 'handles',
} as const satisfies Partial<StageAction>;

/** An officer reviews everything, and passes it on (10). `edits` are the fields that they may reword meanwhile. */
export function review({
  party = 'receiver',
  days,
  edits = [],
  guards = [],
}: StageOptions & { readonly edits?: readonly string[]; readonly guards?: readonly string[] }): Stage {
  return {
    state: 'underReview',
    waitingState: {
      responsibleParty: party,
      days,
      editableFields: { [party]: edits },
      task: ['กรุณาตรวจสอบคำขอ', 'Please review the request'],
    },
    commonActionParties: {
      answer: ['operator'],
      're-edit': [party],
      unlock: [party],
      'not-approve': [party],
      cancel: ['operator', party],
    },
    actions: {
      check: { ...checkAction, by: [party] },
      pass: passAction(party, ['checkPassed', 'nothingOpen', ...guards]),
    },
  };
}

function passAction(party: string, guards: readonly string[]): StageAction {
  return {
    label: stepLabels.pass,
    by: [party],
    to: NEXT,
    guards,
    tone: 'primary',
    icon: 'forward',
    notice: ['เสนอผู้มีอำนาจลงนามแล้ว', 'sent to the signatory'],
    fourEyes: 'handles',
  };
}

/** The fee is paid before the case continues (12); if nothing is due it continues at once. */
export function charge({ party = 'receiver' }: Pick<StageOptions, 'party'> = {}): Stage {
  return {
    state: 'waitPayment',
    waitingState: { responsibleParty: 'operator' },
    commonActionParties: { answer: ['operator'], cancel: ['operator', party] },
    actions: {
      pay: {
        label: stepLabels.pay,
        notice: ['ชำระค่าธรรมเนียมแล้ว', 'the fee has been paid'],
        by: [],
        to: NEXT,
        guards: ['feePaid'],
        effects: ['takePayment'],
        isAutomatic: true,
        tone: 'primary',
      },
    },
    entry: { guards: ['feeKnown'], effects: ['raiseFee'], maySkip: true },
    decidingGuards: ['feePaid'],
    closingEffects: ['dropFee'],
  };
}

/**
 * A signatory decides (11). The module declares with its certificate whether the issued document is signed
 * electronically.
 */
export function sign({ party = 'approver', days }: StageOptions): Stage {
  return {
    state: 'waitSign',
    waitingState: { responsibleParty: party, days, task: ['กรุณาพิจารณาลงนาม', 'Please decide on the request'] },
    commonActionParties: {
      answer: ['operator'],
      're-edit': [party],
      'return-officer': [party],
      unlock: [party],
      'not-approve': [party],
      cancel: ['operator'],
    },
    actions: { approve: approve(party) },
  };
}

/** Conditions of every approval. */
const APPROVAL_GUARDS = ['holderStands', 'notReceiver', 'baseCurrent', 'datesKnown', 'nothingOpen'] as const;

export function approve(party: string): StageAction {
  return {
    label: stepLabels.approve,
    by: [party],
    to: NEXT,
    guards: APPROVAL_GUARDS,
    effects: ['issue'],
    tone: 'primary',
    icon: 'sign',
    notice: ['อนุมัติแล้ว', 'approved'],
    fourEyes: 'decides',
  };
}

interface CheckpointOptions extends StageOptions {
  /** Working days for checking the originals. */
  readonly originalsDays: number;
  /** Checked before every step of the checkpoint. */
  readonly guards?: readonly string[];
  /** The party that decides, and may request the originals too. */
  readonly decidedBy?: string;
  /** No fields are unlocked one by one during the review: the request is sent back as a whole. */
  readonly isSentBackWhole?: true;
}

/**
 * A checkpoint checks the papers (05), the originals if it wants to (09), and passes it to the central office; or does
 * not receive it (06).
 */
export function receiveAtCheckpoint({
  party = 'receiver',
  days,
  originalsDays,
  guards = [],
  decidedBy = 'approver',
  isSentBackWhole,
}: CheckpointOptions): Stage {
  const both = { waitCustoms: [party], waitDocument: [party] } as const;
  return {
    state: 'waitCustoms',
    waitingState: {
      responsibleParty: party,
      days,
      task: ['กรุณาตรวจคำขอและเอกสาร', 'Please review the request and its documents'],
    },
    furtherStates: {
      waitDocument: {
        responsibleParty: party,
        days: originalsDays,
        task: ['กรุณาตรวจเอกสารต้นฉบับ', 'Please check the original documents'],
      },
    },
    finalStates: ['notReceivedCustoms'],
    commonActionParties: {
      ...(isSentBackWhole === true
        ? {}
        : { answer: { waitCustoms: ['operator'], waitDocument: ['operator'] }, unlock: both }),
      're-edit': { waitCustoms: [party], waitDocument: [party, decidedBy] },
      cancel: { waitCustoms: ['operator', party], waitDocument: ['operator', party, decidedBy] },
    },
    actions: {
      check: { ...checkAction, by: both, guards },
      'wait-doc-customs': {
        label: stepLabels['wait-doc-customs'],
        by: { waitCustoms: [party], waitCenter: [decidedBy] },
        to: 'waitDocument',
        guards,
        notice: ['ขอให้นำเอกสารต้นฉบับมาแสดง', 'the original documents are requested'],
      },
      'wait-approve-center': {
        label: stepLabels['wait-approve-center'],
        by: both,
        to: NEXT,
        guards: [...guards, 'checkPassed', ...(isSentBackWhole === true ? [] : ['nothingOpen'])],
        tone: 'primary',
        notice: ['ด่านตรวจแล้ว เสนอส่วนกลางอนุมัติ', 'checked by the checkpoint and sent to the central office'],
        fourEyes: 'handles',
      },
      'not-receive-customs': {
        label: stepLabels['not-receive-customs'],
        by: { waitCustoms: [party] },
        to: 'notReceivedCustoms',
        guards,
        effects: ['close'],
        needsRemark: true,
        tone: 'danger',
        notice: ['ด่านไม่รับคำขอ', 'declined by the checkpoint'],
      },
    },
  };
}

/** The central office decides (07), or does not receive it (08). Followed by another stage it passes the case on instead. */
export function decideAtCentre({
  party = 'approver',
  days,
  guards = [],
  isPassed,
}: StageOptions & { readonly guards?: readonly string[]; readonly isPassed?: true }): Stage {
  return {
    state: 'waitCenter',
    waitingState: { responsibleParty: party, days, task: ['กรุณาพิจารณาอนุมัติ', 'Please decide on the request'] },
    finalStates: ['notReceivedCenter'],
    commonActionParties: {
      answer: ['operator'],
      're-edit': [party],
      unlock: [party],
      'not-approve': [party],
      cancel: ['operator'],
    },
    actions: {
      ...(isPassed === true
        ? { pass: passAction(party, [...guards, 'nothingOpen']) }
        : { approve: { ...approve(party), guards: [...guards, ...APPROVAL_GUARDS, 'checkPassed'] } }),
      'not-receive-center': {
        label: stepLabels['not-receive-center'],
        by: [party],
        to: 'notReceivedCenter',
        guards,
        effects: ['close'],
        needsRemark: true,
        tone: 'danger',
        notice: ['ส่วนกลางไม่รับคำขอ', 'declined by the central office'],
      },
    },
  };
}

interface WorkOptions extends StageOptions {
  /** Conditions for continuing, and the effects: both of the module. */
  readonly guards?: readonly string[];
  readonly effects?: readonly string[];
  /** Fields that they may fill in meanwhile. */
  readonly edits?: readonly string[];
}

/** An officer visits the site (16): the result is recorded, or why there was no visit. */
export function visit({ party = 'receiver', days, guards = [], effects = [], edits = [] }: WorkOptions): Stage {
  return {
    state: 'waitVisit',
    waitingState: {
      responsibleParty: party,
      days,
      editableFields: { [party]: edits },
      task: ['กรุณาตรวจสถานที่และบันทึกผล', 'Please visit the site and record the result'],
    },
    commonActionParties: {
      answer: ['operator'],
      're-edit': [party],
      unlock: [party],
      'not-approve': [party],
      cancel: ['operator', party],
    },
    actions: {
      'record-visit': {
        label: stepLabels['record-visit'],
        by: [party],
        to: NEXT,
        guards,
        effects,
        tone: 'primary',
        icon: 'audit',
        notice: ['ตรวจสถานที่แล้ว', 'the site was visited'],
        fourEyes: 'handles',
      },
      'skip-visit': {
        label: stepLabels['skip-visit'],
        by: [party],
        to: NEXT,
        needsRemark: true,
        icon: 'forward',
        notice: ['ไม่ต้องตรวจสถานที่', 'no site visit is needed'],
        fourEyes: 'handles',
      },
    },
  };
}

/** A laboratory analyses (17), and records the result. */
export function laboratory({ party = 'laboratory', days, guards = [], effects = [], edits = [] }: WorkOptions): Stage {
  return {
    state: 'waitLaboratory',
    waitingState: {
      responsibleParty: party,
      days,
      editableFields: { [party]: edits },
      task: ['กรุณาวิเคราะห์และบันทึกผล', 'Please analyse the sample and record the result'],
    },
    commonActionParties: { answer: ['operator'], cancel: ['operator', 'receiver'] },
    actions: {
      'record-analysis': {
        label: stepLabels['record-analysis'],
        by: [party],
        to: NEXT,
        guards,
        effects,
        tone: 'primary',
        icon: 'audit',
        notice: ['ห้องปฏิบัติการบันทึกผลแล้ว', 'the laboratory has recorded the result'],
        fourEyes: 'handles',
      },
      'return-sample': {
        label: stepLabels['return-sample'],
        by: [party],
        to: BACK,
        needsRemark: true,
        icon: 'undo',
        notice: ['ห้องปฏิบัติการส่งคืนโดยไม่ได้วิเคราะห์', 'returned by the laboratory without analysis'],
      },
    },
    ...(party === 'laboratory' ? { parties: { laboratory: ['ห้องปฏิบัติการ', 'Laboratory'] } } : {}),
  };
}

/** The operator confirms that the draft document is right (13), or requests corrections. */
export function operatorConfirms(): Stage {
  return {
    state: 'waitConfirm',
    waitingState: {
      responsibleParty: 'operator',
      task: ['กรุณาตรวจสอบร่างเอกสารแล้วยืนยัน', 'Please check the draft document and confirm it'],
    },
    commonActionParties: { cancel: ['operator', 'receiver'] },
    actions: {
      confirm: {
        label: stepLabels.confirm,
        by: ['operator'],
        to: NEXT,
        tone: 'primary',
        icon: 'good',
        notice: ['ผู้ประกอบการยืนยันแล้ว', 'confirmed by the operator'],
      },
      object: {
        label: stepLabels.object,
        by: ['operator'],
        to: BACK,
        needsRemark: true,
        icon: 'undo',
        notice: ['ผู้ประกอบการแจ้งข้อที่ต้องแก้ไข', 'the operator requested corrections'],
      },
    },
  };
}

/** The case waits for goods to be released (15): the system continues when the last of them has been. */
export function waitForRelease({
  party = 'receiver',
  guards,
}: Pick<StageOptions, 'party'> & { readonly guards: readonly string[] }): Stage {
  return {
    state: 'waitRelease',
    waitingState: { responsibleParty: party },
    commonActionParties: { cancel: [party] },
    actions: {
      release: {
        label: stepLabels.release,
        by: [],
        to: NEXT,
        guards,
        isAutomatic: true,
        tone: 'primary',
        notice: ['ตรวจปล่อยครบแล้ว', 'all goods have been released'],
      },
    },
  };
}
