import type { Label } from '#language/label.ts';

/** A person or a department: by the English name where there is one. */
export function nameLabelOf(th: unknown, en: unknown): Label {
  const name = typeof th === 'string' ? th : '–';
  return [name, typeof en === 'string' && en !== '' ? en : name];
}
