/**
 * The theme that an administrator may set: variables by the names of their former system, the allowed values of each,
 * and whether text stays readable. Both sides use it, so that the page warns of what the server refuses.
 */
import type { Label } from '#language/label.ts';
import { fieldProblem, message, type MessageRef, type Problem } from '#language/message.ts';
import { contrastRatio, mixColours, parseColour, TEXT_CONTRAST_MIN, WHITE, type Colour } from './colour.ts';
import type {} from '../account/accountMessages.ts';

export type LessVar = Readonly<Record<string, string>>;

export const colourVariables = ['primary-color', 'link-color', 'heading-color', 'layout-header-background'] as const;
export type ColourVariable = (typeof colourVariables)[number];
export const RADIUS_VARIABLE = 'border-radius-base';

export const variableLabels = {
  'primary-color': ['สีของปุ่มหลัก', 'Main buttons'],
  'link-color': ['สีของลิงก์', 'Links'],
  'heading-color': ['สีของหัวข้อ', 'Headings'],
  'layout-header-background': ['สีของแถบด้านบน', 'Top bar'],
  'border-radius-base': ['ความโค้งของมุม', 'Corner radius'],
} as const satisfies Record<ColourVariable | typeof RADIUS_VARIABLE, Label>;

/** The default look, in the light theme. The style sheet draws it; a test compares the two. */
export const DEFAULT_THEME = {
  'primary-color': '#0b6b66',
  'link-color': '#1d4f91',
  'heading-color': '#1b3a66',
  'layout-header-background': '#1b3a66',
  'border-radius-base': '8px',
} as const satisfies Record<ColourVariable | typeof RADIUS_VARIABLE, string>;

/** Default colours of text and its backgrounds in the dark theme. */
export const DEFAULT_DARK_TEXT_COLOURS = {
  'primary-color': '#5cc8bf',
  'link-color': '#8fbaf5',
  'heading-color': '#c8d8f2',
  'layout-header-background': '#14233c',
} as const satisfies Record<ColourVariable, string>;

/**
 * The backgrounds of chosen colours, or the text on them, in a theme: the style sheet's `--surface`, `--ground` and
 * `--on-structure-soft`.
 */
export interface ThemeBackgrounds {
  readonly surface: Colour;
  readonly ground: Colour;
  /** The weaker of the two text colours on the bar. */
  readonly barText: Colour;
}

export const THEME_BACKGROUNDS = {
  light: { surface: [255, 255, 255], ground: [246, 247, 249], barText: [201, 214, 232] },
  dark: { surface: [21, 32, 51], ground: [15, 24, 38], barText: [185, 199, 220] },
} as const satisfies Record<'light' | 'dark', ThemeBackgrounds>;

export const RADIUS_MAX_PX = 12;

/** The share of the surface in the soft shade of the main colour, and of white in the raised shade of the bar. */
const SOFT_SHARE = 0.88;
const RAISED_SHARE = 0.12;

export function softShadeOf(colour: Colour, { surface }: Pick<ThemeBackgrounds, 'surface'>): Colour {
  return mixColours(colour, surface, SOFT_SHARE);
}

export function raisedShadeOf(bar: Colour): Colour {
  return mixColours(bar, WHITE, RAISED_SHARE);
}

/** Returns the weakest text contrast in which the colour takes part, where it is used unchanged. */
export function textContrast(name: ColourVariable, colour: Colour, grounds: ThemeBackgrounds): number {
  const { surface, ground, barText } = grounds;
  switch (name) {
    case 'primary-color':
      return weakestContrast(colour, [surface, ground, softShadeOf(colour, grounds)]);
    case 'link-color':
    case 'heading-color':
      return weakestContrast(colour, [surface, ground]);
    case 'layout-header-background':
      return weakestContrast(barText, [colour, raisedShadeOf(colour)]);
  }
}

/** Rounded down, so that 4.49 is never shown as 4.5. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

export function variableNameOf(name: string): string {
  return name.replace(/^@/, '');
}

/**
 * Returns the stored values that are safe to send to a browser: names and plain values, nothing that could close a
 * rule, load an address or run.
 */
export function readTheme(value: unknown): LessVar {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] =>
        NAME.test(entry[0]) && typeof entry[1] === 'string' && isColourOrSize(entry[1]),
    ),
  );
}

/**
 * Returns all problems, at `lessVar.<name>`. Colours are checked in the light theme; for the dark one they are
 * lightened if necessary.
 */
export function checkTheme(lessVar: LessVar): readonly Problem[] {
  const entries = Object.entries(lessVar);
  if (entries.length > VARIABLES_MAX)
    return [
      fieldProblem('lessVar', message('tooMany', { what: ['ตัวแปรของธีม', 'theme variables'], limit: VARIABLES_MAX })),
    ];
  return entries.flatMap(([name, value]) => {
    const problem = NAME.test(name) ? checkVariable(variableNameOf(name), value) : message('themeName');
    return problem === undefined ? [] : [fieldProblem(`lessVar.${name.slice(0, QUOTED_NAME_LENGTH_MAX)}`, problem)];
  });
}

export function checkVariable(name: string, value: string): MessageRef | undefined {
  if (name === RADIUS_VARIABLE)
    return findRadiusPx(value) === undefined ? message('themeRadius', { n: RADIUS_MAX_PX }) : undefined;
  const colour = parseColour(value);
  const colourName = colourVariables.find((variable) => variable === name);
  if (colourName === undefined) return isColourOrSize(value) ? undefined : message('themeValue');
  if (colour === undefined) return message('themeColour');
  const ratio = textContrast(colourName, colour, THEME_BACKGROUNDS.light);
  return ratio < TEXT_CONTRAST_MIN
    ? message('themeContrast', { ratio: ratioText(ratio), wanted: TEXT_CONTRAST_MIN })
    : undefined;
}

export function findRadiusPx(value: string): number | undefined {
  const px = /^(\d{1,2})px$/.exec(value)?.[1];
  return px === undefined || Number(px) > RADIUS_MAX_PX ? undefined : Number(px);
}

const NAME = /^@?[a-zA-Z][\w-]{0,59}$/;
const SIZE = /^\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%)?$/;
const VARIABLES_MAX = 60;
const QUOTED_NAME_LENGTH_MAX = 60;

function isColourOrSize(value: string): boolean {
  return parseColour(value) !== undefined || SIZE.test(value);
}

function weakestContrast(text: Colour, grounds: readonly Colour[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(text, ground)));
}
