import { Suspense, type ReactElement } from 'react';
import { platformSlots } from './platformSlots.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useOpenForm } from '../store/formContext.ts';

/** Renders a component of the module that declared the form, or of the platform, on the same record and rules. */
export function Slot({ name }: { readonly name: string }): ReactElement | null {
  const Found = useOpenForm().slots[name] ?? platformSlots[name];
  // The component may still be loading: the rest of the form does not wait for it.
  return Found === undefined ? null : (
    <Suspense fallback={<Skeleton lines={2} />}>
      <Found />
    </Suspense>
  );
}
