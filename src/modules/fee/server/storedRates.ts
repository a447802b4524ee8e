/**
 * Loads the stored rates for a question: complete if one applies, otherwise enough of them to explain why none does.
 */
import { getEntity, type Catalogue } from '#language/catalogue.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { findStored } from '#platform/server/resource/read/storedRecords.ts';
import type { FeeQuestion, FeeRate } from '../calculateFee.ts';

/** Of those that do not apply, the latest are enough for the explanation. */
const NEAREST_MAX = 5;

export async function loadRates(
  catalogue: Catalogue,
  db: Queryable,
  { documentType, requestType, date }: FeeQuestion,
): Promise<readonly FeeRate[]> {
  const entity = getEntity(catalogue, 'feeRate');
  const { rows } = await db.query({
    text: `select "id", "is_active" and "request_types" ? $2 and "effective_date" <= $3::date
        and ("expire_date" is null or "expire_date" >= $3::date) as "applies"
from "fee_rate"
where "document_type" = $1
order by 2 desc, "is_active" desc, "request_types" ? $2 desc, "effective_date" desc, "id"
limit $4`,
    values: [documentType, requestType, date, NEAREST_MAX],
  });
  const applying = rows.filter((row) => row['applies'] === true);
  const relevant = applying.length > 0 ? applying : rows;
  const rates: FeeRate[] = [];
  for (const row of relevant) {
    const rate = await findStored(catalogue, db, { entity, id: String(row['id']), lock: 'none' });
    if (rate !== undefined) rates.push(rate as unknown as FeeRate);
  }
  return rates;
}
