/** Returns the attributes that describe every input to screen readers. */
import type { ControlProps } from '../control.ts';

export interface InputProps {
  readonly id: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
  readonly 'aria-describedby'?: string;
  readonly 'aria-label'?: string;
}

type InputPropsOptions = Pick<
  ControlProps,
  'id' | 'name' | 'isDisabled' | 'isInvalid' | 'isRequired' | 'describedBy' | 'label'
>;

export function inputProps({
  id,
  name,
  isDisabled = false,
  isInvalid,
  isRequired,
  describedBy,
  label,
}: InputPropsOptions): InputProps {
  return {
    id,
    name,
    disabled: isDisabled,
    ...(isInvalid === true ? { 'aria-invalid': true } : {}),
    ...(isRequired === true ? { 'aria-required': true } : {}),
    ...(describedBy === undefined || describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    ...(label === undefined ? {} : { 'aria-label': label }),
  };
}
