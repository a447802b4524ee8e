/** Exports what the module adds for the browser, apart from its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';
import { lazyActions } from './actions/lazyActions.tsx';

const FeePanel = lazyComponent(() => import('./shown/FeePanel.tsx'), 'FeePanel');

export const moduleWeb: ModuleWeb = {
  components: {
    FeeList: lazyComponent(() => import('./lists/FeeList.tsx'), 'FeeList'),
    FeeTrialPage: lazyComponent(() => import('./trial/FeeTrialPage.tsx'), 'FeeTrialPage'),
    NoticeList: lazyComponent(() => import('./lists/NoticeList.tsx'), 'NoticeList'),
    PaymentsToConfirm: lazyComponent(() => import('./lists/PaymentsToConfirm.tsx'), 'PaymentsToConfirm'),
    PayPage: lazyComponent(() => import('./pay/PayPage.tsx'), 'PayPage'),
  },
  slots: {
    FeeHead: lazyComponent(() => import('./shown/FeeHead.tsx'), 'FeeHead'),
    FeeReason: lazyComponent(() => import('./shown/FeeReason.tsx'), 'FeeReason'),
    FeeToPay: lazyComponent(() => import('./shown/FeeToPay.tsx'), 'FeeToPay'),
    FeeTrial: lazyComponent(() => import('./trial/FeeTrial.tsx'), 'FeeTrial'),
    FeeWaivers: lazyComponent(() => import('./waivers/FeeWaivers.tsx'), 'FeeWaivers'),
    RangeFollower: lazyComponent(() => import('./ranges/RangeFollower.tsx'), 'RangeFollower'),
  },
  actions: {
    feePayment: lazyActions(lazyComponent(() => import('./actions/PaymentActions.tsx'), 'PaymentActions')),
    ktbPaynet: lazyActions(lazyComponent(() => import('./actions/NoticeActions.tsx'), 'NoticeActions')),
    receipt: lazyActions(lazyComponent(() => import('./actions/ReceiptActions.tsx'), 'ReceiptActions')),
  },
  casePanels: { fee: { isFor: ({ fee }) => fee !== undefined, Panel: FeePanel } },
};
