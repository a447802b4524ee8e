/** Reads a QR code from a page as a telephone does: without error correction, because a fresh page has no errors. */
import type { GreyPicture } from './pngPixels.ts';
import { pixelRuns } from './scanBarcode.ts';

type ModuleTest = (row: number, column: number) => boolean;

export function scanPageQr(page: GreyPicture): string | undefined {
  const [topLeft, topRight, bottomLeft] = findersOf(page);
  if (topLeft === undefined || topRight === undefined || bottomLeft === undefined) return undefined;
  const module = (topLeft.module + topRight.module + bottomLeft.module) / 3;
  const count = Math.round((topRight.x - topLeft.x) / module) + 7;
  const step = (topRight.x - topLeft.x) / (count - 7);
  const isDark: ModuleTest = (row, column) =>
    (page.pixels[Math.round(topLeft.y + (row - 3) * step) * page.width + Math.round(topLeft.x + (column - 3) * step)] ??
      255) < 128;
  return readModules(count, isDark);
}

interface Finder {
  readonly x: number;
  readonly y: number;
  readonly module: number;
}

/** Finds the marks with dark and light as 1:1:3:1:1 across and down: top left, top right, bottom left. */
function findersOf({ width, height, pixels }: GreyPicture): readonly Finder[] {
  const column = (x: number): Uint8Array => Uint8Array.from({ length: height }, (_, y) => pixels[y * width + x] ?? 255);
  const found: Finder[] = [];
  for (let y = 0; y < height; y += 1) {
    for (const { at: x, module } of ratiosIn(pixels.subarray(y * width, (y + 1) * width))) {
      if (found.some((finder) => Math.abs(finder.x - x) < 4 * module && Math.abs(finder.y - y) < 4 * module)) continue;
      const down = ratiosIn(column(Math.round(x))).find(({ at }) => Math.abs(at - y) < 2 * module);
      if (down !== undefined) found.push({ x, y: down.at, module });
    }
  }
  return findersInSquare(found);
}

/** Letters have such strokes too: the marks of a code are equally far apart across and down. */
function findersInSquare(found: readonly Finder[]): readonly Finder[] {
  for (const corner of found) {
    for (const right of found.filter(({ x, y }) => x > corner.x && Math.abs(y - corner.y) < corner.module)) {
      const bottomFinder = found.find(
        ({ x, y }) =>
          Math.abs(x - corner.x) < corner.module && Math.abs(y - corner.y - (right.x - corner.x)) < corner.module,
      );
      if (bottomFinder !== undefined) return [corner, right, bottomFinder];
    }
  }
  return [];
}

const FINDER = [1, 1, 3, 1, 1];

function ratiosIn(row: Uint8Array): readonly { readonly at: number; readonly module: number }[] {
  const runs = pixelRuns(row);
  const found = [];
  let at = 0;
  for (const [index, run] of runs.entries()) {
    const five = runs.slice(index, index + FINDER.length);
    const whole = five.reduce((sum, length) => sum + length, 0);
    const module = whole / 7;
    if (
      index % 2 === 1 &&
      module > 2 &&
      five.length === FINDER.length &&
      five.every((length, place) => Math.abs(length - (FINDER[place] ?? 0) * module) < module / 2)
    )
      found.push({ at: at + whole / 2, module });
    at += run;
  }
  return found;
}

/** Data words of each block at error correction level Q, and the number of blocks, by version. */
const BLOCKS: Readonly<Record<number, readonly (readonly [count: number, words: number])[]>> = {
  4: [[2, 24]],
  5: [
    [2, 15],
    [2, 16],
  ],
  6: [[4, 19]],
  7: [
    [2, 14],
    [4, 15],
  ],
  8: [
    [4, 18],
    [2, 19],
  ],
  9: [
    [4, 16],
    [4, 17],
  ],
  10: [
    [6, 19],
    [2, 20],
  ],
};
/** Centres of the small squares. */
const SQUARES: Readonly<Record<number, readonly number[]>> = {
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
};

const MASKS: readonly ModuleTest[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

function readModules(count: number, isDark: ModuleTest): string | undefined {
  const version = (count - 17) / 4;
  const blocks = BLOCKS[version];
  if (blocks === undefined) return undefined;
  const mask = MASKS[[2, 3, 4].reduce((bits, column) => bits * 2 + Number(isDark(8, column)), 0) ^ 0b101];
  if (mask === undefined) return undefined;
  const isFixed = fixedModules(count, version);
  const bits: number[] = [];
  let isUp = true;
  for (let right = count - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < count; step += 1) {
      const row = isUp ? count - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isFixed(row, column)) bits.push(Number(isDark(row, column) !== mask(row, column)));
    }
    isUp = !isUp;
  }
  return readWords(wordsOf(bits), blocks, version);
}

/** Modules without data: finders with the mask format, lines, small squares, and from version seven on the version. */
function fixedModules(count: number, version: number): ModuleTest {
  const squares = SQUARES[version] ?? [];
  const last = squares.at(-1) ?? 0;
  const isSquare: ModuleTest = (row, column) =>
    squares.some((y) =>
      squares.some(
        (x) =>
          !(x === 6 && y === 6) &&
          !(x === 6 && y === last) &&
          !(x === last && y === 6) &&
          Math.abs(row - y) <= 2 &&
          Math.abs(column - x) <= 2,
      ),
    );
  return (row, column) =>
    (row <= 8 && (column <= 8 || column >= count - 8)) ||
    (row >= count - 8 && column <= 8) ||
    row === 6 ||
    column === 6 ||
    isSquare(row, column) ||
    (version >= 7 && ((row < 6 && column >= count - 11) || (column < 6 && row >= count - 11)));
}

function wordsOf(bits: readonly number[]): readonly number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
}

/** The blocks are interleaved word by word; their content is bytes. */
function readWords(
  words: readonly number[],
  blocks: readonly (readonly [number, number])[],
  version: number,
): string | undefined {
  const lengths = blocks.flatMap(([count, length]) => Array.from({ length: count }, () => length));
  const data: number[][] = lengths.map(() => []);
  let at = 0;
  for (let place = 0; place < Math.max(...lengths); place += 1) {
    for (const [index, length] of lengths.entries()) {
      if (place >= length) continue;
      data[index]?.push(words[at] ?? 0);
      at += 1;
    }
  }
  const bits = data
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  const lengthBits = version < 10 ? 8 : 16;
  if (!bits.startsWith('0100')) return undefined;
  const length = Number.parseInt(bits.slice(4, 4 + lengthBits), 2);
  return Array.from({ length }, (_, index) =>
    String.fromCodePoint(Number.parseInt(bits.slice(4 + lengthBits + index * 8, 12 + lengthBits + index * 8), 2)),
  ).join('');
}
