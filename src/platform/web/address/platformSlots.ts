/** Slots that the form of any module may name, beside those of its own door. */
import { lazy, type ComponentType } from 'react';
import { chunk } from '../app/chunk.ts';

export const platformSlots: Readonly<Record<string, ComponentType>> = {
  Address: lazy(async () => ({ default: (await chunk(() => import('./AddressFields.tsx'))).AddressFields })),
};
