import type { ReactElement } from 'react';
import type { Field } from '#language/field.ts';
import type { Locale } from '#language/label.ts';
import { getModuleIndex } from '../../declarations/loadedModules.ts';
import { formatValue } from '../../fields/display.ts';
import { FieldFrame } from '../../fields/FieldFrame.tsx';
import css from '../../fields/controls/controls.module.css';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { FilterControlProps } from './FilterControl.tsx';
import { texts } from '../texts.ts';

/** Chooses one of the codes of a log, by its label. */
export function WordFilter({ filter, id, label, text, onChange }: FilterControlProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const options = optionsOf(filter.field, locale);
  // The address may contain a code that is no longer declared.
  const isDeclared = text === '' || options.some(({ code }) => code === text);
  return (
    <FieldFrame id={id} label={label}>
      <span className={css.selectBox}>
        <select
          id={id}
          name={filter.path}
          className={classes(css.input, css.select)}
          value={text}
          onChange={({ target }) => onChange(target.value, false)}
        >
          <option value="">{t('all')}</option>
          {isDeclared ? null : <option value={text}>{text}</option>}
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" size={ICON_PX} />
      </span>
    </FieldFrame>
  );
}

function optionsOf(field: Field, locale: Locale): { readonly code: string; readonly name: string }[] {
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
    .toSorted((option, other) => option.name.localeCompare(other.name, locale));
}

const ICON_PX = 12;
