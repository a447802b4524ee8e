import { describe, expect, it } from 'vitest';
import { readCsv } from '#platform/testing/readCsv.ts';
import type { SheetProblem } from './importAnswer.ts';
import { problemColumnsOf, problemCsv, problemsOfColumn } from './problems.ts';

const problem = (row: number, column: string, more: Partial<SheetProblem> = {}): SheetProblem => ({
  row,
  column,
  header: column === '' ? '' : `หัว ${column}`,
  value: 'x',
  message: 'กรุณาแก้ไข',
  ...more,
});
const problems = [problem(2, 'B'), problem(2, 'AA'), problem(3, 'B'), problem(4, ''), problem(4, 'C')];

describe('the problems of a file', () => {
  it('are grouped by the columns of the sheet, in order, after those without a column', () => {
    expect(problemColumnsOf(problems).map(({ letters, header, count }) => [letters, header, count])).toEqual([
      ['', '', 1],
      ['B', 'หัว B', 2],
      ['C', 'หัว C', 1],
      ['AA', 'หัว AA', 1],
    ]);
  });

  it('are filtered by one column, or all', () => {
    expect(problemsOfColumn(problems, undefined)).toBe(problems);
    for (const { key, count } of problemColumnsOf(problems))
      expect(problemsOfColumn(problems, key)).toHaveLength(count);
    expect(problemsOfColumn(problems, 'B').map(({ row }) => row)).toEqual([2, 3]);
  });

  it('are exported to a file that a spreadsheet opens without executing formulas', () => {
    const headers = { row: 'แถว', column: 'คอลัมน์', header: 'หัวคอลัมน์', value: 'ค่า', message: 'สิ่งที่ต้องแก้ไข' };
    const text = problemCsv(
      [problem(17, 'B', { value: '=1+1', message: 'ใช้ "ตัวเลข", เท่านั้น\nหกหลัก' }), problem(18, '', { value: '' })],
      headers,
    );
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(readCsv(text)).toEqual([
      ['แถว', 'คอลัมน์', 'หัวคอลัมน์', 'ค่า', 'สิ่งที่ต้องแก้ไข'],
      ['17', 'B', 'หัว B', "'=1+1", 'ใช้ "ตัวเลข", เท่านั้น\nหกหลัก'],
      ['18', '', '', '', 'กรุณาแก้ไข'],
    ]);
  });
});
