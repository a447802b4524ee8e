// @ts-check
/**
 * Reads what a page draws, operation by operation (ISO 32000-1, 7.8): an operator, its operands, and the position of
 * both.
 *
 * @typedef {{ operator: string, operands: string[], from: number, to: number }} Operation  Strings in arrays are separate operands.
 */

const WORD = /[^\s[\]()<>/]+|\/[^\s[\]()<>/]*/y;
const OPERATOR = /^[A-Za-z'"][A-Za-z0-9*]*$/;
const LITERALS = new Set(['true', 'false', 'null']);

/**
 * @param {string} content
 * @returns {Generator<Operation>}
 */
export function* operationsIn(content) {
  /** @type {string[]} */
  let operands = [];
  let from = -1;
  for (let at = 0; at < content.length;) {
    const to = endOf(content, at);
    const token = content.slice(at, to);
    if (token.trim() !== '') {
      if (from < 0) from = at;
      if (OPERATOR.test(token) && !LITERALS.has(token)) {
        yield { operator: token, operands, from, to };
        operands = [];
        from = -1;
      } else if (token !== '[' && token !== ']') operands.push(token);
    }
    at = to;
  }
}

/**
 * @param {string} content
 * @param {number} at
 */
function endOf(content, at) {
  if (content[at] === '(') return endOfString(content, at);
  if (content.startsWith('<<', at)) return endOfDictionary(content, at);
  if (content[at] === '<') return content.indexOf('>', at) + 1;
  WORD.lastIndex = at;
  return WORD.test(content) ? WORD.lastIndex : at + 1;
}

/**
 * @param {string} content
 * @param {number} at
 */
function endOfString(content, at) {
  let depth = 0;
  for (let index = at; index < content.length; index += 1) {
    if (content[index] === '\\') index += 1;
    else if (content[index] === '(') depth += 1;
    else if (content[index] === ')' && (depth -= 1) === 0) return index + 1;
  }
  return content.length;
}

/**
 * @param {string} content
 * @param {number} at
 */
function endOfDictionary(content, at) {
  for (let index = at + 2; index < content.length;) {
    if (content.startsWith('>>', index)) return index + 2;
    index = endOf(content, index);
  }
  return content.length;
}

/** @type {Readonly<Record<string, string>>} */
const ESCAPED = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Returns the bytes of a string as written in the file.
 * @param {string} string
 */
export function bytesOf(string) {
  if (string.startsWith('<')) return Buffer.from(string.slice(1, string.indexOf('>')).replaceAll(/\s/g, ''), 'hex');
  const inner = string
    .slice(1, -1)
    .replaceAll(
      /\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g,
      (/** @type {string} */ _, /** @type {string | undefined} */ octal, /** @type {string | undefined} */ letter) =>
        octal === undefined ? (ESCAPED[letter ?? ''] ?? letter ?? '') : String.fromCharCode(Number.parseInt(octal, 8)),
    );
  return Buffer.from(inner, 'latin1');
}
