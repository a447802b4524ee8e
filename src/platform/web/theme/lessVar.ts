/**
 * The administrator's theme variables, by the names their system has always had, as tokens of ours. Only names of this
 * table count, and a colour nobody could read is mended: what is set here must not lock anybody out.
 */
import { BLACK, WHITE, contrast, cssOf, legibleOn, mix, parseColour, VISIBLE, type Colour } from './colour.ts';

export type Tokens = Readonly<Record<string, string>>;

/** What the colours will stand on, in the theme that is shown. */
export interface Grounds {
  readonly surface: Colour;
  readonly ground: Colour;
}

export function tokensOf(lessVar: Readonly<Record<string, string>>, grounds: Grounds): Tokens {
  const entries = Object.entries(lessVar).map(([name, value]): Tokens => table.get(name.replace(/^@/, ''))?.(value.trim(), grounds) ?? {});
  return Object.assign({}, ...entries) as Tokens;
}

type Reading = (value: string, grounds: Grounds) => Tokens;

const HOVER = 0.15;
const PRESSED = 0.3;
const SOFT = 0.88;
const RAISED = 0.12;

const table: ReadonlyMap<string, Reading> = new Map<string, Reading>([
  ['primary-color', colour(action)],
  ['link-color', colour((link, { surface, ground }) => ({ '--link': cssOf(legibleOn(link, [surface, ground])) }))],
  ['heading-color', colour((heading, { surface, ground }) => ({ '--heading': cssOf(legibleOn(heading, [surface, ground])) }))],
  ['layout-header-background', colour(structure)],
  ['border-radius-base', radius],
]);

function colour(read: (colour: Colour, grounds: Grounds) => Tokens): Reading {
  return (value, grounds) => {
    const parsed = parseColour(value);
    return parsed === undefined ? {} : read(parsed, grounds);
  };
}

/** Its text is black or white, whichever can be read; one of the two always can. */
function action(chosen: Colour, { surface, ground }: Grounds): Tokens {
  const shown = legibleOn(chosen, [surface], VISIBLE);
  const text = contrast(shown, WHITE) >= contrast(shown, BLACK) ? WHITE : BLACK;
  const away = text === WHITE ? BLACK : WHITE;
  const soft = mix(shown, surface, SOFT);
  return {
    '--action': cssOf(shown),
    '--action-hover': cssOf(mix(shown, away, HOVER)),
    '--action-pressed': cssOf(mix(shown, away, PRESSED)),
    '--on-action': cssOf(text),
    '--action-soft': cssOf(soft),
    '--surface-selected': cssOf(soft),
    '--action-ink': cssOf(legibleOn(shown, [surface, ground, soft])),
  };
}

/** The bar carries white text: a light one is darkened until it can. */
function structure(chosen: Colour): Tokens {
  const shown = darkened(chosen);
  return { '--structure': cssOf(shown), '--structure-deep': cssOf(mix(shown, BLACK, HOVER)), '--structure-raised': cssOf(mix(shown, WHITE, RAISED)), '--structure-line': cssOf(mix(shown, WHITE, HOVER)) };
}

/** Against the soft text on it, which is the weaker of the two, and with room for its raised shade. */
const WANTED_ON_BAR = 8;

function darkened(chosen: Colour): Colour {
  return legibleOn(chosen, [WHITE], WANTED_ON_BAR);
}

const MOST_ROUND_PX = 12;

function radius(value: string): Tokens {
  const px = /^(\d{1,2})px$/.exec(value)?.[1];
  return px === undefined || Number(px) > MOST_ROUND_PX ? {} : { '--radius': `${px}px` };
}
