/** Tests that any text from a keyboard is printed, and the same each time. */
import fc from 'fast-check';
import { afterAll, it } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { letterData } from './letterText.ts';
import { letterSheet } from '#modules/to-whom/testing/letterSpecimen.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

/** Characters with a meaning for the compiler, Thai characters, and the rest of the keyboard. */
const piece = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }),
  fc.constantFrom(
    '#',
    '#{',
    '#import',
    '#sys.inputs',
    '$',
    '$ x $',
    '\\',
    '\\u{0}',
    '[',
    ']',
    '{',
    '}',
    '"',
    '`',
    '```',
    '*',
    '_',
    '= ',
    '- ',
    '/ a: b',
    '//',
    '/*',
    '*/',
    '<a>',
    '@a',
    '~',
    '---',
    '\n',
    '\n\n',
    '  ',
  ),
  fc.constantFrom('ที่', 'ผู้', 'ชำนาญ', 'น้ำ', 'กรุงเทพฯ', 'ๆ', '฿', '๑๒๓', '–', '“', '”', '…', '°', 'µ', '±', '≥'),
);
const typed = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
const RUNS = 12;

it('prints any typed text without error and byte for byte the same', async () => {
  await assertProperty(
    fc.asyncProperty(
      fc.record({
        addressee: typed,
        subject: typed,
        productName: typed,
        certificateNo: typed,
        statement: typed,
        refLanguage: fc.constantFrom('en', 'enTh'),
      }),
      async (document) => {
        const { subject, addressee, productName, statement } = document;
        const { parties, holder, issue } = letterSheet();
        const data = letterData(
          letterSheet({
            document: { ...document, copies: 1 },
            holder: { ...holder, name: [subject, addressee] },
            parties: { ...parties, signatory: { name: [productName, statement.slice(0, 100)], position: null } },
            issue: issue && { ...issue, revision: 2, expires: null },
            check: null,
          }),
        );
        const print = (): Promise<Buffer> => printer.print({ template: 'modules/to-whom/server/letter.typ', data });
        return (await print()).equals(await print());
      },
    ),
    { numRuns: RUNS },
  );
});
