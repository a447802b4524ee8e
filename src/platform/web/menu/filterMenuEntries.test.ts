import { describe, expect, it } from 'vitest';
import { filterMenuEntries } from './filterMenuEntries.ts';
import type { SideMenuNode } from './sideTree.ts';

const heading = node('สิทธิการใช้งาน', 'Rights');
const trails = [
  [heading, node('ผู้ใช้งาน', 'Users')],
  [heading, node('บทบาท', 'Roles')],
];

describe('Finding a menu by typing', () => {
  it('finds it in either language, in any case, by a part of its name', () => {
    expect(found('บทบ')).toEqual(['บทบาท']);
    expect(found('uSeR')).toEqual(['ผู้ใช้งาน']);
  });

  it('finds it by its heading, and by heading and name together', () => {
    expect(found('rights')).toEqual(['ผู้ใช้งาน', 'บทบาท']);
    expect(found('สิทธิ roles')).toEqual(['บทบาท']);
  });

  it('shows everything while nothing is typed', () => {
    expect(found('  ')).toHaveLength(2);
  });

  it('finds nothing that is not there', () => {
    expect(found('invoice')).toEqual([]);
  });
});

function found(typed: string): (string | undefined)[] {
  return filterMenuEntries(trails, typed).map((trail) => trail.at(-1)?.label[0]);
}

function node(th: string, en: string): SideMenuNode {
  return { id: en, label: [th, en], icon: null, to: `/app/${en}`, isForApproval: false, rights: [], children: [] };
}
