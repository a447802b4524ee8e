/**
 * A legal form as a PDF: for permanent storage (PDF/A-2a), and readable aloud for people who cannot see it (PDF/UA-1).
 */
import { afterAll, describe, expect, it } from 'vitest';
import { formSpecimen, STAMPS, type FormSpecimenOptions } from '#platform/testing/formSpecimen.ts';
import { buildPng } from '#platform/testing/pictures.ts';
import { createLog } from '../log.ts';
import { createPrinter } from './printer.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

const print = async (options?: FormSpecimenOptions): Promise<string> =>
  (await printer.print(formSpecimen(options))).toString('utf8');
/** Returns the number of structure elements of a kind. */
const parts = (pdf: string, kind: string): number =>
  [...pdf.matchAll(new RegExp(String.raw`/S /${kind}\b`, 'g'))].length;

describe('a form', () => {
  it.each([
    ['th', /\/Lang \(th-TH\)/],
    ['en', /\/Lang \(en-GB\)/],
  ] as const)('in %s has metadata: tagged, for the archive, with language and title', async (lang, language) => {
    const pdf = await print({ lang });
    expect(pdf).toMatch(/\/MarkInfo <<\s+\/Marked true/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toMatch(language);
    expect(pdf).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain(formSpecimen({ lang }).data.about.title);
  });

  it('has headings, lists, a table with header cells, and pictures with descriptions', async () => {
    const pdf = await print({ emblem: buildPng() });
    const kinds = ['H1', 'H2', 'L', 'LI', 'Table', 'THead', 'TH', 'TD', 'Figure'];
    expect(Object.fromEntries(kinds.map((kind) => [kind, parts(pdf, kind)]))).toEqual({
      H1: 1,
      H2: 3,
      L: 3,
      LI: 10,
      Table: 1,
      THead: 1,
      TH: 4,
      TD: 18,
      Figure: 2,
    });
    expect([...pdf.matchAll(/\/Alt /g)]).toHaveLength(parts(pdf, 'Figure'));
  });

  it('has no tags for what is only decoration', async () => {
    expect(parts(await print(), 'Figure')).toBe(1);
    const [plain, stamped] = [await print(), await print({ stamp: STAMPS.cancelled })];
    expect(parts(stamped, 'P')).toBe(parts(plain, 'P'));
  });

  it('has the same bytes each time, and other bytes with a stamp', async () => {
    const bytes = async (options?: FormSpecimenOptions): Promise<Buffer> => printer.print(formSpecimen(options));
    const first = await bytes();
    expect(first.equals(await bytes({ stamp: STAMPS.draft }))).toBe(false);
    expect(first.equals(await bytes({ stamp: STAMPS.cancelled }))).toBe(false);
    expect(first.equals(await bytes())).toBe(true);
  });

  it('continues over as many pages as its table needs', async () => {
    const pages = async (rows: number): Promise<number> =>
      [...(await print({ rows })).matchAll(/\/Type \/Page\b/g)].length;
    expect([await pages(1), await pages(40), await pages(0)]).toEqual([2, 4, 2]);
  });
});
