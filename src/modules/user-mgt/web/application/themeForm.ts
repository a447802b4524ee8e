/**
 * The theme being edited: for each known variable the typed text, empty for the default; unknown variables stay as they
 * are.
 */
import { contrastRatio, parseColour, TEXT_CONTRAST_MIN, type Colour } from '#platform/model/settings/colour.ts';
import {
  checkVariable,
  colourVariables,
  THEME_BACKGROUNDS,
  DEFAULT_DARK_TEXT_COLOURS,
  DEFAULT_THEME,
  RADIUS_VARIABLE,
  textContrast,
  variableNameOf,
  type ColourVariable,
  type LessVar,
} from '#platform/model/settings/themeVariables.ts';
import type { MessageRef } from '#language/message.ts';
import { tokensOf } from '#platform/web/theme/lessVar.ts';

export const themeVariableNames = [...colourVariables, RADIUS_VARIABLE] as const;
export type ThemeVariableName = (typeof themeVariableNames)[number];
export type ThemeForm = Readonly<Record<ThemeVariableName, string>>;

export function themeFormOf(lessVar: LessVar): ThemeForm {
  const set = new Map(Object.entries(lessVar).map(([name, value]) => [variableNameOf(name), value]));
  return Object.fromEntries(themeVariableNames.map((name) => [name, set.get(name) ?? ''])) as ThemeForm;
}

export function lessVarOf(form: ThemeForm, stored: LessVar): LessVar {
  const others = Object.entries(stored).filter(
    ([name]) => !(themeVariableNames as readonly string[]).includes(variableNameOf(name)),
  );
  const chosen = themeVariableNames
    .map((name) => [name, form[name].trim()] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries([...others, ...chosen]);
}

export function problemsOf(form: ThemeForm): ReadonlyMap<ThemeVariableName, MessageRef> {
  return new Map(
    themeVariableNames.flatMap((name) => {
      const value = form[name].trim();
      const problem = value === '' ? undefined : checkVariable(name, value);
      return problem === undefined ? [] : [[name, problem] as const];
    }),
  );
}

export interface Contrast {
  readonly ratio: number;
  readonly isEnough: boolean;
}

/**
 * Returns the contrast of text with it: in the light theme as chosen, in the dark theme as displayed. Undefined while
 * it is no colour.
 */
export function contrastsOf(
  name: ColourVariable,
  value: string,
): { readonly light: Contrast; readonly dark: Contrast } | undefined {
  const typed = value.trim();
  const chosen = parseColour(typed === '' ? DEFAULT_THEME[name] : typed);
  const byNight = parseColour(
    typed === ''
      ? DEFAULT_DARK_TEXT_COLOURS[name]
      : (tokensOf({ [name]: typed }, THEME_BACKGROUNDS.dark)[textTokens[name]] ?? ''),
  );
  if (chosen === undefined || byNight === undefined) return undefined;
  return {
    light: contrastOf(textContrast(name, chosen, THEME_BACKGROUNDS.light)),
    dark: contrastOf(nightContrast(name, byNight)),
  };
}

/** The token of its text, or of the background of text. */
const textTokens = {
  'primary-color': '--action-ink',
  'link-color': '--link',
  'heading-color': '--heading',
  'layout-header-background': '--structure',
} as const satisfies Record<ColourVariable, string>;

/**
 * The soft shade behind the main colour is made from the colour of its fill, which is not the colour of its text here.
 */
function nightContrast(name: ColourVariable, displayed: Colour): number {
  const { surface, ground } = THEME_BACKGROUNDS.dark;
  return name === 'primary-color'
    ? Math.min(contrastRatio(displayed, surface), contrastRatio(displayed, ground))
    : textContrast(name, displayed, THEME_BACKGROUNDS.dark);
}

function contrastOf(ratio: number): Contrast {
  return { ratio, isEnough: ratio >= TEXT_CONTRAST_MIN };
}
