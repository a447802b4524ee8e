import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { isPlainName } from './plainName.ts';

const NAMES = [
  'สมชาย ใจดี',
  'มานี มีนา',
  'ณัฐพล ณ เชียงใหม่',
  'ม.ร.ว.สุขุมพันธุ์ บริพัตร',
  'ร.ต.ท. วิชัย รักไทย',
  'Somchai Jaidee',
  'Anne-Marie O’Neill',
  "St. John's (Thailand)",
  'J. R. R. Tolkien',
  'Nguyễn Văn A',
  '山田 太郎',
  'บริษัท เอ.บี.ซี. จำกัด',
  'บริษัท เอ.บี.ซี. จำกัด (มหาชน)',
  'A.B.C. Co., Ltd.',
  'A.B.C. Co.,Ltd.',
  'ห้างหุ้นส่วนจำกัด ส.เจริญชัย 1999',
  'หจก. พี.ที./เค. เคมี',
  'บจก.บางรัก/สีลม เทรดดิ้ง',
  'Booking.com (Thailand) Co., Ltd.',
  'บริษัท ดอทคอม.co.th จำกัด',
  '3M (Thailand) Limited',
  'Johnson & Johnson',
  'AT&T',
  'Yahoo! Inc.',
  'บริษัท ก + ข จำกัด',
  '7-Eleven #42',
  'P/L Chemicals Pty. Ltd.',
  'c/o Agro Works',
  'E.I. du Pont de Nemours',
  'S&P Global',
  'วิสาหกิจชุมชน ต.บ้านใหม่',
  'Wwwalter GmbH',
  'สหกรณ์ฯ',
  'บริษัท 108 ช็อป 24:7 จำกัด',
];
const LINKS = [
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'สมชาย https://evil.example/x',
  'ftp://evil.example',
  'x://y',
  'www.evil.example',
  'ดูที่ www.evil.example',
  'WWW.evil.example',
  'evil.example/login',
  'evil.com/x',
  'เว็บ.ไทย/x',
  'evil.example:8080/x',
  'evil.com?x=1',
  'evil.com#x',
  'ｈｔｔｐｓ：／／evil',
  'ｗｗｗ．evil',
  'mailto:somebody',
  'สมชาย\nใจดี',
  'a\r\nb',
  'a\tb',
  'a\u0000b',
  'a\u0085b',
  'a\u2028b',
  'a\u2029b',
  'a\u202Eb',
  'a\u2066b',
];

describe('a name', () => {
  it.each(NAMES)('%s is valid', (name) => expect(isPlainName(name)).toBe(true));
  it.each(LINKS)('%j is invalid', (name) => expect(isPlainName(name)).toBe(false));

  it('is invalid with a link or a line break, wherever it is', () => {
    const bad = fc.constantFrom('http://', 'https://', ' www.', '\n', '\r', '\u2028', '\u0007', ' evil.example/');
    assertProperty(
      fc.property(fc.constantFrom(...NAMES), bad, fc.nat(), (name, inserted, at) => {
        const letters = [...name];
        const place = at % (letters.length + 1);
        expect(isPlainName([...letters.slice(0, place), inserted, ...letters.slice(place)].join(''))).toBe(false);
      }),
    );
  });

  it('is valid with only letters, marks, digits, spaces and the usual punctuation of names', () => {
    const letter = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom(...Array.from('กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศษสหอฮะาิีึืุู่้๊๋์็ัำเแโใไๆฯabcdefgXYZ0123456789๐๑๒')),
      },
      { weight: 1, arbitrary: fc.constantFrom(' ', '.', ',', '-', '(', ')', '&', '’', "'", '"', '+') },
    );
    assertProperty(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 40 }), (letters) => {
        expect(isPlainName(letters.join(''))).toBe(true);
      }),
    );
  });
});
