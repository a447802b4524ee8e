import type { ComponentProps, ReactElement } from 'react';
import inputCss from '#platform/web/fields/controls/controls.module.css';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';

export interface TextInputProps extends ComponentProps<'input'> {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly problem: string | undefined;
  readonly isRequired?: boolean;
}

export function TextInput({ id, label, help, problem, isRequired = false, ...rest }: TextInputProps): ReactElement {
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} help={help} problem={problem}>
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        id={id}
        className={inputCss.input}
        aria-describedby={describedBy(id, { help, problem })}
        {...(isRequired ? { 'aria-required': true } : {})}
        {...(problem === undefined ? {} : { 'aria-invalid': true })}
      />
    </FieldFrame>
  );
}
