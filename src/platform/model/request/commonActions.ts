/**
 * The actions that most stages have, and those at both ends of a workflow. The stages declare which party takes them
 * where.
 */
import type { WorkflowAction } from '#language/workflow.ts';
import { BACK, type CommonAction, type RequestState } from './stage.ts';
import { stepLabels } from './stepLabels.ts';

interface CommonActionDeclaration extends Omit<WorkflowAction, 'from' | 'to' | 'shortcutTo'> {
  readonly to?: RequestState | typeof BACK;
  /** It ends the case without approval: effects of earlier stages are undone with it. */
  readonly isClosing?: true;
}

export const commonActions: Readonly<Record<CommonAction, CommonActionDeclaration>> = {
  answer: {
    label: stepLabels.answer,
    guards: ['somethingOpen', 'attachmentsValid'],
    effects: ['lockFields'],
    tone: 'primary',
    icon: 'send',
    notice: ['ผู้ยื่นส่งข้อมูลที่แก้ไขแล้ว', 'the operator sent corrections'],
    fourEyes: 'handles',
  },
  're-edit': {
    label: stepLabels['re-edit'],
    to: 'editRequested',
    effects: ['reopen'],
    needsRemark: true,
    icon: 'rollback',
    notice: ['ส่งกลับให้แก้ไข', 'sent back for correction'],
  },
  'return-officer': {
    label: stepLabels['return-officer'],
    to: BACK,
    needsRemark: true,
    icon: 'undo',
    notice: ['ส่งกลับเจ้าหน้าที่', 'returned to the officer'],
  },
  unlock: {
    label: stepLabels.unlock,
    guards: ['nothingOpen'],
    effects: ['unlockFields'],
    requiredInput: 'fields',
    icon: 'key',
    notice: ['เปิดให้แก้ไขบางช่อง', 'some fields are unlocked for correction'],
  },
  'not-approve': {
    label: stepLabels['not-approve'],
    to: 'notApproved',
    isClosing: true,
    needsRemark: true,
    tone: 'danger',
    icon: 'error',
    notice: ['ไม่อนุมัติ', 'refused'],
  },
  cancel: {
    label: stepLabels.cancel,
    to: 'cancelled',
    isClosing: true,
    needsRemark: true,
    tone: 'danger',
    icon: 'stop',
    notice: ['ยกเลิกคำขอแล้ว', 'cancelled'],
  },
};

/** Filing, and filing again after correction. */
export function filingAction({
  application,
  isBegunByOffice,
  takesFromStockCards,
}: {
  readonly application: { readonly signature?: 'may' | 'must' } | undefined;
  readonly isBegunByOffice: boolean;
  readonly takesFromStockCards: boolean;
}): Omit<WorkflowAction, 'from' | 'to'> {
  const filed = ['complete', 'route', 'takeClaims', ...(takesFromStockCards ? ['reserve'] : [])];
  return {
    label: stepLabels.request,
    guards: [
      ...(isBegunByOffice ? [] : ['holderStands']),
      'departmentKnown',
      'notInProcess',
      'baseCurrent',
      'attachmentsValid',
    ],
    effects: application === undefined ? filed : [...filed, 'keepForm'],
    ...(application?.signature === undefined ? {} : { signs: application.signature }),
    tone: 'primary',
    icon: 'send',
    notice: ['ยื่นคำขอแล้ว', 'submitted'],
    fourEyes: 'handles',
  };
}

/** The issued document is left to be signed in ink. */
export const signInInkAction: Omit<WorkflowAction, 'from' | 'to'> = {
  label: stepLabels['not-sign'],
  icon: 'edit',
  notice: ['อนุมัติแล้ว', 'approved'],
};
