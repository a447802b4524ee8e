import { useState, type ReactElement, type Ref } from 'react';
import {
  formatDecimal,
  fractionDigits,
  decimal,
  decimalText,
  findDecimal,
  type Decimal,
} from '#language/values/decimal.ts';

export interface NumberInputProps {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly inputMode: 'numeric' | 'decimal';
  readonly value: Decimal | number | null;
  readonly onChange: (value: Decimal | number | null) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLInputElement>;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly label?: string;
  readonly describedBy?: string | undefined;
}

/**
 * Shows thousands separators until the input has the focus; text that is not a number stays, and counts as an empty
 * value.
 */
export function NumberInput({
  id,
  name,
  className,
  inputMode,
  value,
  onChange,
  onBlur,
  ref,
  isInvalid,
  isRequired,
  label,
  describedBy,
}: NumberInputProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  const read = (text: string): Decimal | number | null => {
    const found = findDecimal(text.trim().replaceAll(',', ''));
    if (found === undefined) return null;
    return inputMode === 'numeric' ? Number(decimalText(found)) : found;
  };
  return (
    <input
      id={id}
      name={name}
      ref={ref}
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      className={className}
      value={typed ?? formatValue(value)}
      onFocus={() => setTyped(value === null ? '' : plainText(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      {...(isInvalid ? { 'aria-invalid': true } : {})}
      {...(isRequired ? { 'aria-required': true } : {})}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      {...(label === undefined ? {} : { 'aria-label': label })}
    />
  );
}

function formatValue(value: Decimal | number | null): string {
  if (value === null) return '';
  return typeof value === 'number'
    ? formatDecimal(decimal(value), 'th', 0)
    : formatDecimal(value, 'th', fractionDigits(value));
}

function plainText(value: Decimal | number): string {
  return typeof value === 'number' ? String(value) : decimalText(value);
}
