/** The colour band of a label next to a value of that class. */
import type { CSSProperties } from 'react';
import { bandColours } from '../../bandColours.ts';
import css from './bands.module.css';

export function bandProps(colour: string | null | undefined): {
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
} {
  const found = Object.entries(bandColours).find(([name]) => name === colour)?.[1];
  // The style sheet places the band.
  return found === undefined ? {} : { className: css.band, style: { ['--band' as never]: found } };
}
