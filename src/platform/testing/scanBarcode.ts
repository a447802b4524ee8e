/** Reads Code 128 as a scanner does: bars to widths, widths to symbols, symbols to letters. */
import { PATTERNS } from '#platform/server/print/code128.ts';
import type { GreyPicture } from './pngPixels.ts';

const [CHECKED, WIDTH, STOP_WIDTH] = [103, 11, 13];
const [SHIFT, TO_C, TO_B, TO_A, START_A, START_C] = [98, 99, 100, 101, 103, 105];
const BARS_OF_STOP = 4;

/** Reads it from the drawing. */
export function scanSvgBarcode(svg: string): string | undefined {
  const bars = [...svg.matchAll(/M(\d+) 0h(\d+)/g)].map(([, from, width]) => [Number(from), Number(width)] as const);
  return readRuns(
    bars.flatMap(([from, width], index) => [width, (bars[index + 1]?.[0] ?? from + width) - from - width]).slice(0, -1),
  );
}

/** Reads it from a page: from any row of pixels whose bars add up. */
export function scanPageBarcode({ width, height, pixels }: GreyPicture): string | undefined {
  for (let y = 0; y < height; y += 1) {
    const runs = pixelRuns(pixels.subarray(y * width, (y + 1) * width));
    // The paper on either side is no space between bars.
    const read = runs.length > LEAST_RUNS ? readRuns(runs.slice(1, -1)) : undefined;
    if (read !== undefined) return read;
  }
  return undefined;
}

const LEAST_RUNS = 30;
const DARK = 128;

/** Returns the lengths of light, dark, light and so on, beginning with light. */
export function pixelRuns(row: Uint8Array): readonly number[] {
  const runs = [0];
  let isDark = false;
  for (const grey of row) {
    if (grey < DARK !== isDark) {
      isDark = !isDark;
      runs.push(0);
    }
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
  }
  if (isDark) runs.push(0);
  return runs;
}

/** Reads from the first bar to the last, in any unit. */
function readRuns(runs: readonly number[]): string | undefined {
  const symbols = symbolsIn(runs);
  const [first = -1, ...rest] = symbols;
  const check = rest.at(-2);
  const sum = rest.slice(0, -2).reduce((total, symbol, index) => total + symbol * (index + 1), first);
  if (symbols.includes(-1) || first < START_A || first > START_C || check === undefined || sum % CHECKED !== check)
    return undefined;
  return lettersOf(first, rest.slice(0, -2));
}

const RUNS_OF_SYMBOL = 6;

function symbolsIn(runs: readonly number[]): readonly number[] {
  const symbols: number[] = [];
  const end = runs.length - (RUNS_OF_SYMBOL + 1);
  if (end < 0 || end % RUNS_OF_SYMBOL !== 0) return [-1];
  for (let at = 0; at < end; at += RUNS_OF_SYMBOL) symbols.push(symbolOf(runs.slice(at, at + RUNS_OF_SYMBOL), WIDTH));
  return [...symbols, symbolOf(runs.slice(end), STOP_WIDTH)];
}

function symbolOf(runs: readonly number[], modules: number): number {
  const module = runs.reduce((sum, run) => sum + run, 0) / modules;
  return PATTERNS.indexOf(runs.map((run) => Math.min(Math.max(Math.round(run / module), 1), BARS_OF_STOP)).join(''));
}

function lettersOf(first: number, symbols: readonly number[]): string {
  let set = 'ABC'[first - START_A] ?? '';
  let shifted = '';
  return symbols
    .map((symbol) => {
      const current = shifted === '' ? set : shifted;
      shifted = '';
      if (current === 'C' && symbol < TO_B) return String(symbol).padStart(2, '0');
      if (symbol === SHIFT) shifted = set === 'A' ? 'B' : 'A';
      else if (symbol === TO_C) set = 'C';
      else if (symbol === TO_B) set = 'B';
      else if (symbol === TO_A) set = 'A';
      else return String.fromCodePoint(current === 'A' && symbol >= 64 ? symbol - 64 : symbol + 32);
      return '';
    })
    .join('');
}
