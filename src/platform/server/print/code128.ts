/** Draws Code 128 (ISO/IEC 15417) as SVG: sharp at any size, and the same bytes for the same text. */

/** The margin on either side that the standard requires, in modules. */
const QUIET_ZONE = 10;
/** Only the aspect ratio: the height is set where the drawing is placed. */
const HEIGHT = 40;

/** Widths of bar, space, bar, space, bar, space, by value; the last is the stop pattern, which has one more bar. */
export const PATTERNS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );

/** A has control characters, B small letters, C two digits at a time. */
type CodeSet = 'A' | 'B' | 'C';

const START: Readonly<Record<CodeSet, number>> = { A: 103, B: 104, C: 105 };
const SWITCH: Readonly<Record<CodeSet, number>> = { A: 101, B: 100, C: 99 };
/** One character of the other set of A and B, and back. */
const SHIFT = 98;
const STOP = 106;
const CHECK_MODULUS = 103;
const SETS = ['A', 'B', 'C'] as const;

export function code128Svg(text: string): string {
  const widths = [...code128Values(text)].map((value) => PATTERNS[value] ?? '').join('');
  let x = QUIET_ZONE;
  const bars: string[] = [];
  for (const [index, digit] of [...widths].entries()) {
    const width = Number(digit);
    if (index % 2 === 0) bars.push(`M${x} 0h${width}v${HEIGHT}H${x}z`);
    x += width;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x + QUIET_ZONE} ${HEIGHT}" shape-rendering="crispEdges"><path d="${bars.join('')}"/></svg>`;
}

interface Encoding {
  readonly values: readonly number[];
  readonly set: CodeSet;
}

/** Returns start, text, check and stop: with as few symbols as possible. */
export function code128Values(text: string): readonly number[] {
  const values = shortestEncoding(text);
  const check = values.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % CHECK_MODULUS;
  return [...values, check, STOP];
}

/**
 * Of all encodings of the text up to a position that end in the same set, only the shortest can be part of the shortest
 * of all.
 */
function shortestEncoding(text: string): readonly number[] {
  if (text === '') throw new RangeError('There are no bars for nothing');
  const at = Array.from({ length: text.length + 1 }, () => new Map<CodeSet, Encoding>());
  at[0] = new Map(SETS.map((set) => [set, { values: [START[set]], set }]));
  for (let place = 0; place < text.length; place += 1) {
    for (const { values, set } of at[place]?.values() ?? []) {
      for (const { length, symbols, next } of stepsFrom(text, place, set))
        keepShorter(at[place + length], { values: [...values, ...symbols], set: next });
    }
  }
  const encodings = [...(at[text.length]?.values() ?? [])].toSorted(
    (one, other) => one.values.length - other.values.length,
  );
  const [best] = encodings;
  if (best === undefined) throw new RangeError(`Code 128 has no bars for ${JSON.stringify(text)}`);
  return best.values;
}

function keepShorter(encodings: Map<CodeSet, Encoding> | undefined, encoding: Encoding): void {
  const shorter = encodings?.get(encoding.set);
  if (shorter === undefined || encoding.values.length < shorter.values.length) encodings?.set(encoding.set, encoding);
}

interface EncodingStep {
  readonly length: number;
  readonly symbols: readonly number[];
  readonly next: CodeSet;
}

function stepsFrom(text: string, place: number, set: CodeSet): readonly EncodingStep[] {
  const steps: EncodingStep[] = [];
  for (const next of SETS) {
    const length = next === 'C' ? 2 : 1;
    const value = valueIn(next, text.slice(place, place + length));
    if (value === undefined) continue;
    steps.push({ length, symbols: next === set ? [value] : [SWITCH[next], value], next });
    if (next !== 'C' && set !== 'C' && next !== set) steps.push({ length, symbols: [SHIFT, value], next: set });
  }
  return steps;
}

const [SPACE, UNDERSCORE, DELETE] = [0x20, 0x5f, 0x7f];
const CONTROLS_FROM = 0x40;

function valueIn(set: CodeSet, piece: string): number | undefined {
  if (set === 'C') return /^\d\d$/.test(piece) ? Number(piece) : undefined;
  const code = piece.charCodeAt(0);
  if (set === 'B') return code >= SPACE && code <= DELETE ? code - SPACE : undefined;
  if (code > UNDERSCORE) return undefined;
  return code < SPACE ? code + CONTROLS_FROM : code - SPACE;
}
