/** Tests the text of a letter, in either language, issued and as a draft. */
import { describe, expect, it } from 'vitest';
import { letterData } from './letterText.ts';
import { letterSheet, type LetterMore } from '#modules/to-whom/testing/letterSpecimen.ts';

const { issue, parties } = letterSheet();
const letter = (more: LetterMore = {}) => letterData(letterSheet(more));

describe('a letter in English', () => {
  it('has no Thai in it', () => {
    expect(JSON.stringify(letter())).not.toMatch(/\p{Script=Thai}/u);
  });

  it('has its number, the date of the common era, the addressee and its validity', () => {
    const { number, facts, validity, signature, about } = letter();
    expect(number).toEqual([{ left: 'No. TW1/2569', right: '15 November 2026' }]);
    expect(facts.map(({ label, text }) => `${label.en}: ${text}`)).toEqual([
      'Subject: Registration',
      'Requested by: Sample Co., Ltd.',
      'Product: AQ',
    ]);
    expect(validity).toBe(
      'This letter is valid until 14 November 2027, unless it is suspended, revoked or cancelled before then.',
    );
    expect(signature).toEqual(['(Mrs. Wilai Longnam)', 'Director', 'Control Division']);
    expect(about).toMatchObject({
      title: 'TW1/2569 – Registration',
      author: 'Control Division',
      year: 2026,
      month: 11,
      day: 15,
    });
  });

  it('has its revision, and a note that the previous one is no longer valid', () => {
    const { number, validity, mark } = letter({ issue: issue && { ...issue, revision: 2 } });
    expect([number[1]?.left, mark]).toEqual(['Revision 2', 'TW1/2569 · Revision 2']);
    expect(validity).toContain('the place of revision 1');
  });

  it('names the absent person for whom it is signed', () => {
    const principal = { name: ['นายก', 'Mr. K'], position: ['อธิบดี', 'the Director-General'] } as const;
    expect(letter({ parties: { ...parties, principal } }).signature).toContain('Acting for the Director-General');
  });

  it('has the title from the Act for a signatory without a position', () => {
    expect(letter({ parties: { ...parties, signatory: { name: ['ก', 'A'], position: null } } }).signature).toEqual([
      '(A)',
      'Competent Official',
      'Control Division',
    ]);
  });

  it('names no end if there is none', () => {
    expect(letter({ issue: issue && { ...issue, expires: null } }).validity).toMatch(
      /^This letter is valid until further notice,/,
    );
  });
});

describe('a letter with Thai headings', () => {
  const thai = { refLanguage: 'enTh' };

  it('has the date of the Buddhist era above the other', () => {
    expect(letter({ document: thai }).number).toEqual([
      { left: 'เลขที่ / No. TW1/2569', right: '15 พฤศจิกายน 2569' },
      { left: null, right: '15 November 2026' },
    ]);
  });

  it('names the signatory in both', () => {
    expect(letter({ document: thai }).signature).toEqual([
      '(นางวิไล ลงนาม)',
      '(Mrs. Wilai Longnam)',
      'ผู้อำนวยการ',
      'Director',
      'กองควบคุม',
      'Control Division',
    ]);
  });
});

describe('a draft', () => {
  it('has no number, no code, no signatory, and is marked as a draft', () => {
    const draftLetter = letter({ issue: null, check: null, parties: { ...parties, signatory: null } });
    expect(JSON.stringify(draftLetter)).not.toContain('TW1');
    expect([draftLetter.check, draftLetter.mark, draftLetter.about.title]).toEqual([
      null,
      'DRAFT – not issued',
      'DRAFT – Registration',
    ]);
    expect(draftLetter.validity).toBe('This letter will be valid for 12 months from the date of issue.');
  });
});

it('removes control characters', () => {
  expect(letter({ document: { subject: ' A\u0007\u000BB\tC ' } }).facts[0]?.text).toBe('AB C');
});
