import type { Label } from '#language/label.ts';

/** Returns the name of a person or a department, with the English name if there is one. */
export function nameLabelOf(th: unknown, en: unknown): Label {
  const name = typeof th === 'string' ? th : '–';
  return [name, typeof en === 'string' && en !== '' ? en : name];
}
