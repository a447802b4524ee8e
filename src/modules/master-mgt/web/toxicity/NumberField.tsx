import { useId, useState, type ReactElement } from 'react';
import type { DecimalField } from '#language/field.ts';
import type { MessageRef } from '#language/message.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { DecimalControl } from '#platform/web/fields/controls/NumberControl.tsx';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';

export interface NumberFieldProps {
  readonly field: DecimalField;
  readonly value: Decimal | null;
  readonly onChange: (value: Decimal | null) => void;
}

/** A number outside a form of a record. Unreadable text counts as empty. */
export function NumberField({ field, value, onChange }: NumberFieldProps): ReactElement {
  const id = useId();
  const label = useLabel();
  const locale = useLocale();
  const [unreadable, setUnreadable] = useState<MessageRef>();
  const problem = unreadable === undefined ? undefined : problemText(unreadable, locale);
  const explained = describedBy(id, { help: undefined, problem });
  return (
    <FieldFrame id={id} label={label(field.label)} problem={problem}>
      <DecimalControl
        id={id}
        name={id}
        field={field}
        value={value}
        onChange={onChange}
        onInvalidInput={setUnreadable}
        isInvalid={problem !== undefined}
        {...(explained === undefined ? {} : { describedBy: explained })}
      />
    </FieldFrame>
  );
}
