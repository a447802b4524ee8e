import { useEffect, useId, useMemo, type ReactElement } from 'react';
import { text } from '#language/field.ts';
import { TextControl } from '../../fields/controls/TextControl.tsx';
import { describedBy, FieldFrame } from '../../fields/FieldFrame.tsx';
import { findById } from '../../form/layout/reveal.ts';

/** Maximum that the server accepts. */
export const REMARK_MAX = 2000;

export interface RemarkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  /** Maximum that the server accepts, if it is not the default. */
  readonly max?: number;
  /** It takes the focus because the person has just opened it. */
  readonly takesFocus?: boolean;
}

/** Input for a few sentences, with the same control as on every form. */
export function RemarkField({
  label,
  value,
  onChange,
  isRequired = false,
  help,
  problem,
  max = REMARK_MAX,
  takesFocus = false,
}: RemarkFieldProps): ReactElement {
  const id = useId();
  const field = useMemo(() => text(['หมายเหตุ', 'Remark'], { max, multiline: true }), [max]);
  useEffect(() => {
    const control = takesFocus ? findById(id) : null;
    if (!(control instanceof HTMLTextAreaElement)) return;
    control.focus();
    // The cursor is put at the end of the text, so that the person can continue.
    control.setSelectionRange(control.value.length, control.value.length);
  }, [id, takesFocus]);
  const described = describedBy(id, { help, problem });
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} help={help} problem={problem}>
      <TextControl
        id={id}
        name="remark"
        field={field}
        value={value === '' ? null : value}
        onChange={(typed) => onChange(typed ?? '')}
        isRequired={isRequired}
        isInvalid={problem !== undefined}
        {...(described === undefined ? {} : { describedBy: described })}
      />
    </FieldFrame>
  );
}

/** Counts code points, as the server does. */
export function isTooLong(value: string, max = REMARK_MAX): boolean {
  return [...value].length > max;
}
