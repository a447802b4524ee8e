/** Ensures one rate at a time: finds another active rate for the same document, kind of request and day. */
import { conflict } from '#platform/server/errors.ts';
import { factSuppliersOf, type FactContext, type Hooks, type WriteContext } from '#platform/server/resource/hooks.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { RecordValues } from '#language/record.ts';
import { overlapMessage, type OverlappingRate } from '../rateRules.ts';

function overlappingFeeRates({ db, record }: FactContext<'feeRate'>): Promise<readonly OverlappingRate[]> {
  return findOverlapping(db, record);
}

/** While it was archived another may have replaced it. */
async function onlyOneIsActivated({ db, action, after }: WriteContext<'feeRate'>): Promise<void> {
  if (action !== 'activate' || after === undefined) return;
  const [other] = await findOverlapping(db, after);
  if (other !== undefined) throw conflict(overlapMessage(other));
}

export const rateHooks = {
  facts: factSuppliersOf('feeRate', { overlappingFeeRates }),
  afterWrite: { feeRate: [onlyOneIsActivated] },
} satisfies Partial<Hooks>;

async function findOverlapping(
  db: Queryable,
  { id, refDocumentType, requestTypes, effectiveDate, expireDate }: RecordValues<'feeRate'>,
): Promise<readonly OverlappingRate[]> {
  if (refDocumentType === null || effectiveDate === null || requestTypes === null || requestTypes.length === 0)
    return [];
  await lockDocumentRates(db, refDocumentType);
  const { rows } = await db.query({
    text: OVERLAPPING,
    values: [refDocumentType, id, requestTypes, effectiveDate, expireDate],
  });
  return rows
    .map((row) => row as unknown as OverlappingRate)
    .map((row) => ({
      ...row,
      requestTypes: row.requestTypes.filter((kind) => (requestTypes as readonly string[]).includes(kind)),
    }));
}

/**
 * Concurrent writers of rates of one document wait for each other, and then see each other. Locked until the end of the
 * transaction.
 */
async function lockDocumentRates(db: Queryable, documentType: string): Promise<void> {
  await db.query({ text: `select pg_advisory_xact_lock(hashtext('feeRate'), hashtext($1))`, values: [documentType] });
}

const OVERLAPPING = `select "code", "name_th" as "nameTh", "name_en" as "nameEn", "request_types" as "requestTypes",
    "effective_date"::text as "effectiveDate", "expire_date"::text as "expireDate"
from "fee_rate"
where "is_active" and "document_type" = $1 and "id" <> $2::uuid and "request_types" ?| $3::text[]
  and "effective_date" <= coalesce($5::date, 'infinity'::date) and coalesce("expire_date", 'infinity'::date) >= $4::date
order by "effective_date", "code"
limit 1`;
