/** A code by mail, asked for before something is done: `const otp = await askOtp({ purpose: 'email' })`. */
import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { chunk } from '../app/chunk.ts';
import { getLocale } from '../i18n/locale.ts';
import { createStore } from '../store.ts';
import { forgetOtp, type OtpPurpose } from './sendOtp.ts';
import { isRefusedFor, problemsOf } from './words.ts';

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

export interface AskedOtp extends OtpQuestion {
  readonly answer: (otp: OtpAnswer | undefined) => void;
}

const store = createStore<AskedOtp | undefined>(undefined);

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

/** Does `send` with a code, and asks again while the code is what is wrong with it: for the same one where it was typed wrong, else for a new one. False where the person gives up. */
export async function withOtp(question: OtpQuestion, send: (otp: OtpAnswer) => Promise<unknown>): Promise<boolean> {
  for (let problem = question.problem; ; ) {
    const otp = await askOtp({ ...question, problem });
    if (otp === undefined) return false;
    try {
      await send(otp);
      return true;
    } catch (error) {
      const isOver = isRefusedFor(error, 'otp', ['otpExpired', 'otpUsed']);
      if (!isOver && !isRefusedFor(error, 'otp', ['otpWrong'])) throw error;
      if (isOver) forgetOtp(question.purpose);
      problem = isOver ? undefined : problemsOf(error, ['otp'], getLocale())['otp'];
    }
  }
}

/** Fetched when the first code is asked for. */
const OtpForm = lazy(async () => ({ default: (await chunk(() => import('./OtpForm.tsx'))).OtpForm }));

/** Once in the application. */
export function OtpHost(): ReactElement | null {
  const asked = useSyncExternalStore(store.subscribe, store.get);
  return asked === undefined ? null : (
    <Suspense>
      <OtpForm asked={asked} />
    </Suspense>
  );
}
