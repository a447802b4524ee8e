/** The certified places that a licence names: for what they are certified, and what is free in their areas. */
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import { idOf } from '#language/readUnknown.ts';
import type { RecordValues } from '#language/record.ts';
import { decimal, ZERO, type Decimal } from '#language/values/decimal.ts';
import { hazType } from '#platform/model/businessChoices.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { entriesOfDossierSql } from '#platform/server/ledger/usesOfDossier.ts';
import { kindOf, type LicenceArea, type LicencePlace } from '../placeRules.ts';

interface PlaceRow {
  readonly id: string;
  readonly dossierId: string;
  readonly locationType: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

interface KindRow {
  readonly place: string;
  /** Null for what the whole place is certified for. */
  readonly area: string | null;
  readonly use: string;
  readonly type: keyof typeof hazType.values;
  readonly th: string;
  readonly en: string | null;
}

interface AreaRow {
  readonly place: string;
  readonly lineId: string;
  readonly name: string;
  readonly capacityKg: string | null;
  readonly freeSquareMetres: string | null;
  readonly freeKg: string | null;
}

/** The areas that a licence names already, by dossier and line, with what it has taken of each. */
type OwnAreas = ReadonlyMap<string, Decimal>;

const areaKey = (dossierId: string, lineId: string): string => `${dossierId} ${lineId}`;

/** By the id of the revision. `own` is counted as free. */
export async function loadLicencePlaces(
  db: Queryable,
  ids: readonly string[],
  own: OwnAreas = new Map(),
): Promise<ReadonlyMap<string, LicencePlace & { readonly dossierId: string }>> {
  if (ids.length === 0) return new Map();
  const places = await db.query<PlaceRow & Record<string, unknown>>({
    name: 'licence-places',
    text: `select "id", "dossier_id" as "dossierId", "location_type" as "locationType", "name_th" as "nameTh", "name_en" as "nameEn"
from "storage_location" where "id" = any($1::uuid[])`,
    values: [ids],
  });
  const kinds = await db.query<KindRow & Record<string, unknown>>({
    name: 'licence-place-kinds',
    text: `select k."place", k."area", k."use", k."type", l."value" as "th", l."value2" as "en" from (
  select "storage_location_id" as "place", null::uuid as "area", "product_use_id" as "use", "haz_type" as "type"
  from "storage_location_product_type" where "storage_location_id" = any($1::uuid[])
  union all
  select "storage_location_id", "sub_line_id", "product_use_id", "haz_type"
  from "storage_location_sub_item" where "storage_location_id" = any($1::uuid[])) k
join "lookup" l on l."id" = k."use" order by l."seq", k."type"`,
    values: [ids],
  });
  const areas = await db.query<AreaRow & Record<string, unknown>>({
    name: 'licence-place-areas',
    text: `select s."storage_location_id" as "place", s."line_id" as "lineId", s."name", s."used_capacity"::text as "capacityKg",
  (a."quota" - a."reserve" - a."use" - a."held")::text as "freeSquareMetres",
  (r."quota" - r."reserve" - r."use" - r."held")::text as "freeKg"
from "storage_location_sub" s join "storage_location" p on p."id" = s."storage_location_id"
left join "stock_card" a on a."dossier_id" = p."dossier_id" and a."line_id" = s."line_id" and a."kind" = 'area'
left join "stock_card" r on r."dossier_id" = p."dossier_id" and r."line_id" = s."line_id" and r."kind" = 'room'
where p."id" = any($1::uuid[]) order by s."seq"`,
    values: [ids],
  });
  return new Map(
    places.rows.map(({ id, dossierId, locationType, nameTh, nameEn }) => {
      const ownKinds = kinds.rows.filter(({ place }) => place === id);
      const ofPlace = ownKinds.filter(({ area }) => area === null);
      return [
        id,
        {
          dossierId,
          name: [nameTh, nameEn],
          isStore: locationType === 'storage',
          kinds: new Map(ofPlace.map((row) => [kindOf(row.use, row.type), kindLabel(row)])),
          areas: new Map(
            areas.rows
              .filter(({ place }) => place === id)
              .map((row) => [
                row.lineId,
                areaOf(row, { kinds: ownKinds, own: own.get(areaKey(dossierId, row.lineId)) }),
              ]),
          ),
        },
      ];
    }),
  );
}

function kindLabel({ th, en, type }: KindRow): Label {
  const [typeTh, typeEn] = labelOf(hazType, type);
  return [`${th} ${typeTh}`, `${en ?? th}, ${typeEn}`];
}

function areaOf(
  { lineId, name, capacityKg, freeSquareMetres, freeKg }: AreaRow,
  { kinds, own }: { readonly kinds: readonly KindRow[]; readonly own: Decimal | undefined },
): LicenceArea {
  return {
    name,
    kinds: new Set(kinds.filter(({ area }) => area === lineId).map(({ use, type }) => kindOf(use, type))),
    isNamedAlready: own !== undefined,
    freeSquareMetres: decimal(freeSquareMetres ?? '0').plus(own ?? ZERO),
    capacityKg: decimal(capacityKg ?? '0'),
    freeKg: decimal(freeKg ?? '0'),
  };
}

type Licence = Pick<RecordValues<'hazLicense'>, 'refDossier' | 'refRequest'>;

/**
 * The areas that the paper, the one it renews, or the filed request names, with the square metres that the paper uses and
 * the request has reserved.
 */
export async function loadOwnAreas(db: Queryable, { refDossier, refRequest }: Licence): Promise<OwnAreas> {
  const [dossierId, requestId] = [idOf(refDossier), idOf(refRequest)];
  if (dossierId === null) return new Map();
  const { rows } = await db.query<{ dossier: string; line: string; amount: string }>({
    name: 'own-areas-of-licence',
    text: `select "dossier", "line", sum("amount")::text as "amount" from (
  select l."place_dossier_id" as "dossier", l."area_line_id" as "line", 0 as "amount"
  from "haz_license" h join "haz_license_storage_location" l on l."haz_license_id" = h."id" and l."area_line_id" is not null
  where h."dossier_id" in ($1, (select "previous_id" from "dossier" where "id" = $1))
    and (h."is_current" or (h."request_id" = $2 and h."is_complete"))
  union all
  select s."dossier_id", s."line_id", e."use_change"
  from (${entriesOfDossierSql('$1')}) e join "stock_card" s on s."id" = e."stock_card_id" and s."kind" = 'area'
  union all
  select s."dossier_id", s."line_id", e."reserve_change"
  from "ledger_entry" e join "stock_card" s on s."id" = e."stock_card_id" where e."owner_request_id" = $2 and s."kind" = 'area') t
group by 1, 2`,
    values: [dossierId, requestId],
  });
  return new Map(rows.map(({ dossier, line, amount }) => [areaKey(dossier, line), decimal(amount)]));
}
