/** Slots that the form of any module may name, beside those of its own door. */
import type { ComponentType } from 'react';
import { lazyComponent } from '../app/lazyComponent.ts';

export const platformSlots: Readonly<Record<string, ComponentType>> = {
  Address: lazyComponent(() => import('./AddressFields.tsx'), 'AddressFields'),
};
