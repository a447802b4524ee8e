import type { ReactElement } from 'react';
import { Callout } from '../ui/feedback/Callout.tsx';
import { useLostPowerText } from './useLostPowerText.ts';

/** Tells a person who may no longer act for anyone why their menus are gone. */
export function LostPower(): ReactElement | null {
  const text = useLostPowerText();
  return text === undefined ? null : <Callout tone="warn">{text}</Callout>;
}
