import { memo, type ReactElement } from 'react';
import type { DateField } from '#language/field.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { useLocale } from '../../i18n/locale.ts';
import { classes } from '../../ui/classes.ts';
import type { ControlProps } from '../control.ts';
import css from '../controls/controls.module.css';
import { inputProps } from '../controls/inputProps.ts';
import { useTyped } from '../useTyped.ts';
import { readDate } from './readDate.ts';

export const DateControl = memo(function DateControl(props: ControlProps<PlainDate, DateField>): ReactElement {
  const locale = useLocale();
  const typed = useTyped({ ...props, shown: props.value === null ? '' : formatDate(props.value, locale), read: readDate, isSame: Object.is });
  return <input {...inputProps(props)} type="text" autoComplete="off" className={classes(css.input, props.isInCell === true && css.inCell)} value={typed.text} onChange={({ target }) => typed.onText(target.value)} onBlur={typed.settle} />;
});
