/** What the codes of a choice are called: in the administrators' words once those are here, until then as declared. */
import { useQuery } from '@tanstack/react-query';
import { getChoice } from '#language/catalogue.ts';
import { labelOf } from '#language/choice.ts';
import { inLocale } from '#language/label.ts';
import { catalogue } from '../../declarations/declared.ts';
import { useLocale } from '../../i18n/locale.ts';
import { lookupText } from '../display.ts';
import { lookupsQuery } from './lookups.ts';

export function useCodeTexts(name: string): (code: string) => string {
  const locale = useLocale();
  const choice = getChoice(catalogue, name);
  const { data } = useQuery(lookupsQuery(choice.group));
  return (code) => {
    const row = data?.rows.find((one) => one.code === code);
    return row === undefined ? inLocale(labelOf(choice, code), locale) : lookupText(row, locale);
  };
}
