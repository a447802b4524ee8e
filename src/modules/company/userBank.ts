/** An account from which a company pays its fees. */
import { entity, rule, section, slot, type Rule } from '#language/entity.ts';
import { boolean, defineFields, lookup, ref, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { digits } from '#language/sharedRules.ts';
import { holderScope } from '#platform/model/party/holderScope.ts';
import { partyName } from '#platform/model/party/partyName.ts';
import './messages.ts';

const bankFields = defineFields({
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true, managed: true }),
  refBank: lookup('BANK', ['ธนาคาร', 'Bank'], { required: true }),
  accountNo: text(['เลขที่บัญชี', 'Account number'], {
    required: true,
    max: 10,
    code: true,
    class: 'personal',
    rules: [digits(10)],
  }),
  accountName: partyName(['ชื่อบัญชี', 'Account name'], { required: true, max: 200 }),
  branch: text(['สาขา', 'Branch'], { max: 200 }),
  isMain: boolean(['ใช้หักค่าธรรมเนียม', 'Debited for fees'], { required: true, default: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    userBank: typeof bankFields;
  }
  interface Facts {
    /** The bank is the one through which the department takes fees. */
    isPaymentBank: boolean;
  }
}

const onlyThatBank: Rule<'userBank'> = rule<'userBank', 'isPaymentBank'>('onlyThatBank', {
  needs: ['isPaymentBank'],
  check: ({ refBank }, { isPaymentBank }) =>
    refBank !== null && !isPaymentBank
      ? fieldProblem('refBank', message('onlyNamedBank', { bank: ['ธนาคารกรุงไทย', 'Krungthai Bank'] }))
      : undefined,
});

export const userBank = entity('userBank', bankFields, {
  wire: 'transaction/user-banks',
  title: ['บัญชีชำระค่าธรรมเนียม', 'Fee account'],
  readOnly: true,
  card: { th: 'accountName' },
  scope: holderScope,
  list: {
    columns: ['refBank.value', 'accountNo', 'accountName', 'branch', 'isMain', 'isActive'],
    search: ['refBank', 'accountName', 'isActive'],
    sort: ['-createDate'],
  },
  form: [
    section(['บัญชี', 'Account'], ['refBank', 'accountNo', 'accountName', slot('AccountNameNotice'), 'branch', 'isMain']),
  ],
  rules: [onlyThatBank],
});
