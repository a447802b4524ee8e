/** Returns the error of a field, and the attributes by which its input announces it. */
import { get, useFormContext, useFormState, type FieldError } from 'react-hook-form';
import { describedBy } from '#platform/web/fields/FieldFrame.tsx';
import type { Values } from '../formShape.ts';

export function useProblem(name: string): string | undefined {
  const { control } = useFormContext<Values>();
  const { errors } = useFormState({ control, name, exact: true });
  const error: FieldError | undefined = get(errors, name);
  return error?.message;
}

export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}

export function ariaProps({
  id,
  isRequired,
  problem,
}: {
  readonly id: string;
  readonly isRequired: boolean;
  readonly problem: string | undefined;
}): Readonly<Record<string, string | true>> {
  const words = describedBy(id, { problem });
  return {
    ...(problem === undefined ? {} : { 'aria-invalid': true as const }),
    ...(isRequired ? { 'aria-required': true as const } : {}),
    ...(words === undefined ? {} : { 'aria-describedby': words }),
  };
}
