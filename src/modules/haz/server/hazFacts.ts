/** What the rules of a product need to know beyond the product: the vocabularies of the department, the list, and the names of others. */
import { decimal } from '#language/values/decimal.ts';
import type { AnyRecord } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import { findTakenKeys } from '#platform/server/request/claims.ts';
import { findIdOf } from '#platform/server/request/loadCase.ts';
import type { FactContext } from '#platform/server/resource/hooks.ts';
import { rowsOf } from '#platform/server/resource/rows.ts';
import type { Queryable } from '#platform/server/resource/search.ts';
import { toxicityClass, type Route, type ToxicityRow } from '#modules/master-mgt/index.ts';
import type { ToleranceBand } from '../tolerance.ts';
import { findToleranceBand } from '../toleranceBand.ts';
import { TRADE_NAME, tradeNameKeys } from '../tradeName.ts';

type Db = FactContext['db'];

export async function findToleranceBands({ db }: { readonly db: Queryable }): Promise<readonly ToleranceBand[]> {
  const { rows } = await db.query({ name: 'tolerance-bands', text: `select "attribute" from "lookup" where "group" = 'TOLERANCE_BAND' and "is_active" order by "seq", "key"` });
  return rows.flatMap(({ attribute }) => findToleranceBand(attribute) ?? []);
}

export async function findReservedWords({ db }: Pick<FactContext, 'db'>): Promise<readonly string[]> {
  const { rows } = await db.query<{ value: string }>({ name: 'reserved-words', text: `select "value" from "lookup" where "group" = 'RESERVED_WORD' and "is_active" order by "seq", "key"` });
  return rows.map(({ value }) => value);
}

/** By what was submitted or is in force: a draft takes nothing from anybody. */
export async function findTakenTradeNames({ db, record, today }: FactContext): Promise<Facts['takenTradeNames']> {
  const names = tradeNameKeys(record);
  const taken = await findTakenKeys(db, { kind: TRADE_NAME, keys: names.map(({ key }) => key), dossierId: findIdOf(record['refDossier']), holderId: findIdOf(record['refHolder']), today });
  return Object.fromEntries(names.filter(({ key }) => taken.has(key)).map(({ path, key }) => [path, taken.get(key) === true ? 'own' : 'other']));
}

export async function findListedHazType({ db, record }: Pick<FactContext, 'db' | 'record'>): Promise<Facts['listedHazType']> {
  const id = findIdOf(record['refHazObject']);
  if (id === null) return null;
  const { rows } = await db.query<{ type: Facts['listedHazType'] }>({ name: 'listed-haz-type', text: 'select "haz_type" as "type" from "haz_object" where "id" = $1', values: [id] });
  return rows[0]?.type ?? null;
}

/** What the server says of a product: its type by the list, its class by the most poisonous of its tests. */
export async function settleHaz(context: FactContext): Promise<AnyRecord> {
  const refLd50 = await findClass(context.db, context.record);
  return { refHazType: await findListedHazType(context), refLd50: refLd50 === null ? null : { id: refLd50 } };
}

/** Null before it is known whether it is solid or liquid, and of what was not tested. */
async function findClass(db: Db, record: AnyRecord): Promise<string | null> {
  const state = record['refPhysicalState'];
  const doses = rowsOf(record, 'tests').flatMap(({ refRoute, ld50, isDelete }) => (isDelete === true || typeof refRoute !== 'string' || ld50 === null || ld50 === undefined ? [] : [{ route: refRoute as Route, dose: ld50 as ToxicityRow['moreThan'] }]));
  if ((state !== 'solid' && state !== 'liquid') || doses.length === 0) return null;
  return toxicityClass(await loadToxicityRows(db), { scheme: 'who', state, doses }).worst?.row.id ?? null;
}

async function loadToxicityRows(db: Db): Promise<readonly (ToxicityRow & { readonly id: string })[]> {
  const { rows } = await db.query<Omit<ToxicityRow, 'moreThan' | 'atMost'> & { id: string; moreThan: string; atMost: string | null }>({
    name: 'toxicity-rows',
    text: `select "id", "scheme", "route", "physical_state" as "state", "rank", "more_than"::text as "moreThan", "at_most"::text as "atMost" from "ld50" where "is_active" and "scheme" = 'who'`,
  });
  return rows.map((row) => ({ ...row, moreThan: decimal(row.moreThan), atMost: row.atMost === null ? null : decimal(row.atMost) }));
}
