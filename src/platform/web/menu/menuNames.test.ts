import { expect, it } from 'vitest';
import type { MenuSide } from '../session/info.ts';
import { menuNamesOf } from './menuNames.ts';

const side = (name: string, nameEn: string | null, below: readonly MenuSide[] | string): MenuSide => ({
  id: `${name} ${nameEn}`,
  name,
  nameEn,
  icon: null,
  menuId: typeof below === 'string' ? below : null,
  url: null,
  children: typeof below === 'string' ? [] : below,
});

const sides = [
  side('วัตถุอันตราย', 'Hazardous products', [side('คำขอ', 'Requests', '1'), side('ทะเบียน', 'Register', '2')]),
  side('หนังสือรับรอง', null, [side('คำขอ', 'Requests', '3')]),
];
const menus = [
  { id: '1', name: 'คำขอ', nameEn: 'Requests' },
  { id: '2', name: 'ทะเบียน', nameEn: null },
  { id: '3', name: 'คำขอ', nameEn: 'Requests' },
  { id: '4', name: 'คำขอ', nameEn: 'Requests' },
];

it('precedes a name that several menus have by the heading of each', () => {
  expect([...menuNamesOf(menus, sides, 'th').values()]).toEqual([
    'วัตถุอันตราย › คำขอ',
    'ทะเบียน',
    'หนังสือรับรอง › คำขอ',
    'คำขอ',
  ]);
  expect([...menuNamesOf(menus, sides, 'en').values()]).toEqual([
    'Hazardous products › Requests',
    'ทะเบียน',
    'หนังสือรับรอง › Requests',
    'Requests',
  ]);
});

it('leaves a name alone that occurs once', () => {
  expect([...menuNamesOf(menus.slice(0, 2), sides, 'en').values()]).toEqual(['Requests', 'ทะเบียน']);
});
