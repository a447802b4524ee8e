import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { rowXml } from './workbook.ts';

describe('a text in a workbook', () => {
  it('is a string, whatever it contains: never a formula, and no XML element', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '=1+1',
        ' =1',
        '＝1',
        '+1',
        '-1',
        '@SUM(A1)',
        ';=1',
        '\t=1',
        '</t></is><f>1+1</f>',
        '<f>',
        '&lt;f&gt;',
      ),
    );
    assertProperty(
      fc.property(texts, (text) => {
        const xml = rowXml(2, [{ text }]);
        expect(xml.match(/<[^>]*>/gu)).toEqual([
          '<row r="2">',
          '<c r="A2" s="2" t="inlineStr">',
          '<is>',
          '<t xml:space="preserve">',
          '</t>',
          '</is>',
          '</c>',
          '</row>',
        ]);
      }),
    );
  });
});
