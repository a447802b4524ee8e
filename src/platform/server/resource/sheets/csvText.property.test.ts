import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from '#language/values/csvText.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { readDelimited } from './reading/delimited.mjs';

const SIGNS = Array.from('=+-@|＝＋－＠﹦﹢﹣﹫');
const UNSEEN = [
  ' ',
  '\t',
  '\r',
  '\n',
  '\v',
  '\f',
  '\u00A0',
  '\u3000',
  '\u2028',
  '\uFEFF',
  '\u200B',
  '\u00AD',
  '\u0001',
];
const LETTERS = [...SIGNS, ...UNSEEN, ';', ',', '"', "'", 'a', 'ก', '1', '.', '😀'];
const texts = fc.array(fc.constantFrom(...LETTERS), { maxLength: 12 }).map((letters) => letters.join(''));

/** A file as a spreadsheet reads it that separates by this: quotation marks count where a cell begins with one. */
function cellsOf(source: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < source.length) {
    let text = '';
    if (source[at] === '"') {
      at += 1;
      while (at < source.length && (source[at] !== '"' || source[at + 1] === '"')) {
        text += source[at];
        at += source[at] === '"' ? 2 : 1;
      }
      at += 1;
    }
    while (at < source.length && source[at] !== separator && source[at] !== '\r' && source[at] !== '\n') {
      text += source[at];
      at += 1;
    }
    cells.push(text);
    at += 1;
  }
  return cells;
}

/** Of what comes first when all that a spreadsheet may leave out is left out. */
const isRun = (cell: string): boolean =>
  SIGNS.includes([...cell.replace(/^[\s\p{C}"]+/u, '')][0] ?? '') && !/^-?\d+(?:\.\d+)?$/.test(cell);

describe('a line of CSV', () => {
  it.each([',', ';', '\t'])('has no cell that would be run where cells are separated by %j', (separator) => {
    assertProperty(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (cells) => {
        // A number that ends up beside something else is what the cell beside it holds.
        fc.pre(cells.every((cell) => !/^-\d/.test(cell)));
        expect(cellsOf(csvLine(cells), separator).filter(isRun)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('is read back as what was written, whatever it is', () => {
    assertProperty(
      fc.property(fc.array(texts, { minLength: 2, maxLength: 4 }), (cells) => {
        // The first line says which separator it is.
        const [, row] = readDelimited(Buffer.from(`a,b,c,d,e,f\r\n${csvLine([...cells, 'end'])}`), {
          rows: 100,
          columns: 100,
        });
        expect(row?.cells.map((cell) => cell ?? '')).toEqual([...cells, 'end']);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a cell of CSV', () => {
  it.each([
    [' =1', "' =1"],
    [';=1', ";'=1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['\u3000＝1', "'\u3000＝1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['﹦1', "'﹦1"],
    ['a;b; +1', "a;b;' +1"],
    ['a\t@x', "a\t'@x"],
    ["'=1", "''=1"],
    ['"=1"', '"\'""=1"""'],
    ['หมายเหตุ\n-1+2', '"หมายเหตุ\n\'-1+2"'],
  ])('%j is written %j', (text, written) => expect(csvCell(text)).toBe(written));

  it.each(['-5', '-1.25', '12', 'ก-ข', 'a=b', 'a + b', 'one; two', 'somchai@example.com', "O'Brien", '๐', ''])(
    '%j is left as it is',
    (text) => expect(csvCell(text)).toBe(text),
  );
});
