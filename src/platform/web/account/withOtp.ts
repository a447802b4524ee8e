/** Runs an action that needs a code by mail, and asks for the code again until it is right or the person cancels. */
import { getLocale } from '../i18n/locale.ts';
import { askOtp, type OtpAnswer, type OtpQuestion } from './OtpDialog.tsx';
import { forgetOtp } from './sendOtp.ts';
import { isRefusedAt, accountProblemsOf } from './accountProblems.ts';

/**
 * Calls `send` with a code, and asks again while the code is wrong: for the same code if it was mistyped, otherwise for
 * a new one. Returns false if the person cancels.
 */
export async function withOtp(question: OtpQuestion, send: (otp: OtpAnswer) => Promise<unknown>): Promise<boolean> {
  for (let problem = question.problem; ;) {
    const otp = await askOtp({ ...question, problem });
    if (otp === undefined) return false;
    try {
      await send(otp);
      return true;
    } catch (error) {
      const isOver = isRefusedAt(error, 'otp', ['otpExpired', 'otpUsed']);
      if (!isOver && !isRefusedAt(error, 'otp', ['otpWrong'])) throw error;
      if (isOver) forgetOtp(question.purpose);
      problem = isOver ? undefined : accountProblemsOf(error, ['otp'], getLocale())['otp'];
    }
  }
}
