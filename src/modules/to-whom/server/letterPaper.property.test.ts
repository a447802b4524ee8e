/** Whatever is typed of the letters a keyboard has, it is printed, and the same each time. */
import fc from 'fast-check';
import { afterAll, it } from 'vitest';
import { getPlainDate } from '#language/values/plainDate.ts';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';
import { assertLaw } from '#platform/testing/assertLaw.ts';
import { letterData } from './letterText.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

/** What the compiler has rules for, what Thai is made of, and the rest of the keyboard. */
const piece = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }),
  fc.constantFrom('#', '#{', '#import', '#sys.inputs', '$', '$ x $', '\\', '\\u{0}', '[', ']', '{', '}', '"', '`', '```', '*', '_', '= ', '- ', '/ a: b', '//', '/*', '*/', '<a>', '@a', '~', '---', '\n', '\n\n', '  '),
  fc.constantFrom('ที่', 'ผู้', 'ชำนาญ', 'น้ำ', 'กรุงเทพฯ', 'ๆ', '฿', '๑๒๓', '–', '“', '”', '…', '°', 'µ', '±', '≥'),
);
const typed = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
const RUNS = 40;

it('prints what is typed', async () => {
  await assertLaw(
    fc.asyncProperty(fc.record({ addressee: typed, subject: typed, productName: typed, certificateNo: typed, statement: typed, refLanguage: fc.constantFrom('en', 'enTh') }), async (document) => {
      const data = letterData({
        document: { ...document, copies: 1 },
        parties: { holder: [document.subject, document.addressee], department: { name: ['กอง', 'Division'], phone: null, email: null }, signatory: { name: [document.productName, document.statement.slice(0, 100)], position: null }, principal: null },
        issue: { code: 'TW1/2569', revision: 2, issued: getPlainDate('2026-11-15'), expires: null, signatoryId: null, isSigned: false, principalId: null },
        validMonths: 12,
        today: getPlainDate('2026-11-15'),
        logo: null,
        check: null,
      });
      const print = (): Promise<Buffer> => printer.print({ template: 'modules/to-whom/server/letter.typ', data });
      return (await print()).equals(await print());
    }),
    { numRuns: RUNS },
  );
});
