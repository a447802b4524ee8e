import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { COLUMN_WIDTH_PX } from '../../constants.ts';
import {
  COLUMN_MAX_PX,
  COLUMN_MIN_PX,
  moveColumn,
  offeredColumns,
  defaultLayout,
  readLayout,
  visibleColumns,
  widthOf,
  withWidth,
} from './layout.ts';

const specimen = getEntity(testCatalogue, 'specimen');
const offered = offeredColumns(testCatalogue, specimen);

describe('the columns of a list', () => {
  it('are the declared columns until a person chooses others', () => {
    expect(visibleColumns(specimen, offered, defaultLayout)).toEqual(specimen.list.columns);
    expect(visibleColumns(specimen, offered, { ...defaultLayout, columns: ['day', 'code'] })).toEqual(['day', 'code']);
  });

  it('can be chosen from the fields that everybody may read, each once', () => {
    expect(offered.slice(0, specimen.list.columns.length)).toEqual(specimen.list.columns);
    expect(offered).toContain('createDate');
    expect(offered).toContain('refHolder');
    for (const path of [
      'pin',
      'idCard',
      'opinion',
      'lines',
      'others',
      'picture',
      'attribute',
      'refGrade',
      'refDepartment',
      'version',
      'id',
    ])
      expect(offered).not.toContain(path);
  });

  it('never include a column that no longer exists, and are never empty', () => {
    expect(visibleColumns(specimen, offered, { ...defaultLayout, columns: ['gone', 'pin'] })).toEqual(
      specimen.list.columns,
    );
    expect(visibleColumns(specimen, offered, { ...defaultLayout, columns: ['gone', 'day'] })).toEqual(['day']);
  });

  it('change places with their neighbours and do not move beyond the ends', () => {
    expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c']);
  });

  it('have the default width until a person changes it, within the limits', () => {
    expect(widthOf(defaultLayout, 'code')).toBe(COLUMN_WIDTH_PX);
    expect(widthOf(withWidth(defaultLayout, 'code', 222.4), 'code')).toBe(222);
    expect(widthOf(withWidth(defaultLayout, 'code', 1), 'code')).toBe(COLUMN_MIN_PX);
    expect(widthOf(withWidth(defaultLayout, 'code', 9999), 'code')).toBe(COLUMN_MAX_PX);
    expect(widthOf(defaultLayout, 'constructor')).toBe(COLUMN_WIDTH_PX);
  });

  it('are read from the storage as they were stored, and damaged storage is ignored', () => {
    const layout = { columns: ['day', 'code'], widths: { day: 200 } };
    expect(readLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
    assertProperty(
      fc.property(fc.anything(), (stored) => {
        const { columns, widths } = readLayout({ columns: stored, widths: stored });
        expect(columns === undefined || columns.length > 0).toBe(true);
        for (const px of Object.values(widths)) expect(px >= COLUMN_MIN_PX && px <= COLUMN_MAX_PX).toBe(true);
        expect(readLayout(stored).widths).toBeTypeOf('object');
      }),
    );
  });
});
