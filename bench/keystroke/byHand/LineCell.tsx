import { memo, type ReactElement } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Decimal } from '#language/values/decimal.ts';
import { FieldControl } from '#platform/web/fields/FieldControl.tsx';
import { describedBy } from '#platform/web/fields/FieldFrame.tsx';
import css from '#platform/web/fields/controls/controls.module.css';
import cellCss from '#platform/web/form/rows/FormCell.module.css';
import { keystrokeLine } from '../declaration.ts';
import { domId } from '../domId.ts';
import { isNumber, type FormFieldShape, type Values } from '../formShape.ts';
import { NumberInput } from './NumberInput.tsx';
import { textOrNull, ariaProps, useProblem } from './ariaProps.ts';

export interface LineCellProps extends FormFieldShape {
  readonly index: number;
  readonly id: string;
}

/** Its label is for screen readers only, because the column shows it. */
export const LineCell = memo(function LineCell(props: LineCellProps): ReactElement {
  if (props.kind === 'text') return <TextCell {...props} />;
  return isNumber(props.kind) ? <NumberCell {...props} /> : <OtherCell {...props} />;
});

function TextCell({ name, label, isRequired, index, id: row }: LineCellProps): ReactElement {
  const { register } = useFormContext<Values>();
  const path = `lines.${index}.${name}` as const;
  const problem = useProblem(path);
  const id = domId(`lines.${row}.${name}`);
  return (
    <>
      <input
        {...register(path, { setValueAs: textOrNull })}
        {...ariaProps({ id, isRequired, problem })}
        id={id}
        type="text"
        autoComplete="off"
        className={`${css.input} ${css.inCell}`}
        aria-label={labelOf(label[0], index)}
      />
      <Problem id={id} text={problem} />
    </>
  );
}

function NumberCell({ name, label, kind, isRequired, index, id: row }: LineCellProps): ReactElement {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name: `lines.${index}.${name}` });
  const problem = fieldState.error?.message;
  const id = domId(`lines.${row}.${name}`);
  return (
    <>
      <NumberInput
        {...field}
        id={id}
        value={field.value as unknown as Decimal | number | null}
        inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
        className={`${css.input} ${css.number} ${css.inCell}`}
        isInvalid={problem !== undefined}
        isRequired={isRequired}
        label={labelOf(label[0], index)}
        describedBy={describedBy(id, { problem })}
      />
      <Problem id={id} text={problem} />
    </>
  );
}

function OtherCell({ name, label, isRequired, index, id: row }: LineCellProps): ReactElement {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name: `lines.${index}.${name}` });
  const problem = fieldState.error?.message;
  const id = domId(`lines.${row}.${name}`);
  const declared = keystrokeLine.fields[name];
  if (declared === undefined) throw new Error(`There is no cell "${name}"`);
  return (
    <>
      <FieldControl
        id={id}
        name={field.name}
        field={declared}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        isInvalid={problem !== undefined}
        isRequired={isRequired}
        isInCell
        label={labelOf(label[0], index)}
      />
      <Problem id={id} text={problem} />
    </>
  );
}

function labelOf(column: string, index: number): string {
  return `${column} แถวที่ ${index + 1}`;
}

function Problem({ id, text }: { readonly id: string; readonly text: string | undefined }): ReactElement | null {
  return text === undefined ? null : (
    <p className={cellCss.problem} id={`${id}-error`}>
      {text}
    </p>
  );
}
