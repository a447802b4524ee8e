/** Scanning the bars returns the text they were made from. */
import fc from 'fast-check';
import { it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { scanSvgBarcode } from '#platform/testing/scanBarcode.ts';
import { code128Svg } from './code128.ts';

const letter = fc.oneof(
  fc.integer({ min: 0, max: 127 }).map((code) => String.fromCodePoint(code)),
  fc.constantFrom('0', '1', '23', '4567', '\r', 'ab'),
);
const text = fc.array(letter, { minLength: 1, maxLength: 40 }).map((letters) => letters.join(''));

it('scans to the same text', () => {
  assertProperty(fc.property(text, (content) => scanSvgBarcode(code128Svg(content)) === content));
});
