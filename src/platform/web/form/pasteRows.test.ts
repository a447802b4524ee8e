import { describe, expect, it } from 'vitest';
import { newOrder, savedOrder } from './formFixtures.ts';
import { pasteRows, readTable } from './pasteRows.ts';

describe('cells on the clipboard', () => {
  it('are read as a spreadsheet writes them', () => {
    expect(readTable('a\tb\r\nc\td\r\n')).toEqual([['a', 'b'], ['c', 'd']]);
    expect(readTable('"x\ty"\t"say ""no"""\n"two\nlines"\t')).toEqual([['x\ty', 'say "no"'], ['two\nlines', '']]);
    expect(readTable('plain')).toEqual([['plain']]);
    expect(readTable('5" pipe\tb')).toEqual([['5" pipe', 'b']]);
    expect(readTable('')).toEqual([['']]);
  });
});

describe('rows that are pasted', () => {
  const columns = ['label', 'quantity', 'price', 'amount'];

  it('fill what is there and go on below it, as numbers, with what cannot be read left empty', () => {
    const store = savedOrder({ title: 'A', lines: [{ id: 'a', label: 'old', quantity: 1, price: null, note: null, packs: [] }] });
    const part = store.model.byName.get('lines')!.part!;
    const result = pasteRows(store, { address: 'lines', index: 0, columns: columns.map((name) => part.byName.get(name)!), cells: readTable('หนึ่ง\t๑๒\t1,000.50\t7\nสอง\tมาก\t2'), findOption: () => undefined });
    expect(result).toEqual({ pasted: 2, unread: 1 });
    expect(JSON.parse(JSON.stringify(store.getValues()['lines']))).toMatchObject([
      { id: 'a', label: 'หนึ่ง', quantity: 12, price: '1000.5', amount: '12006' },
      { id: 'new-1', isNew: true, label: 'สอง', quantity: null, price: '2', amount: null },
    ]);
  });

  it('stop where the table is full', () => {
    const store = newOrder();
    const part = store.model.byName.get('lines')!.part!;
    const result = pasteRows(store, { address: 'lines', index: 0, columns: [part.byName.get('label')!], cells: Array.from({ length: 400 }, (_, n) => [String(n)]), findOption: () => undefined });
    expect(result.pasted).toBe(300);
  });
});
