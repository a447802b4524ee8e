/** The controls with which a list asks for its rows: fewer than records are written with, so that no list waits for the others. */
import type { ComponentType, ReactElement } from 'react';
import type { FieldKind } from '#language/field.ts';
import type { ControlProps } from './control.ts';
import { DecimalControl } from './controls/NumberControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import { DateControl } from './date/DateControl.tsx';
import { LookupControl } from './options/LookupControl.tsx';
import { RefControl } from './options/RefControl.tsx';

export const searchControls = {
  text: TextControl,
  decimal: DecimalControl,
  date: DateControl,
  choice: LookupControl,
  lookup: LookupControl,
  ref: RefControl,
} as const satisfies Partial<Record<FieldKind, unknown>>;

/** Of another kind nothing is asked for as it is written: a moment by its day, a code by its letters. */
export function SearchControl(props: ControlProps): ReactElement | null {
  const { kind } = props.field;
  if (!isSearched(kind)) return null;
  // The field decides the kind of its value; the panel holds both, and types cannot follow.
  const Control = searchControls[kind] as unknown as ComponentType<ControlProps>;
  return <Control {...props} />;
}

function isSearched(kind: FieldKind): kind is keyof typeof searchControls {
  return Object.hasOwn(searchControls, kind);
}
