/** Fees: for now what everything costs, and a page to try it. */
import { allRights, defineModule, type MenuDeclaration, type MenuSideDeclaration, readRights, sideBelow } from '#language/module.ts';
import { landingScreen, pageScreen, resourceScreen } from '#language/screen.ts';
import { feeChoices } from './choices.ts';
import { feeRateExclude, feeRateExcludeCountry, feeRateExcludeDepartment, feeRateExcludeOperation, feeRateExcludeProduct, feeRateExcludeUser } from './feeExclude.ts';
import { feeRate, feeRateRange } from './feeRate.ts';
import { feeMessages } from './messages.ts';

const FEES = 'fee';

/** Finance keeps the rates; whoever decides about requests reads them and tries them. */
const roles = { ADMIN: allRights, OFFICER_FINANCE: allRights, OFFICER_HEAD: readRights, OFFICER_CENTER: readRights, SIGNATORY: readRights, AUDITOR: readRights };

const menus: readonly MenuDeclaration[] = [
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
    label: ['ลองคิดค่าธรรมเนียม', 'Try a fee'],
    url: '/app/fee/setting-mgt/fee-trial',
    icon: 'CalculatorOutlined',
    entities: [],
    cards: ['country', 'department', 'hazObject', 'user'],
    calls: ['POST /api/v1/master/fee-rates/try'],
    roles,
  },
];

const menuSides: readonly MenuSideDeclaration[] = [{ key: FEES, label: ['ค่าธรรมเนียม', 'Fees'], icon: 'DollarOutlined', seq: 1200 }, ...menus.map(sideBelow(FEES))];

export const fee = defineModule({
  name: 'fee',
  dependsOn: ['master-mgt'],
  choices: feeChoices,
  messages: feeMessages,
  entities: [feeRate, feeRateRange, feeRateExclude, feeRateExcludeCountry, feeRateExcludeDepartment, feeRateExcludeOperation, feeRateExcludeProduct, feeRateExcludeUser],
  menus,
  menuSides,
  screens: [
    landingScreen('/app/fee', ['ค่าธรรมเนียม', 'Fees']),
    landingScreen('/app/fee/setting-mgt', ['ตั้งค่าค่าธรรมเนียม', 'Fee settings']),
    resourceScreen('/app/fee/setting-mgt/fee-rates', 'feeRate'),
    pageScreen('/app/fee/setting-mgt/fee-trial', ['ลองคิดค่าธรรมเนียม', 'Try a fee'], { component: 'FeeTrialPage' }),
  ],
});
