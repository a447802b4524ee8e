import type { ReactElement } from 'react';
import { Callout } from '../ui/feedback/Callout.tsx';
import { useLostPowerText } from './useLostPowerText.ts';

/** Whoever could act for somebody until now, and no longer may, is told why their menus are gone. */
export function LostPower(): ReactElement | null {
  const text = useLostPowerText();
  return text === undefined ? null : <Callout tone="warn">{text}</Callout>;
}
