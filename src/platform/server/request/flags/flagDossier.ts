/** Flags on a dossier whose location is near a protected place. They are not part of the document, which never changes. */
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import { instantFromMs } from '#language/values/instant.ts';
import type { LocationFlag, NearPlace } from '#platform/model/place/nearProtected.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/queryable.ts';
import { findNearProtectedPlaces } from '../../places/nearProtected.ts';

export interface FlaggedDossier {
  readonly dossierId: string;
  /** The locations of the dossier: that of the document in force, and that of the one being requested. */
  readonly locations: readonly object[];
  readonly nowMs: number;
}

/**
 * Replaces the flags of a dossier in the transaction of the caller. A flag that an officer has seen stays seen while the
 * location stays near that place, and is not nearer than before. Returns the places that are flagged and not seen yet.
 */
export async function flagDossier(
  db: Queryable,
  { dossierId, locations, nowMs }: FlaggedDossier,
): Promise<readonly NearPlace[]> {
  const { within } = await findNearProtectedPlaces(db, { type: 'GeometryCollection', geometries: locations });
  await db.query({
    text: 'delete from "location_flag" where "dossier_id" = $1 and "protected_place_id" <> all ($2::uuid[])',
    values: [dossierId, within.map(({ id }) => id)],
  });
  const unseen: NearPlace[] = [];
  for (const place of within) if (await writeFlag(db, { dossierId, place, nowMs })) unseen.push(place);
  return unseen;
}

/** Returns true if the flag is new, or nearer than the one that was there: then somebody has to look at it again. */
export async function writeFlag(
  db: Queryable,
  { dossierId, place, nowMs }: { dossierId: string; place: NearPlace; nowMs: number },
): Promise<boolean> {
  const metres = Math.round(place.metres);
  const now = instantFromMs(nowMs);
  const { rows } = await db.query<{ metres: number }>({
    text: 'select "metres" from "location_flag" where "dossier_id" = $1 and "protected_place_id" = $2 for update',
    values: [dossierId, place.id],
  });
  const before = rows[0]?.metres;
  if (before === undefined) {
    // Another transaction may flag the same dossier at the same time: then it is the one that reports it.
    const { rows: added } = await db.query({
      text: `insert into "location_flag" ("id", "dossier_id", "protected_place_id", "metres", "found_at", "version", "is_active",
        "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, $4, $5, 1, true, '${SYSTEM_USERNAME}', $5, '${SYSTEM_USERNAME}', $5)
on conflict ("dossier_id", "protected_place_id") do nothing returning "id"`,
      values: [newId(), dossierId, place.id, metres, now],
    });
    return added.length > 0;
  }
  const isNearer = metres < before;
  if (metres !== before)
    await db.query({
      text: `update "location_flag" set "metres" = $3, "version" = "version" + 1, "update_by" = '${SYSTEM_USERNAME}', "update_date" = $4
        ${isNearer ? ', "found_at" = $4, "seen_by_id" = null, "seen_at" = null' : ''}
where "dossier_id" = $1 and "protected_place_id" = $2`,
      values: [dossierId, place.id, metres, now],
    });
  return isNearer;
}

/** The nearest first. */
export async function loadFlags(db: Queryable, dossierId: string): Promise<readonly LocationFlag[]> {
  const { rows } = await db.query<LocationFlag>({
    text: `select f."id", p."kind", p."name_th" as "nameTh", p."name_en" as "nameEn", f."metres",
  to_char(f."found_at", 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as "foundAt", u."full_name" as "seenBy",
  to_char(f."seen_at", 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as "seenAt"
from "location_flag" f join "protected_place" p on p."id" = f."protected_place_id" left join "user" u on u."id" = f."seen_by_id"
where f."dossier_id" = $1 order by f."metres", p."code"`,
    values: [dossierId],
  });
  return rows;
}

/** Returns how many were not seen before. */
export async function confirmFlags(
  db: Queryable,
  {
    dossierId,
    ids,
    userId,
    username,
    nowMs,
  }: {
    readonly dossierId: string;
    readonly ids: readonly string[];
    readonly userId: string;
    readonly username: string;
    readonly nowMs: number;
  },
): Promise<number> {
  const { rows } = await db.query({
    text: `update "location_flag" set "seen_by_id" = $3, "seen_at" = $4, "version" = "version" + 1, "update_by" = $5, "update_date" = $4
where "dossier_id" = $1 and "id" = any ($2::uuid[]) and "seen_at" is null returning "id"`,
    values: [dossierId, ids, userId, instantFromMs(nowMs), username],
  });
  return rows.length;
}
