/**
 * Returns the text with the same length and with the contents of comments, strings, templates and regular expressions
 * blanked out, so that a plain pattern finds only code. Quotes and line ends remain.
 */
export function mask(text: string, { keepComments = false } = {}): string {
  const cache = keepComments ? maskedWithComments : masked;
  const result = cache.get(text) ?? maskText(text, keepComments);
  cache.set(text, result);
  return result;
}

/** Nearly every check masks every file. */
const masked = new Map<string, string>();
const maskedWithComments = new Map<string, string>();

function maskText(text: string, keepComments: boolean): string {
  const units = text.split('');
  /** The number of open braces in each current template hole; a closing brace at zero ends the hole. */
  const holes: number[] = [];
  let at = 0;

  function blank(from: number, to: number): void {
    for (let index = from; index < to; index += 1) if (units[index] !== '\n') units[index] = ' ';
  }

  while (at < text.length) {
    const character = text.charAt(at);
    const depth = holes.at(-1);
    const quiet = maskedSpanAt(units, at);
    if (quiet !== undefined) {
      if (!(keepComments && quiet.isComment)) blank(quiet.from, quiet.to);
      at = quiet.next;
    } else if (character === '`' || (character === '}' && depth === 0)) {
      if (character === '}') holes.pop();
      const piece = endOfTemplate(units, at + 1);
      blank(at + 1, piece.at);
      if (piece.isHole) holes.push(0);
      at = piece.at + (piece.isHole ? 2 : 1);
    } else {
      if (depth !== undefined && character === '{') holes[holes.length - 1] = depth + 1;
      if (depth !== undefined && character === '}') holes[holes.length - 1] = depth - 1;
      at += 1;
    }
  }
  return units.join('');
}

type Units = readonly string[];

/** The range to blank, and where code continues. */
interface MaskedSpan {
  readonly from: number;
  readonly to: number;
  readonly next: number;
  readonly isComment: boolean;
}

/** The comment, quoted string or regular expression that begins here. */
function maskedSpanAt(units: Units, at: number): MaskedSpan | undefined {
  const first = units[at] ?? '';
  const two = first + (units[at + 1] ?? '');
  if (two === '//') {
    const end = indexOrEnd(units, { of: (index) => units[index] === '\n', from: at });
    return { from: at, to: end, next: end, isComment: true };
  }
  if (two === '/*') {
    const last = indexOrEnd(units, { of: (index) => units[index] === '*' && units[index + 1] === '/', from: at + 2 });
    return { from: at, to: last + 2, next: last + 2, isComment: true };
  }
  if (first === '"' || first === "'") {
    // An apostrophe in JSX text never closes, and is ignored after the end of its line.
    const end = endOfQuoted(units, { from: at + 1, closes: (character) => character === first || character === '\n' });
    return { from: at + 1, to: end, next: end + 1, isComment: false };
  }
  return first === '/' && mayBeginRegExp(units, at) ? regExpFrom(units, at) : undefined;
}

function regExpFrom(units: Units, at: number): MaskedSpan | undefined {
  let inClass = false;
  const end = endOfQuoted(units, {
    from: at + 1,
    closes: (character) => {
      if (character === '[') inClass = true;
      if (character === ']') inClass = false;
      return character === '\n' || (character === '/' && !inClass);
    },
  });
  return units[end] === '/' ? { from: at + 1, to: end, next: end + 1, isComment: false } : undefined;
}

function endOfTemplate(units: Units, from: number): { at: number; isHole: boolean } {
  const end = endOfQuoted(units, {
    from,
    closes: (character, index) => character === '`' || (character === '$' && units[index + 1] === '{'),
  });
  return { at: end, isHole: units[end] === '$' };
}

function endOfQuoted(
  units: Units,
  { from, closes }: { from: number; closes: (character: string, index: number) => boolean },
): number {
  let at = from;
  while (at < units.length && !closes(units[at] ?? '', at)) at += units[at] === '\\' ? 2 : 1;
  return Math.min(at, units.length);
}

const BEFORE_A_REGEXP = /(?:^|[(,=:[!&|?{;+\-*%~^]|=>|\b(?:return|case|typeof|in|of|do|else|void|throw|await|yield))$/u;
const LONGEST_WORD_BEFORE = 8;

/**
 * After a value a slash is a division; after an operator, an opening bracket or one of these words it begins a pattern.
 */
function mayBeginRegExp(units: Units, at: number): boolean {
  let end = at;
  while (end > 0 && (units[end - 1] ?? '').trim() === '') end -= 1;
  return BEFORE_A_REGEXP.test(units.slice(Math.max(0, end - LONGEST_WORD_BEFORE), end).join(''));
}

function indexOrEnd(units: Units, { of, from }: { of: (index: number) => boolean; from: number }): number {
  let at = from;
  while (at < units.length && !of(at)) at += 1;
  return at;
}
