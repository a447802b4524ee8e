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

/** Reads a file as a spreadsheet with this separator does: quotation marks count if a cell begins with one. */
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

/** Checks the first character that remains when everything that a spreadsheet may skip is removed. */
const isRun = (cell: string): boolean =>
  SIGNS.includes([...cell.replace(/^[\s\p{C}"]+/u, '')][0] ?? '') && !/^-?\d+(?:\.\d+)?$/.test(cell);

describe('a line of CSV', () => {
  it.each([',', ';', '\t'])(
    'has no cell that a spreadsheet would run as a formula if cells are separated by %j',
    (separator) => {
      assertProperty(
        fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (cells) => {
          // With another separator, a negative number may become part of the cell next to it.
          fc.pre(cells.every((cell) => !/^-\d/.test(cell)));
          expect(cellsOf(csvLine(cells), separator).filter(isRun)).toEqual([]);
        }),
        { numRuns: 1000 },
      );
    },
  );

  it('is read back as it was written, whatever the text is', () => {
    assertProperty(
      fc.property(fc.array(texts, { minLength: 2, maxLength: 4 }), (cells) => {
        // The first line determines the separator.
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
    '%j is left unchanged',
    (text) => expect(csvCell(text)).toBe(text),
  );
});
