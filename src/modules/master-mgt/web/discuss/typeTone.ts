/** The colour of a type, stricter as the law is. */
import type { Tone } from '#platform/web/ui/Tag.tsx';
import type { HazType } from '../../findRuling.ts';

export function toneOf(type: HazType | null): Tone {
  if (type === null) return 'good';
  if (type === 'type1') return 'info';
  return type === 'type2' ? 'warn' : 'bad';
}
