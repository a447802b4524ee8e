import { describe, expect, it } from 'vitest';
import { centralOffice, departmentsBelow } from './departments.ts';
import { provinces } from './tables/provinces.ts';

const all = [centralOffice, ...departmentsBelow];

describe('the seeded departments', () => {
  it('are one central office, five checkpoints, 77 provincial offices and a laboratory', () => {
    const count = (type: string): number => all.filter(({ refDepartmentType }) => refDepartmentType === type).length;
    expect([count('central'), count('checkpoint'), count('province'), count('laboratory'), all.length]).toEqual([
      1, 5, 77, 1, 84,
    ]);
  });

  it('have unique codes, Thai names and English names', () => {
    for (const name of ['id', 'code', 'nameTh', 'nameEn'] as const)
      expect(new Set(all.map((department) => department[name])).size).toBe(all.length);
    expect(all.filter(({ nameTh, nameEn }) => !/\p{Script=Thai}/u.test(nameTh) || !/^[ -~]+$/u.test(nameEn))).toEqual(
      [],
    );
  });

  it('leave documents for Bangkok to the central office', () => {
    expect(
      all
        .filter(({ refDepartmentType, isDocument }) => refDepartmentType === 'province' && isDocument !== true)
        .map(({ nameEn }) => nameEn),
    ).toEqual(['Bangkok office']);
  });
});

describe('the provinces', () => {
  it('are 77, each with its code', () => {
    expect(new Set(provinces.map(([code]) => code)).size).toBe(77);
    expect(provinces.filter(([code]) => !/^[1-9][0-9]$/u.test(code))).toEqual([]);
  });
});
