/** Asks for a code sent by mail before a protected action: `const otp = await askOtp({ purpose: 'email' })`. */
import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { createStore } from '../store.ts';
import type { OtpPurpose } from './sendOtp.ts';

/** Has the form in which it is sent in the body of the protected call. */
export interface OtpAnswer {
  readonly referCode: string;
  readonly code: string;
}

export interface OtpQuestion {
  readonly purpose: OtpPurpose;
  /** What was wrong with the previous answer; the person is asked again for the code that was already sent. */
  readonly problem?: string | undefined;
}

export interface OpenOtpQuestion extends OtpQuestion {
  readonly answer: (otp: OtpAnswer | undefined) => void;
}

const store = createStore<OpenOtpQuestion | undefined>(undefined);

/** Returns undefined if the person cancels. A second question cancels the first. */
export function askOtp(question: OtpQuestion): Promise<OtpAnswer | undefined> {
  store.get()?.answer(undefined);
  return new Promise((resolve) => {
    store.set({
      ...question,
      answer: (otp) => {
        store.set(undefined);
        resolve(otp);
      },
    });
  });
}

/** Loaded when the first code is needed. */
const OtpForm = lazyComponent(() => import('./OtpForm.tsx'), 'OtpForm');

/** Rendered once in the application. */
export function OtpHost(): ReactElement | null {
  const question = useSyncExternalStore(store.subscribe, store.get);
  return question === undefined ? null : (
    <Suspense>
      <OtpForm question={question} />
    </Suspense>
  );
}
