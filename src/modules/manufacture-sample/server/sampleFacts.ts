/** What the rules of a sample permit need beyond it: the limits of the department and the list of substances. */
import type { RecordValues } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { findQuantityUnits } from '#platform/server/resource/write/quantityUnits.ts';
import type { FactContext } from '#platform/server/resource/hooks.ts';
import { amountOf, readSampleLimits, type HazType } from '../sampleLimit.ts';
import { SAMPLE_LIMIT } from './lookups.ts';

type SampleContext = Pick<FactContext<'manufactureSample'>, 'db' | 'record'>;

export async function findSampleLimits({ db }: { readonly db: Queryable }): Promise<Facts['sampleLimits']> {
  const { rows } = await db.query({
    name: 'sample-limits',
    text: `select "attribute" from "lookup" where "group" = $1 and "is_active"`,
    values: [SAMPLE_LIMIT.group],
  });
  return readSampleLimits(rows.map(({ attribute }) => attribute));
}

export async function findSampleHazTypes({ db, record }: SampleContext): Promise<Facts['sampleHazTypes']> {
  const ids = (record.products ?? []).flatMap(({ refHazObject }) => refHazObject?.id ?? []);
  const { rows } = await db.query<{ id: string; type: HazType }>({
    text: 'select "id", "haz_type" as "type" from "haz_object" where "id" = any($1::uuid[])',
    values: [ids],
  });
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** Computes for each product its type by the list, and its quantity in kilograms or litres. */
export async function computeProducts(
  context: FactContext<'manufactureSample'>,
): Promise<Partial<RecordValues<'manufactureSample'>>> {
  const { products } = context.record;
  if (products === null || products === undefined) return {};
  const [types, units] = [await findSampleHazTypes(context), await findQuantityUnits(context)];
  return {
    products: products.map((row) => {
      const unit = units.get(row.refQuantityUnit?.id ?? '');
      const amount = unit === undefined || row.quantity === null ? null : amountOf({ quantity: row.quantity, unit });
      return {
        ...row,
        refHazType: types.get(row.refHazObject?.id ?? '') ?? null,
        kilograms: unit?.measure === 'kilograms' ? amount : null,
        litres: unit?.measure === 'litres' ? amount : null,
      };
    }),
  };
}
