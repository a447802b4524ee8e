/** Workbooks and tables that unpack to more than any memory holds, have false sizes, or lead in circles. */
import { crc32, deflateRawSync } from 'node:zlib';
import { deflatedRepeat, mutationsOf, randomNumbers, type HostileFile } from './hostileFile.ts';

/** Returns the same files for the same seed. */
export function hostileSheets(seed: number): HostileFile[] {
  return [
    ...decompressionBombs(),
    ...lyingArchives(),
    ...entityAttacks(),
    ...hostileCells(),
    ...hostileRelations(),
    ...hostileTextTables(),
    ...randomMutations(seed),
  ];
}

const MEGABYTE = 1024 * 1024;
const MANY = 100_000;
const SPACES = Buffer.alloc(MEGABYTE, ' ');

function decompressionBombs(): HostileFile[] {
  const gigabyte = deflatedRepeat({
    piece: SPACES,
    times: 1024,
    head: Buffer.from(SHEET_HEAD),
    tail: Buffer.from(SHEET_TAIL),
  });
  const hundred = deflatedRepeat({
    piece: SPACES,
    times: 100,
    head: Buffer.from(SHEET_HEAD),
    tail: Buffer.from(SHEET_TAIL),
  });
  const manyCells = deflatedRepeat({
    piece: Buffer.from('<row>' + '<c><v>1</v></c>'.repeat(1000) + '</row>'),
    times: 10_000,
    head: Buffer.from(SHEET_HEAD),
    tail: Buffer.from(SHEET_TAIL),
  });
  const deep = deflatedRepeat({ piece: Buffer.from('<a>'.repeat(MANY)), times: 10, head: Buffer.from(SHEET_HEAD) });
  return [
    workbook('a sheet that unpacks to a gigabyte', { sheet: gigabyte }),
    workbook('a sheet that unpacks to a gigabyte and claims a kilobyte', { sheet: { ...gigabyte, size: 1024 } }),
    workbook('a sheet that unpacks to a hundred megabytes and claims a kilobyte', {
      sheet: { ...hundred, size: 1024 },
    }),
    workbook('texts that unpack to a gigabyte and claim a kilobyte', {
      sheet: SHARED_CELL,
      strings: { ...gigabyte, size: 1024 },
    }),
    workbook('a book that unpacks to a gigabyte and claims a kilobyte', { book: { ...gigabyte, size: 1024 } }),
    workbook('ten million cells', { sheet: manyCells }),
    workbook('a million elements in each other', { sheet: deep }),
    workbook('a text of three megabytes again and again', {
      sheet: deflatedRepeat({
        piece: Buffer.from(`<c t="str"><v>${'a'.repeat(3 * MEGABYTE)}</v></c>`),
        times: 40,
        head: Buffer.from(`${SHEET_HEAD}<row>`),
        tail: Buffer.from(`</row>${SHEET_TAIL}`),
      }),
    }),
    workbook('a tag of three megabytes again and again', {
      sheet: deflatedRepeat({
        piece: Buffer.from(`<c ${'a="b" '.repeat(MEGABYTE / 2)}/>`),
        times: 40,
        head: Buffer.from(`${SHEET_HEAD}<row>`),
        tail: Buffer.from(`</row>${SHEET_TAIL}`),
      }),
    }),
  ];
}

function lyingArchives(): HostileFile[] {
  const whole = zipOf(membersOf({})).bytes;
  const changed = (name: string, change: (bytes: Buffer) => void): HostileFile => {
    const bytes = Buffer.from(whole);
    change(bytes);
    return { name, bytes };
  };
  const end = whole.length - 22;
  const directory = whole.readUInt32LE(end + 16);
  return [
    workbook('a member that claims four gigabytes', { sheet: { packed: deflateRawSync('x'), size: 0xfffffffe } }),
    workbook('a member that claims to be packed into four gigabytes', {
      sheet: { packed: deflateRawSync('x'), size: 1, packedSize: 0xfffffffe },
    }),
    workbook('a member whose bytes cannot be unpacked', { sheet: { packed: Buffer.alloc(100, 0xff), size: 100 } }),
    changed('a directory beyond the file', (bytes) => bytes.writeUInt32LE(0xfffffff0, end + 16)),
    changed('a directory that begins in the middle', (bytes) => bytes.writeUInt32LE(directory + 3, end + 16)),
    changed('more members than there are', (bytes) => bytes.writeUInt16LE(0xffff, end + 10)),
    changed('a member that lies beyond the file', (bytes) => bytes.writeUInt32LE(0xfffffff0, directory + 42)),
    changed('a member that lies in the directory', (bytes) => bytes.writeUInt32LE(directory, directory + 42)),
    changed('a name that is longer than the file', (bytes) => bytes.writeUInt16LE(0xffff, directory + 28)),
    changed('a member that is locked', (bytes) => bytes.writeUInt16LE(1, directory + 8)),
    changed('a member that is packed in an unknown way', (bytes) => bytes.writeUInt16LE(99, directory + 10)),
    changed('sizes that stand elsewhere, where nothing is', (bytes) => bytes.writeUInt32LE(0xffffffff, directory + 24)),
    {
      name: 'nothing but the end of an archive',
      bytes: Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), whole.subarray(end)]),
    },
    { name: 'an archive of four bytes', bytes: whole.subarray(0, 4) },
    { name: 'an archive without its end', bytes: whole.subarray(0, -10) },
    {
      name: 'an archive of sixty thousand members',
      bytes: zipOf([
        ...membersOf({}),
        ...Array.from({ length: 60_000 }, (_, index) => ({ name: `x/${index}`, content: '' })),
      ]).bytes,
    },
    { name: 'two members of one name', bytes: zipOf([...membersOf({}), ...membersOf({ sheet: 'x' })]).bytes },
    {
      name: 'names that lead out of the folder',
      bytes: zipOf([
        ...membersOf({}),
        { name: '../../etc/passwd', content: 'x' },
        { name: String.raw`C:\x`, content: 'x' },
      ]).bytes,
    },
  ];
}

function entityAttacks(): HostileFile[] {
  const laugh = (index: number): string => `&${index === 0 ? 'a' : `a${index - 1}`};`.repeat(10);
  const declared = Array.from({ length: 20 }, (_, index) => `<!ENTITY a${index} "${laugh(index)}">`).join('');
  const laughs = `<!DOCTYPE a [<!ENTITY a "ha">${declared}]>`;
  const outside = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  const cell = (text: string): string =>
    `${SHEET_HEAD}<row><c t="inlineStr"><is><t>${text}</t></is></c></row>${SHEET_TAIL}`;
  return [
    workbook('entities of entities in the sheet', { sheet: laughs + cell('&a19;') }),
    workbook('entities of entities in the texts', {
      sheet: SHARED_CELL,
      strings: `${laughs}<sst><si><t>&a19;</t></si></sst>`,
    }),
    workbook('entities of entities in the book', { book: `${laughs}${BOOK}` }),
    workbook('an entity that is a file', { sheet: outside + cell('&x;') }),
    workbook('entities that nobody declared', { sheet: cell('&x;'.repeat(MANY)) }),
    workbook('numbers of letters that are none', { sheet: cell('&#x110000;&#xD800;&#99999999;&#0;&#x0;') }),
    workbook('a comment that does not end', { sheet: `${SHEET_HEAD}<!--${'-'.repeat(MANY)}` }),
    workbook('a section that does not end', { sheet: `${SHEET_HEAD}<![CDATA[${']'.repeat(MANY)}` }),
    workbook('a tag that does not end', { sheet: `${SHEET_HEAD}<c ${'"x" '.repeat(MANY)}` }),
    workbook('bytes that are no text', { sheet: { packed: deflateRawSync(Buffer.alloc(1000, 0xff)), size: 1000 } }),
    workbook('an empty sheet', { sheet: '' }),
  ];
}

function hostileCells(): HostileFile[] {
  const rows = (inner: string, after = ''): string => `<worksheet><sheetData>${inner}</sheetData>${after}</worksheet>`;
  const header = '<row r="1"><c t="inlineStr"><is><t>code</t></is></c></row>';
  const odd =
    '<c s="99999999999"><v>1</v></c><c t="d"><v>not a day</v></c><c t="b"><v>maybe</v></c><c t="zzz"><v>1</v></c>';
  const merges = '<mergeCell ref="A1:XFD1048576"/>'.repeat(10_000);
  const manyRows = Array.from({ length: 2000 }, (_, index) => `<row r="${index + 2}"><c><v>1</v></c></row>`).join('');
  const allRows = Array.from({ length: 20_000 }, (_, index) => `<row r="${index + 2}"><c><v>1</v></c></row>`).join('');
  return [
    workbook('texts that are not there', {
      sheet: rows(
        `<row>${['0', '4294967295', '-1', '1e300', 'x'].map((text) => `<c t="s"><v>${text}</v></c>`).join('')}</row>`,
      ),
      strings: '<sst/>',
    }),
    workbook('texts without a member', { sheet: SHARED_CELL }),
    workbook('rows with gigantic numbers', {
      sheet: rows(['99999999999999999999', '-1', 'x'].map((row) => `<row r="${row}"><c><v>1</v></c></row>`).join('')),
    }),
    workbook('cells in columns that are not there', {
      sheet: rows(
        `${header}<row><c r="ZZZZZZZ1"><v>1</v></c><c r="A99999999999"><v>1</v></c><c r="XFD2"><v>1</v></c></row>`,
      ),
    }),
    workbook('ten thousand merged ranges over everything', {
      sheet: rows(header + manyRows, `<mergeCells>${merges}</mergeCells>`),
    }),
    workbook('ten thousand merged ranges over twenty thousand rows', {
      sheet: rows(header + allRows, `<mergeCells>${merges}</mergeCells>`),
    }),
    workbook('numbers that are none', {
      sheet: rows(`${header}<row><c><v>1e999999</v></c><c><v>${'9'.repeat(MANY)}</v></c>${odd}</row>`),
    }),
    workbook('names of the language itself', {
      sheet: rows(
        `<row>${['__proto__', 'constructor'].map((name) => `<c t="str" ${name}="x"><v>${name}</v></c>`).join('')}</row>`,
      ),
    }),
    workbook('cells without a row', { sheet: '<worksheet><sheetData><c><v>1</v></c></sheetData></worksheet>' }),
    workbook('formulas', { sheet: rows(`${header}<row><c><f>${'SUM('.repeat(MANY)}</f><v>1</v></c></row>`) }),
  ];
}

function hostileRelations(): HostileFile[] {
  const to = (target: string): string =>
    `<Relationships><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="${target}"/></Relationships>`;
  return [
    workbook('a book that is its own list of relations', { roots: to('_rels/.rels') }),
    workbook('a book that is elsewhere', { roots: to('http://example.org/x.xml') }),
    workbook('a book that is a file of the machine', { roots: to('file:///etc/passwd') }),
    workbook('a book that is not there', { roots: to('xl/none.xml') }),
    workbook('a hundred thousand relations', {
      roots: `<Relationships>${'<Relationship Id="a" Type="b" Target="c"/>'.repeat(MANY)}</Relationships>`,
    }),
    workbook('a sheet that is the book', {
      related: to('workbook.xml').replace('officeDocument" ', 'worksheet" '),
    }),
    workbook('a hundred thousand sheets', {
      book: `<workbook><sheets>${'<sheet name="a" r:id="rId1"/>'.repeat(MANY)}</sheets></workbook>`,
    }),
  ];
}

function hostileTextTables(): HostileFile[] {
  const text = (name: string, content: string): HostileFile => ({ name, bytes: Buffer.from(content) });
  return [
    text('a table of two million separators', ','.repeat(2 * MEGABYTE)),
    text('a table of two million empty lines', '\n'.repeat(2 * MEGABYTE)),
    text('a table of two million quotes', '"'.repeat(2 * MEGABYTE)),
    text('a quote that does not end', `code\n"${'a'.repeat(MANY)}`),
    text('a table of a million rows', 'a\n'.repeat(1_000_000)),
    text('a page that calls itself a table', '<html><script>alert(1)</script></html>'),
    { name: 'half a letter of two bytes', bytes: Buffer.from([0xff, 0xfe, 0x61]) },
    { name: 'nothing but a mark', bytes: Buffer.from([0xef, 0xbb, 0xbf]) },
    { name: 'nothing but zeros', bytes: Buffer.alloc(1000) },
    { name: 'an old workbook that is none', bytes: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) },
    { name: 'empty', bytes: Buffer.alloc(0) },
  ];
}

const RANDOM_FILES = 30;

function randomMutations(seed: number): HostileFile[] {
  const random = randomNumbers(seed);
  return mutationsOf(zipOf(membersOf({})).bytes, RANDOM_FILES, random).map((bytes, index) => ({
    name: `random change ${index}`,
    bytes,
  }));
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_HEAD = '<worksheet><sheetData>';
const SHEET_TAIL = '</sheetData></worksheet>';
const SHARED_CELL = `${SHEET_HEAD}<row><c t="s"><v>0</v></c></row>${SHEET_TAIL}`;
const BOOK = '<workbook><sheets><sheet name="Data" r:id="rId1"/></sheets></workbook>';

interface PackedMember {
  readonly packed: Buffer;
  /** The unpacked size that it claims. */
  readonly size: number;
  /** The packed size that it claims, if it is not the true one. */
  readonly packedSize?: number;
}

type MemberContent = string | PackedMember;

interface WorkbookParts {
  readonly roots?: MemberContent;
  readonly book?: MemberContent;
  readonly related?: MemberContent;
  readonly sheet?: MemberContent;
  readonly strings?: MemberContent;
}

function workbook(name: string, parts: WorkbookParts): HostileFile {
  return { name, bytes: zipOf(membersOf(parts)).bytes };
}

function membersOf({
  roots,
  book = BOOK,
  related,
  sheet = `${SHEET_HEAD}<row><c t="inlineStr"><is><t>code</t></is></c></row>${SHEET_TAIL}`,
  strings,
}: WorkbookParts): { name: string; content: MemberContent }[] {
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const sheetIn = relation('rId1', 'worksheet', 'worksheets/sheet1.xml');
  const relationsInBook = `${sheetIn}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}`;
  return [
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: roots ?? `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    { name: 'xl/workbook.xml', content: book },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: related ?? `<Relationships>${relationsInBook}</Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: strings }]),
  ];
}

function zipOf(members: readonly { name: string; content: MemberContent }[]): HostileFile {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of members) {
    const {
      packed,
      size,
      packedSize = packed.length,
    }: PackedMember = typeof content === 'string'
      ? {
          packed: deflateRawSync(content),
          size: Buffer.byteLength(content),
        }
      : content;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(typeof content === 'string' ? crc32(content) : 0, 10);
    common.writeUInt32LE(packedSize, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed]);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, place, Buffer.from(name)]),
    );
    files.push(local);
    offset += local.length;
  }
  const all = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(all.length, 12);
  end.writeUInt32LE(offset, 16);
  return { name: 'archive', bytes: Buffer.concat([...files, all, end]) };
}
