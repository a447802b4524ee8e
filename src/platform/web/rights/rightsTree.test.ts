import { describe, expect, it } from 'vitest';
import type { MenuCard } from './rights.ts';
import type { MenuSideItem } from '#platform/model/access/menuSideItem.ts';
import { findLines, matchingLines, rightsLinesOf } from './rightsTree.ts';

const item = (id: string, menuId: string | null, children: readonly MenuSideItem[] = []): MenuSideItem => ({
  id,
  name: `ชื่อ ${id}`,
  nameEn: null,
  icon: null,
  url: menuId === null ? null : `/app/${id}/**`,
  refMenu: menuId === null ? null : { id: menuId },
  children,
});
const menu = (id: string): MenuCard => ({ id, key: `key.${id}`, name: id, nameEn: null });
const lines = rightsLinesOf(
  [
    item('home', 'm0'),
    item('people', null, [item('users', 'm1'), item('deep', null, [item('roles', 'm2')])]),
    item('empty', null),
    item('lost', 'gone'),
  ],
  ['m0', 'm1', 'm2', 'm3'].map(menu),
  ['อื่น ๆ', 'Others'],
);
const lineTexts = (some: typeof lines): string[] =>
  some.map(({ id, depth, menu: opens }) => `${'-'.repeat(depth)}${id}${opens === undefined ? ':' : ''}`);

describe('the lines of a table of rights', () => {
  it('follow the menu tree, with menus that are in no tree at the end', () => {
    expect(lineTexts(lines)).toEqual(['home', 'people:', '-users', '-deep:', '--roles', 'others:', '-m3']);
  });

  it('are found by name, address or key, with their headings', () => {
    expect(lineTexts(findLines(lines, 'ชื่อ roles', 'th'))).toEqual(['people:', '-deep:', '--roles']);
    expect(lineTexts(findLines(lines, '/APP/users', 'th'))).toEqual(['people:', '-users']);
    expect(lineTexts(findLines(lines, 'key.m3', 'th'))).toEqual(['others:', '-m3']);
    expect(lineTexts(findLines(lines, 'people', 'th'))).toEqual([]);
    expect(findLines(lines, '  ', 'th')).toBe(lines);
  });

  it('can be filtered, without empty headings', () => {
    expect(lineTexts(matchingLines(lines, ({ id }) => id === 'users'))).toEqual(['people:', '-users']);
    expect(matchingLines(lines, () => false)).toEqual([]);
  });
});
