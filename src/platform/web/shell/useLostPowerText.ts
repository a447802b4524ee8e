/** Why one may no longer act for somebody, in words. */
import { useSyncExternalStore } from 'react';
import { formatMessage } from '#language/message.ts';
import { powerMessages } from '#platform/model/powerMessages.ts';
import { useLocale } from '../i18n/locale.ts';
import { info } from '../session/info.ts';

const messages = { ended: powerMessages.powerHasEnded, suspended: powerMessages.powerIsSuspended, revoked: powerMessages.powerIsRevoked } as const;

export function useLostPowerText(): string | undefined {
  const locale = useLocale();
  const lost = useSyncExternalStore(info.subscribe, info.get)?.lostPower ?? null;
  if (lost === null) return undefined;
  const { fullName, fullNameEn, why } = lost;
  return formatMessage(messages[why], locale, { name: [fullName, fullNameEn ?? fullName] });
}
