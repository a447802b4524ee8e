/** What stands in a log as a code, told as a person says it. */
import { inLocale, type Label, type Locale } from './label.ts';

/** By code, which may be of two words (`roles of`); or the names of entities, told by their titles; or those of actions or states of workflows, told by their labels. */
export type CodeLabels = 'entities' | 'actions' | 'states' | Readonly<Record<string, Label>>;

export interface CodeTranslator {
  readonly codeLabels: CodeLabels;
  readonly locale: Locale;
  /** Of an entity, if it is one. */
  readonly titleOf: (name: string) => Label | undefined;
  /** Of an action of any workflow, if it is one. */
  readonly actionOf: (name: string) => Label | undefined;
  /** Of a state of any workflow, if it is one. */
  readonly stateOf: (name: string) => Label | undefined;
}

/**
 * Known codes at the beginning are told, and behind one of them names of entities; from the first that is not known on it
 * stays as it is. A name that somebody chose may happen to be that of an entity, so one alone is not taken for it.
 */
export function translateCodes(
  text: string,
  { codeLabels, locale, titleOf, actionOf, stateOf }: CodeTranslator,
): string {
  const tokens = text.split(' ');
  const translated: string[] = [];
  const find = (code: string): Label | undefined => {
    if (codeLabels === 'actions') return actionOf(code);
    if (codeLabels === 'states') return stateOf(code);
    if (codeLabels !== 'entities' && Object.hasOwn(codeLabels, code)) return codeLabels[code];
    return codeLabels === 'entities' || translated.length > 0 ? titleOf(code) : undefined;
  };
  let at = 0;
  while (at < tokens.length) {
    const [one = '', two] = tokens.slice(at, at + 2);
    const pair = two === undefined ? undefined : find(`${one} ${two}`);
    const label = pair ?? find(one);
    if (label === undefined) break;
    translated.push(inLocale(label, locale));
    at += pair === undefined ? 1 : 2;
  }
  return [...translated, ...tokens.slice(at)].join(' ');
}
