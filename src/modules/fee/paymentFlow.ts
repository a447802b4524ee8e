/** Money that one person took in counts when another has confirmed it; wrong entries are returned and corrected. */
import { message } from '#language/message.ts';
import { recordWorkflow } from '#language/recordWorkflow.ts';
import { defineWorkflow } from '#language/workflow.ts';
import { feePaymentStatus } from './choices.ts';
import { APPROVES_MENU, RECEIVES_MENU } from './menuKeys.ts';
import './paymentMessages.ts';

const wrongStateMessage = message('paymentDecided');

export const paymentFlow = defineWorkflow({
  name: 'feePayment',
  title: ['การรับชำระ', 'Payment received'],
  choice: feePaymentStatus,
  parties: { recorder: ['ผู้บันทึก', 'Recorder'], confirmer: ['ผู้ยืนยัน', 'Confirmer'] },
  guards: {
    notHandled: { label: ['ผู้ยืนยันไม่ใช่ผู้บันทึก', 'The confirmer did not record it'], why: message('paymentNotYours') },
  },
  effects: {
    payFee: { label: ['ชำระค่าธรรมเนียมและออกใบเสร็จ', 'Fee paid, receipt issued'], isIrreversible: true },
    keepReason: { label: ['บันทึกเหตุผล', 'Reason saved'], isIrreversible: true },
  },
  states: {
    recorded: { responsibleParty: 'confirmer', editableFields: { recorder: 'all' } },
    returned: { responsibleParty: 'recorder', editableFields: { recorder: 'all' } },
    confirmed: {},
  },
  actions: {
    confirm: {
      label: ['ยืนยันการรับชำระ', 'Confirm a payment'],
      from: { recorded: ['confirmer'] },
      wrongStateMessage,
      to: 'confirmed',
      guards: ['notHandled'],
      effects: ['payFee'],
      tone: 'primary',
      icon: 'check',
      notice: null,
      fourEyes: 'decides',
    },
    return: {
      label: ['ส่งการรับชำระกลับไปแก้ไข', 'Return a payment to be corrected'],
      from: { recorded: ['confirmer'] },
      wrongStateMessage,
      to: 'returned',
      effects: ['keepReason'],
      needsRemark: true,
      icon: 'rollback',
      notice: null,
    },
    correct: {
      label: ['แก้ไขแล้วรอยืนยัน', 'Corrected'],
      from: { returned: [] },
      to: 'recorded',
      isAutomatic: true,
      notice: null,
    },
  },
});

export const paymentWorkflow = recordWorkflow({
  entity: 'feePayment',
  status: 'refStatus',
  workflow: paymentFlow,
  parties: {
    recorder: { menu: RECEIVES_MENU, right: 'canEdit' },
    confirmer: { menu: APPROVES_MENU, right: 'canActive' },
  },
  initialStates: ['recorded'],
  actionOnEdit: 'correct',
});
