/** Colours as numbers, and the contrast between two of them (WCAG 2.2, 1.4.3). */

export type Colour = readonly [red: number, green: number, blue: number];

export const WHITE: Colour = [255, 255, 255];
export const BLACK: Colour = [0, 0, 0];

/** For text on its background. */
export const TEXT_CONTRAST_MIN = 4.5;
/** For edges of controls, and the focus indicator. */
export const EDGE_CONTRAST_MIN = 3;

const SHORT_HEX = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG_HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i;

/** `#0b6`, `#0b6b66` or `rgb(11, 107, 102)`; anything else is not accepted as a colour. */
export function parseColour(text: string): Colour | undefined {
  const hex =
    SHORT_HEX.exec(text)
      ?.slice(1)
      .map((digit) => digit + digit) ?? LONG_HEX.exec(text)?.slice(1);
  const parts = hex?.map((pair) => Number.parseInt(pair, 16)) ?? RGB.exec(text)?.slice(1).map(Number);
  const [red, green, blue] = parts ?? [];
  return red === undefined || green === undefined || blue === undefined || Math.max(red, green, blue) > 255
    ? undefined
    : [red, green, blue];
}

export function toCssColour(colour: Colour): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** From 1 for equal colours to 21 for black on white. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` is the fraction of the way from one to the other. */
export function mixColours(from: Colour, to: Colour, share: number): Colour {
  const between = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * share);
  return [between(0), between(1), between(2)];
}

const STEPS = 20;

/** Returns the same hue, darker or lighter by as little as needed to be readable on all the backgrounds. */
export function adjustForContrast(
  colour: Colour,
  grounds: readonly Colour[],
  minContrast: number = TEXT_CONTRAST_MIN,
): Colour {
  const towards = grounds.every((ground) => luminance(ground) > MIDDLE_LUMINANCE) ? BLACK : WHITE;
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mixColours(colour, towards, step / STEPS);
    if (grounds.every((ground) => contrastRatio(tried, ground) >= minContrast)) return tried;
  }
  return towards;
}

/** The luminance at which black and white are equally readable. */
const MIDDLE_LUMINANCE = 0.179;

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
