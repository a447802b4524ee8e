/** The theme as it is being chosen: of each variable we know what was typed, nothing for our own; what we do not know is kept as it is. */
import { contrast, parseColour, READABLE, type Colour } from '#platform/model/settings/colour.ts';
import {
  checkVariable,
  colourVariables,
  GROUNDS,
  OUR_DARK_TEXTS,
  OUR_THEME,
  RADIUS_VARIABLE,
  textContrast,
  variableOf,
  type ColourVariable,
  type LessVar,
} from '#platform/model/settings/themeVariables.ts';
import type { MessageRef } from '#language/message.ts';
import { tokensOf } from '#platform/web/theme/lessVar.ts';

export const known = [...colourVariables, RADIUS_VARIABLE] as const;
export type Known = (typeof known)[number];
export type ThemeDraft = Readonly<Record<Known, string>>;

export function draftOf(lessVar: LessVar): ThemeDraft {
  const set = new Map(Object.entries(lessVar).map(([name, value]) => [variableOf(name), value]));
  return Object.fromEntries(known.map((name) => [name, set.get(name) ?? ''])) as ThemeDraft;
}

export function lessVarOf(draft: ThemeDraft, stored: LessVar): LessVar {
  const others = Object.entries(stored).filter(([name]) => !(known as readonly string[]).includes(variableOf(name)));
  const chosen = known.map((name) => [name, draft[name].trim()] as const).filter(([, value]) => value !== '');
  return Object.fromEntries([...others, ...chosen]);
}

export function problemsOf(draft: ThemeDraft): ReadonlyMap<Known, MessageRef> {
  return new Map(
    known.flatMap((name) => {
      const value = draft[name].trim();
      const problem = value === '' ? undefined : checkVariable(name, value);
      return problem === undefined ? [] : [[name, problem] as const];
    }),
  );
}

export interface Figure {
  readonly ratio: number;
  readonly isEnough: boolean;
}

/** How well text can be read with it: by day as it was chosen, by night as it is shown. Undefined while it is no colour. */
export function figuresOf(
  name: ColourVariable,
  value: string,
): { readonly light: Figure; readonly dark: Figure } | undefined {
  const typed = value.trim();
  const chosen = parseColour(typed === '' ? OUR_THEME[name] : typed);
  const byNight = parseColour(
    typed === '' ? OUR_DARK_TEXTS[name] : (tokensOf({ [name]: typed }, GROUNDS.dark)[textTokens[name]] ?? ''),
  );
  if (chosen === undefined || byNight === undefined) return undefined;
  return { light: figure(textContrast(name, chosen, GROUNDS.light)), dark: figure(nightContrast(name, byNight)) };
}

/** Which token carries its text, or bears it. */
const textTokens = {
  'primary-color': '--action-ink',
  'link-color': '--link',
  'heading-color': '--heading',
  'layout-header-background': '--structure',
} as const satisfies Record<ColourVariable, string>;

/** The soft shade behind the main colour is made of the colour of its fill, which is not that of its text here. */
function nightContrast(name: ColourVariable, shown: Colour): number {
  const { surface, ground } = GROUNDS.dark;
  return name === 'primary-color'
    ? Math.min(contrast(shown, surface), contrast(shown, ground))
    : textContrast(name, shown, GROUNDS.dark);
}

function figure(ratio: number): Figure {
  return { ratio, isEnough: ratio >= READABLE };
}
