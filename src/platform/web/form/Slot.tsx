import type { ReactElement } from 'react';
import { useOpenForm } from './formContext.ts';

/** A component of the module that declared the form, on the same record and rules. */
export function Slot({ name }: { readonly name: string }): ReactElement | null {
  const Found = useOpenForm().slots[name];
  return Found === undefined ? null : <Found />;
}
