import { memo, type ReactElement } from 'react';
import type { DecimalField, IntegerField } from '#language/field.ts';
import {
  decimal,
  decimalText,
  equalDecimals,
  formatDecimal,
  fractionDigits,
  type Decimal,
} from '#language/values/decimal.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { classes } from '../../ui/classes.ts';
import type { ControlProps } from '../control.ts';
import { useTypedText, type TypedControl } from '../useTypedText.ts';
import css from './controls.module.css';
import { inputProps } from './inputProps.ts';
import { readDecimal, readInteger } from './readNumber.ts';

export const DecimalControl = memo(function DecimalControl(props: ControlProps<Decimal, DecimalField>): ReactElement {
  const { value } = props;
  const locale = useLocale();
  const typed = useTypedText({
    ...props,
    displayText: value === null ? '' : formatDecimal(value, locale, fractionDigits(value)),
    editText: value === null ? '' : decimalText(value),
    read: readDecimal,
    isSame: isSameDecimal,
  });
  return <NumberInput props={props} typed={typed} />;
});

export const IntegerControl = memo(function IntegerControl(props: ControlProps<number, IntegerField>): ReactElement {
  const { value } = props;
  const locale = useLocale();
  const typed = useTypedText({
    ...props,
    displayText: value === null ? '' : formatDecimal(decimal(value), locale, 0),
    editText: value === null ? '' : String(value),
    read: readInteger,
    isSame: Object.is,
  });
  return <NumberInput props={props} typed={typed} />;
});

type NumberProps = ControlProps<Decimal, DecimalField> | ControlProps<number, IntegerField>;

function NumberInput({
  props,
  typed,
}: {
  readonly props: NumberProps;
  readonly typed: Pick<TypedControl<unknown>, 'text' | 'onFocus' | 'onText' | 'commit'>;
}): ReactElement {
  const { id, field, isInCell = false, isDisabled = false, describedBy } = props;
  const label = useLabel();
  const { unit } = field;
  // In a table the unit is in the header.
  const hasUnit = unit !== undefined && !isInCell;
  const unitId = `${id}-unit`;
  const input = (
    <input
      {...inputProps(hasUnit ? { ...props, describedBy: classes(unitId, describedBy) } : props)}
      type="text"
      inputMode={field.kind === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={classes(hasUnit ? css.inner : css.input, css.number, isInCell && css.inCell)}
      value={typed.text}
      onFocus={typed.onFocus}
      onChange={({ target }) => typed.onText(target.value)}
      onBlur={typed.commit}
    />
  );
  if (!hasUnit) return input;
  return (
    <div className={css.box} {...(isDisabled ? { 'data-disabled': true } : {})}>
      {input}
      <span id={unitId} className={css.unit}>
        {label(unit)}
      </span>
    </div>
  );
}

function isSameDecimal(a: Decimal | null, b: Decimal | null): boolean {
  return a === null || b === null ? a === b : equalDecimals(a, b);
}
