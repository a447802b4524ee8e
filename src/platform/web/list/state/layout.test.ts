import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { assertLaw } from '#platform/testing/assertLaw.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { COLUMN_WIDTH_PX } from '../../constants.ts';
import {
  COLUMN_MAX_PX,
  COLUMN_MIN_PX,
  moved,
  offeredColumns,
  plainLayout,
  readLayout,
  shownColumns,
  widthOf,
  withWidth,
} from './layout.ts';

const specimen = getEntity(testCatalogue, 'specimen');
const offered = offeredColumns(testCatalogue, specimen);

describe('the columns of a list', () => {
  it('are those it declares, until a person chooses others', () => {
    expect(shownColumns(specimen, offered, plainLayout)).toEqual(specimen.list.columns);
    expect(shownColumns(specimen, offered, { ...plainLayout, columns: ['day', 'code'] })).toEqual(['day', 'code']);
  });

  it('may be chosen from what everybody may read of the record, each once', () => {
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

  it('are never none, and never one that is no longer there', () => {
    expect(shownColumns(specimen, offered, { ...plainLayout, columns: ['gone', 'pin'] })).toEqual(
      specimen.list.columns,
    );
    expect(shownColumns(specimen, offered, { ...plainLayout, columns: ['gone', 'day'] })).toEqual(['day']);
  });

  it('change places with their neighbours and stay within the ends', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c']);
  });

  it('are as wide as the product says until made wider, within what can be read', () => {
    expect(widthOf(plainLayout, 'code')).toBe(COLUMN_WIDTH_PX);
    expect(widthOf(withWidth(plainLayout, 'code', 222.4), 'code')).toBe(222);
    expect(widthOf(withWidth(plainLayout, 'code', 1), 'code')).toBe(COLUMN_MIN_PX);
    expect(widthOf(withWidth(plainLayout, 'code', 9999), 'code')).toBe(COLUMN_MAX_PX);
    expect(widthOf(plainLayout, 'constructor')).toBe(COLUMN_WIDTH_PX);
  });

  it('are remembered as they were, and damage does no harm', () => {
    const layout = { columns: ['day', 'code'], widths: { day: 200 } };
    expect(readLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
    assertLaw(
      fc.property(fc.anything(), (stored) => {
        const { columns, widths } = readLayout({ columns: stored, widths: stored });
        expect(columns === undefined || columns.length > 0).toBe(true);
        for (const px of Object.values(widths)) expect(px >= COLUMN_MIN_PX && px <= COLUMN_MAX_PX).toBe(true);
        expect(readLayout(stored).widths).toBeTypeOf('object');
      }),
    );
  });
});
