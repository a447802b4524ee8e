import { describe, expect, it } from 'vitest';
import { hasSeveralWords, phraseTerms, wordTerms } from './placeQuery.ts';

const searchedTerms = (query: string): readonly string[] =>
  wordTerms(query).map(({ name, value, logic = 'AND' }) => `${logic} ${name} ${String(value)}`);

describe('what is looked for', () => {
  it('by a Thai word is a tambon, or what it lies in', () => {
    expect(searchedTerms('จตุจักร')).toEqual([
      'AND nameTh จตุจักร',
      'OR refAmphur.nameTh จตุจักร',
      'OR refAmphur.refProvince.nameTh จตุจักร',
    ]);
  });

  it('by an English word the same, by digits a postcode', () => {
    expect(searchedTerms('Lat 10900')).toEqual([
      'AND nameEn Lat',
      'OR refAmphur.nameEn Lat',
      'OR refAmphur.refProvince.nameEn Lat',
      'AND postcode 10900',
    ]);
  });

  it('is every word, without those that only say what kind of place it is', () => {
    expect(searchedTerms('แขวงลาดยาว เขตจตุจักร').filter((one) => one.startsWith('AND'))).toEqual([
      'AND nameTh ลาดยาว',
      'AND nameTh จตุจักร',
    ]);
    expect(searchedTerms('Tambon Suthep, Amphur Mueang').filter((one) => one.startsWith('AND'))).toEqual([
      'AND nameEn Suthep',
      'AND nameEn Mueang',
    ]);
    expect(searchedTerms('ต.สุเทพ').slice(0, 1)).toEqual(['AND nameTh สุเทพ']);
  });

  it('is first the whole as one name', () => {
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

  it('is the word itself where nothing follows it', () => {
    expect(searchedTerms('เขต').slice(0, 1)).toEqual(['AND nameTh เขต']);
    expect(searchedTerms('  ')).toEqual([]);
  });

  it('never asks more than a question has room for', () => {
    expect(wordTerms('ก '.repeat(30)).length).toBeLessThan(45);
  });
});
