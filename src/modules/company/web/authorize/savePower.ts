/** Saves a power. Problems are reported before the code is requested; if the person gives up, the typed values stay. */
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

/** Reported like a refusal: nothing was saved, and the form has no problem. */
const GIVEN_UP = 400;
