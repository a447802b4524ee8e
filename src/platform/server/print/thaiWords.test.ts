import { describe, expect, it } from 'vitest';
import { SEPARATOR_WORD, HARD_WORDS } from '#platform/testing/thaiSpecimen.ts';
import { COMPOUNDS, thaiLinesOf, thaiWords } from './thaiWords.mjs';

describe('line breaking of Thai', () => {
  it.each([...HARD_WORDS, ...COMPOUNDS])('does not split %s, alone and among others', (word) => {
    expect(thaiWords(word)).toEqual([word]);
    expect(thaiWords(SEPARATOR_WORD + word + SEPARATOR_WORD)).toEqual([SEPARATOR_WORD, word, SEPARATOR_WORD]);
  });

  it('splits where a reader would', () => {
    expect(thaiWords('ต้องได้รับใบอนุญาตจากพนักงานเจ้าหน้าที่ก่อน')).toEqual([
      'ต้อง',
      'ได้',
      'รับ',
      'ใบอนุญาต',
      'จาก',
      'พนักงานเจ้าหน้าที่',
      'ก่อน',
    ]);
  });

  it.each([
    ['โซเดียมไฮโปคลอไรต์', 'โซเดียม|ไฮโปคลอไรต์'],
    ['กรดไฮโดรคลอริก', 'กรด|ไฮโดรคลอริก'],
    ['โพแทสเซียมเปอร์แมงกาเนต', 'โพแทสเซียม|เปอร์แมงกาเนต'],
    ['กลูตารัลดีไฮด์และเบนซัลโคเนียมคลอไรด์', 'กลูตารัลดีไฮด์|และ|เบนซัลโคเนียม|คลอไรด์'],
    ['ผลิตภัณฑ์ที่มีนิโคลซาไมด์', 'ผลิตภัณฑ์|ที่|มี|นิโคลซาไมด์'],
    ['ไกลโฟเซตไอโซโพรพิลแอมโมเนียม', 'ไกลโฟเซต|ไอโซโพรพิลแอมโมเนียม'],
    ['ไดคลอโรไอโซไซยานูเรต', 'ไดคลอโรไอโซไซยานูเรต'],
    ['เฮกซะคลอโรไซโคลเฮกซะไนไตรต์', 'เฮกซะ|คลอโร|ไซโคล|เฮกซะ|ไนไตรต์'],
    ['ได้รับไตรมาส', 'ได้|รับ|ไตรมาส'],
  ])('splits %s only between its words', (text, words) => {
    expect(thaiWords(text).join('|')).toBe(words);
  });

  it('leaves characters that cannot start a line with those before them', () => {
    expect(thaiWords('กรุงเทพฯ')).toHaveLength(1);
    expect(thaiWords('ต่างๆ')).toEqual(['ต่างๆ']);
    expect(thaiWords('ไกลโฟเซตไอโซโพรพิลแอมโมเนียม')).not.toContainEqual(expect.stringMatching(/^.$|[เแโใไ]$/));
    expect(thaiWords('ณ').concat(thaiWords('ที่ณที่'))).toEqual(['ณ', 'ที่', 'ณ', 'ที่']);
  });

  it('loses no text, and ignores digits', () => {
    const data = JSON.stringify({ a: 'มาตรา ๔๕ แห่งพระราชบัญญัติวัตถุอันตราย พ.ศ. ๒๕๓๕', b: [`${'ก'.repeat(100)} x`] });
    const lines = thaiLinesOf(data);
    expect(Object.keys(lines)).toEqual(['มาตรา', 'แห่งพระราชบัญญัติวัตถุอันตราย', 'ก'.repeat(100)]);
    for (const [run, words] of Object.entries(lines)) expect(words.join('')).toBe(run);
    expect(lines['ก'.repeat(100)]?.length).toBeGreaterThan(1);
  });
});
