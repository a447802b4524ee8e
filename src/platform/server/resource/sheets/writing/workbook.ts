/**
 * Writes a workbook that Excel, LibreOffice and Google Sheets open. Texts are written and formatted as texts, so that
 * nothing in them is ever run and 0119 stays 0119; dates are dates, shown in the era of the reader.
 */
import type { Locale } from '#language/label.ts';
import { daysBetween, getPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { letterOf } from '../columns.ts';
import { zipMembers, type ZipMember } from './zip.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The styles of `stylesXml`, by their index in it. */
export const STYLES = {
  plain: 0,
  header: 1,
  text: 2,
  date: 3,
  moment: 4,
  wrapped: 5,
  required: 6,
  title: 7,
  money: 8,
  moneyTotal: 9,
  countTotal: 10,
} as const;
export type Style = keyof typeof STYLES;

export type OutCell =
  | { readonly text: string; readonly style?: Style }
  | { readonly number: string; readonly style?: Style }
  | null;

export interface OutColumn {
  readonly width: number;
  /** The style of cells that are still to be filled in. */
  readonly style?: Style;
}

export interface DropDown {
  /** From 0. */
  readonly column: number;
  readonly rows: number;
  /** For example `Lists!$A$1:$A$7`. */
  readonly range: string;
  readonly title: string;
  readonly prompt: string;
}

export interface OutSheet {
  readonly name: string;
  readonly isHidden?: boolean;
  readonly isFrozen?: boolean;
  /** The number of rows that stay visible when the sheet is scrolled. */
  readonly headRows?: number;
  readonly columns: readonly OutColumn[];
  readonly rows: AsyncIterable<string | Buffer> | readonly (readonly OutCell[])[];
  readonly dropDowns?: readonly DropDown[];
}

/** `rows` given as a stream are complete rows already, made by `rowXml`. */
export function workbookBytes(sheets: readonly OutSheet[], locale: Locale): AsyncGenerator<Buffer> {
  return zipMembers(membersOf(sheets, locale));
}

function* membersOf(sheets: readonly OutSheet[], locale: Locale): Generator<ZipMember> {
  const paths = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  yield {
    name: '[Content_Types].xml',
    content: `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${XLSX_TYPE}.main+xml"/>${paths.map((path) => `<Override PartName="/xl/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  };
  yield {
    name: '_rels/.rels',
    content: `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  };
  yield {
    name: 'xl/workbook.xml',
    content: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><sheets>${sheets.map(({ name, isHidden }, index) => `<sheet name="${escaped(sheetName(name))}" sheetId="${index + 1}"${isHidden === true ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
  };
  yield {
    name: 'xl/_rels/workbook.xml.rels',
    content: `${XML}<Relationships xmlns="${PACKAGE}/relationships">${paths.map((path, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/relationships/worksheet" Target="${path}"/>`).join('')}<Relationship Id="rId${paths.length + 1}" Type="${OFFICE}/relationships/styles" Target="styles.xml"/></Relationships>`,
  };
  yield { name: 'xl/styles.xml', content: stylesXml(locale) };
  for (const [index, path] of paths.entries()) {
    const sheet = sheets[index];
    if (sheet !== undefined) yield { name: `xl/${path}`, content: sheetXml(sheet) };
  }
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

async function* sheetXml({
  columns,
  rows,
  isFrozen = false,
  headRows = 1,
  dropDowns = [],
}: OutSheet): AsyncGenerator<string | Buffer> {
  const pane = isFrozen
    ? `<pane ySplit="${headRows}" topLeftCell="A${headRows + 1}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>`
    : '';
  const widths = columns
    .map(
      ({ width, style }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${style === undefined ? '' : ` style="${STYLES[style]}"`}/>`,
    )
    .join('');
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${widths === '' ? '' : `<cols>${widths}</cols>`}<sheetData>`;
  if (Array.isArray(rows))
    yield (rows as readonly (readonly OutCell[])[]).map((cells, index) => rowXml(index + 1, cells)).join('');
  else yield* rows as AsyncIterable<string | Buffer>;
  yield `</sheetData>${dropDowns.length === 0 ? '' : `<dataValidations count="${dropDowns.length}">${dropDowns.map(dropDownXml).join('')}</dataValidations>`}</worksheet>`;
}

/** Other text may be typed, such as a code: the file is checked when it is sent. */
function dropDownXml({ column, rows, range, title, prompt }: DropDown): string {
  const letter = letterOf(column);
  return `<dataValidation type="list" errorStyle="information" allowBlank="1" showInputMessage="1" sqref="${letter}2:${letter}${rows + 1}" promptTitle="${escaped(title.slice(0, 32))}" prompt="${escaped(prompt.slice(0, 255))}"><formula1>${escaped(range)}</formula1></dataValidation>`;
}

export function rowXml(row: number, cells: readonly OutCell[]): string {
  const inner = cells.map((cell, index) => {
    if (cell === null) return '';
    const place = `r="${letterOf(index)}${row}"`;
    if ('number' in cell) return `<c ${place} s="${STYLES[cell.style ?? 'plain']}"><v>${cell.number}</v></c>`;
    return `<c ${place} s="${STYLES[cell.style ?? 'text']}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.text.slice(0, MAX_TEXT_LENGTH))}</t></is></c>`;
  });
  return `<row r="${row}">${inner.join('')}</row>`;
}

/** The maximum length of a cell in Excel. */
const MAX_TEXT_LENGTH = 32_767;
const EPOCH = getPlainDate('1900-03-01');
/** The serial number of 1 March 1900: before it, Excel counts a day that did not exist. */
const EPOCH_SERIAL = 61;

/** Returns undefined if Excel cannot represent the date. */
export function serialOf(day: PlainDate): number | undefined {
  return day < EPOCH ? undefined : daysBetween(EPOCH, day) + EPOCH_SERIAL;
}

/**
 * Characters that XML cannot contain are written as Excel does, `_x000D_`, and text that looks like that is escaped.
 */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      // oxlint-disable-next-line no-control-regex -- these are what XML has no way to say
      /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\r/g,
      (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** At most 31 characters, and none that Excel reserves. */
export function sheetName(name: string): string {
  return [...name.replace(/[[\]:*?/\\']/g, ' ')].slice(0, 31).join('').trim();
}

/** Built-in formats: `#,##0.00` and `#,##0`. */
const [MONEY_FORMAT, COUNT_FORMAT] = [4, 3];

/** The locale 107041E means Arabic digits, the Buddhist calendar and Thai; English uses the common era. */
function stylesXml(locale: Locale): string {
  const day = locale === 'th' ? '[$-107041E]dd/mm/yyyy' : 'dd/mm/yyyy';
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
  const xf = (format: number, more = '', inner = ''): string =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}${inner === '' ? '/>' : `>${inner}</xf>`}`;
  const head = (fontId: number, fillId: number): string =>
    `<xf numFmtId="49" fontId="${fontId}" fillId="${fillId}" borderId="1" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>`;
  const total = (format: number): string =>
    `<xf numFmtId="${format}" fontId="1" fillId="2" borderId="1" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"/>`;
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${escaped(day)}"/><numFmt numFmtId="165" formatCode="${escaped(`${day} hh:mm`)}"/></numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${['FFE8EDF3', 'FFD5E8E4'].map((colour) => `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`).join('')}</fills><borders count="2"><border/><border><left/><right/><top/><bottom style="thin"><color rgb="FF8A97A8"/></bottom><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="11">${xf(0)}${head(1, 2)}${xf(49)}${xf(164)}${xf(165)}${xf(49, ' applyAlignment="1"', '<alignment vertical="top" wrapText="1"/>')}${head(1, 3)}<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>${xf(MONEY_FORMAT)}${total(MONEY_FORMAT)}${total(COUNT_FORMAT)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
