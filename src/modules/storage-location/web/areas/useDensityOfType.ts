/**
 * Fills in the packing density of the chosen kind of storage. It follows the kind until a person enters another
 * density.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { findDecimal, type Decimal } from '#language/values/decimal.ts';
import { lookupDetailsQuery } from '#platform/web/fields/options/lookupDetails.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';

export function useDensityOfType(row: string): void {
  const { recordValues, change } = useRecordValues('storageLocationSub', row);
  const { data } = useQuery(lookupDetailsQuery('STORAGE_TYPE'));
  const { refStorageType, kgPerCubicMetre } = recordValues;
  const attribute = data?.find(({ id }) => id === refStorageType?.id)?.attribute;
  const proposed = findDecimal(attribute?.['kgPerCubicMetre']);
  const last = useRef<Decimal>(undefined);
  const text = proposed?.toString();
  useEffect(() => {
    if (proposed === undefined) return;
    const isOurs = kgPerCubicMetre === null || (last.current !== undefined && kgPerCubicMetre.eq(last.current));
    last.current = proposed;
    if (isOurs && (kgPerCubicMetre === null || !kgPerCubicMetre.eq(proposed))) change('kgPerCubicMetre', proposed);
    // Follows the kind of storage only: who empties or changes the density is not overruled.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [text, change]);
}
