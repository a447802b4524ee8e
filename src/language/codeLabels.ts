/** Translates codes in a log to texts that people read. */
import { inLocale, type Label, type Locale } from './label.ts';

/**
 * Labels by code, which may have two words (`roles of`); or names of entities, shown by their titles; or actions or
 * states of workflows, shown by their labels.
 */
export type CodeLabels = 'entities' | 'actions' | 'states' | Readonly<Record<string, Label>>;

export interface CodeTranslator {
  readonly codeLabels: CodeLabels;
  readonly locale: Locale;
  /** Returns the title of an entity, if the name is one. */
  readonly titleOf: (name: string) => Label | undefined;
  /** Returns the label of an action of any workflow, if the name is one. */
  readonly actionOf: (name: string) => Label | undefined;
  /** Returns the label of a state of any workflow, if the name is one. */
  readonly stateOf: (name: string) => Label | undefined;
}

/**
 * Translates known codes at the beginning, and names of entities after one of them; from the first unknown word on the
 * text stays as it is. A name that a person chose may equal the name of an entity, so a name alone is not translated.
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
