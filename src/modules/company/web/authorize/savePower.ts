/** Saves a power. What is wrong with it is said before the code is asked for; whoever gives up keeps what they typed. */
import { call } from '#platform/web/api/call.ts';
import { ApiError } from '#platform/web/api/errors.ts';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { withOtp } from '#platform/web/account/withOtp.ts';
import { isRefusedAt } from '#platform/web/account/accountProblems.ts';
import { getLocale } from '#platform/web/i18n/locale.ts';
import { translate } from '#platform/web/i18n/texts.ts';
import { POWERS } from './power.ts';
import { texts } from './texts.ts';

export async function savePower(body: unknown): Promise<WireRecord> {
  const put = (otp?: object): Promise<WireRecord> =>
    call<WireRecord>('PUT', `${POWERS}/authorize`, {
      body: { ...(body as object), ...(otp === undefined ? {} : { otp }) },
      silent: true,
    });
  try {
    return await put();
  } catch (error) {
    if (!isRefusedAt(error, 'otp', ['otpMissing'])) throw error;
  }
  let saved: WireRecord | undefined;
  await withOtp({ purpose: 'authorisation' }, async (otp) => {
    saved = await put(otp);
  });
  if (saved === undefined) throw new ApiError(GIVEN_UP, '', { message: translate(texts, getLocale())('notConfirmed') });
  return saved;
}

/** Told like a refusal: nothing was saved, and nothing is wrong with the form. */
const GIVEN_UP = 400;
