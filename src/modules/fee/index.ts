/** Fees: rates, charges, payments and receipts. */
import {
  allRights,
  defineModule,
  type MenuDeclaration,
  type MenuSideDeclaration,
  readRights,
  menuSideUnder,
} from '#language/module.ts';
import { landingScreen, pageScreen, resourceScreen } from '#language/screen.ts';
import { feeChoices } from './choices.ts';
import {
  feeRateExclude,
  feeRateExcludeCountry,
  feeRateExcludeDepartment,
  feeRateExcludeOperation,
  feeRateExcludeProduct,
  feeRateExcludeUser,
} from './feeExclude.ts';
import { feeRate, feeRateRange } from './feeRate.ts';
import { feePayment } from './feePayment.ts';
import { feeStatement, feeStatementLine } from './feeStatement.ts';
import { ktb, ktbPaynet } from './ktb.ts';
import { feeMessages } from './messages.ts';
import { feeWorkflow } from './feeFlow.ts';
import { APPROVES_MENU, FEES_MENU, RECEIVES_MENU } from './menuKeys.ts';
import { paymentWorkflow } from './paymentFlow.ts';
import { paymentMessages } from './paymentMessages.ts';
import { receipt } from './receipt.ts';

const FEES = 'fee';

/** Finance maintains the rates; people who decide about requests read them and try them. */
const roles = {
  ADMIN: allRights,
  OFFICER_FINANCE: allRights,
  OFFICER_HEAD: readRights,
  OFFICER_CENTER: readRights,
  SIGNATORY: readRights,
  AUDITOR: readRights,
};

const API = '/api/v1';
const STATEMENTS = `${API}/transaction/fee-statements`;
const PAYMENTS = `${API}/transaction/fee-payments`;
const RECEIPTS = `${API}/transaction/receipts`;
const viewRights = ['canView', 'canSelect'] as const;
const editRights = [...viewRights, 'canEdit'] as const;
const confirmRights = [...viewRights, 'canActive'] as const;
const readerRoles = { ADMIN: readRights, AUDITOR: readRights };
const papers = [`POST ${STATEMENTS}/report/data`, `POST ${STATEMENTS}/report/receipt`];
const sheets = [`POST ${STATEMENTS}/report/fee-statement-excel`, `POST ${STATEMENTS}/report/payment-summary-excel`];

const menus: readonly MenuDeclaration[] = [
  {
    key: FEES_MENU,
    label: ['ค่าธรรมเนียมของคำขอ', 'Fees for requests'],
    url: '/app/fee/fees/**',
    description: ['เปิดดูและชำระค่าธรรมเนียมของคำขอ', 'View and pay the fees for requests'],
    icon: 'SolutionOutlined',
    entities: ['feeStatement'],
    // Calls by which an operator pays; the right to pay is `canEdit`.
    calls: [
      ...papers,
      ...sheets,
      `GET ${STATEMENTS}/{id}/payment`,
      `POST ${API}/ws/ktbs/direct-link/approve`,
      `POST ${API}/ws/ktbs/direct-link/charge`,
    ],
    roles: {
      ...readerRoles,
      OPERATOR_OWNER: editRights,
      OFFICER_FINANCE: viewRights,
      OFFICER_CENTER: viewRights,
      OFFICER_HEAD: viewRights,
      SIGNATORY: viewRights,
    },
  },
  {
    key: RECEIVES_MENU,
    label: ['บันทึกรับชำระ', 'Payments received'],
    url: '/app/fee/fee-receives/**',
    icon: 'InboxOutlined',
    entities: ['feePayment'],
    cards: ['feeStatement', 'ktbPaynet'],
    calls: [`POST ${STATEMENTS}/_search`, `POST ${API}/ws/ktb-paynets/_search`],
    roles: { ...readerRoles, OFFICER_FINANCE: [...editRights, 'canCreate', 'canArchive', 'canActive', 'canDelete'] },
  },
  {
    key: APPROVES_MENU,
    label: ['ยืนยันรับชำระ', 'Payments to confirm'],
    url: '/app/fee/fee-approves/**',
    icon: 'CheckCircleOutlined',
    entities: ['feePayment'],
    calls: [`PUT ${PAYMENTS}/confirm`, `PUT ${PAYMENTS}/confirm_all`, `PUT ${PAYMENTS}/return`],
    attributes: { forApprove: true },
    // The person who confirms changes nothing in a payment: there is no `canEdit` here.
    roles: { ...readerRoles, OFFICER_FINANCE: confirmRights, OFFICER_HEAD: confirmRights },
  },
  {
    key: 'fee.receipts',
    label: ['ใบเสร็จรับเงิน', 'Receipts'],
    url: '/app/fee/receipts/**',
    description: ['เปิดดูใบเสร็จรับเงินของกิจการ', 'View the receipts of the company'],
    icon: 'FileProtectOutlined',
    entities: ['receipt'],
    calls: [...papers, `PUT ${RECEIPTS}/cancel`, `PUT ${RECEIPTS}/replace`],
    roles: {
      ...readerRoles,
      OPERATOR_OWNER: viewRights,
      OFFICER_FINANCE: [...editRights, 'canArchive'],
      OFFICER_HEAD: viewRights,
    },
  },
  {
    key: 'fee.ktb-paynets',
    label: ['รายการจากธนาคาร', 'Bank notices'],
    url: '/app/fee/ktb-paynets/**',
    icon: 'BankOutlined',
    entities: ['ktbPaynet'],
    roles: { ...readerRoles, OFFICER_FINANCE: viewRights },
  },
  {
    key: 'fee.ktbs',
    label: ['การหักบัญชี', 'Direct debits'],
    url: '/app/fee/ktbs/**',
    icon: 'BankOutlined',
    entities: ['ktb'],
    roles: { ...readerRoles, OFFICER_FINANCE: viewRights },
  },
  {
    key: 'fee.fee-rates',
    label: ['อัตราค่าธรรมเนียม', 'Fee rates'],
    url: '/app/fee/setting-mgt/fee-rates/**',
    icon: 'DollarOutlined',
    entities: ['feeRate'],
    roles,
  },
  {
    key: 'fee.fee-trial',
    label: ['ทดลองคำนวณค่าธรรมเนียม', 'Fee calculator'],
    url: '/app/fee/setting-mgt/fee-trial',
    icon: 'CalculatorOutlined',
    entities: [],
    cards: ['country', 'department', 'hazObject', 'user'],
    calls: ['POST /api/v1/master/fee-rates/try'],
    roles,
  },
];

const menuSides: readonly MenuSideDeclaration[] = [
  { key: FEES, label: ['ค่าธรรมเนียม', 'Fees'], icon: 'DollarOutlined', seq: 1200 },
  ...menus.map(menuSideUnder(FEES)),
];

export const fee = defineModule({
  name: 'fee',
  dependsOn: ['master-mgt'],
  choices: feeChoices,
  messages: { ...feeMessages, ...paymentMessages },
  entities: [
    feeRate,
    feeRateRange,
    feeRateExclude,
    feeRateExcludeCountry,
    feeRateExcludeDepartment,
    feeRateExcludeOperation,
    feeRateExcludeProduct,
    feeRateExcludeUser,
    feeStatement,
    feeStatementLine,
    feePayment,
    receipt,
    ktb,
    ktbPaynet,
  ],
  workflows: [feeWorkflow, paymentWorkflow],
  menus,
  menuSides,
  screens: [
    landingScreen('/app/fee', ['ค่าธรรมเนียม', 'Fees']),
    // Nobody edits a fee: its edit address is for paying it.
    resourceScreen('/app/fee/fees', 'feeStatement', {
      pages: ['list', 'edit', 'view'],
      components: { list: 'FeeList', edit: 'PayPage' },
      titles: { edit: ['ชำระเงิน', 'Pay'] },
    }),
    resourceScreen('/app/fee/fee-receives', 'feePayment'),
    resourceScreen('/app/fee/fee-approves', 'feePayment', {
      pages: ['list', 'view'],
      components: { list: 'PaymentsToConfirm' },
      listFilter: [{ name: 'refStatus.code', operator: '=', value: 'recorded' }],
    }),
    resourceScreen('/app/fee/receipts', 'receipt', { pages: ['list', 'view'] }),
    resourceScreen('/app/fee/ktb-paynets', 'ktbPaynet', {
      pages: ['list', 'view'],
      components: { list: 'NoticeList' },
    }),
    resourceScreen('/app/fee/ktbs', 'ktb', { pages: ['list', 'view'] }),
    landingScreen('/app/fee/setting-mgt', ['ตั้งค่าค่าธรรมเนียม', 'Fee settings']),
    resourceScreen('/app/fee/setting-mgt/fee-rates', 'feeRate'),
    pageScreen('/app/fee/setting-mgt/fee-trial', ['ทดลองคำนวณค่าธรรมเนียม', 'Fee calculator'], {
      component: 'FeeTrialPage',
    }),
  ],
});
