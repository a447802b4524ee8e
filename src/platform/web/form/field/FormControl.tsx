import type { ReactElement } from 'react';
import type { ControlProps } from '../../fields/control.ts';
import { FieldControl } from '../../fields/FieldControl.tsx';
import { ReferenceControl } from '../reference/ReferenceControl.tsx';
import { isReferring } from '../reference/picked.ts';

/** The control of a field in a form: one that refers to an issued document knows the fields beside it. */
export function FormControl({
  record,
  name,
  props,
}: {
  readonly record: string;
  readonly name: string;
  readonly props: ControlProps;
}): ReactElement {
  return isReferring(props.field) ? (
    <ReferenceControl record={record} name={name} props={props} />
  ) : (
    <FieldControl {...props} />
  );
}
