/** Explains why the person may no longer act for a holder. */
import { useSyncExternalStore } from 'react';
import { formatMessage } from '#language/message.ts';
import { powerMessages } from '#platform/model/party/powerMessages.ts';
import { useLocale } from '../i18n/locale.ts';
import { info } from '../session/info.ts';

const {
  powerHasEnded: ended,
  powerIsSuspended: suspended,
  powerIsRevoked: revoked,
  holderIsSuspended: holderSuspended,
  holderIsRevoked: holderRevoked,
} = powerMessages;
const messages = { ended, suspended, revoked, holderSuspended, holderRevoked } as const;

export function useLostPowerText(): string | undefined {
  const locale = useLocale();
  const lost = useSyncExternalStore(info.subscribe, info.get)?.lostPower ?? null;
  if (lost === null) return undefined;
  const { fullName, fullNameEn, why } = lost;
  return formatMessage(messages[why], locale, { name: [fullName, fullNameEn ?? fullName] });
}
