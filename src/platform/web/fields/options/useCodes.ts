/**
 * The codes of a choice with the lookup rows that carry them: what a card means, which card a code has, and what it is
 * called. Of a lookup group that is no choice the keys of its rows are the codes.
 */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getChoice } from '#language/catalogue.ts';
import { labelOf, type Choice } from '#language/choice.ts';
import { inLocale, type Label } from '#language/label.ts';
import type { Choices } from '#language/registry.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { createCodeMap } from './codeMap.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { CardValue } from '../control.ts';
import { lookupText } from '../display.ts';
import { lookupsQuery, type LookupRow } from './lookups.ts';

export interface Codes<Code extends string = string> {
  /** Null of a card that has none, and until the vocabulary is here. */
  readonly codeOf: (card: unknown) => Code | null;
  readonly cardOf: (code: Code | null) => CardValue | null;
  /** In the administrators' words once those are here, until then as declared. */
  readonly textOf: (code: string) => string;
  readonly isReady: boolean;
}

/** Of a choice that is declared by that name, its codes; of any other, texts. */
type CodeOf<Name> = Name extends keyof Choices ? (Choices[Name] extends Choice<infer Code> ? Code : string) : string;

/** The name of a choice, or `{ group }` of lookups that are none. */
export function useCodes<const Name extends string>(of: Name | { readonly group: string }): Codes<CodeOf<Name>> {
  const locale = useLocale();
  const choice = typeof of === 'string' ? getChoice(catalogue, of) : undefined;
  const group = typeof of === 'string' ? getChoice(catalogue, of).group : of.group;
  const { data } = useQuery(lookupsQuery(group));
  return useMemo(() => {
    const rows = (data?.rows ?? []).map((row): LookupRow => (choice === undefined ? { ...row, code: row.key } : row));
    const codeMap = createCodeMap(new Map([[group, rows]]));
    const declared = (code: string): Label => (choice === undefined ? [code, code] : labelOf(choice, code));
    return {
      // The vocabulary has no other codes than the choice.
      codeOf: (card) => codeMap.codeOf(group, card) as CodeOf<Name> | null,
      cardOf: (code) => codeMap.cardOf(group, code) as CardValue | null,
      textOf: (code) => {
        const row = rows.find((one) => one.code === code);
        return row === undefined ? inLocale(declared(code), locale) : lookupText(row, locale);
      },
      isReady: data !== undefined,
    };
  }, [choice, group, data, locale]);
}
