/** Colour and icon for the standing of an issued document. */
import type { Standing } from '#platform/model/request/shortDetail.ts';
import type { IconName } from '../../ui/icon/Icon.tsx';
import type { Tone } from '../../ui/feedback/Tag.tsx';

export const standingStyles: Readonly<Record<Standing, { readonly tone: Tone; readonly icon: IconName }>> = {
  valid: { tone: 'good', icon: 'check' },
  expired: { tone: 'bad', icon: 'close' },
  suspended: { tone: 'warn', icon: 'warning' },
  revoked: { tone: 'bad', icon: 'close' },
  cancelled: { tone: 'neutral', icon: 'stop' },
  usedUp: { tone: 'neutral', icon: 'fileDone' },
  replaced: { tone: 'warn', icon: 'warning' },
  baseNotInForce: { tone: 'bad', icon: 'warning' },
};
