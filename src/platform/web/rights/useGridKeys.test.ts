import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { nextCell } from './useGridKeys.ts';

const pressed = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

describe('nextCell', () => {
  const size = { rows: 3, columns: 4 };
  const at = { row: 1, column: 1 };

  it('moves to the neighbour, to the ends of the line and to the corners', () => {
    expect(nextCell(at, pressed('ArrowDown'), size)).toEqual({ row: 2, column: 1 });
    expect(nextCell(at, pressed('ArrowUp'), size)).toEqual({ row: 0, column: 1 });
    expect(nextCell(at, pressed('ArrowRight'), size)).toEqual({ row: 1, column: 2 });
    expect(nextCell(at, pressed('ArrowLeft'), size)).toEqual({ row: 1, column: 0 });
    expect(nextCell(at, pressed('End'), size)).toEqual({ row: 1, column: 3 });
    expect(nextCell(at, pressed('Home', { ctrlKey: true }), size)).toEqual({ row: 0, column: 0 });
    expect(nextCell(at, pressed('End', { ctrlKey: true }), size)).toEqual({ row: 2, column: 3 });
  });

  it('never leaves the table, and ignores other keys', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    assertProperty(
      fc.property(fc.array(keys), (steps) => {
        const end = steps.reduce((now, key) => nextCell(now, pressed(key), size) ?? now, at);
        expect(end.row >= 0 && end.row < size.rows && end.column >= 0 && end.column < size.columns).toBe(true);
      }),
    );
    for (const other of [pressed(' '), pressed('Tab'), pressed('a'), pressed('ArrowLeft', { altKey: true })])
      expect(nextCell(at, other, size)).toBeUndefined();
  });
});
