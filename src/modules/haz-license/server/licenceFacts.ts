/** What the rules of a licence need beyond it, and the values that the server computes in it. */
import { idOf } from '#language/readUnknown.ts';
import type { RecordValues } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import { decimal, sum } from '#language/values/decimal.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { FactContext } from '#platform/server/resource/hooks.ts';
import { findQuantityUnits } from '#platform/server/resource/write/quantityUnits.ts';
import { weighLine } from '../weighLine.ts';
import { loadLicencePlaces, loadOwnAreas } from './licencePlaces.ts';

type LicenceContext = Pick<FactContext<'hazLicense'>, 'db' | 'record'>;
type Licence = RecordValues<'hazLicense'>;

export async function findLicensedSubstance({ db, record }: LicenceContext): Promise<Facts['licensedSubstance']> {
  const id = idOf(record.refHazObject);
  if (id === null) return null;
  const { rows } = await db.query<{ th: string; en: string; type: NonNullable<Facts['licensedSubstance']>['hazType'] }>(
    {
      name: 'licensed-substance',
      text: 'select "name_th" as "th", "name_en" as "en", "haz_type" as "type" from "haz_object" where "id" = $1',
      values: [id],
    },
  );
  const [found] = rows;
  return found === undefined ? null : { name: [found.th, found.en], hazType: found.type };
}

export async function findOperationsOfSubs({ db }: { readonly db: Queryable }): Promise<Facts['operationOfSub']> {
  const { rows } = await db.query<{ id: string; operation: string }>({
    name: 'operations-of-subs',
    text: `select s."id", p."code" as "operation" from "lookup" s join "lookup" p on p."id" = s."parent_id"
where s."group" = 'SUB_OPERATION' and p."code" is not null`,
  });
  return new Map(rows.map(({ id, operation }) => [id, operation]));
}

/** Of the dossier, or the one that a renewal is to follow. */
export async function findPaperInForce({ db, record }: LicenceContext): Promise<Facts['paperInForce']> {
  if (record.refRequestType !== 'change' && record.refRequestType !== 'renew') return null;
  const { rows } = await db.query<{ id: string; th: string; en: string; months: number | null }>({
    name: 'paper-in-force-of-licence',
    text: `select o."id", o."name_th" as "th", o."name_en" as "en", h."valid_months" as "months"
from "request" r join "dossier" d on d."id" = r."dossier_id"
join "haz_license" h on h."dossier_id" in (d."id", d."previous_id") and h."is_current"
join "haz_object" o on o."id" = h."haz_object_id" where r."id" = $1 and r."origin" <> 'register'
order by (h."dossier_id" = d."id") desc limit 1`,
    values: [idOf(record.refRequest)],
  });
  const [found] = rows;
  return found === undefined
    ? null
    : { substanceId: found.id, substance: [found.th, found.en], validMonths: found.months };
}

/** By the first entry of each card, with which it was opened. */
export async function findCountedBefore({ db, record }: LicenceContext): Promise<Facts['countedBefore']> {
  const dossierId = idOf(record.refDossier);
  if (dossierId === null || !(record.details ?? []).some(({ usedBefore }) => usedBefore !== null)) return new Map();
  const { rows } = await db.query<{ line: string; used: string }>({
    name: 'counted-before-of-licence',
    text: `select s."line_id" as "line", e."use_change"::text as "used" from "stock_card" s
join "ledger_entry" e on e."stock_card_id" = s."id" and e."seq" = 1 where s."dossier_id" = $1 and s."kind" = 'quota'`,
    values: [dossierId],
  });
  return new Map(rows.map(({ line, used }) => [line, decimal(used)]));
}

export async function findLicencePlaces({ db, record }: LicenceContext): Promise<Facts['licencePlaces']> {
  const ids = (record.storageLocations ?? []).flatMap(({ refPlace }) => idOf(refPlace) ?? []);
  return loadLicencePlaces(db, ids, await loadOwnAreas(db, record));
}

/** The type of the substance; each line numbered and weighed; the names of the areas; and the total. */
export async function computeLicence(context: FactContext<'hazLicense'>): Promise<Partial<Licence>> {
  const { record } = context;
  const substance = await findLicensedSubstance(context);
  const units = await findQuantityUnits(context);
  const details = await withSequence(
    context,
    (record.details ?? []).map((row) => weighed(row, units)),
  );
  const remaining = details.filter(({ isDelete }) => isDelete !== true);
  const kilogram = [...units].find(
    ([, { measure, factor }]) => measure === 'kilograms' && factor.eq(decimal('1')),
  )?.[0];
  return {
    refHazType: substance?.hazType ?? null,
    ...(record.details === null || record.details === undefined ? {} : { details }),
    quantity: sum(remaining.flatMap(({ kilograms }) => kilograms ?? [])),
    refQuantityUnit: kilogram === undefined ? null : { id: kilogram },
    ...(record.storageLocations === null || record.storageLocations === undefined
      ? {}
      : { storageLocations: await withAreaNames(context, record.storageLocations) }),
  };
}

type Detail = NonNullable<Licence['details']>[number];
type Place = NonNullable<Licence['storageLocations']>[number];

function weighed(row: Detail, units: Facts['quantityUnits']): Detail {
  const weight = weighLine(row, units);
  return weight === undefined || 'why' in weight ? { ...row, kgPerUnit: null, kilograms: null } : { ...row, ...weight };
}

/** A line keeps its number; a new one gets the next that no line of the document ever had. */
async function withSequence({ db, record }: LicenceContext, rows: readonly Detail[]): Promise<readonly Detail[]> {
  if (rows.every(({ sequence }) => sequence !== null)) return rows;
  const { rows: found } = await db.query<{ last: number | null }>({
    name: 'last-line-of-licence',
    text: `select max(d."sequence") as "last" from "haz_license" h
join "haz_license_detail" d on d."haz_license_id" = h."id" where h."dossier_id" = $1`,
    values: [idOf(record.refDossier)],
  });
  let last = Math.max(found[0]?.last ?? 0, ...rows.map(({ sequence }) => sequence ?? 0));
  return rows.map((row) => {
    if (row.sequence !== null) return row;
    last += 1;
    return { ...row, sequence: last };
  });
}

async function withAreaNames({ db }: LicenceContext, rows: readonly Place[]): Promise<readonly Place[]> {
  const places = await loadLicencePlaces(
    db,
    rows.flatMap(({ refPlace }) => idOf(refPlace) ?? []),
  );
  return rows.map((row) => ({
    ...row,
    areaName: places.get(idOf(row.refPlace) ?? '')?.areas.get(row.areaLineId ?? '')?.name ?? null,
  }));
}
