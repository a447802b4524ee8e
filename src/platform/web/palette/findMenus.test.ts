import { describe, expect, it } from 'vitest';
import type { SideMenuNode } from '../menu/sideMenuTree.ts';
import { findMenus } from './findMenus.ts';

const rights = node('ผู้ใช้งานและสิทธิ', 'Users and rights');
const letters = node('หนังสือ To whom', 'To-whom letters');
const trails = [
  [letters, node('คำขอ', 'Requests')],
  [letters, node('รับและตรวจคำขอ', 'Requests to review')],
  [rights, node('ผู้ใช้', 'Users')],
  [rights, node('บทบาท', 'Roles')],
  [node('เเก๊ส', 'Gas')],
];

describe('findMenus', () => {
  it('finds a menu in either language, by a part of its name, the closest first', () => {
    expect(found('บทบ')).toEqual(['Roles']);
    expect(found('คำขอ')).toEqual(['Requests', 'Requests to review']);
    expect(found('review')).toEqual(['Requests to review']);
    expect(found('users')).toEqual(['Users', 'Roles']);
  });

  it('finds a menu by the beginnings of its words, and with words of its heading', () => {
    expect(found('req rev')).toEqual(['Requests to review']);
    expect(found('whom req')).toEqual(['Requests', 'Requests to review']);
  });

  it('ignores differences in spelling and spacing', () => {
    expect(found('แก๊ส')).toEqual(['Gas']);
    expect(found('ค\u0E4D\u0E32ขอ')).toEqual(['Requests', 'Requests to review']);
    expect(found('to whom letters')).toEqual(found('ToWhom-letters'));
  });

  it('returns nothing without a match, and everything for an empty text', () => {
    expect(found('invoice')).toEqual([]);
    expect(found('  ')).toHaveLength(trails.length);
  });
});

function found(typed: string): (string | undefined)[] {
  return findMenus(trails, typed).map((trail) => trail.at(-1)?.label[1]);
}

function node(th: string, en: string): SideMenuNode {
  return { id: en, label: [th, en], icon: null, to: `/app/${en}`, isForApproval: false, rights: [], children: [] };
}
