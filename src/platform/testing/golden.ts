/** Approved pictures, stored next to the test that draws them. HAZ_GOLDEN=write draws them again: review them again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PrintDocument } from '#platform/server/print/printer.ts';
import { greyPng } from './pictures.ts';
import { inkDifference, pngPixels, type GreyPicture } from './pngPixels.ts';

/** The highest number of different pixels: less than a missing mark. */
export const DIFFERENT_PIXELS_MAX = 5;
/** Fine enough to see a missing mark: at a lower resolution a mark over a letter of that size has too little ink. */
export const GOLDEN_DPI = 150;

/** Returns how far a picture is from the approved one under this name. `test` is the address of the test. */
export function differenceFromGolden(
  drawn: GreyPicture,
  { test, name }: { readonly test: string; readonly name: string },
): number {
  const path = join(dirname(fileURLToPath(test)), 'golden', `${name}.png`);
  if (process.env['HAZ_GOLDEN'] === 'write') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, greyPng(drawn));
  }
  return inkDifference(drawn, pngPixels(readFileSync(path)));
}

/** Returns a document with another text: the comparison of pictures must notice it. */
export function misprinted({ data, ...document }: PrintDocument, original: string, replacement: string): PrintDocument {
  const text = JSON.stringify(data);
  if (!text.includes(original)) throw new Error(`It does not say ${original}`);
  return { ...document, data: JSON.parse(text.replaceAll(original, replacement)) as PrintDocument['data'] };
}
