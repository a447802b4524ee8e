import { memo, type ReactElement } from 'react';
import type { UuidField } from '#language/field.ts';
import { message } from '#language/message.ts';
import { isUuid } from '#language/values/uuid.ts';
import { classes } from '../../ui/classes.ts';
import type { ControlProps } from '../control.ts';
import '../messages.ts';
import { useTypedText, type ParseResult } from '../useTypedText.ts';
import css from './controls.module.css';
import { inputProps } from './inputProps.ts';

/** Rarely typed, sometimes pasted. */
export const UuidControl = memo(function UuidControl(props: ControlProps<string, UuidField>): ReactElement {
  const typed = useTypedText<string>({ ...props, displayText: props.value ?? '', read: readUuid, isSame: Object.is });
  return (
    <input
      {...inputProps(props)}
      type="text"
      spellCheck={false}
      autoComplete="off"
      className={classes(css.input, css.code, props.isInCell === true && css.inCell)}
      value={typed.text}
      onChange={({ target }) => typed.onText(target.value)}
      onBlur={typed.commit}
    />
  );
});

function readUuid(text: string): ParseResult<string> {
  const bare = text.trim().toLowerCase();
  if (bare === '') return { value: null };
  return isUuid(bare) ? { value: bare } : { problem: message('typedUuid') };
}
