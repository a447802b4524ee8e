import type { ReactElement } from 'react';
import type { ControlProps } from '../../fields/control.ts';
import { FieldControl } from '../../fields/FieldControl.tsx';
import { ReferenceControl } from '../reference/ReferenceControl.tsx';
import { isReferenceField } from '../reference/pickedReference.ts';

/** The control of a field in a form: a reference to an issued document also gets the fields next to it. */
export function FormControl({
  record,
  name,
  props,
}: {
  readonly record: string;
  readonly name: string;
  readonly props: ControlProps;
}): ReactElement {
  return isReferenceField(props.field) ? (
    <ReferenceControl record={record} name={name} props={props} />
  ) : (
    <FieldControl {...props} />
  );
}
