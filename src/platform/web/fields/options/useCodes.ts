/**
 * The codes of a choice with their lookup rows: the code of a card, the card of a code, and its label. In a lookup
 * group that is not a choice the keys of its rows are the codes.
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
  /** Returns null for a card without a code, and until the vocabulary is loaded. */
  readonly codeOf: (card: unknown) => Code | null;
  readonly cardOf: (code: Code | null) => CardValue | null;
  /** Returns the label of the administrators once it is loaded, until then the declared one. */
  readonly textOf: (code: string) => string;
  readonly isReady: boolean;
}

/** The codes of a choice that is declared by that name; for any other name, texts. */
type CodeOf<Name> = Name extends keyof Choices ? (Choices[Name] extends Choice<infer Code> ? Code : string) : string;

/** Takes the name of a choice, or `{ group }` for lookups that are not a choice. */
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
        const row = rows.find((lookupRow) => lookupRow.code === code);
        return row === undefined ? inLocale(declared(code), locale) : lookupText(row, locale);
      },
      isReady: data !== undefined,
    };
  }, [choice, group, data, locale]);
}
