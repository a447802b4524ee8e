/** The control of a field, by its kind. */
import type { ComponentType, ReactElement } from 'react';
import type { FieldKind } from '#language/field.ts';
import type { ControlProps } from './control.ts';
import { BooleanControl } from './controls/BooleanControl.tsx';
import { CodesControl, type CodesField } from './controls/CodesControl.tsx';
import { JsonControl } from './controls/JsonControl.tsx';
import { DecimalControl, IntegerControl } from './controls/NumberControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import { UuidControl } from './controls/UuidControl.tsx';
import { DateControl } from './date/DateControl.tsx';
import { InstantControl } from './date/InstantControl.tsx';
import { FileControl } from './file/FileControl.tsx';
import { LookupControl } from './options/LookupControl.tsx';
import { RefControl } from './options/RefControl.tsx';

/** Rows have tables of their own, which a form draws. */
type ControlledKind = Exclude<FieldKind, 'parts' | 'inverse'>;

const controls = {
  text: TextControl,
  integer: IntegerControl,
  decimal: DecimalControl,
  boolean: BooleanControl,
  date: DateControl,
  instant: InstantControl,
  uuid: UuidControl,
  json: JsonControl,
  choice: LookupControl,
  lookup: LookupControl,
  ref: RefControl,
  file: FileControl,
} as const satisfies Record<ControlledKind, unknown>;

export function FieldControl(props: ControlProps): ReactElement | null {
  const { kind } = props.field;
  if (kind === 'parts' || kind === 'inverse') return null;
  if (props.field.kind === 'json' && props.field.choice !== undefined) return <CodesControl {...(props as ControlProps<readonly string[], CodesField>)} />;
  // The field decides the kind of its value; the form holds both, and types cannot follow.
  const Control = controls[kind] as unknown as ComponentType<ControlProps>;
  return <Control {...props} />;
}
