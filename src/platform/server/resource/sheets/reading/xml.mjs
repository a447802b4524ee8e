// @ts-check
/**
 * Just enough of XML for a workbook, piece by piece: elements without their prefixes, attributes, text. A document type,
 * with which entities could be declared, is refused.
 *
 * @typedef {{ readonly open: (name: string, attributes: string) => void, readonly text: (text: string) => void, readonly close: (name: string) => void }} XmlHandler
 */
import { SheetProblem } from './sheetProblem.mjs';

/** Of one text, which is searched anew with every piece that comes: Excel writes 32,767 letters. */
const MAX_TOKEN_LENGTH = 1.5 * 1024 * 1024;
/** Of one tag that has not ended yet, for the same reason: Excel writes some hundred letters. */
const MAX_OPEN_TAG_LENGTH = 512 * 1024;
/** A name ends where its letters do: one that could also end before would be tried at every length. */
const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)(?![\w.-])((?:[^"'>]|"[^"]*"|'[^']*')*)>/y;
const NAMED = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** @param {XmlHandler} handler */
export function createXmlReader(handler) {
  let rest = '';
  /** @type {(isLast: boolean) => void} */
  const consume = (isLast) => {
    let at = 0;
    for (;;) {
      const next = rest.indexOf('<', at);
      if (next === -1) break;
      const after = readMarkup(rest, next, handler, at);
      if (after === undefined) break;
      at = after;
    }
    rest = rest.slice(at);
    if (rest.length > MAX_TOKEN_LENGTH || (isLast && rest.includes('<'))) throw new SheetProblem('broken');
  };
  return {
    /** @param {string} piece */
    write: (piece) => {
      rest += piece;
      consume(false);
    },
    end: () => consume(true),
  };
}

/**
 * Where the markup ends; `undefined` where the rest of it has not come yet.
 * @param {string} source
 * @param {number} at
 * @param {XmlHandler} handler
 * @param {number} textFrom
 * @returns {number | undefined}
 */
function readMarkup(source, at, handler, textFrom) {
  const special = specialEnd(source, at);
  if (special === undefined) return undefined;
  if (special === 0) {
    TAG.lastIndex = at;
    const tag = TAG.exec(source);
    if (tag === null) {
      if (source.length - at > MAX_OPEN_TAG_LENGTH) throw new SheetProblem('broken');
      return undefined;
    }
    if (at > textFrom) handler.text(decodeEntities(source.slice(textFrom, at)));
    const [, slash = '', name = '', attributes = ''] = tag;
    if (slash === '') handler.open(name, attributes);
    if (slash !== '' || attributes.endsWith('/')) handler.close(name);
    return TAG.lastIndex;
  }
  if (at > textFrom) handler.text(decodeEntities(source.slice(textFrom, at)));
  if (source.startsWith('<![CDATA[', at)) handler.text(source.slice(at + 9, special - 3));
  return special;
}

/**
 * The end of what is no element: 0 for an element.
 * @param {string} source
 * @param {number} at
 * @returns {number | undefined}
 */
function specialEnd(source, at) {
  const second = source[at + 1];
  if (second === undefined) return undefined;
  if (second !== '?' && second !== '!') return 0;
  const endings = [
    ['<?', '?>'],
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
  ];
  for (const [begin = '', ending = ''] of endings) {
    if (!source.startsWith(begin, at)) continue;
    const end = source.indexOf(ending, at + begin.length);
    return end === -1 ? undefined : end + ending.length;
  }
  const isOpen = source.length - at < '<![CDATA['.length;
  if (!isOpen) throw new SheetProblem('broken');
  return undefined;
}

/** @param {string} text */
export function decodeEntities(text) {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return lines.includes('&') ? lines.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, entityText) : lines;
}

/**
 * @param {string} whole
 * @param {string | undefined} hex
 * @param {string | undefined} decimal
 * @param {string | undefined} name
 */
function entityText(whole, hex, decimal, name) {
  if (name !== undefined) return NAMED.get(name) ?? whole;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const ATTRIBUTE = /(?:^|\s)(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * By their names without prefixes.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function attributesIn(text) {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', one, other]) => [name, decodeEntities(one ?? other ?? '')]),
  );
}

/**
 * Every element of a small document, in order.
 * @param {string} source
 * @param {(name: string, attributes: Record<string, string>) => void} each
 */
export function eachElement(source, each) {
  const reader = createXmlReader({
    open: (name, attributes) => each(name, attributesIn(attributes)),
    text: () => undefined,
    close: () => undefined,
  });
  reader.write(source.replace(/^\uFEFF/, ''));
  reader.end();
}
