/**
 * How far the payment of a fee has come: charged by a request, paid by one of several methods, or cancelled with its
 * request.
 */
import { codesOf } from '#language/choice.ts';
import { message } from '#language/message.ts';
import { recordWorkflow } from '#language/recordWorkflow.ts';
import { defineWorkflow, isFinalState } from '#language/workflow.ts';
import { feeStatus } from '#platform/model/businessChoices.ts';
import { FEES_MENU } from './menuKeys.ts';
import './paymentMessages.ts';

const flow = defineWorkflow({
  name: 'feeStatement',
  title: ['การชำระค่าธรรมเนียม', 'Payment of a fee'],
  choice: feeStatus,
  parties: { operator: ['ผู้ประกอบการ', 'Operator'] },
  guards: {
    noCashWaits: {
      label: ['ไม่มีเงินที่รับไว้และรอยืนยัน', 'No received payment is waiting for confirmation'],
      why: message('feeWithCashier'),
    },
    accountConsents: {
      label: ['มีบัญชีที่ให้ความยินยอมหักแล้ว', 'An account with debit consent exists'],
      why: message('feeConsentMissing'),
    },
    noMoneyOnItsWay: { label: ['ไม่มีเงินที่กำลังชำระ', 'No payment is in progress'], why: message('feeWithBank') },
  },
  effects: { orderDebit: { label: ['สั่งธนาคารหักบัญชี', 'Debit ordered'], isIrreversible: true } },
  states: {
    waitPayment: { responsibleParty: 'operator' },
    overdue: { responsibleParty: 'operator' },
    debitFailed: { responsibleParty: 'operator' },
    waitBank: { waitsFor: ['คำตอบของธนาคาร', 'The bank’s response'] },
    paid: {},
    waived: {},
    cancelled: {},
  },
  actions: {
    debit: {
      label: ['ชำระด้วยการหักบัญชี', 'Pay by direct debit'],
      from: { waitPayment: ['operator'], overdue: ['operator'], debitFailed: ['operator'] },
      wrongStateMessage: message('feeNotDue'),
      to: 'waitBank',
      guards: ['noCashWaits', 'accountConsents'],
      effects: ['orderDebit'],
      tone: 'primary',
      notice: null,
    },
    // Whoever pays, and by whatever method: the request is notified by its own step, and holders by the text of each
    // step.
    pay: {
      label: ['ชำระแล้ว', 'Paid'],
      from: { waitPayment: [], overdue: [], debitFailed: [], waitBank: [] },
      wrongStateMessage: message('feeNotDue'),
      to: 'paid',
      isAutomatic: true,
      notice: null,
    },
    'fail-debit': {
      label: ['ธนาคารหักบัญชีไม่สำเร็จ', 'Debit refused by the bank'],
      from: { waitBank: [] },
      to: 'debitFailed',
      isAutomatic: true,
      notice: null,
    },
    'mark-overdue': {
      label: ['เกินกำหนดชำระ', 'Overdue'],
      from: { waitPayment: [] },
      to: 'overdue',
      isAutomatic: true,
      notice: null,
    },
    drop: {
      label: ['ยกเลิกค่าธรรมเนียม', 'Fee cancelled'],
      from: { waitPayment: [], overdue: [], debitFailed: [], waitBank: [], waived: [] },
      to: 'cancelled',
      guards: ['noMoneyOnItsWay'],
      isAutomatic: true,
      notice: null,
    },
  },
});

export const feeWorkflow = recordWorkflow({
  entity: 'feeStatement',
  status: 'refStatus',
  workflow: flow,
  parties: { operator: { menu: FEES_MENU, right: 'canEdit', isHolder: true } },
  initialStates: ['waitPayment', 'waived'],
});

/** Statuses in which the fee still has to be paid. */
export const UNPAID = codesOf(feeStatus).filter((status) => !isFinalState(flow, status));
/** Of these, the statuses in which another payment is possible: not while the bank debits the account. */
export const PAYABLE = UNPAID.filter((status) => flow.actions['debit']?.from[status] !== undefined);
