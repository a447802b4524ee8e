/**
 * One component for each kind of field: text is registered, everything else is controlled. Each watches its own error
 * and nothing else.
 */
import { memo, type ReactElement } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Decimal } from '#language/values/decimal.ts';
import { FieldControl } from '#platform/web/fields/FieldControl.tsx';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import css from '#platform/web/fields/controls/controls.module.css';
import fieldCss from '#platform/web/form/field/FormField.module.css';
import { keystrokeForm } from '../declaration.ts';
import { domId } from '../domId.ts';
import { isNumber, type FormFieldShape, type Values } from '../formShape.ts';
import { NumberInput } from './NumberInput.tsx';
import { textOrNull, ariaProps, useProblem } from './ariaProps.ts';

export const FormField = memo(function FormField(fieldShape: FormFieldShape): ReactElement {
  return (
    <div className={fieldShape.kind === 'text' ? fieldCss.usual : fieldCss.short}>
      {fieldShape.kind === 'text' ? (
        <TextField {...fieldShape} />
      ) : isNumber(fieldShape.kind) ? (
        <NumberField {...fieldShape} />
      ) : (
        <OtherField {...fieldShape} />
      )}
    </div>
  );
});

function TextField({ name, label, isRequired }: FormFieldShape): ReactElement {
  const { register } = useFormContext<Values>();
  const problem = useProblem(name);
  const id = domId(name);
  return (
    <FieldFrame id={id} label={label[0]} isRequired={isRequired} problem={problem}>
      <input
        {...register(name, { setValueAs: textOrNull })}
        {...ariaProps({ id, isRequired, problem })}
        id={id}
        type="text"
        autoComplete="off"
        className={css.input}
      />
    </FieldFrame>
  );
}

function NumberField({ name, label, kind, isRequired }: FormFieldShape): ReactElement {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const problem = fieldState.error?.message;
  const id = domId(name);
  return (
    <FieldFrame id={id} label={label[0]} isRequired={isRequired} problem={problem}>
      <NumberInput
        {...field}
        id={id}
        value={field.value as Decimal | number | null}
        inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
        className={`${css.input} ${css.number}`}
        isInvalid={problem !== undefined}
        isRequired={isRequired}
        describedBy={describedBy(id, { problem })}
      />
    </FieldFrame>
  );
}

/** Dates, switches and choices: the shared controls that any form of the product would use. */
function OtherField({ name, label, isRequired }: FormFieldShape): ReactElement {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const problem = fieldState.error?.message;
  const id = domId(name);
  const declared = keystrokeForm.fields[name];
  if (declared === undefined) throw new Error(`There is no field "${name}"`);
  return (
    <FieldFrame id={id} label={label[0]} isRequired={isRequired} problem={problem}>
      <FieldControl
        id={id}
        name={name}
        field={declared}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        isInvalid={problem !== undefined}
        isRequired={isRequired}
      />
    </FieldFrame>
  );
}
