// @ts-check
/**
 * Corrects the text of a page for searching, copying and reading aloud. The compiler writes for a Thai syllable its
 * whole text with its first shape and none with the marks, or the whole text again with a mark that is higher than
 * usual. Here every shape gets its own letter, and where that is not enough (a mark, or sara am, which is two shapes
 * and one letter) the text is added as /ActualText. Characters that only mark where lines may end are left out.
 *
 * @typedef {import('./pdfObjects.mjs').PdfObject} PdfObject
 * @typedef {{ said: string, letter: string }} Letter  `said`: the text read here. `letter`: the letter of the shape in any position.
 * @typedef {{ shape: number, letters: Letter }} Glyph
 * @typedef {{ text: string | undefined, from: number, to: number, end: [number, number] | undefined, glyphs: Glyph[] }} Span
 * @typedef {{ font: number, from: number, to: number, span: Span | undefined, glyphs: Glyph[] }} Show
 */
import { contentOf, withContent } from './pdfObjects.mjs';
import { bytesOf, operationsIn } from './pdfOperations.mjs';

const INVISIBLE_CHARACTERS = /[\u00AD\u200B\u2060]/gu;
const MARK = /^[\p{Mn}\u0E32]$/u;
const TONE = /^[\u0E48-\u0E4B]$/u;
const [SARA_AM, NIKHAHIT, SARA_AA] = ['\u0E33', '\u0E4D', '\u0E32'];
/** For a shape without text: the archive standard requires a text for every shape. */
const EMPTY_TEXT = '\u200B';

/**
 * @param {ReadonlyMap<number, PdfObject>} objects
 * @returns {Map<number, PdfObject>}
 */
export function withReadableText(objects) {
  const maps = new Map([...objects].flatMap(([number, { head }]) => mapOf(objects, number, head)));
  const pages = [...objects.values()].flatMap(({ head }) => pageOf(objects, head));
  const drawnPages = pages.map((page) => ({ ...page, ...drawnTextsIn(page.content, page.fonts) }));
  for (const { shows } of drawnPages) assignLetters(shows, maps);
  const letters = lettersOf(drawnPages.flatMap(({ shows }) => shows));
  const changed = new Map(objects);
  for (const { number, content, shows, spans } of drawnPages)
    changed.set(number, withContent(getObject(objects, number), rewriteContent(content, { shows, spans, letters })));
  for (const [font, { number }] of maps)
    changed.set(
      number,
      withContent(
        getObject(objects, number),
        Buffer.from(
          mapText(contentOf(getObject(objects, number)).toString('latin1'), letters.get(font) ?? new Map()),
          'latin1',
        ),
      ),
    );
  return changed;
}

/**
 * @param {ReadonlyMap<number, PdfObject>} objects
 * @param {number} number
 */
function getObject(objects, number) {
  const object = objects.get(number);
  if (object === undefined) throw new Error(`The PDF has no object ${number}`);
  return object;
}

/**
 * By font: the object with its text, and the text of each shape.
 * @param {ReadonlyMap<number, PdfObject>} objects
 * @param {number} font
 * @param {string} head
 * @returns {[number, { number: number, texts: ReadonlyMap<number, string> }][]}
 */
function mapOf(objects, font, head) {
  const number = Number(/\/ToUnicode (\d+) 0 R/.exec(head)?.[1] ?? 0);
  if (number === 0) return [];
  const text = contentOf(getObject(objects, number)).toString('latin1');
  const texts = [...text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)].flatMap(([, rows = '']) => [
    ...rows.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi),
  ]);
  return [
    [
      font,
      {
        number,
        texts: new Map(
          texts.map(([, shape = '', said = '']) => [Number.parseInt(shape, 16), textOf(Buffer.from(said, 'hex'))]),
        ),
      },
    ],
  ];
}

/** @param {Buffer} bytes  Two a unit, the higher first. */
function textOf(bytes) {
  return Buffer.from(bytes).swap16().toString('utf16le');
}

/**
 * @param {ReadonlyMap<number, PdfObject>} objects
 * @param {string} head
 */
function pageOf(objects, head) {
  const number = Number(/\/Type \/Page\b[\s\S]*\/Contents (\d+) 0 R/.exec(head)?.[1] ?? 0);
  if (number === 0) return [];
  const fonts = new Map([...head.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', font]) => [name, Number(font)]));
  return [{ number, fonts, content: contentOf(getObject(objects, number)).toString('latin1') }];
}

/**
 * @param {string} content
 * @param {ReadonlyMap<string, number>} fonts
 */
function drawnTextsIn(content, fonts) {
  /** @type {Show[]} */
  const shows = [];
  /** @type {Span[]} */
  const spans = [];
  /** @type {(Span | undefined)[]} */
  const open = [];
  let font = 0;
  for (const { operator, operands, from, to } of operationsIn(content)) {
    if (operator === 'Tf') font = fonts.get((operands[0] ?? '').slice(1)) ?? 0;
    else if (operator === 'BMC') open.push(undefined);
    else if (operator === 'BDC') {
      const text = /\/ActualText\s*([<(][\s\S]*)>>/.exec(operands[1] ?? '')?.[1];
      const span =
        text === undefined
          ? undefined
          : { text: actualText(bytesOf(text.trim())), from, to, end: undefined, glyphs: [] };
      if (span !== undefined) spans.push(span);
      open.push(span);
    } else if (operator === 'EMC') {
      const span = open.pop();
      if (span !== undefined) span.end = [from, to];
    } else if (operator === 'Tj' || operator === 'TJ') {
      const bytes = Buffer.concat(operands.filter((operand) => /^[(<]/.test(operand)).map(bytesOf));
      const span = open.findLast((openSpan) => openSpan !== undefined);
      const glyphs = Array.from({ length: bytes.length / 2 }, (_, index) => ({
        shape: bytes.readUInt16BE(2 * index),
        letters: { said: '', letter: '' },
      }));
      span?.glyphs.push(...glyphs);
      shows.push({ font, from, to, span, glyphs });
    }
  }
  return { shows, spans };
}

/** @param {Buffer} bytes */
function actualText(bytes) {
  return bytes.length >= 2 && bytes.readUInt16BE(0) === 0xfeff ? textOf(bytes.subarray(2)) : bytes.toString('latin1');
}

/**
 * Gives every shape its letter. A syllable continues over shapes that have no text, and over those that repeat its text
 * while one of its marks is still missing.
 * @param {readonly Show[]} shows
 * @param {ReadonlyMap<number, { texts: ReadonlyMap<number, string> }>} maps
 */
function assignLetters(shows, maps) {
  /** @type {{ text: string, rest: Letter[], font: number, show: Show | undefined, last: Glyph | undefined }} */
  let syllable = { text: '', rest: [], font: 0, show: undefined, last: undefined };
  const finish = () => {
    const { last, rest } = syllable;
    if (last !== undefined)
      last.letters = {
        said: last.letters.said + joined(rest, 'said'),
        letter: last.letters.letter + joined(rest, 'letter'),
      };
  };
  /** @type {Span | undefined} */
  let within;
  for (const show of shows) {
    const { font, span, glyphs } = show;
    for (const glyph of glyphs) {
      const text =
        span === undefined ? maps.get(font)?.texts.get(glyph.shape) : span === within ? undefined : span.text;
      const goesOn =
        font === syllable.font &&
        (text === undefined || (text === syllable.text && MARK.test(syllable.rest[0]?.letter ?? '')));
      if (!goesOn) {
        finish();
        syllable = { text: text ?? '', rest: lettersIn(text ?? ''), font, show, last: undefined };
      }
      const letters = syllable.rest.shift() ?? { said: '', letter: '' };
      within = span;
      if (show === syllable.show || syllable.last === undefined) {
        glyph.letters = letters;
        syllable.last = glyph;
      } else {
        // Drawn separately, read together: programs that read by position would put it elsewhere.
        syllable.last.letters.said += letters.said;
        glyph.letters = { said: '', letter: letters.letter };
      }
    }
  }
  finish();
}

/**
 * @param {readonly Letter[]} letters
 * @param {keyof Letter} which
 */
function joined(letters, which) {
  return letters.map((letter) => letter[which]).join('');
}

/**
 * In the order of the shapes: the ring of sara am comes before the tone.
 * @param {string} text
 * @returns {Letter[]}
 */
function lettersIn(text) {
  /** @type {Letter[]} */
  const letters = [];
  for (const letter of text.replaceAll(INVISIBLE_CHARACTERS, '')) {
    if (letter === SARA_AM) {
      const tone = letters.findLastIndex((entry) => !TONE.test(entry.letter)) + 1;
      letters.splice(tone, 0, { said: '', letter: NIKHAHIT });
      letters.push({ said: SARA_AM, letter: SARA_AA });
    } else letters.push({ said: letter, letter });
  }
  return letters;
}

/**
 * @param {readonly Show[]} shows
 * @returns {Map<number, Map<number, string>>}
 */
function lettersOf(shows) {
  /** @type {Map<number, Map<number, string>>} */
  const all = new Map();
  for (const { font, glyphs } of shows) {
    const ofFont = all.get(font) ?? /** @type {Map<number, string>} */ (new Map());
    all.set(font, ofFont);
    for (const { shape, letters } of glyphs)
      if ((ofFont.get(shape) ?? EMPTY_TEXT) === EMPTY_TEXT)
        ofFont.set(shape, letters.letter === '' ? EMPTY_TEXT : letters.letter);
  }
  return all;
}

/**
 * @param {string} content
 * @param {{ shows: readonly Show[], spans: readonly Span[], letters: ReadonlyMap<number, ReadonlyMap<number, string>> }} what
 */
function rewriteContent(content, { shows, spans, letters }) {
  /** @type {[from: number, to: number, instead: string][]} */
  const edits = [];
  const plain = (/** @type {Show} */ show) =>
    show.glyphs.map(({ shape }) => letters.get(show.font)?.get(shape) ?? '').join('');
  for (const span of spans) {
    const spanText = span.glyphs.map((glyph) => glyph.letters.said).join('');
    const isPlain = needsNoActualText(
      spanText,
      shows
        .filter((show) => show.span === span)
        .map(plain)
        .join(''),
    );
    edits.push([span.from, span.to, isPlain ? '' : actualTextSpan(spanText)]);
    if (isPlain && span.end !== undefined) edits.push([...span.end, '']);
  }
  for (const show of shows) {
    const showText = show.glyphs.map((glyph) => glyph.letters.said).join('');
    if (show.span !== undefined || needsNoActualText(showText, plain(show))) continue;
    edits.push([show.from, show.from, `${actualTextSpan(showText)}\n`], [show.to, show.to, '\nEMC']);
  }
  let at = 0;
  let text = '';
  for (const [from, to, instead] of edits.toSorted((one, other) => one[0] - other[0])) {
    text += content.slice(at, from) + instead;
    at = to;
  }
  return Buffer.from(text + content.slice(at), 'latin1');
}

/**
 * Programs that read by position assign a mark to its neighbour, so a syllable with a mark needs /ActualText.
 * @param {string} said
 * @param {string} plain
 */
function needsNoActualText(said, plain) {
  return said === plain && !/\p{Mn}/u.test(said);
}

/** @param {string} said */
function actualTextSpan(said) {
  return `/Span <</ActualText <FEFF${hexOf(said)}>>> BDC`;
}

/** @param {string} text */
function hexOf(text) {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
}

/** The format allows no more than a hundred per block. */
const BLOCK = 100;

/**
 * @param {string} text
 * @param {ReadonlyMap<number, string>} letters
 */
function mapText(text, letters) {
  const rows = [...letters]
    .toSorted(([one], [other]) => one - other)
    .map(([shape, letter]) => `<${shape.toString(16).toUpperCase().padStart(4, '0')}> <${hexOf(letter)}>`);
  const blocks = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, block) =>
    rows.slice(block * BLOCK, (block + 1) * BLOCK),
  ).map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`);
  const end = 'endcodespacerange\n';
  return text.slice(0, text.indexOf(end) + end.length) + blocks.join('') + text.slice(text.indexOf('endcmap'));
}
