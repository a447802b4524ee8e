/** Digits of a legal paper: Thai in sentences, Arabic in names and codes. */
import { expect, it } from 'vitest';
import { asTyped, cleanLines, inThaiProse, voiceOf } from './voice.ts';

it.each([
  ['30 กรัม ต่อน้ำ 1,000 ลิตร', '๓๐ กรัม ต่อน้ำ ๑,๐๐๐ ลิตร'],
  ['LC50 ที่ 96 ชั่วโมง', 'LC50 ที่ ๙๖ ชั่วโมง'],
  ['88 Example Road, Qingdao', '88 Example Road, Qingdao'],
  ['12345', '12345'],
  ['ชนิดที่ 2', 'ชนิดที่ ๒'],
  ['รายงาน T-1/2569', 'รายงาน T-1/2569'],
])('says %j as %j', (typed, said) => {
  expect(inThaiProse(typed)).toBe(said);
});

it('keeps lines, and leaves out what is no letter', () => {
  expect(cleanLines(' a\u0007b \r\n\r\n  c\r d ')).toEqual(['ab', 'c', 'd']);
  expect(cleanLines(null)).toEqual([]);
  expect(asTyped('x\ny')).toBe('x y');
});

it('names a thing by both names in Thai, and once where they are the same', () => {
  expect(voiceOf('th').named(['คลอรีน', 'Chlorine'])).toBe('คลอรีน (Chlorine)');
  expect(voiceOf('th').named(['X', 'X'])).toBe('X');
  expect(voiceOf('en').named(['คลอรีน', 'Chlorine'])).toBe('Chlorine');
  expect(voiceOf('en').say(null)).toBe('');
});
