/** Pictures that somebody has looked at, beside the test that draws them. HAZ_GOLDEN=write draws them anew: look at them again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PrintDocument } from '#platform/server/print/printer.ts';
import { greyPng } from './pictures.ts';
import { inkDifference, pngPixels, type GreyPicture } from './pngPixels.ts';

/** How many pixels may differ: less than a mark that is lost. */
export const DIFFERENT_PIXELS_MAX = 5;
/** As near as the papers are looked at: from farther away a mark over a letter of their size is too little ink to be missed. */
export const GOLDEN_DPI = 150;

/** How far a picture is from the one that was approved under this name. `test` is the address of the test. */
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

/** A document that says something else: whoever looks at its picture has to see it. */
export function misprinted({ data, ...document }: PrintDocument, original: string, replacement: string): PrintDocument {
  const text = JSON.stringify(data);
  if (!text.includes(original)) throw new Error(`It does not say ${original}`);
  return { ...document, data: JSON.parse(text.replaceAll(original, replacement)) as PrintDocument['data'] };
}
