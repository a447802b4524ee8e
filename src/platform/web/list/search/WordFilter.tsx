import type { ReactElement } from 'react';
import type { Field } from '#language/field.ts';
import type { Locale } from '#language/label.ts';
import { getModuleIndex } from '../../declarations/loadedModules.ts';
import { formatValue } from '../../fields/display.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { FilterControlProps } from './FilterControl.tsx';
import { FilterSelect, type FilterOption } from './FilterSelect.tsx';

/** Offers the codes that a text field may hold, such as those of a log, by their names. */
export function WordFilter({ value, onChange, ...props }: FilterControlProps): ReactElement {
  const locale = useLocale();
  const declared = optionsOf(props.filter.field, locale);
  const chosen = value?.form === 'word' ? value.code : '';
  // An address may contain a code that is no longer declared.
  const isOffered = chosen === '' || declared.some(({ code }) => code === chosen);
  return (
    <FilterSelect
      {...props}
      options={isOffered ? declared : [{ code: chosen, name: chosen }, ...declared]}
      chosen={chosen}
      onChoose={(code) => onChange(code === '' ? undefined : { form: 'word', code })}
    />
  );
}

function optionsOf(field: Field, locale: Locale): readonly FilterOption[] {
  const words = field.kind === 'text' ? field.words : undefined;
  const codes = Object.keys(
    words === 'entities'
      ? getModuleIndex().entities
      : words === 'actions' || words === 'states'
        ? getModuleIndex()[words]
        : (words ?? {}),
  );
  return codes
    .map((code) => ({ code, name: formatValue(field, code, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
