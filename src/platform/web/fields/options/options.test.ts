import { describe, expect, it } from 'vitest';
import { cardText } from '../display.ts';
import { cardFrom, isMatch, likeTerms, optionOf } from './option.ts';
import { treeOptions } from './treeOptions.ts';

const card = { key: 'code', th: 'nameTh', en: 'nameEn' } as const;
const department = (id: string, parent: string | null, nameTh: string, nameEn: string | null = null) => ({
  id,
  code: id.toUpperCase(),
  nameTh,
  nameEn,
  refParent: parent === null ? null : { id: parent },
  phone: '02',
});

describe('options', () => {
  it('are named in the reader’s language and contain only the card', () => {
    const row = department('a', null, 'ส่วนกลาง', 'Central');
    expect(optionOf(card, row, 'th')).toMatchObject({ key: 'A', text: 'ส่วนกลาง' });
    expect(optionOf(card, row, 'en')).toMatchObject({
      key: 'A',
      text: 'Central',
      card: { id: 'a', code: 'A', nameTh: 'ส่วนกลาง', nameEn: 'Central' },
    });
    expect(cardFrom(card, row)).not.toHaveProperty('phone');
  });

  it('show the display key of the card where there is one', () => {
    const cardWithDisplayKey = { ...card, displayedKey: 'class' } as const;
    const row = { id: 'a', code: 'WHO-ORAL-SOLID-3', class: 'II', nameTh: 'พิษปานกลาง', nameEn: 'Moderately hazardous' };
    expect(optionOf(cardWithDisplayKey, row, 'en')).toMatchObject({
      key: 'II',
      text: 'Moderately hazardous',
      card: row,
    });
    expect((['th', 'en'] as const).map((locale) => cardText(cardWithDisplayKey, row, locale))).toEqual([
      'II · พิษปานกลาง',
      'II · Moderately hazardous',
    ]);
    expect(['oral', 'ii', 'moderate'].map((query) => isMatch(cardWithDisplayKey, row, query))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('have some name even if parts are missing', () => {
    expect(optionOf(card, { id: 'a', code: 'A' }, 'th')).toMatchObject({ key: '', text: 'A' });
    expect(optionOf(undefined, { id: 'a' }, 'th')).toMatchObject({ key: '', text: 'a' });
    expect(optionOf({ th: 'label' }, { id: 'a', label: 'ก' }, 'en')).toMatchObject({ key: '', text: 'ก' });
  });

  it('are found by any part of their code or names, ignoring case', () => {
    const row = department('suv', null, 'ด่านสุวรรณภูมิ', 'Suvarnabhumi');
    for (const query of ['uv', 'สุวรรณ', 'VARNA', '  suv ', '']) expect(isMatch(card, row, query), query).toBe(true);
    expect(isMatch(card, row, 'ดอนเมือง')).toBe(false);
    expect(isMatch(card, row, '02')).toBe(false);
  });

  it('are searched by code or by either name', () => {
    expect(likeTerms(card, ' สุ ')).toEqual([
      { name: 'code', operator: 'like', value: 'สุ' },
      { name: 'nameTh', operator: 'like', value: 'สุ', logic: 'OR' },
      { name: 'nameEn', operator: 'like', value: 'สุ', logic: 'OR' },
    ]);
    expect(likeTerms(card, '  ')).toEqual([]);
  });
});

describe('treeOptions', () => {
  const rows = [
    department('a', null, 'กรม'),
    department('b', 'a', 'กอง'),
    department('c', 'b', 'ด่าน'),
    department('d', 'a', 'ศูนย์'),
    department('e', 'zz', 'ลอย'),
  ];
  const lines = (query: string) =>
    treeOptions({ rows, card, through: 'refParent', query, locale: 'th' }).map(
      ({ id, depth, isContext }) => `${'-'.repeat(depth)}${id}${isContext ? '?' : ''}`,
    );

  it('indents children and includes every row', () => {
    expect(lines('')).toEqual(['a', '-b', '--c', '-d', 'e']);
  });

  it('shows the parents of matching rows', () => {
    expect(lines('ด่าน')).toEqual(['a?', '-b?', '--c']);
    expect(lines('กอง')).toEqual(['a?', '-b']);
    expect(lines('ไม่มี')).toEqual([]);
  });
});
