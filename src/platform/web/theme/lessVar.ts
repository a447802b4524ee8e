/**
 * The administrator's theme variables as tokens of ours. Only names we know count, and a colour nobody could read is
 * mended: what is set must not lock anybody out, and what can be read by day must also be read by night.
 */
import {
  BLACK,
  WHITE,
  contrast,
  cssOf,
  legibleOn,
  mix,
  parseColour,
  READABLE,
  VISIBLE,
  type Colour,
} from '#platform/model/settings/colour.ts';
import {
  findRadiusPx,
  raisedOf,
  RADIUS_VARIABLE,
  softOf,
  textContrast,
  variableOf,
  type ColourVariable,
  type Grounds,
  type LessVar,
} from '#platform/model/settings/themeVariables.ts';

export type Tokens = Readonly<Record<string, string>>;

export function tokensOf(lessVar: LessVar, grounds: Grounds): Tokens {
  const entries = Object.entries(lessVar).map(
    ([name, value]): Tokens => table.get(variableOf(name))?.(value.trim(), grounds) ?? {},
  );
  return Object.assign({}, ...entries) as Tokens;
}

type Reading = (value: string, grounds: Grounds) => Tokens;

const HOVER = 0.15;
const PRESSED = 0.3;

const table: ReadonlyMap<string, Reading> = new Map<ColourVariable | typeof RADIUS_VARIABLE, Reading>([
  ['primary-color', colour(action)],
  ['link-color', colour(link)],
  [
    'heading-color',
    colour((heading, { surface, ground }) => ({ '--heading': cssOf(legibleOn(heading, [surface, ground])) })),
  ],
  ['layout-header-background', colour(structure)],
  [RADIUS_VARIABLE, radius],
]);

function colour(read: (colour: Colour, grounds: Grounds) => Tokens): Reading {
  return (value, grounds) => {
    const parsed = parseColour(value);
    return parsed === undefined ? {} : read(parsed, grounds);
  };
}

/** Its text is black or white, whichever can be read; one of the two always can. */
function action(chosen: Colour, grounds: Grounds): Tokens {
  const { surface, ground } = grounds;
  const shown = legibleOn(chosen, [surface], VISIBLE);
  const text = contrast(shown, WHITE) >= contrast(shown, BLACK) ? WHITE : BLACK;
  const away = text === WHITE ? BLACK : WHITE;
  const soft = softOf(shown, grounds);
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

/** Under the pointer it goes further from its ground. */
function link(chosen: Colour, { surface, ground }: Grounds): Tokens {
  const shown = legibleOn(chosen, [surface, ground]);
  const away = contrast(surface, WHITE) < contrast(surface, BLACK) ? BLACK : WHITE;
  return { '--link': cssOf(shown), '--link-hover': cssOf(mix(shown, away, HOVER)) };
}

function structure(chosen: Colour, grounds: Grounds): Tokens {
  const shown = darkened(chosen, grounds);
  return {
    '--structure': cssOf(shown),
    '--structure-deep': cssOf(mix(shown, BLACK, HOVER)),
    '--structure-raised': cssOf(raisedOf(shown)),
    '--structure-line': cssOf(mix(shown, WHITE, HOVER)),
  };
}

const STEPS = 20;

/** The bar carries light text: a light one is darkened by as little as it takes. */
function darkened(chosen: Colour, grounds: Grounds): Colour {
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mix(chosen, BLACK, step / STEPS);
    if (textContrast('layout-header-background', tried, grounds) >= READABLE) return tried;
  }
  return BLACK;
}

function radius(value: string): Tokens {
  const px = findRadiusPx(value);
  return px === undefined ? {} : { '--radius': `${px}px` };
}
