/** The units of quantity that are weight or volume, as administrators have set them. */
import type { Facts } from '#language/registry.ts';
import { findUnitFactor } from '#platform/model/quantityUnit.ts';
import type { Queryable } from '../../database/queryable.ts';

export async function findQuantityUnits({ db }: { readonly db: Queryable }): Promise<Facts['quantityUnits']> {
  const { rows } = await db.query<{ id: string; attribute: unknown }>({
    name: 'quantity-units',
    text: `select "id", "attribute" from "lookup" where "group" = 'QUANTITY_UNIT'`,
  });
  return new Map(
    rows.flatMap(({ id, attribute }) => {
      const factor = findUnitFactor(attribute);
      return factor === undefined ? [] : [[id, factor] as const];
    }),
  );
}
