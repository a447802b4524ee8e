/**
 * Converts the administrator's theme variables to our tokens. Only known names are used, and an unreadable colour is
 * corrected: settings must not make the system unusable, and a colour that is readable in the light theme must also be
 * in the dark one.
 */
import {
  BLACK,
  WHITE,
  contrastRatio,
  toCssColour,
  adjustForContrast,
  mixColours,
  parseColour,
  TEXT_CONTRAST_MIN,
  EDGE_CONTRAST_MIN,
  type Colour,
} from '#platform/model/settings/colour.ts';
import {
  findRadiusPx,
  raisedShadeOf,
  RADIUS_VARIABLE,
  softShadeOf,
  textContrast,
  variableNameOf,
  type ColourVariable,
  type ThemeBackgrounds,
  type LessVar,
} from '#platform/model/settings/themeVariables.ts';

export type ThemeTokens = Readonly<Record<string, string>>;

export function tokensOf(lessVar: LessVar, grounds: ThemeBackgrounds): ThemeTokens {
  const entries = Object.entries(lessVar).map(
    ([name, value]): ThemeTokens => table.get(variableNameOf(name))?.(value.trim(), grounds) ?? {},
  );
  return Object.assign({}, ...entries) as ThemeTokens;
}

type VariableReader = (value: string, grounds: ThemeBackgrounds) => ThemeTokens;

const HOVER = 0.15;
const PRESSED = 0.3;

const table: ReadonlyMap<string, VariableReader> = new Map<ColourVariable | typeof RADIUS_VARIABLE, VariableReader>([
  ['primary-color', colour(action)],
  ['link-color', colour(link)],
  [
    'heading-color',
    colour((heading, { surface, ground }) => ({
      '--heading': toCssColour(adjustForContrast(heading, [surface, ground])),
    })),
  ],
  ['layout-header-background', colour(structure)],
  [RADIUS_VARIABLE, radius],
]);

function colour(read: (colour: Colour, grounds: ThemeBackgrounds) => ThemeTokens): VariableReader {
  return (value, grounds) => {
    const parsed = parseColour(value);
    return parsed === undefined ? {} : read(parsed, grounds);
  };
}

/** Its text is black or white, whichever is readable; one of the two always is. */
function action(chosen: Colour, grounds: ThemeBackgrounds): ThemeTokens {
  const { surface, ground } = grounds;
  const adjusted = adjustForContrast(chosen, [surface], EDGE_CONTRAST_MIN);
  const text = contrastRatio(adjusted, WHITE) >= contrastRatio(adjusted, BLACK) ? WHITE : BLACK;
  const away = text === WHITE ? BLACK : WHITE;
  const soft = softShadeOf(adjusted, grounds);
  return {
    '--action': toCssColour(adjusted),
    '--action-hover': toCssColour(mixColours(adjusted, away, HOVER)),
    '--action-pressed': toCssColour(mixColours(adjusted, away, PRESSED)),
    '--on-action': toCssColour(text),
    '--action-soft': toCssColour(soft),
    '--surface-selected': toCssColour(soft),
    '--action-ink': toCssColour(adjustForContrast(adjusted, [surface, ground, soft])),
  };
}

/** On hover it contrasts more with its background. */
function link(chosen: Colour, { surface, ground }: ThemeBackgrounds): ThemeTokens {
  const adjusted = adjustForContrast(chosen, [surface, ground]);
  const away = contrastRatio(surface, WHITE) < contrastRatio(surface, BLACK) ? BLACK : WHITE;
  return { '--link': toCssColour(adjusted), '--link-hover': toCssColour(mixColours(adjusted, away, HOVER)) };
}

function structure(chosen: Colour, grounds: ThemeBackgrounds): ThemeTokens {
  const adjusted = darkened(chosen, grounds);
  return {
    '--structure': toCssColour(adjusted),
    '--structure-deep': toCssColour(mixColours(adjusted, BLACK, HOVER)),
    '--structure-raised': toCssColour(raisedShadeOf(adjusted)),
    '--structure-line': toCssColour(mixColours(adjusted, WHITE, HOVER)),
  };
}

const STEPS = 20;

/** The bar has light text: a light background is darkened by as little as necessary. */
function darkened(chosen: Colour, grounds: ThemeBackgrounds): Colour {
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mixColours(chosen, BLACK, step / STEPS);
    if (textContrast('layout-header-background', tried, grounds) >= TEXT_CONTRAST_MIN) return tried;
  }
  return BLACK;
}

function radius(value: string): ThemeTokens {
  const px = findRadiusPx(value);
  return px === undefined ? {} : { '--radius': `${px}px` };
}
