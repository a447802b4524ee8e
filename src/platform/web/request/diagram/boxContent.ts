/** The content of the box of a state, and the room it needs in either language. */
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import { isFinalState, type Workflow } from '#language/workflow.ts';
import { textWidth, wrapText } from './textSize.ts';

export const TITLE_PX = 15;
export const LABEL_PX = 13;
export const TITLE_LINE = 21;
export const LABEL_LINE = 20;
export const PADDING = 12;
/** Room for the stripe in the colour of the state, and the icon next to its name. */
export const TITLE_X = 34;

export interface SelfAction {
  readonly action: string;
  /** Distance from the top of the box. */
  readonly y: number;
}

export interface BoxContent {
  /** Its name, split in lines, in Thai and in English. */
  readonly titles: readonly [th: readonly string[], en: readonly string[]];
  readonly isEnd: boolean;
  /** No action enters or leaves it. */
  readonly isUnconnected: boolean;
  readonly selfActions: readonly SelfAction[];
  readonly height: number;
}

export function boxContentOf(
  workflow: Workflow,
  state: string,
  { width, isUnconnected }: { readonly width: number; readonly isUnconnected: boolean },
): BoxContent {
  const lines = (text: string): readonly string[] =>
    wrapText(text, { sizePx: TITLE_PX, width: width - TITLE_X - PADDING });
  const [th, en] = labelOf(workflow.choice, state);
  const titles = [lines(th), lines(en)] as const;
  // As many lines as the longer of the two, so that nothing moves when the language changes.
  const head = PADDING + Math.max(titles[0].length, titles[1].length) * TITLE_LINE + LABEL_LINE;
  const staying = Object.entries(workflow.actions).filter(
    ([, { from, to }]) => from[state] !== undefined && (to === undefined || to === state),
  );
  const selfActions = staying.map(([action], index) => ({
    action,
    y: head + PADDING / 2 + index * LABEL_LINE + (LABEL_LINE - LABEL_PX) / 2,
  }));
  return {
    titles,
    isEnd: isFinalState(workflow, state),
    isUnconnected,
    selfActions,
    height: head + (selfActions.length === 0 ? 0 : PADDING / 2 + selfActions.length * LABEL_LINE) + PADDING,
  };
}

/** Returns the width of an arrow's name, in the wider of the two languages. */
export function labelWidth(label: Label | undefined): number {
  return label === undefined ? 0 : Math.max(...label.map((text) => textWidth(text, LABEL_PX)));
}
