/**
 * Parses the arguments after `npm run sweep --`: which addresses are checked and how, or throws a sentence that
 * explains why not.
 */
import { parseArgs } from 'node:util';
import { StartProblem } from '#platform/server/startProblem.ts';

const LOCALES = ['th', 'en'] as const;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1366, 1920] as const;
/** Between the narrowest telephone and the widest screen. */
const NARROWEST = 280;
const WIDEST = 7680;

/** How a page is viewed. */
export interface View {
  readonly locale: (typeof LOCALES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
}

export interface SweepOptions {
  /** Parts of patterns, any of which is enough; none means every address. */
  readonly only: readonly string[];
  readonly views: readonly View[];
  readonly out: string;
}

export const USAGE = `Usage:
  npm run sweep -- [--only part,part] [--locales th,en] [--widths 390,1366,1920] [--themes light,dark] [--out folder]

  --only      addresses with any of these in them, as they are declared: /app/haz, {id}/edit
  --locales   both unless given
  --widths    in pixels; 390, 1366 and 1920 unless given
  --themes    light unless given
  --out       the folder of the pictures and the report; sweep unless given

  npm run sweep -- --only /app/haz,/requests --locales th --widths 390`;

export function readOptions(args: readonly string[]): SweepOptions {
  const { only, locales, widths, themes, out } = parse(args);
  const chosen = {
    locales: readEach('--locales', locales, (word) => LOCALES.find((locale) => locale === word)) ?? LOCALES,
    themes: readEach('--themes', themes, (word) => THEMES.find((theme) => theme === word)) ?? (['light'] as const),
    widths: readEach('--widths', widths, readWidth) ?? WIDTHS,
  };
  const views = chosen.locales.flatMap((locale) =>
    chosen.themes.flatMap((theme) => chosen.widths.map((width) => ({ locale, theme, width }))),
  );
  return { only: readEach('--only', only, (word) => word) ?? [], views, out: out ?? 'sweep' };
}

export function isSelected(pattern: string, { only }: Pick<SweepOptions, 'only'>): boolean {
  return only.length === 0 || only.some((part) => pattern.includes(part));
}

/** `th-390`, `th-390-dark`: the folder of its pictures, and how findings name it. */
export function viewNameOf({ locale, theme, width }: View): string {
  return theme === 'light' ? `${locale}-${width}` : `${locale}-${width}-${theme}`;
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { only: text, locales: text, widths: text, themes: text, out: text } })
      .values;
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Returns each once, in the order given; undefined if there were none. */
function readEach<T>(
  option: string,
  given: string | undefined,
  read: (word: string) => T | undefined,
): readonly T[] | undefined {
  if (given === undefined) return undefined;
  const words = given.split(',').map((word) => word.trim());
  const values = words.map((word) => {
    const value = word === '' ? undefined : read(word);
    if (value === undefined) throw new StartProblem(`${option} does not know "${word}".\n\n${USAGE}`);
    return value;
  });
  return [...new Set(values)];
}

function readWidth(word: string): number | undefined {
  const width = /^\d+$/.test(word) ? Number(word) : 0;
  return width >= NARROWEST && width <= WIDEST ? width : undefined;
}
