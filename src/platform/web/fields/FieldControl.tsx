/** Renders the control of a field by its kind. */
import type { ComponentType, ReactElement } from 'react';
import type { FieldKind } from '#language/field.ts';
import type { ControlProps } from './control.ts';
import { BooleanControl } from './controls/BooleanControl.tsx';
import { CodesControl, type CodesField } from './options/CodesControl.tsx';
import { JsonControl } from './controls/JsonControl.tsx';
import { IntegerControl } from './controls/NumberControl.tsx';
import { UuidControl } from './controls/UuidControl.tsx';
import { InstantControl } from './date/InstantControl.tsx';
import { FileControl } from './file/FileControl.tsx';
import { searchControls } from './SearchControl.tsx';

/** Rows have tables of their own, which the form renders. */
type ControlledKind = Exclude<FieldKind, 'parts' | 'inverse'>;

const controls = {
  ...searchControls,
  integer: IntegerControl,
  boolean: BooleanControl,
  instant: InstantControl,
  uuid: UuidControl,
  json: JsonControl,
  file: FileControl,
} as const satisfies Record<ControlledKind, unknown>;

export function FieldControl(props: ControlProps): ReactElement | null {
  const { kind } = props.field;
  if (kind === 'parts' || kind === 'inverse') return null;
  if (props.field.kind === 'json' && props.field.choice !== undefined)
    return <CodesControl {...(props as ControlProps<readonly string[], CodesField>)} />;
  // The field decides the type of its value; the form holds both, and TypeScript cannot follow.
  const Control = controls[kind] as unknown as ComponentType<ControlProps>;
  return <Control {...props} />;
}
