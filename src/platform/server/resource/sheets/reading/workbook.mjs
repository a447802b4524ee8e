// @ts-check
/**
 * Reads the first visible sheet of a workbook while it is unpacked, up to the limits. Shared texts are read afterwards, and
 * only those that are needed, so that a sheet with too many rows is refused early.
 *
 * @typedef {import('./cells.mjs').Cell} Cell
 * @typedef {import('./cells.mjs').SheetRow} SheetRow
 * @typedef {import('./zip.mjs').Archive} Archive
 * @typedef {{ readonly rows: number, readonly columns: number }} SheetLimits
 */
import { HEADER_ROW, unescapeXml } from './cells.mjs';
import { createSheetReader } from './sheetReader.mjs';
import { SheetProblem } from './sheetProblem.mjs';
import { createXmlReader, withoutPrefix } from './xml.mjs';

/**
 * @param {Archive} archive
 * @param {SheetLimits} limits
 * @returns {Promise<SheetRow[]>}
 */
export async function readWorkbook(archive, limits) {
  if (archive.names.some((name) => /vbaProject\.bin$|xlm(?:acro)?sheets?\//i.test(name)))
    throw new SheetProblem('macros');
  const path = await workbookPath(archive);
  const book = await readBook(archive, path);
  const isDate = book.styles === undefined ? () => false : await dateStyles(archive, book.styles);
  const sheet = createSheetReader({ limits, isDate, is1904: book.is1904 });
  await readPieces(archive, book.sheet, sheet.handler);
  const { rows, shared } = sheet.result();
  /** @type {ReadonlyMap<number, string>} */
  const texts =
    shared.size === 0 || book.strings === undefined ? new Map() : await readStrings(archive, book.strings, shared);
  return rows
    .map(({ row, cells }) => ({
      row,
      cells: cells.map((cell) => (typeof cell === 'number' ? (texts.get(cell) ?? null) : cell)),
    }))
    .filter(({ row, cells }) => row === HEADER_ROW || cells.some((cell) => cell !== null));
}

/** @param {Archive} archive */
async function workbookPath(archive) {
  if (!archive.has('[Content_Types].xml') || !archive.has('_rels/.rels')) throw new SheetProblem('notASheet');
  const target = (await relations(archive, '_rels/.rels', '')).find(({ type }) =>
    type.endsWith('/officeDocument'),
  )?.target;
  if (target === undefined || !archive.has(target)) throw new SheetProblem('notASheet');
  if (target.endsWith('.bin')) throw new SheetProblem('oldExcel');
  return target;
}

/** There is one for each sheet, and a few more. */
const MAX_RELATIONS = 5000;

/**
 * @param {Archive} archive
 * @param {string} path
 * @param {string} folder that targets are relative to
 */
async function relations(archive, path, folder) {
  /** @type {{ id: string, type: string, target: string }[]} */
  const found = [];
  if (!archive.has(path)) return found;
  await eachElement(archive, path, (name, { Id = '', Type = '', Target = '' }) => {
    if (name === 'Relationship') found.push({ id: Id, type: Type, target: resolveTarget(folder, Target) });
    if (found.length > MAX_RELATIONS) throw new SheetProblem('broken');
  });
  return found;
}

/**
 * @param {string} folder
 * @param {string} target
 */
function resolveTarget(folder, target) {
  const base = `http://archive/${folder}`;
  if (!URL.canParse(target, base)) throw new SheetProblem('broken');
  return new URL(target, base).pathname.slice(1);
}

/**
 * @param {Archive} archive
 * @param {string} path
 */
async function readBook(archive, path) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const related = await relations(archive, `${folder}_rels/${path.slice(folder.length)}.rels`, folder);
  /** @type {string[]} */
  const visibleIds = [];
  let is1904 = false;
  let isBook = false;
  await eachElement(archive, path, (name, attributes) => {
    if (name === 'workbook') isBook = true;
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    if (name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible') visibleIds.push(attributes['id'] ?? '');
  });
  if (!isBook) throw new SheetProblem('notASheet');
  /** @param {string} kind */
  const ofKind = (kind) => related.filter(({ type, target }) => type.endsWith(`/${kind}`) && archive.has(target));
  const sheets = new Map(ofKind('worksheet').map(({ id, target }) => [id, target]));
  const sheet = visibleIds.map((id) => sheets.get(id)).find((target) => target !== undefined);
  if (sheet === undefined) throw new SheetProblem('notASheet');
  return { sheet, is1904, strings: ofKind('sharedStrings')[0]?.target, styles: ofKind('styles')[0]?.target };
}

/** Ranges of built-in number formats that show a date; some of them only in Thai or East Asian versions. */
const DATE_FORMATS = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];

/**
 * Returns whether the style with this number shows a date.
 * @param {Archive} archive
 * @param {string} path
 */
async function dateStyles(archive, path) {
  /** @type {Map<string, string>} */
  const codes = new Map();
  /** @type {boolean[]} */
  const styles = [];
  let isInside = false;
  await eachElement(archive, path, (name, attributes) => {
    if (name === 'numFmt') codes.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
    if (name === 'cellStyleXfs' || name === 'cellStyles' || name === 'dxfs') isInside = false;
    if (name === 'cellXfs') isInside = true;
    if (name !== 'xf' || !isInside) return;
    const id = attributes['numFmtId'] ?? '0';
    const code = codes.get(id);
    styles.push(
      code === undefined
        ? DATE_FORMATS.some(([from = 0, to = 0]) => Number(id) >= from && Number(id) <= to)
        : showsDate(code),
    );
  });
  return (/** @type {number} */ index) => styles[index] === true;
}

/** Limit of Excel. */
const MAX_FORMAT_LENGTH = 255;

/** @param {string} code */
function showsDate(code) {
  const bare = code
    .slice(0, MAX_FORMAT_LENGTH)
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return !/general/i.test(bare) && /[ymdhsปวดช]/i.test(bare.split(';')[0] ?? '');
}

/**
 * Calls `each` for every element of a member, in order, with its attributes by their names without prefixes.
 * @param {Archive} archive
 * @param {string} path
 * @param {(name: string, attributes: Record<string, string>) => void} each
 */
async function eachElement(archive, path, each) {
  await readPieces(archive, path, {
    open: (name, attributes) =>
      each(
        name,
        Object.fromEntries(Object.entries(attributes).map(([attribute, value]) => [withoutPrefix(attribute), value])),
      ),
  });
}

/**
 * @param {Archive} archive
 * @param {string} name
 * @param {import('./xml.mjs').XmlHandler} handler
 */
async function readPieces(archive, name, handler) {
  const reader = createXmlReader(handler);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of archive.pieces(name)) reader.write(decoder.decode(piece, { stream: true }));
    reader.write(decoder.decode());
  } catch (error) {
    throw error instanceof TypeError ? new SheetProblem('broken') : error;
  }
  reader.end();
}

/**
 * @param {Archive} archive
 * @param {string} name
 * @param {ReadonlySet<number>} wanted
 */
async function readStrings(archive, name, wanted) {
  /** @type {Map<number, string>} */
  const texts = new Map();
  let index = -1;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await readPieces(archive, name, {
    open: (element) => {
      if (element === 'si') [index, text] = [index + 1, ''];
      if (element === 'rPh') isPhonetic = true;
      isText = element === 't' && !isPhonetic;
    },
    text: (piece) => {
      if (isText && wanted.has(index)) text += piece;
    },
    close: (element) => {
      isText = false;
      if (element === 'rPh') isPhonetic = false;
      if (element === 'si' && wanted.has(index) && text.trim() !== '') texts.set(index, unescapeXml(text));
    },
  });
  return texts;
}
