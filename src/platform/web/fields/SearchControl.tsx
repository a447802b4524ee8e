/** The controls of the search panel: fewer than those of forms, so that a list need not load the others. */
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

/** Other kinds are searched differently from how they are edited: an instant by its day, a code as text. */
export function SearchControl(props: ControlProps): ReactElement | null {
  const { kind } = props.field;
  if (!isSearched(kind)) return null;
  // The field decides the type of its value; the panel holds both, and TypeScript cannot follow.
  const Control = searchControls[kind] as unknown as ComponentType<ControlProps>;
  return <Control {...props} />;
}

function isSearched(kind: FieldKind): kind is keyof typeof searchControls {
  return Object.hasOwn(searchControls, kind);
}
