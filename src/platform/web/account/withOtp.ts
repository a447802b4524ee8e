/** What needs a code by mail: done with one, and asked about again until the code is right or the person gives up. */
import { getLocale } from '../i18n/locale.ts';
import { askOtp, type OtpAnswer, type OtpQuestion } from './OtpDialog.tsx';
import { forgetOtp } from './sendOtp.ts';
import { isRefusedAt, accountProblemsOf } from './accountProblems.ts';

/** Does `send` with a code, and asks again while the code is what is wrong with it: for the same one where it was typed wrong, else for a new one. False where the person gives up. */
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
