/** Shows the error of a failed call that no other code reports. */
import { ApiError, errorText, NoResponse } from '../api/errors.ts';
import { getLocale } from '../i18n/locale.ts';
import { translate } from '../i18n/texts.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { currentPath } from '../route/address.ts';
import { router } from './router.tsx';
import { texts } from './texts.ts';

/**
 * After a failed read there is nothing to show; after a failed write the page remains as it is, so that the person can
 * try again.
 */
export function showCallError(error: unknown, { isReading }: { readonly isReading: boolean }): void {
  if (error instanceof ApiError) notify.error(errorText(error, getLocale()));
  if (!(error instanceof NoResponse)) return;
  if (isReading) void router.navigate(`/500?url=${encodeURIComponent(currentPath())}`);
  else notify.error(translate(texts, getLocale())('noResponse'));
}
