import { describe, expect, it } from 'vitest';
import { parseCardReaderAnswer } from './idCardFacts.ts';

const card = {
  citizenId: '1109999000018',
  titleTH: 'นาย',
  firstNameTH: 'ธีรพงษ์',
  lastNameTH: 'ทะเลใส',
  titleEN: 'Mr.',
  firstNameEN: 'Teerapong',
  lastNameEN: 'Thalesai',
  birthday: '25230413',
  address: '99/17##ซอยตัวอย่าง 5#ถนนสีลม#แขวงสีลม#เขตบางรัก#กรุงเทพมหานคร',
  photo: '/9j/4AAQSkZJRg==',
};

const read = (more: object): unknown => parseCardReaderAnswer(JSON.stringify({ ...card, ...more }));

describe('a card', () => {
  it('is read with everything on it', () => {
    expect(read({})).toEqual({
      card: {
        citizenId: '1109999000018',
        titleTh: 'นาย',
        firstNameTh: 'ธีรพงษ์',
        lastNameTh: 'ทะเลใส',
        titleEn: 'Mr.',
        firstNameEn: 'Teerapong',
        lastNameEn: 'Thalesai',
        birthDate: '1980-04-13',
        address: '99/17 ซอยตัวอย่าง 5 ถนนสีลม แขวงสีลม เขตบางรัก กรุงเทพมหานคร',
        photo: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
      },
    });
  });

  it('may be read in part: the identity of its owner suffices', () => {
    const { citizenId, firstNameTH, lastNameTH } = card;
    expect(parseCardReaderAnswer(JSON.stringify({ citizenId, firstNameTH, lastNameTH }))).toEqual({
      card: {
        citizenId,
        titleTh: null,
        firstNameTh: firstNameTH,
        lastNameTh: lastNameTH,
        titleEn: null,
        firstNameEn: null,
        lastNameEn: null,
        birthDate: null,
        address: null,
        photo: null,
      },
    });
  });

  it('may have the day of birth in the common era', () => {
    expect(read({ birthday: '1980-04-13' })).toMatchObject({ card: { birthDate: '1980-04-13' } });
  });

  it.each([
    ['a number that is none', { citizenId: '1109999000019' }],
    ['the number of a company', { citizenId: '0105999900050' }],
    ['no name', { firstNameTH: ' ' }],
    ['a name that is no text', { lastNameTH: { $ne: '' } }],
    ['a name without end', { firstNameTH: 'ก'.repeat(101) }],
    ['a name that commands the screen', { titleTH: '\u{1B}[2J' }],
    ['no such day', { birthday: '25230230' }],
    ['a picture that is none', { photo: 'data:text/html;base64,PHNjcmlwdD4=' }],
    ['a picture from elsewhere', { photo: 'https://example.com/x.jpg' }],
  ])('is not read with %s', (_, more) => {
    expect(read(more)).toEqual({ problem: 'unreadable' });
  });

  it.each(['', 'null', '[]', '"x"', '{', 7, undefined, `{"x":"${'y'.repeat(400_000)}"}`])('is not %j', (text) => {
    expect(parseCardReaderAnswer(text)).toEqual({ problem: 'unreadable' });
  });

  it('may be missing, which the agent reports', () => {
    expect(parseCardReaderAnswer('{"problem":"noCard"}')).toEqual({ problem: 'noCard' });
  });
});
