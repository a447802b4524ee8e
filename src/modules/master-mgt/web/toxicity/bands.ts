/** The band of a label beside what is of that class. */
import type { CSSProperties } from 'react';
import { bandColours } from '../../bandColours.ts';
import css from './bands.module.css';

export function bandProps(colour: string | null | undefined): {
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
} {
  const found = Object.entries(bandColours).find(([name]) => name === colour)?.[1];
  // The sheet says where the band stands.
  return found === undefined ? {} : { className: css.band, style: { ['--band' as never]: found } };
}
