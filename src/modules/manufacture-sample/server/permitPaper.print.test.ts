/** Tests the permit as a paper: its texts, its look, and that a long list of products goes to a back page. */
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';
import { declaredApplication } from '#platform/testing/declaredApplication.ts';
import { DIFFERENT_PIXELS_MAX, differenceFromGolden, GOLDEN_DPI } from '#platform/testing/golden.ts';
import { paperSheet } from '#platform/testing/paperSheets.ts';
import { pdfLines, pdfPicture } from '#platform/testing/poppler.ts';
import { permitSpecimen, storedPermit, TYPED_PLACE } from '#modules/manufacture-sample/testing/paperSpecimen.ts';
import { PERMIT_TEMPLATE, permitData } from './permitPaper.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

type Sheet = Parameters<typeof paperSheet<'manufactureSample'>>[1];
const dataOf = (count: number, more: Sheet = {}) => permitData(paperSheet(permitSpecimen(count), more));
const print = (data: Readonly<Record<string, unknown>>): Promise<Buffer> =>
  printer.print({ template: PERMIT_TEMPLATE, data });
const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
const textOf = (pdf: Buffer): string => pdfLines(pdf).join('').replaceAll(/\s/gu, '');
const missingIn = (text: string, all: readonly string[]): readonly string[] =>
  all.filter((part) => !text.includes(part.replaceAll(/\s/gu, '')));

const pictures = {
  'permit-th': { data: () => dataOf(1), page: 1 },
  'permit-en': { data: () => dataOf(1, { lang: 'en' }), page: 1 },
  'permit-20-back': { data: () => dataOf(20), page: 3 },
} as const;

describe('a page of the permit', () => {
  it.each(Object.entries(pictures))('matches the approved picture: %s', async (name, { data, page }) => {
    const drawn = pdfPicture(await print({ ...data() }), { dpi: GOLDEN_DPI, page });
    expect(differenceFromGolden(drawn, { test: import.meta.url, name })).toBeLessThan(DIFFERENT_PIXELS_MAX);
  });
});

describe('an application for a sample permit', () => {
  it('matches the approved picture', async () => {
    const document = declaredApplication('manufactureSample', {
      document: storedPermit(2),
      named: permitSpecimen(2),
      forms: { new: 12 },
    });
    const drawn = pdfPicture(await printer.print(document), { dpi: GOLDEN_DPI });
    expect(differenceFromGolden(drawn, { test: import.meta.url, name: 'application-th' })).toBeLessThan(
      DIFFERENT_PIXELS_MAX,
    );
  });
});

describe('a sample permit', () => {
  it('contains in Thai, with Thai digits, holder, products, place, period and conditions', async () => {
    const text = textOf(await print({ ...dataOf(2) }));
    const all = ['ใบอนุญาตผลิตตัวอย่างวัตถุอันตราย', 'บริษัท ตัวอย่างสมุทรเคมี จำกัด', '๒,๕๐๐ กรัม', '(๒.๕ กิโลกรัม)'];
    const more = ['จังหวัดชลบุรี', '๑ ธันวาคม ๒๕๖๙', 'ห้ามขาย', 'ต่ออายุไม่ได้'];
    expect(missingIn(text, [...all, ...more])).toEqual([]);
  });

  it('contains the same in English, and that it is a translation', async () => {
    const text = textOf(await print({ ...dataOf(2, { lang: 'en' }) }));
    const all = ['Sample Manufacture Permit', 'Translation', 'Calcium hypochlorite', 'Amphur Mueang Chon Buri'];
    expect(missingIn(text, [...all, '1 December 2026', 'shall not be sold'])).toEqual([]);
  });

  it('names the certificate of its place with its number; a place without one by the name that was entered', async () => {
    const certified = JSON.stringify([dataOf(1), dataOf(1, { lang: 'en' })]);
    const named = ['หนังสือรับรองสถานที่ผลิต เลขที่ สผ.12/2569', 'Samut Chemie Sample Factory', 'Place certificate No. '];
    expect(named.filter((part) => !certified.includes(part))).toEqual([]);
    const typed = JSON.stringify(permitData(paperSheet(permitSpecimen(1, TYPED_PLACE), { lang: 'en' })));
    expect([typed.includes('โรงงานตัวอย่างสมุทรเคมี'), typed.includes('Place certificate')]).toEqual([true, false]);
  });

  it('is marked as a draft until it is issued', () => {
    const text = JSON.stringify(dataOf(1, { issue: null, check: null }));
    expect(text).toContain('ฉบับร่าง');
    expect(text).not.toContain('SP6900001');
  });

  it('lists one or two products on its face, and more on a back page that is signed again', async () => {
    expect([dataOf(1).back, dataOf(2).back]).toEqual([null, null]);
    const pdf = await print({ ...dataOf(20) });
    expect(pagesOf(pdf)).toBeGreaterThan(1);
    expect(missingIn(textOf(pdf), ['๒๐ รายการ', 'เอคิว-คลอร์ 89', 'แนบท้ายใบอนุญาต'])).toEqual([]);
  });

  it('is printed with all of its texts: without any of them the template stops', async () => {
    const { ...data }: Readonly<Record<string, unknown>> = dataOf(1);
    for (const part of Object.keys(data)) {
      const others = Object.fromEntries(Object.entries(data).filter(([name]) => name !== part));
      await expect(print(others), part).rejects.toThrow('printFailed');
    }
  });
});
