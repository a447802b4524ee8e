/** A code by mail, asked for before something is done: `const otp = await askOtp({ purpose: 'email' })`. */
import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { createStore } from '../store.ts';
import type { OtpPurpose } from './sendOtp.ts';

/** As it stands in the body of the call it is for. */
export interface OtpAnswer {
  readonly referCode: string;
  readonly code: string;
}

export interface OtpQuestion {
  readonly purpose: OtpPurpose;
  /** What was wrong with the answer before; the code that was sent is asked for again. */
  readonly problem?: string | undefined;
}

export interface OpenOtpQuestion extends OtpQuestion {
  readonly answer: (otp: OtpAnswer | undefined) => void;
}

const store = createStore<OpenOtpQuestion | undefined>(undefined);

/** Undefined where the person gives up. A second question asked meanwhile gives up the first. */
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

/** Fetched when the first code is asked for. */
const OtpForm = lazyComponent(() => import('./OtpForm.tsx'), 'OtpForm');

/** Once in the application. */
export function OtpHost(): ReactElement | null {
  const question = useSyncExternalStore(store.subscribe, store.get);
  return question === undefined ? null : (
    <Suspense>
      <OtpForm question={question} />
    </Suspense>
  );
}
