import type { ReactElement } from 'react';
import type { ControlProps } from '#platform/web/fields/control.ts';
import css from '#platform/web/fields/controls/controls.module.css';
import { inputProps } from '#platform/web/fields/controls/inputProps.ts';
import { useCodeTexts } from '#platform/web/fields/options/codeTexts.ts';
import { useFormStore } from '#platform/web/form/formContext.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Icon } from '#platform/web/ui/Icon.tsx';
import type { ContentUnit } from '../../tolerance.ts';
import { texts } from './texts.ts';

const GROUP = 'CONTENT_UNIT';

/** The few units that fit. One that does not fit any more stands there until another is chosen, so that it can be seen to be wrong. */
export function UnitSelect({ units, ...props }: ControlProps & { readonly units: readonly ContentUnit[] }): ReactElement {
  const { value, onChange, onBlur } = props;
  const t = useTexts(texts);
  const { codes } = useFormStore();
  const unitText = useCodeTexts('contentUnit');
  const chosen = codes.codeOf(GROUP, value);
  const shown: readonly string[] = chosen === null || units.some((unit) => unit === chosen) ? units : [...units, chosen];
  return (
    <span className={css.selectBox}>
      <select {...inputProps(props)} className={classes(css.input, css.select)} value={chosen ?? ''} onChange={({ target }) => onChange(target.value === '' ? null : codes.cardOf(GROUP, target.value))} onBlur={onBlur}>
        {chosen === null ? <option value="">{t('chooseUnit')}</option> : null}
        {shown.map((unit) => (
          <option key={unit} value={unit}>
            {unitText(unit)}
          </option>
        ))}
      </select>
      <Icon name="down" size={12} />
    </span>
  );
}
