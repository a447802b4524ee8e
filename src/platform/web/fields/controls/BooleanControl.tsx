import { memo, type ReactElement } from 'react';
import type { BooleanField } from '#language/field.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { ControlProps } from '../control.ts';
import { texts } from '../texts.ts';
import switchCss from './BooleanControl.module.css';
import css from './controls.module.css';
import { inputProps } from './inputProps.ts';

/**
 * A switch where the record always has yes or no; where the value may be missing, "no answer" must be a visible choice.
 */
export const BooleanControl = memo(function BooleanControl(props: ControlProps<boolean, BooleanField>): ReactElement {
  return props.field.default === undefined ? <YesNoSelect {...props} /> : <Switch {...props} />;
});

function Switch(props: ControlProps<boolean, BooleanField>): ReactElement {
  const { value, onChange, onBlur, isInCell = false } = props;
  const t = useTexts(texts);
  const isOn = value === true;
  return (
    <label className={classes(switchCss.switch, isInCell && switchCss.inCell)}>
      <input
        {...inputProps({ ...props, isRequired: false })}
        type="checkbox"
        role="switch"
        className={switchCss.input}
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={onBlur}
      />
      <span className={switchCss.track} aria-hidden="true" />
      {/* The switch itself announces its state. */}
      <span aria-hidden="true">{t(isOn ? 'yes' : 'no')}</span>
    </label>
  );
}

function YesNoSelect(props: ControlProps<boolean, BooleanField>): ReactElement {
  const { field, value, onChange, onBlur, isInCell = false } = props;
  const t = useTexts(texts);
  const isForced = field.required || props.isRequired === true;
  return (
    <span className={css.selectBox}>
      <select
        {...inputProps(props)}
        className={classes(css.input, css.select, isInCell && css.inCell)}
        value={value === null ? '' : String(value)}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
        onBlur={onBlur}
      >
        {isForced && value !== null ? null : <option value="">{t(isForced ? 'choose' : 'notSaid')}</option>}
        <option value="true">{t('yes')}</option>
        <option value="false">{t('no')}</option>
      </select>
      <Icon name="down" size={12} />
    </span>
  );
}
