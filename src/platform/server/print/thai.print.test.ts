/** Thai on paper: no word is broken, every mark is in its place, and the extracted text is the original text. */
import { afterAll, describe, expect, it } from 'vitest';
import { formSpecimen, STAMPS } from '#platform/testing/formSpecimen.ts';
import { DIFFERENT_PIXELS_MAX, differenceFromGolden } from '#platform/testing/golden.ts';
import { inkDifference } from '#platform/testing/pngPixels.ts';
import { pdfLines, pdfPicture } from '#platform/testing/poppler.ts';
import { SEPARATOR_WORD, HARD_WORDS, thaiSpecimen } from '#platform/testing/thaiSpecimen.ts';
import { createLog } from '../log.ts';
import { createPrinter, type PrintDocument } from './printer.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '');

describe('lines of Thai', () => {
  it.each([3, 3.3, 3.6, 4])('end between words in a column of %f cm', async (cm) => {
    const lines = pdfLines(await printer.print(thaiSpecimen({ cm }))).map(withoutSpaces);
    expect(lines.join('')).toBe(HARD_WORDS.join(SEPARATOR_WORD));
    expect(lines.length).toBeGreaterThan(HARD_WORDS.length / 4);
    expect(brokenIn(lines)).toEqual([]);
  });

  it('are extracted in the order they were written, each letter once', async () => {
    const text = withoutSpaces(pdfLines(await printer.print(formSpecimen())).join(''));
    for (const expectedText of [
      'ใบรับรองการขึ้นทะเบียนวัตถุอันตราย',
      'บริษัทตัวอย่างสมุทรเคมีจำกัด',
      'บริษัทสาธิตฟาร์มกุ้งจำกัด',
      'น้ำและสารลดแรงตึงผิว',
      'สำนักงานตั้งอยู่ที่',
      'หน้า๑จาก๒',
    ])
      expect(text).toContain(expectedText);
  });
});

/** Returns the words of the list that continue in the next line. */
function brokenIn(lines: readonly string[]): readonly string[] {
  const ends = new Set<number>();
  let at = 0;
  for (const line of lines) ends.add((at += line.length));
  let from = 0;
  return HARD_WORDS.filter((word) => {
    const begin = from;
    from += word.length + SEPARATOR_WORD.length;
    return [...ends].some((end) => end > begin && end < begin + word.length);
  });
}

const papers: Readonly<
  Record<string, { readonly document: PrintDocument; readonly page?: number; readonly dpi: number }>
> = {
  'thai-narrow': { document: thaiSpecimen({ cm: 3.3 }), dpi: 150 },
  'thai-words': { document: thaiSpecimen({ cm: 12, size: 16, paragraphs: [HARD_WORDS.join(' ')] }), dpi: 120 },
  'form-th-1': { document: formSpecimen(), dpi: 80 },
  'form-th-2': { document: formSpecimen(), page: 2, dpi: 80 },
  'form-en-1': { document: formSpecimen({ lang: 'en' }), dpi: 80 },
  'form-draft': { document: formSpecimen({ stamp: STAMPS.draft }), dpi: 80 },
  'form-cancelled': { document: formSpecimen({ stamp: STAMPS.cancelled }), dpi: 80 },
};

describe('a printed page', () => {
  it.each(Object.keys(papers))('matches the approved image: %s', async (name) => {
    const { document, page = 1, dpi } = papers[name] ?? { document: formSpecimen(), dpi: 0 };
    const drawn = pdfPicture(await printer.print(document), { page, dpi });
    expect(differenceFromGolden(drawn, { test: import.meta.url, name })).toBeLessThan(DIFFERENT_PIXELS_MAX);
  });

  it('differs from the approved image if one mark is missing', async () => {
    const picture = async (words: readonly string[]) =>
      pdfPicture(await printer.print(thaiSpecimen({ cm: 12, size: 16, paragraphs: [words.join(' ')] })), { dpi: 120 });
    const lost = HARD_WORDS.map((word) => (word === 'ปู่' ? 'ปู' : word));
    expect(inkDifference(await picture(HARD_WORDS), await picture(lost))).toBeGreaterThan(DIFFERENT_PIXELS_MAX);
  });
});
