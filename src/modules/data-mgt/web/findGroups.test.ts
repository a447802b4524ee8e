import { describe, expect, it } from 'vitest';
import { findGroups, groupsFrom } from './findGroups.ts';

const titles = [
  { key: 'TITLE', value: 'คำนำหน้าชื่อ', value2: 'Title' },
  { key: 'COLOUR', value: 'สี', value2: null },
  { key: 'EMPTY', value: 'ว่าง', value2: 'Empty' },
];
const groups = groupsFrom(titles, ['TITLE', 'COLOUR', 'TITLE', 'HOME_MADE']);
const found = (typed: string): string[] => findGroups(groups, typed).map(({ group }) => group);

describe('the groups of lookups', () => {
  it('have a title in both languages and the number of their rows', () => {
    expect(groups).toEqual([
      { group: 'COLOUR', th: 'สี', en: 'สี', rows: 1 },
      { group: 'EMPTY', th: 'ว่าง', en: 'Empty', rows: 0 },
      { group: 'HOME_MADE', th: 'HOME_MADE', en: 'HOME_MADE', rows: 1 },
      { group: 'TITLE', th: 'คำนำหน้าชื่อ', en: 'Title', rows: 2 },
    ]);
  });

  it('are found by any part of their code or title, in either language', () => {
    expect(found('นำหน้า')).toEqual(['TITLE']);
    expect(found('tit')).toEqual(['TITLE']);
    expect(found('home_')).toEqual(['HOME_MADE']);
    expect(found('title คำ')).toEqual(['TITLE']);
    expect(found('nothing of the sort')).toEqual([]);
  });

  it('are all listed while nothing is typed', () => {
    expect(found('')).toHaveLength(4);
    expect(found('  ')).toHaveLength(4);
  });
});
