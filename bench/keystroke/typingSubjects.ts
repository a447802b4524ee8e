/** The inputs that are typed in, and the keys. */
import { lineId } from './formShape.ts';
import { BACKSPACE } from './typing.ts';

export interface TypingSubject {
  readonly key: string;
  readonly title: string;
  /** Selector of the input in either page. */
  readonly input: string;
  readonly keys: readonly string[];
}

/** Each form puts its own prefix before the address. */
export function inputAt(address: string): string {
  return `input[id$=".${address}"]`;
}

const ROW = lineId(4);
const letters = 'วัตถุอันตรายabcdef '.split('');
/** Typed and deleted again, so that the value stays a weight. */
const digits = ['1', '2', BACKSPACE, BACKSPACE];

export const typingSubjects: readonly TypingSubject[] = [
  { key: 'a', title: 'a text among the sixty fields', input: inputAt('text5'), keys: letters },
  { key: 'b', title: 'a text in the fifth row', input: inputAt(`lines.${ROW}.label`), keys: letters },
  {
    key: 'c',
    title: 'a weight in the fifth row, and the total with it',
    input: inputAt(`lines.${ROW}.netKg`),
    keys: digits,
  },
];
