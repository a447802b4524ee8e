/** Tests the letter as a PDF: it contains what people have typed, and nothing more. */
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';
import { buildPng } from '#platform/testing/pictures.ts';
import { letterData } from './letterText.ts';
import { letterSheet } from '#modules/to-whom/testing/letterSpecimen.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

const plain = { certificateNo: 'TW3/2569', refLanguage: 'enTh' };

function print(more: Readonly<Record<string, unknown>> = {}, logo?: Buffer): Promise<Buffer> {
  const { parties } = letterSheet();
  const data = letterData(
    letterSheet({
      document: { ...plain, ...more },
      parties: { ...parties, signatory: null },
      emblem: logo === undefined ? null : 'logo.png',
    }),
  );
  return printer.print({
    template: 'modules/to-whom/server/letter.typ',
    data,
    ...(logo === undefined ? {} : { pictures: { 'logo.png': logo } }),
  });
}

/** The page objects are in the file as text. */
function pagesOf(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

describe('a letter', () => {
  it('is a PDF/A with its title and the day of issue, and the same bytes each time', async () => {
    const first = await print();
    expect(first.equals(await print())).toBe(true);
    const text = first.toString('utf8');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    expect(text).toContain('TW1/2569 – Registration');
    expect(text).toMatch(/\/Lang\s*\(en/);
    expect([...text.matchAll(/D:(\d{8})/g)].map(([, day]) => day)).toEqual(['20261115', '20261115']);
  });

  it('has the logo that is set at the time, and none if none is set', async () => {
    const plainBytes = await print();
    const [first, other] = [await print({}, buildPng()), await print({}, buildPng({ colour: [200, 0, 0] }))];
    expect(first.equals(other)).toBe(false);
    expect(first.equals(await print({}, buildPng()))).toBe(true);
    expect(plainBytes.equals(await print())).toBe(true);
    expect(first.length).toBeGreaterThan(plainBytes.length);
  });

  // Each of these would stop the compiler, read a file or never end, if it were part of the template.
  it.each([
    '#panic()',
    '#import "x.typ": *',
    '#read("/etc/passwd")',
    '#{while true {}}',
    '$ x',
    ']',
    '[',
    '"',
    '\\',
    '*bold',
    '_x',
    '`raw',
    '<label>',
    '@reference',
    '= Heading',
    '/* open',
    '#sys.inputs',
    '{{}}',
  ])('prints %j as it was typed', async (typed) => {
    const pdf = await print({
      subject: typed,
      addressee: typed,
      productName: typed,
      certificateNo: typed,
      statement: `${typed}\n\n${typed}\n${typed}`,
    });
    expect(pagesOf(pdf)).toBe(1);
  });

  it('breaks endless words within the page, in either script', async () => {
    const pdf = await print({
      subject: 'W'.repeat(200),
      addressee: 'ก'.repeat(200),
      statement: `${'A'.repeat(1400)}\n\n${'ที่'.repeat(450)}`,
    });
    expect(pagesOf(pdf)).toBe(2);
  });

  it('continues over as many pages as it needs', async () => {
    expect(
      pagesOf(
        await print({
          statement: Array.from({ length: 12 }, () => 'The product is registered. '.repeat(9)).join('\n\n'),
        }),
      ),
    ).toBe(2);
  });

  it('is refused with the missing letters if its font has none for them', async () => {
    await expect(print({ subject: 'For 中国' })).rejects.toMatchObject({
      status: 422,
      ref: { messageKey: 'lettersNotPrintable', data: { letters: expect.stringContaining('中') as string } },
    });
  });
});
