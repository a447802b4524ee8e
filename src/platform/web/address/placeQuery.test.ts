import { describe, expect, it } from 'vitest';
import { hasSeveralWords, phraseTerms, wordTerms } from './placeQuery.ts';

const searchedTerms = (query: string): readonly string[] =>
  wordTerms(query).map(({ name, value, logic = 'AND' }) => `${logic} ${name} ${String(value)}`);

describe('search terms of a place', () => {
  it('search a Thai word in the names of tambon, amphur and province', () => {
    expect(searchedTerms('จตุจักร')).toEqual([
      'AND nameTh จตุจักร',
      'OR refAmphur.nameTh จตุจักร',
      'OR refAmphur.refProvince.nameTh จตุจักร',
    ]);
  });

  it('search an English word in the same names and digits in the postcode', () => {
    expect(searchedTerms('Lat 10900')).toEqual([
      'AND nameEn Lat',
      'OR refAmphur.nameEn Lat',
      'OR refAmphur.refProvince.nameEn Lat',
      'AND postcode 10900',
    ]);
  });

  it('contain every word except those for the kind of place', () => {
    expect(searchedTerms('แขวงลาดยาว เขตจตุจักร').filter((term) => term.startsWith('AND'))).toEqual([
      'AND nameTh ลาดยาว',
      'AND nameTh จตุจักร',
    ]);
    expect(searchedTerms('Tambon Suthep, Amphur Mueang').filter((term) => term.startsWith('AND'))).toEqual([
      'AND nameEn Suthep',
      'AND nameEn Mueang',
    ]);
    expect(searchedTerms('ต.สุเทพ').slice(0, 1)).toEqual(['AND nameTh สุเทพ']);
  });

  it('search the whole text as one name first', () => {
    expect(phraseTerms('Lat Yao').map(({ name, value }) => `${name} ${String(value)}`)).toEqual([
      'nameEn Lat Yao',
      'refAmphur.nameEn Lat Yao',
      'refAmphur.refProvince.nameEn Lat Yao',
    ]);
    expect(phraseTerms(' ')).toEqual([]);
    expect([hasSeveralWords('Lat Yao'), hasSeveralWords('แขวงลาดยาว'), hasSeveralWords('')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('contain the kind of place itself where nothing follows it', () => {
    expect(searchedTerms('เขต').slice(0, 1)).toEqual(['AND nameTh เขต']);
    expect(searchedTerms('  ')).toEqual([]);
  });

  it('are limited to what one query may contain', () => {
    expect(wordTerms('ก '.repeat(30)).length).toBeLessThan(45);
  });
});
