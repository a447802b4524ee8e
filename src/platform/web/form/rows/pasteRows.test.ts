import { describe, expect, it } from 'vitest';
import { integer, text } from '#language/field.ts';
import { newOrder, savedOrder } from '../store/formFixtures.ts';
import { isTable, pasteRows, parseClipboardTable } from './pasteRows.ts';

describe('parseClipboardTable', () => {
  it('reads cells as a spreadsheet writes them', () => {
    expect(parseClipboardTable('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(parseClipboardTable('"x\ty"\t"say ""no"""\n"two\nlines"\t')).toEqual([
      ['x\ty', 'say "no"'],
      ['two\nlines', ''],
    ]);
    expect(parseClipboardTable('plain')).toEqual([['plain']]);
    expect(parseClipboardTable('5" pipe\tb')).toEqual([['5" pipe', 'b']]);
    expect(parseClipboardTable('')).toEqual([['']]);
  });
});

describe('isTable for a pasted text', () => {
  const [line, lines] = [text(['ชื่อ', 'Name']), text(['หมายเหตุ', 'Note'], { multiline: true })];

  it.each([
    ['of one line', 'a', line, false],
    ['of several lines into a cell for one: a column of a spreadsheet', 'a\nb', line, true],
    ['of several lines into a cell for a number', '1\n2', integer(['จำนวน', 'Amount']), true],
    ['of several lines into a cell that takes them', 'a\nb', lines, false],
    ['with tabs, whatever the cell takes', 'a\tb', lines, true],
    ['with tabs in a later line', 'a\nb\tc', lines, true],
    ['of one quoted cell with lines in it', '"a\nb"', lines, false],
  ])('%s', (_what, pasted, field, expected) => {
    expect(isTable(parseClipboardTable(pasted), field)).toBe(expected);
  });
});

describe('pasteRows', () => {
  const columns = ['label', 'quantity', 'price', 'amount'];

  it('fills existing rows and adds new ones, reads numbers, and leaves invalid cells empty', () => {
    const store = savedOrder({
      title: 'A',
      lines: [{ id: 'a', label: 'old', quantity: 1, price: null, note: null, packs: [] }],
    });
    const part = store.model.byName.get('lines')!.part!;
    const result = pasteRows(store, {
      address: 'lines',
      index: 0,
      columns: columns.map((name) => part.byName.get(name)!),
      cells: parseClipboardTable('หนึ่ง\t๑๒\t1,000.50\t7\nสอง\tมาก\t2'),
      findOption: () => undefined,
    });
    expect(result).toEqual({ pasted: 2, invalidCells: 1, leftOut: 0 });
    expect(JSON.parse(JSON.stringify(store.getValues()['lines']))).toMatchObject([
      { id: 'a', label: 'หนึ่ง', quantity: 12, price: '1000.5', amount: '12006' },
      { id: 'new-1', isNew: true, label: 'สอง', quantity: null, price: '2', amount: null },
    ]);
  });

  it('stops when the table is full, and returns how many rows were left out', () => {
    const store = newOrder();
    const part = store.model.byName.get('lines')!.part!;
    const result = pasteRows(store, {
      address: 'lines',
      index: 0,
      columns: [part.byName.get('label')!],
      cells: Array.from({ length: 400 }, (_, n) => [String(n)]),
      findOption: () => undefined,
    });
    expect(result).toEqual({ pasted: 300, invalidCells: 0, leftOut: 100 });
  });
});
