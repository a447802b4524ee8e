/**
 * Facts that the rules of a product need beyond the product: the vocabularies of the department, the list, and the
 * names of others.
 */
import { decimal } from '#language/values/decimal.ts';
import type { RecordValues } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import { findTakenKeys } from '#platform/server/request/step/claims.ts';
import type { FactContext } from '#platform/server/resource/hooks.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { toxicityClass, type ToxicityRow } from '#modules/master-mgt/index.ts';
import type { ToleranceBand } from '../tolerance.ts';
import { findToleranceBand } from '../toleranceBand.ts';
import { TRADE_NAME, tradeNameKeys } from '../tradeName.ts';

export async function findToleranceBands({ db }: { readonly db: Queryable }): Promise<readonly ToleranceBand[]> {
  const { rows } = await db.query({
    name: 'tolerance-bands',
    text: `select "attribute" from "lookup" where "group" = 'TOLERANCE_BAND' and "is_active" order by "seq", "key"`,
  });
  return rows.flatMap(({ attribute }) => findToleranceBand(attribute) ?? []);
}

export async function findReservedWords({ db }: { readonly db: Queryable }): Promise<readonly string[]> {
  const { rows } = await db.query<{ value: string }>({
    name: 'reserved-words',
    text: `select "value" from "lookup" where "group" = 'RESERVED_WORD' and "is_active" order by "seq", "key"`,
  });
  return rows.map(({ value }) => value);
}

/** Names used by submitted or valid registrations: a draft takes no name. */
export async function findTakenTradeNames({
  db,
  record,
  today,
}: FactContext<'haz'>): Promise<Facts['takenTradeNames']> {
  const names = tradeNameKeys(record);
  const takenKeys = await findTakenKeys(db, {
    kind: TRADE_NAME,
    keys: names.map(({ key }) => key),
    dossierId: record.refDossier?.id ?? null,
    holderId: record.refHolder?.id ?? null,
    today,
  });
  return Object.fromEntries(
    names
      .filter(({ key }) => takenKeys.has(key))
      .map(({ path, key }) => [path, takenKeys.get(key) === true ? 'own' : 'other']),
  );
}

export async function findListedHazType({
  db,
  record: { refHazObject },
}: Pick<FactContext<'haz'>, 'db' | 'record'>): Promise<Facts['listedHazType']> {
  if (refHazObject === null) return null;
  const { rows } = await db.query<{ type: Facts['listedHazType'] }>({
    name: 'listed-haz-type',
    text: 'select "haz_type" as "type" from "haz_object" where "id" = $1',
    values: [refHazObject.id],
  });
  return rows[0]?.type ?? null;
}

/** Computes the managed fields of a product: its type by the list, its class by the most toxic of its tests. */
export async function computeHazFields(context: FactContext<'haz'>): Promise<Partial<RecordValues<'haz'>>> {
  const refLd50 = await findClass(context.db, context.record);
  return { refHazType: await findListedHazType(context), refLd50: refLd50 === null ? null : { id: refLd50 } };
}

/** Returns null while it is unknown whether it is solid or liquid, and without tests. */
async function findClass(
  db: Queryable,
  { refPhysicalState: state, tests }: RecordValues<'haz'>,
): Promise<string | null> {
  const doses = (tests ?? []).flatMap(({ refRoute, ld50, isDelete }) =>
    isDelete === true || refRoute === null || ld50 === null ? [] : [{ route: refRoute, dose: ld50 }],
  );
  if ((state !== 'solid' && state !== 'liquid') || doses.length === 0) return null;
  return toxicityClass(await loadToxicityRows(db), { scheme: 'who', state, doses }).worst?.row.id ?? null;
}

async function loadToxicityRows(db: Queryable): Promise<readonly (ToxicityRow & { readonly id: string })[]> {
  const { rows } = await db.query<
    Omit<ToxicityRow, 'moreThan' | 'atMost'> & { id: string; moreThan: string; atMost: string | null }
  >({
    name: 'toxicity-rows',
    text: `select "id", "scheme", "route", "physical_state" as "state", "rank", "more_than"::text as "moreThan",
        "at_most"::text as "atMost" from "ld50" where "is_active" and "scheme" = 'who'`,
  });
  return rows.map((row) => ({
    ...row,
    moreThan: decimal(row.moreThan),
    atMost: row.atMost === null ? null : decimal(row.atMost),
  }));
}
