import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { LabelledInput } from '../ui/input/LabelledInput.tsx';
import { readDegrees } from './placeDraft.ts';
import { texts } from './texts.ts';

export interface DegreesInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isLabelHidden?: boolean;
}

/** One coordinate in degrees. */
export function DegreesInput({ label, value, onChange, isLabelHidden = false }: DegreesInputProps): ReactElement {
  const t = useTexts(texts);
  return (
    <LabelledInput
      label={label}
      isLabelHidden={isLabelHidden}
      isField
      inputMode="decimal"
      autoComplete="off"
      value={value}
      problem={value.trim() === '' || readDegrees(value) !== undefined ? undefined : t('notNumber')}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
