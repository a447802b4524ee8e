import { describe, expect, it } from 'vitest';
import { placeCounts, readPlaces } from './places.ts';
import { provinces } from './tables/provinces.ts';

const { amphurs, tambons } = readPlaces();
const provinceRows = provinces.map(([code, nameTh, nameEn]) => ({ code, nameTh, nameEn }));

describe('the places of the country', () => {
  it('are as many as the start expects', () => {
    expect({ province: provinces.length, amphur: amphurs.length, tambon: tambons.length }).toEqual(placeCounts);
  });

  it('have unique codes with the right number of digits', () => {
    const codes = [...provinceRows, ...amphurs, ...tambons].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect([
      ...provinceRows.filter(({ code }) => !/^\d{2}$/u.test(code)),
      ...amphurs.filter(({ code }) => !/^\d{4}$/u.test(code)),
      ...tambons.filter(({ code }) => !/^\d{6}$/u.test(code)),
    ]).toEqual([]);
  });

  it('are named in Thai and in English', () => {
    const odd = [...provinceRows, ...amphurs, ...tambons].filter(
      ({ nameTh, nameEn }) =>
        !/^[\u0E01-\u0E4E.-]+(?: [\u0E01-\u0E4E]+)*$/u.test(nameTh) ||
        !/^[A-Z][A-Za-z]*(?:[ -][A-Za-z]+)*$/u.test(nameEn),
    );
    expect(odd).toEqual([]);
  });

  it('have unique names within their parent', () => {
    const names = tambons.map(({ code, nameTh }) => `${code.slice(0, 4)} ${nameTh}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('leave no amphur without a tambon, and no province without an amphur', () => {
    expect(new Set(tambons.map(({ code }) => code.slice(0, 4))).size).toBe(amphurs.length);
    expect(new Set(amphurs.map(({ code }) => code.slice(0, 2))).size).toBe(provinces.length);
  });
});
