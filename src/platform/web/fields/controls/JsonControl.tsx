import { memo, type ReactElement } from 'react';
import type { JsonField } from '#language/field.ts';
import type { Json } from '#language/record.ts';
import { JSON_AREA_ROWS } from '../../constants.ts';
import { classes } from '../../ui/classes.ts';
import type { ControlProps } from '../control.ts';
import { useTypedText } from '../useTypedText.ts';
import { sameValue } from '../wire.ts';
import css from './controls.module.css';
import { inputProps } from './inputProps.ts';
import { readJson, writeJson } from './readJson.ts';

export const JsonControl = memo(function JsonControl(props: ControlProps<Json, JsonField>): ReactElement {
  const { field, value, isInCell = false } = props;
  const typed = useTypedText<Json>({
    ...props,
    displayText: writeJson(value),
    read: (text) => readJson(field.shape, text),
    isSame: (a, b) => sameValue(field, a, b),
  });
  return (
    <textarea
      {...inputProps(props)}
      rows={isInCell ? 1 : JSON_AREA_ROWS}
      spellCheck={false}
      autoComplete="off"
      className={classes(css.input, css.area, css.code, isInCell && css.inCell)}
      value={typed.text}
      onChange={({ target }) => typed.onText(target.value)}
      onBlur={typed.commit}
    />
  );
});
