/**
 * After a protected place was entered or changed: compares it with the locations of all documents, and notifies the
 * officers of those that are near it now and were not before.
 */
import type { PoolClient } from 'pg';
import type { Label } from '#language/label.ts';
import { findRequestDeclaration, getEntity } from '#language/catalogue.ts';
import { edgeDistance } from '#platform/model/geo/distance.ts';
import { boundsOf, shapesOf, type Bounds } from '#platform/model/geo/geometry.ts';
import type { NearPlace } from '#platform/model/place/nearProtected.ts';
import type { App } from '../../app.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { JobContext } from '../../jobs/job.ts';
import { notifyUser } from '../../notify/notifyUser.ts';
import { loadMapSettings } from '../../places/mapSettings.ts';
import { outsideScope } from '../../resource/read/rowScope.ts';
import { findDossier } from '../case/caseRows.ts';
import { actorOfAccount, loadOfficers } from '../notify/accounts.ts';
import { writeFlag } from './flagDossier.ts';
import { locationSourcesOf, type LocationSource } from './locations.ts';

export { REFLAG_TASK } from './reflagTask.ts';

const PAGE = 500;

export async function reflagLocations({ app, payload }: JobContext): Promise<Record<string, number> | undefined> {
  const placeId = String(payload['placeId']);
  const counts = { compared: 0, flagged: 0 };
  for (const source of locationSourcesOf(app.catalogue)) {
    let after = NO_ID;
    for (;;) {
      const from = after;
      const page = await inTransaction(app.pools.jobs, {}, (db) =>
        reflagPage(app, db, { source, placeId, after: from }),
      );
      counts.compared += page.compared;
      counts.flagged += page.flagged;
      if (page.last === undefined) break;
      after = page.last;
    }
  }
  return counts.flagged === 0 ? undefined : counts;
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

interface LocationRow {
  readonly dossierId: string;
  readonly documentId: string;
  readonly locations: readonly object[];
}

/** A place that was archived or deleted is near nothing. */
async function reflagPage(
  app: App,
  db: PoolClient,
  { source, placeId, after }: { source: LocationSource; placeId: string; after: string },
): Promise<{ compared: number; flagged: number; last: string | undefined }> {
  const place = await findPlace(db, placeId);
  const { rows } = await db.query<LocationRow>({
    text: `select d."dossier_id" as "dossierId", (array_agg(d."id" order by r."is_open" desc, d."id"))[1] as "documentId", json_agg(d.${source.column}) as "locations"
from ${source.table} d join "request" r on r."document_id" = d."id"
where d."dossier_id" > $1 and d.${source.column} is not null and (d."is_current" or r."is_open")
group by d."dossier_id" order by d."dossier_id" limit ${PAGE}`,
    values: [after],
  });
  let flagged = 0;
  for (const row of rows) {
    const near = place === undefined ? undefined : measure(place, row.locations);
    if (near === undefined) {
      await db.query({
        text: 'delete from "location_flag" where "dossier_id" = $1 and "protected_place_id" = $2',
        values: [row.dossierId, placeId],
      });
    } else if (await writeFlag(db, { dossierId: row.dossierId, place: near, nowMs: app.clock.nowMs() })) {
      flagged += 1;
      await notifyOfficers(app, db, { row, near });
    }
  }
  return { compared: rows.length, flagged, last: rows.length < PAGE ? undefined : rows.at(-1)?.dossierId };
}

async function findPlace(db: PoolClient, id: string): Promise<NearPlace | undefined> {
  const { rows } = await db.query<{ kind: NearPlace['kind']; th: string; en: string | null; location: object }>({
    text: 'select "kind", "name_th" as "th", "name_en" as "en", "location" from "protected_place" where "id" = $1 and "is_active"',
    values: [id],
  });
  const [found] = rows;
  if (found === undefined) return undefined;
  const { kind, th, en, location } = found;
  const radius = (await loadMapSettings(db)).radii[kind];
  return { id, kind, name: [th, en ?? th], metres: Infinity, radius, isWithin: false, location };
}

/** Undefined if no location is within the radius. */
function measure(place: NearPlace, locations: readonly object[]): NearPlace | undefined {
  const placeBounds = boundsOf(shapesOf(place.location));
  const metres = locations
    .filter((location) => mayBeNear(boundsOf(shapesOf(location)), placeBounds, place.radius))
    .map((location) => edgeDistance(location, place.location) ?? Infinity);
  const nearest = Math.min(...metres);
  return nearest <= place.radius ? { ...place, metres: nearest, isWithin: true } : undefined;
}

/** Shorter than any degree in Thailand. */
const METRES_PER_DEGREE = 100_000;

function mayBeNear(one: Bounds | undefined, other: Bounds | undefined, metres: number): boolean {
  if (one === undefined || other === undefined) return false;
  const degrees = metres / METRES_PER_DEGREE;
  return (
    one.west - degrees <= other.east &&
    other.west - degrees <= one.east &&
    one.south - degrees <= other.north &&
    other.south - degrees <= one.north
  );
}

/** Nobody is notified of a case that they could not open. A draft that was never submitted has no department. */
async function notifyOfficers(
  app: App,
  db: PoolClient,
  { row, near }: { row: LocationRow; near: NearPlace },
): Promise<void> {
  const dossier = await findDossier(app.catalogue, db, { id: row.dossierId, lock: 'none' });
  const departmentId = dossier?.refDepartment?.id;
  if (dossier === undefined || departmentId === undefined) return;
  const declaration = findRequestDeclaration(app.catalogue, dossier.refDocumentType);
  const menuKeys = new Set([...Object.values(declaration?.menus ?? {}), declaration?.registerMenu]);
  for (const account of await loadOfficers(db, departmentId)) {
    const actor = await actorOfAccount(app, db, { account, holderId: null });
    const menu = app.catalogue.menus.find(
      ({ key }) => menuKeys.has(key) && actor.grants.rightsInMenu(key).has('canView'),
    );
    if (menu === undefined || outsideScope(actor, getEntity(app.catalogue, 'dossier'), dossier) !== undefined) continue;
    const url = `${menu.url.replace(/\/\*+$/, '')}/${row.documentId}/view`;
    await notifyUser(db, { userId: account.id, ...noticeText(near, dossier.code), url, nowMs: app.clock.nowMs() });
  }
}

function noticeText({ name: [th, en], metres }: NearPlace, code: string | null): { title: Label; content: Label } {
  const distance = Math.round(metres);
  return {
    title: ['สถานที่อยู่ใกล้สถานที่คุ้มครอง', 'A location is near a protected place'],
    content: [
      `${code ?? 'คำขอ'} อยู่ห่าง ${th} ${distance} เมตร กรุณาตรวจสอบและรับทราบ`,
      `${code ?? 'A request'} is ${distance} m from ${en}. Examine it and confirm that you have seen it.`,
    ],
  };
}
