/** The units of quantity that are weight or volume, by id; undefined until they are loaded. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Facts } from '#language/registry.ts';
import { findUnitFactor } from '#platform/model/quantityUnit.ts';
import { lookupDetailsQuery } from '#platform/web/fields/options/lookupDetails.ts';

export function useQuantityUnits(): Facts['quantityUnits'] | undefined {
  const { data } = useQuery(lookupDetailsQuery('QUANTITY_UNIT'));
  return useMemo(
    () =>
      data === undefined
        ? undefined
        : new Map(
            data.flatMap(({ id, attribute }) => {
              const factor = findUnitFactor(attribute);
              return factor === undefined ? [] : [[id, factor] as const];
            }),
          ),
    [data],
  );
}
