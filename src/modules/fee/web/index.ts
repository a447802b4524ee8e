/** What the module brings for the browser beside its declarations. */
import { lazy } from 'react';
import { chunk } from '#platform/web/app/chunk.ts';
import type { WebDoor } from '#platform/web/declarations/declared.ts';
import { later } from './actions/later.tsx';

const FeePanel = lazy(async () => ({ default: (await chunk(() => import('./shown/FeePanel.tsx'))).FeePanel }));

export const door: WebDoor = {
  components: {
    FeeList: lazy(async () => ({ default: (await chunk(() => import('./lists/FeeList.tsx'))).FeeList })),
    FeeTrialPage: lazy(async () => ({ default: (await chunk(() => import('./trial/FeeTrialPage.tsx'))).FeeTrialPage })),
    NoticeList: lazy(async () => ({ default: (await chunk(() => import('./lists/NoticeList.tsx'))).NoticeList })),
    PaymentsToConfirm: lazy(async () => ({ default: (await chunk(() => import('./lists/PaymentsToConfirm.tsx'))).PaymentsToConfirm })),
    PayPage: lazy(async () => ({ default: (await chunk(() => import('./pay/PayPage.tsx'))).PayPage })),
  },
  slots: {
    FeeHead: lazy(async () => ({ default: (await chunk(() => import('./shown/FeeHead.tsx'))).FeeHead })),
    FeeReason: lazy(async () => ({ default: (await chunk(() => import('./shown/FeeReason.tsx'))).FeeReason })),
    FeeToPay: lazy(async () => ({ default: (await chunk(() => import('./shown/FeeToPay.tsx'))).FeeToPay })),
    FeeTrial: lazy(async () => ({ default: (await chunk(() => import('./trial/FeeTrial.tsx'))).FeeTrial })),
    FeeWaivers: lazy(async () => ({ default: (await chunk(() => import('./waivers/FeeWaivers.tsx'))).FeeWaivers })),
    RangeFollower: lazy(async () => ({ default: (await chunk(() => import('./ranges/RangeFollower.tsx'))).RangeFollower })),
  },
  actions: {
    feePayment: later(lazy(async () => ({ default: (await chunk(() => import('./actions/PaymentActions.tsx'))).PaymentActions }))),
    ktbPaynet: later(lazy(async () => ({ default: (await chunk(() => import('./actions/NoticeActions.tsx'))).NoticeActions }))),
    receipt: later(lazy(async () => ({ default: (await chunk(() => import('./actions/ReceiptActions.tsx'))).ReceiptActions }))),
  },
  casePanels: { fee: { isFor: ({ fee }) => fee !== undefined, Panel: FeePanel } },
};
