/** PDFs that are made to exhaust a reader, to lead it in circles, or to crash it. */
import { deflateSync } from 'node:zlib';
import { buildPdf, buildPdfOfObjects } from '../pdfs.ts';
import { mutationsOf, randomNumbers, zlibZeros, type HostileFile } from './hostileFile.ts';

/** Returns the same files for the same seed. */
export function hostilePdfs(seed: number): HostileFile[] {
  return [
    ...brokenEnds(),
    ...sectionLoops(),
    ...brokenObjects(),
    ...decompressionBombs(),
    ...brokenSignatures(),
    ...randomMutations(seed),
  ];
}

const HEAD = '%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n';
const FREE_ROW = '0000000000 65535 f \n';
const CATALOG = '<< /Type /Catalog >>';
/** The text by which a reader sees that a file is signed. */
const SIGNATURE_MARK = '/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached';
const MANY = 100_000;
const BOMB_MEGABYTES = 1024;

function brokenEnds(): HostileFile[] {
  const whole = buildPdf().toString('latin1');
  const startingAt = (start: string): string => whole.replace(/startxref\n\d+/u, `startxref\n${start}`);
  return [
    file('empty', ''),
    file('header alone', '%PDF-'),
    file('header and end alone', `${HEAD}startxref\n0\n%%EOF\n`),
    file('no header', whole.slice(HEAD.length)),
    file('startxref beyond the file', startingAt('9999999999')),
    file('startxref at the last byte', startingAt(String(whole.length - 1))),
    file('startxref negative', startingAt('-1')),
    file('startxref of a hundred digits', startingAt('9'.repeat(100))),
    file('startxref at itself', startingAt(String(whole.indexOf('startxref')))),
    file('startxref without a number', startingAt('')),
    file('a megabyte of ends', `${HEAD}${'startxref\n0\n%%EOF\n'.repeat(50_000)}`),
    file('spaces behind the end', `${whole}${' '.repeat(MANY)}`),
  ];
}

function sectionLoops(): HostileFile[] {
  const table = (at: number, more: string): string =>
    `xref\n0 1\n${FREE_ROW}trailer\n<< /Size 1 /Root 1 0 R ${more} >>\nstartxref\n${at}\n%%EOF\n`;
  const at = HEAD.length;
  const first = table(at, `/Prev ${String(at + 120).padStart(6, '0')}`).padEnd(120, '\n');
  const chain = Array.from({ length: 5000 }, (_, index) =>
    `xref\n0 0\ntrailer\n<< /Prev ${String(at + (index + 1) * 40).padStart(8, '0')} >>`.padEnd(40, '\n'),
  ).join('');
  return [
    file('a table before itself', `${HEAD}${table(at, `/Prev ${at}`)}`),
    file('two tables before each other', `${HEAD}${first}${table(at, `/Prev ${at}`)}`),
    file('a table before the file', `${HEAD}${table(at, '/Prev -1')}`),
    file('a table before, beyond the file', `${HEAD}${table(at, '/Prev 99999999999999999999')}`),
    file('a table whose stream is itself', `${HEAD}${table(at, `/XRefStm ${at}`)}`),
    file('five thousand tables', `${HEAD}${chain}startxref\n${at}\n%%EOF\n`),
    file(
      'a table of two thousand million rows',
      `${HEAD}xref\n0 2147483648\n${FREE_ROW}trailer\n<< /Size 2147483648 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
    file(
      'a size of 2^31',
      buildPdf()
        .toString('latin1')
        .replace(/\/Size \d+/u, '/Size 2147483648'),
    ),
    streamSection('a stream of two thousand million rows', '/Size 2147483648 /W [1 2 1]', Buffer.alloc(8)),
    streamSection('an index of two thousand million rows', '/Size 1 /Index [0 2147483647] /W [1 2 1]', Buffer.alloc(8)),
    streamSection('a hundred thousand ranges', `/Size 1 /Index [${'0 0 '.repeat(MANY)}] /W [1 2 1]`, Buffer.alloc(8)),
    streamSection('rows of gigantic numbers', '/Size 1 /W [2147483647 2147483647 2147483647]', Buffer.alloc(8)),
    streamSection('rows of negative width', '/Size 1 /W [-1 -1 3]', Buffer.alloc(8)),
    streamSection(
      'columns of 2^31',
      '/Size 1 /W [1 2 1] /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 2147483648 >>',
      deflateSync(Buffer.alloc(100)),
    ),
  ];
}

function brokenObjects(): HostileFile[] {
  return [
    formObjectFile('deep arrays', '['.repeat(MANY)),
    formObjectFile('deep arrays that close', `${'['.repeat(MANY)}${']'.repeat(MANY)}`),
    formObjectFile('deep dictionaries', '<< /A '.repeat(MANY)),
    formObjectFile('deep brackets of a text', '('.repeat(MANY)),
    formObjectFile('deep brackets of a text that close', `${'('.repeat(MANY)}${')'.repeat(MANY)}`),
    formObjectFile('a name without end', `/${'a'.repeat(MANY)}`),
    formObjectFile('a text without end', `(${'a'.repeat(MANY)}`),
    formObjectFile('a number without end', '9'.repeat(MANY)),
    formObjectFile('a comment without end', `%${'a'.repeat(MANY)}`),
    formObjectFile('a million values', `[${'1 '.repeat(1_000_000)}]`),
    formObjectFile('a reference to itself', '2 0 R'),
    formObjectFile('a reference to nothing', '99999999 0 R'),
    formObjectFile('a reference with a gigantic number', '99999999999999999999 0 R'),
    formObjectFile('a length of two thousand million', '<< /Length 2147483647 >>\nstream\nabc\nendstream'),
    formObjectFile('a negative length', '<< /Length -1 >>\nstream\nabc\nendstream'),
    formObjectFile('a length that is itself', '<< /Length 2 0 R >>\nstream\nabc\nendstream'),
    file(
      'a ring of a hundred references',
      buildPdfOfObjects([
        `<< /Type /Catalog /AcroForm 2 0 R >>`,
        ...Array.from({ length: 100 }, (_, index) => `${((index + 1) % 100) + 2} 0 R`),
      ]),
    ),
    packInItself(),
  ];
}

function decompressionBombs(): HostileFile[] {
  const bomb = zlibZeros(BOMB_MEGABYTES);
  return [
    streamSection('a table that unpacks to a gigabyte', '/Size 250000 /W [1 2 1] /Filter /FlateDecode', bomb),
    withPack('packed objects that unpack to a gigabyte', `/N 1 /First 4 /Filter /FlateDecode`, bomb),
    withPack('packed objects, packed twice', `/N 1 /First 4 /Filter [/FlateDecode /FlateDecode]`, deflateSync(bomb)),
    withPack('a pack of a gigantic number of objects', `/N 2147483647 /First 4`, Buffer.from('10 0 null')),
    withPack('a pack that begins beyond itself', `/N 1 /First 2147483647`, Buffer.from('10 0 null')),
    withPack('a pack of a negative number of objects', `/N -1 /First -1`, Buffer.from('10 0 null')),
  ];
}

function brokenSignatures(): HostileFile[] {
  const signed = (range: string, contents = '<00>'): string =>
    `<< ${SIGNATURE_MARK} /ByteRange ${range} /Contents ${contents} /M (D:20260101000000Z) >>`;
  const form = (fields: string): string => `<< /Type /Catalog /AcroForm << /SigFlags 3 /Fields ${fields} >> >>`;
  const withSignatureValue = (name: string, value: string): HostileFile =>
    file(name, buildPdfOfObjects([form('[2 0 R]'), '<< /FT /Sig /T (a) /V 3 0 R >>', value]));
  const count = 5000;
  const refs = Array.from({ length: count }, (_, index) => `${index + 2} 0 R`).join(' ');
  return [
    withSignatureValue('a range beyond the file', signed('[0 10 2000000000 2000000000]')),
    withSignatureValue('a range of negative numbers', signed('[-1 -1 -1 -1]')),
    withSignatureValue('a range that overlaps', signed('[0 500 10 500]')),
    withSignatureValue('a range of nothing', signed('[0 0 0 0]')),
    withSignatureValue('a range of broken numbers', signed('[0.5 1e5 .. --]')),
    withSignatureValue('a range of gigantic numbers', signed('[0 9007199254740991 9007199254740991 9007199254740991]')),
    withSignatureValue('a range of a hundred thousand numbers', signed(`[${'0 '.repeat(MANY)}]`)),
    withSignatureValue('a range that is itself', signed('3 0 R')),
    withSignatureValue('contents of eight megabytes', signed('[0 10 20 30]', `<${'30'.repeat(4 * 1024 * 1024)}>`)),
    withSignatureValue('contents of a deep structure', signed('[0 10 20 30]', `<${'3080'.repeat(40_000)}>`)),
    withSignatureValue('contents whose lengths lie', signed('[0 10 20 30]', '<3084FFFFFFFF0609>')),
    withSignatureValue('contents that are no digits', signed('[0 10 20 30]', `<${'zz'.repeat(100)}>`)),
    withSignatureValue(
      'a time that never was',
      `<< ${SIGNATURE_MARK} /ByteRange [0 1 2 3] /Contents <00> /M (D:99999999999999Z) /Reason (${'\\377'.repeat(10_000)}) >>`,
    ),
    file(
      'five thousand signatures',
      buildPdfOfObjects([
        form(`[${refs}]`),
        ...Array.from({ length: count }, () => `<< /FT /Sig /V ${signed('[0 1 2 3]')} >>`),
      ]),
    ),
    file(
      'fields that are each other’s children',
      buildPdfOfObjects([form('[2 0 R]'), '<< /FT /Sig /Kids [3 0 R 3 0 R] >>', '<< /FT /Sig /Kids [2 0 R 2 0 R] >>']),
    ),
    file('a signature that no form knows of', buildPdfOfObjects([CATALOG, signed('[0 1 2 3]')])),
    file('a form that is a number', buildPdfOfObjects(['<< /Type /Catalog /AcroForm 7 >>', signed('[0 1 2 3]')])),
  ];
}

const RANDOM_FILES = 40;

function randomMutations(seed: number): HostileFile[] {
  const random = randomNumbers(seed);
  const kinds = [
    buildPdf({ form: 'indirect' }),
    buildPdf({ section: 'packed', form: 'direct' }),
    Buffer.from(brokenSignatures()[0]?.bytes ?? ''),
  ];
  return kinds.flatMap((bytes, kind) =>
    mutationsOf(bytes, RANDOM_FILES, random).map((changed, index) => file(`random change ${kind}.${index}`, changed)),
  );
}

function file(name: string, content: string | Buffer): HostileFile {
  return { name, bytes: typeof content === 'string' ? Buffer.from(content, 'latin1') : content };
}

/** Puts the object in place of the form, which a reader of signatures parses first. */
function formObjectFile(name: string, body: string): HostileFile {
  return file(name, buildPdfOfObjects([`<< /Type /Catalog /AcroForm 2 0 R /Mark (${SIGNATURE_MARK}) >>`, body]));
}

/** A file whose cross-reference table is a stream. */
function streamSection(name: string, entries: string, data: Buffer): HostileFile {
  const start = `${HEAD}1 0 obj\n${CATALOG}\nendobj\n`;
  const stream = `2 0 obj\n<< /Type /XRef /Root 1 0 R ${entries} /Length ${data.length} >>\nstream\n`;
  return file(
    name,
    Buffer.concat([
      Buffer.from(`${start}${stream}`, 'latin1'),
      data,
      Buffer.from(`\nendstream\nendobj\nstartxref\n${start.length}\n%%EOF\n`),
    ]),
  );
}

/** A file whose form claims to be packed into a stream of this kind. */
function withPack(name: string, entries: string, data: Buffer): HostileFile {
  const start = `${HEAD}1 0 obj\n<< /Type /Catalog /AcroForm 10 0 R >>\nendobj\n`;
  const pack = `2 0 obj\n<< /Type /ObjStm ${entries} /Length ${data.length} >>\nstream\n`;
  const before = Buffer.concat([Buffer.from(`${start}${pack}`, 'latin1'), data, Buffer.from('\nendstream\nendobj\n')]);
  return file(name, Buffer.concat([before, tableOf(before.length, start.length)]));
}

/** Object 10, and the stream itself, claim to be in the stream. */
function packInItself(): HostileFile {
  const start = `${HEAD}1 0 obj\n<< /Type /Catalog /AcroForm 10 0 R >>\nendobj\n`;
  const pack = '<< /Type /ObjStm /N 1 /First 5 /Extends 2 0 R /Length 9 >>\nstream\n2 0 2 0 R\nendstream';
  const before = Buffer.from(`${start}2 0 obj\n${pack}\nendobj\n`, 'latin1');
  return file(
    'a pack that lies in itself',
    Buffer.concat([before, tableOf(before.length, start.length, [2, 0, 0, 2, 0])]),
  );
}

function tableOf(
  at: number,
  packAt: number,
  second: readonly number[] = [1, packAt >> 16, (packAt >> 8) & 0xff, packAt & 0xff, 0],
): Buffer {
  const rows = Buffer.from([1, 0, 0, HEAD.length, 0, ...second, 2, 0, 0, 2, 0]);
  return Buffer.concat([
    Buffer.from(
      `3 0 obj\n<< /Type /XRef /Size 11 /Index [1 2 10 1] /W [1 3 1] /Root 1 0 R /Length ${rows.length} >>\nstream\n`,
    ),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ]);
}
