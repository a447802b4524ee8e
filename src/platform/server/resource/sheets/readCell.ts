/** Reads a cell as the value of a field, or returns what is wrong with it. References are left as text. */
import { codesOf, type Choice } from '#language/choice.ts';
import type { Field } from '#language/field.ts';
import { message, type MessageRef } from '#language/message.ts';
import { parseTypedDate } from '#language/values/buddhistEra.ts';
import { findDecimal } from '#language/values/decimal.ts';
import { findInstant } from '#language/values/instant.ts';
import { findPlainDate } from '#language/values/plainDate.ts';
import { toArabicDigits } from '#language/values/thaiDigits.ts';
import { NO, YES } from './csv.ts';
import type { Cell } from './readSheet.ts';

export type ReadCell = { readonly value: unknown } | { readonly problem: MessageRef };

/** `value` is null for an empty cell; for a choice or a reference it is the text that names it. */
export function readCell(field: Field, cell: Cell | undefined, choice?: Choice): ReadCell {
  if (cell === null || cell === undefined) return { value: null };
  const [kind, raw] = typeof cell === 'string' ? (['text', cell] as const) : cell;
  if (kind === 'formula') return { problem: message('cellFormula') };
  if (kind === 'error') return { problem: message('cellError') };
  if (kind === 'merged') return { problem: message('cellMerged') };
  const text = cleanCellText(raw);
  if (text === '') return { value: null };
  if (text.includes('\u0000') || !text.isWellFormed()) return { problem: message('cellNotStorable') };
  switch (field.kind) {
    case 'integer':
      return readInteger(text);
    case 'decimal':
      return readDecimal(text);
    case 'boolean':
      return readBoolean(text);
    case 'date':
      return kind === 'number' ? notDate(text) : readDate(kind === 'date' ? text.slice(0, ISO_DAY_LENGTH) : text);
    case 'instant':
      return kind === 'number' ? notDate(text) : readInstant(text);
    case 'json':
      return choice === undefined ? readJson(field, text) : readCodes(choice, text);
    case 'text':
    case 'choice':
    case 'lookup':
    case 'ref':
      return kind === 'date' ? { problem: message('cellDateInText') } : { value: text };
    case 'uuid':
    case 'file':
    case 'parts':
    case 'inverse':
      return { value: null };
  }
}

/** Normalises line ends and Unicode, and trims the text. */
export function cleanCellText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** Accepts digits of either kind, with or without thousands separators. */
function plainNumber(text: string): string {
  const digits = toArabicDigits(text).replace(/^[−–]/, '-');
  return /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits;
}

const POSTGRES_INTEGER_MAX = 2_147_483_647;

function readInteger(text: string): ReadCell {
  const found = findDecimal(plainNumber(text));
  if (found === undefined) return { problem: message('cellNotNumber', { value: shortenText(text) }) };
  const value = Number(found.toString());
  return Number.isSafeInteger(value) && Math.abs(value) <= POSTGRES_INTEGER_MAX
    ? { value }
    : { problem: message('cellNotWhole', { value: shortenText(text) }) };
}

function readDecimal(text: string): ReadCell {
  const found = findDecimal(plainNumber(text));
  return found === undefined
    ? { problem: message('cellNotNumber', { value: shortenText(text) }) }
    : { value: found.toString() };
}

const yes: ReadonlySet<string> = new Set([...YES.map((word) => word.toLowerCase()), 'true', '1', 'y']);
const no: ReadonlySet<string> = new Set([...NO.map((word) => word.toLowerCase()), 'false', '0', 'n']);

function readBoolean(text: string): ReadCell {
  const word = toArabicDigits(text).toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: message('cellNotYesNo', { value: shortenText(text) }) };
}

/** From this year on a year is taken as Buddhist, even if Excel took it for one of the common era. */
const BUDDHIST_YEAR_FROM = 2400;
const ERA_YEARS = 543;
const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)/;
const ISO_DAY_LENGTH = 'YYYY-MM-DD'.length;

function commonEra(iso: string): string {
  return iso.replace(ISO_DAY, (whole, year: string, month: string, day: string) =>
    Number(year) >= BUDDHIST_YEAR_FROM ? `${Number(year) - ERA_YEARS}-${month}-${day}` : whole,
  );
}

function readDate(text: string): ReadCell {
  const value = parseTypedDate(text) ?? findPlainDate(commonEra(toArabicDigits(text)));
  return value === undefined ? notDate(text) : { value };
}

const TYPED_MOMENT = /^(\S+)[ T](\d{1,2}):(\d\d)(?::(\d\d))?$/;

function readInstant(text: string): ReadCell {
  const typed = TYPED_MOMENT.exec(toArabicDigits(text)) ?? TYPED_MOMENT.exec(toArabicDigits(text).replace('T', ' '));
  const day = readDate(typed?.[1] ?? text);
  if (!('value' in day)) return notDate(text);
  const time = typed === null ? '00:00:00' : `${(typed[2] ?? '').padStart(2, '0')}:${typed[3]}:${typed[4] ?? '00'}`;
  const value = findInstant(`${String(day.value)}T${time}+07:00`) ?? findInstant(text);
  return value === undefined ? notDate(text) : { value };
}

const notDate = (text: string): ReadCell => ({ problem: message('cellNotDate', { value: shortenText(text) }) });

function readJson(field: Field & { kind: 'json' }, text: string): ReadCell {
  try {
    const value = JSON.parse(text) as unknown;
    const fits =
      field.shape === 'array'
        ? Array.isArray(value)
        : typeof value === 'object' && value !== null && !Array.isArray(value);
    return fits ? { value } : { problem: message('invalidJson') };
  } catch {
    return { problem: message('invalidJson') };
  }
}

/** Reads several values of a vocabulary, by their labels or codes, separated by commas. */
function readCodes(choice: Choice, text: string): ReadCell {
  const codes: string[] = [];
  for (const word of text
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')) {
    const code = codesOf(choice).find(
      (candidate) =>
        candidate === word || choice.values[candidate]?.key === word || choice.values[candidate]?.label.includes(word),
    );
    if (code === undefined)
      return { problem: message('cellNotFound', { value: shortenText(word), what: choice.title }) };
    codes.push(code);
  }
  return { value: codes };
}

const MAX_SHOWN_LENGTH = 100;

export function shortenText(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}
