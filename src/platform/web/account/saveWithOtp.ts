/**
 * Saves data that needs a code: validation errors are shown before the code is requested; a person who cancels does not
 * lose what they typed.
 */
import { call, type Method } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { getLocale } from '../i18n/locale.ts';
import { defineTexts, translate } from '../i18n/texts.ts';
import type { OtpPurpose } from './sendOtp.ts';
import { withOtp } from './withOtp.ts';
import { isRefusedAt } from './accountProblems.ts';

const texts = defineTexts({
  notConfirmed: {
    th: 'ยังไม่ได้ยืนยันตัวตน จึงยังไม่ได้บันทึก กรุณาลองอีกครั้ง',
    en: 'The code was not confirmed, so nothing was saved. Try again.',
  },
});

export interface OtpProtectedCall {
  readonly method: Method;
  readonly path: string;
  readonly body: object;
  readonly purpose: OtpPurpose;
}

/** Throws the refusal of the server, and an error if the person did not confirm. */
export async function saveWithOtp<T>({ method, path, body, purpose }: OtpProtectedCall): Promise<T> {
  const send = (otp?: object): Promise<T> =>
    call<T>(method, path, { body: { ...body, ...(otp === undefined ? {} : { otp }) }, silent: true });
  try {
    return await send();
  } catch (error) {
    if (!isRefusedAt(error, 'otp', ['otpMissing'])) throw error;
  }
  let answer: { readonly of: T } | undefined;
  await withOtp({ purpose }, async (otp) => {
    answer = { of: await send(otp) };
  });
  if (answer === undefined)
    throw new ApiError(OTP_CANCELLED_STATUS, '', { message: translate(texts, getLocale())('notConfirmed') });
  return answer.of;
}

/** Shown like a refusal by the server: nothing was saved, and nothing is wrong with the form. */
const OTP_CANCELLED_STATUS = 400;
