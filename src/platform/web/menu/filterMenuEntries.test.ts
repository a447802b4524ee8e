import { describe, expect, it } from 'vitest';
import { filterMenuEntries } from './filterMenuEntries.ts';
import type { SideMenuNode } from './sideMenuTree.ts';

const heading = node('สิทธิการใช้งาน', 'Rights');
const trails = [
  [heading, node('ผู้ใช้งาน', 'Users')],
  [heading, node('บทบาท', 'Roles')],
];

describe('filterMenuEntries', () => {
  it('finds an entry in either language, ignoring case, by a part of its name', () => {
    expect(found('บทบ')).toEqual(['บทบาท']);
    expect(found('uSeR')).toEqual(['ผู้ใช้งาน']);
  });

  it('finds an entry by its heading, and by heading and name together', () => {
    expect(found('rights')).toEqual(['ผู้ใช้งาน', 'บทบาท']);
    expect(found('สิทธิ roles')).toEqual(['บทบาท']);
  });

  it('returns everything while nothing is typed', () => {
    expect(found('  ')).toHaveLength(2);
  });

  it('returns nothing without a match', () => {
    expect(found('invoice')).toEqual([]);
  });
});

function found(typed: string): (string | undefined)[] {
  return filterMenuEntries(trails, typed).map((trail) => trail.at(-1)?.label[0]);
}

function node(th: string, en: string): SideMenuNode {
  return { id: en, label: [th, en], icon: null, to: `/app/${en}`, isForApproval: false, rights: [], children: [] };
}
