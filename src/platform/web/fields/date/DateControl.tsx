import { memo, type ReactElement } from 'react';
import type { DateField } from '#language/field.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { ControlProps } from '../control.ts';
import { inputProps } from '../controls/inputProps.ts';
import { useTypedText } from '../useTypedText.ts';
import { DateBox } from './DateBox.tsx';
import { readDate } from './readDate.ts';

export const DateControl = memo(function DateControl(props: ControlProps<PlainDate, DateField>): ReactElement {
  const { value, isInCell = false } = props;
  const locale = useLocale();
  const { text, onText, commit, choose } = useTypedText<PlainDate>({
    ...props,
    displayText: value === null ? '' : formatDate(value, locale),
    read: readDate,
    isSame: Object.is,
  });
  return (
    <DateBox
      input={inputProps(props)}
      text={text}
      onText={onText}
      onCommit={commit}
      value={value}
      onPick={choose}
      isInCell={isInCell}
    />
  );
});
