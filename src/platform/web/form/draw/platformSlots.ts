/** Slots that the form of any module may use, in addition to those of its own module. */
import type { ComponentType } from 'react';
import { lazyComponent } from '../../lazy/lazyComponent.ts';

export const platformSlots: Readonly<Record<string, ComponentType>> = {
  Address: lazyComponent(() => import('../../address/AddressFields.tsx'), 'AddressFields'),
  PlaceOnMap: lazyComponent(() => import('../../map/PlaceOnMap.tsx'), 'PlaceOnMap'),
};
