/** What a person is told when a call failed that nobody else speaks of. */
import { ApiError, errorText, NoResponse } from '../api/errors.ts';
import { getLocale } from '../i18n/locale.ts';
import { translate } from '../i18n/texts.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { currentPath } from '../route/address.ts';
import { router } from './router.tsx';
import { texts } from './texts.ts';

/** What could not be read leaves nothing to show; what could not be done leaves the page as it is, to try again. */
export function showCallError(error: unknown, { isReading }: { readonly isReading: boolean }): void {
  if (error instanceof ApiError) notify.error(errorText(error, getLocale()));
  if (!(error instanceof NoResponse)) return;
  if (isReading) void router.navigate(`/500?url=${encodeURIComponent(currentPath())}`);
  else notify.error(translate(texts, getLocale())('noResponse'));
}
