/** Reads and draws a PDF with poppler, as an independent implementation. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GreyPicture } from './pngPixels.ts';

/** Returns the lines of text in the order of the page. */
export function pdfLines(pdf: Buffer): readonly string[] {
  const text = withFile(pdf, (path) => execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }));
  return text
    .split(/[\n\f]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns one page as a picture. */
export function pdfPicture(
  pdf: Buffer,
  { page = 1, dpi = 100 }: { readonly page?: number; readonly dpi?: number } = {},
): GreyPicture {
  const pgm = withFile(pdf, (path) => {
    execFileSync('pdftoppm', ['-gray', '-singlefile', '-r', String(dpi), '-f', String(page), path, path]);
    return readFileSync(`${path}.pgm`);
  });
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.toString('latin1', 0, 60)) ?? [];
  return { width: Number(width), height: Number(height), pixels: new Uint8Array(pgm.subarray(head.length)) };
}

function withFile<T>(pdf: Buffer, use: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'haz-poppler-'));
  try {
    const path = join(folder, 'paper.pdf');
    writeFileSync(path, pdf);
    return use(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
