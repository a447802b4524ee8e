/** Finds the signatures that the form of a file lists. */
import { dictionaryOf, type PdfDocument } from './document.ts';
import { NotPdf, type PdfDictionary, type PdfString, type PdfValue } from './values.ts';

export interface SignatureField {
  readonly dictionary: PdfDictionary;
  /** Start and length of the two covered parts. */
  readonly range: readonly [number, number, number, number];
  readonly contents: PdfString;
  readonly subFilter: string | undefined;
  readonly signedAtMs: number | undefined;
  readonly reason: string | undefined;
}

/** Limit for the fields of a form; a form that people fill in has hundreds. */
const MAX_FIELDS = 10_000;

/** Returns each signature once; `undefined` for one that is malformed. */
export function findSignatures(document: PdfDocument): readonly (SignatureField | undefined)[] {
  const root = dictionaryOf(document.follow(document.trailer.entries.get('Root')));
  const form = document.follow(root.entries.get('AcroForm'));
  if (form === undefined) return [];
  const waiting: WaitingField[] = itemsOf(document, dictionaryOf(form).entries.get('Fields')).map((value) => ({
    value,
    type: undefined,
  }));
  const found = new Set<PdfValue>();
  for (let at = 0; at < waiting.length; at += 1) {
    const next = waiting[at];
    if (next === undefined || waiting.length > MAX_FIELDS) throw new NotPdf();
    const field = document.follow(next.value);
    if (field?.kind !== 'dictionary') continue;
    const type = nameIn(document, field, 'FT') ?? next.type;
    const signature = type === 'Sig' ? document.follow(field.entries.get('V')) : undefined;
    if (signature !== undefined) found.add(signature);
    for (const value of itemsOf(document, field.entries.get('Kids'))) waiting.push({ value, type });
  }
  return [...found].map((signature) => findField(document, signature));
}

interface WaitingField {
  readonly value: PdfValue;
  /** Type of the parent field. */
  readonly type: string | undefined;
}

function findField(document: PdfDocument, dictionary: PdfValue): SignatureField | undefined {
  if (dictionary.kind !== 'dictionary') return undefined;
  const [from, count, next, more, ...others] = itemsOf(document, dictionary.entries.get('ByteRange')).map(findCount);
  const contents = dictionary.entries.get('Contents');
  if (
    from === undefined ||
    count === undefined ||
    next === undefined ||
    more === undefined ||
    others.length > 0 ||
    contents?.kind !== 'string'
  )
    return undefined;
  // Only the digits are left out: any other bytes there could be read as something else.
  if (!/^<[\da-f]*>$/i.test(contents.source.toString('latin1', contents.start, contents.end))) return undefined;
  const [date, reason] = ['M', 'Reason'].map((key) => document.follow(dictionary.entries.get(key)));
  return {
    dictionary,
    range: [from, count, next, more],
    contents,
    subFilter: nameIn(document, dictionary, 'SubFilter'),
    signedAtMs: date?.kind === 'string' ? findDateMs(date.bytes.toString('latin1')) : undefined,
    reason: reason?.kind === 'string' ? textOf(reason.bytes) : undefined,
  };
}

function itemsOf(document: PdfDocument, value: PdfValue | undefined): readonly PdfValue[] {
  const list = document.follow(value);
  if (list === undefined) return [];
  if (list.kind !== 'array') throw new NotPdf();
  return list.items;
}

function nameIn(document: PdfDocument, dictionary: PdfDictionary, key: string): string | undefined {
  const value = document.follow(dictionary.entries.get(key));
  return value?.kind === 'name' ? value.name : undefined;
}

function findCount(value: PdfValue): number | undefined {
  return value.kind === 'number' && Number.isSafeInteger(value.value) && value.value >= 0 ? value.value : undefined;
}

const DATE = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)?'?)?/;

/** Reads a date (ISO 32000-1, 7.9.4). Without a zone it is taken as UTC. */
function findDateMs(text: string): number | undefined {
  const found = DATE.exec(text);
  if (found === null) return undefined;
  const [, year, month, day, hour, minute, second, sign, zoneHour = '00', zoneMinute = '00'] = found;
  const zone = sign === undefined ? 'Z' : `${sign}${zoneHour}:${zoneMinute}`;
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** No reason that people write is longer. */
const TEXT_LENGTH = 500;

function textOf(bytes: Buffer): string {
  const isWide = bytes.length >= 2 && bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0;
  const text = isWide ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le') : bytes.toString('latin1');
  return [...text.replaceAll(/\p{Cc}/gu, ' ')].slice(0, TEXT_LENGTH).join('');
}
