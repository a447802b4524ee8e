/**
 * `POST transaction/haz-licenses/areas`: the areas of certified places, with what they may take and what is free, for the
 * form of a licence. An operator sees their own places; officers see those that are named in what they may read.
 */
import { z } from 'zod';
import { getEntity, requestDeclarationsOf } from '#language/catalogue.ts';
import { decimalNumber } from '#language/values/decimal.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { idSchema, readBody } from '#platform/server/http/strictBody.ts';
import { readScope } from '#platform/server/resource/read/rowScope.ts';
import type { ShownArea } from '../shownArea.ts';
import { loadLicencePlaces, loadOwnAreas } from './licencePlaces.ts';

const PLACES_MAX = 50;
const body = z.strictObject({
  places: z.array(idSchema).min(1).max(PLACES_MAX),
  /** The licence in whose form they are shown: what it has itself is counted as free. */
  licence: idSchema.nullish(),
});

export const areasCall: Call = {
  method: 'POST',
  path: '/api/v1/transaction/haz-licenses/areas',
  entity: 'hazLicense',
  summary: ['พื้นที่ของสถานที่ที่ได้รับรอง', 'Areas of certified places'],
  rights: ['canView', 'canSelect', 'canCreate', 'canEdit'],
  bodySchema: z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }),
  handle: answerAreas,
};

async function answerAreas(context: CallContext): Promise<readonly ShownArea[]> {
  const { places, licence } = readBody(body, context.body);
  const db = context.app.pools.api;
  const visible = await findVisible(context, db, places);
  const terms = licence === null || licence === undefined ? undefined : await findTerms(context, db, licence);
  const own = terms === undefined ? undefined : await loadOwnAreas(db, terms);
  const found = await loadLicencePlaces(db, visible, own);
  return [...found].flatMap(([place, { isStore, kinds, areas }]) =>
    [...areas].map(([lineId, area]): ShownArea => ({
      place,
      lineId,
      isStore,
      name: area.name,
      takes: [...kinds]
        .filter(([kind]) => area.kinds.size === 0 || area.kinds.has(kind))
        .map(([kind, label]) => ({ kind, label })),
      isNamedAlready: area.isNamedAlready,
      capacityKg: decimalNumber(area.capacityKg),
      freeKg: decimalNumber(area.freeKg),
      freeSquareMetres: decimalNumber(area.freeSquareMetres),
    })),
  );
}

/**
 * Those of the holder; for officers who enter papers in the register any place, and for all others those that a licence
 * names which they may read.
 */
async function findVisible(
  { app: { catalogue }, actor }: CallContext,
  db: Queryable,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { scope, grants } = actor;
  if (scope.kind !== 'holder' && scope.kind !== 'agent') {
    const isRegistrar = requestDeclarationsOf(catalogue, 'hazLicense').some(({ registerMenu }) =>
      grants.rightsInMenu(registerMenu).has('canCreate'),
    );
    if (isRegistrar) return ids;
    const { sql, values } = readScope(actor, getEntity(catalogue, 'hazLicense'));
    const { rows } = await db.query<{ id: string }>({
      text: `select distinct l."place_id" as "id" from "haz_license_storage_location" l
join "haz_license" t on t."id" = l."haz_license_id" where l."place_id" = any($1::uuid[])${sql}`,
      values: [ids, ...values],
    });
    return rows.map(({ id }) => id);
  }
  const { rows } = await db.query<{ id: string }>({
    name: 'own-places-by-id',
    text: 'select "id" from "storage_location" where "id" = any($1::uuid[]) and "holder_id" = $2',
    values: [ids, scope.holderId],
  });
  return rows.map(({ id }) => id);
}

async function findTerms({ app: { catalogue }, actor }: CallContext, db: Queryable, id: string) {
  const { sql, values } = readScope(actor, getEntity(catalogue, 'hazLicense'));
  const { rows } = await db.query<{ dossier: string; request: string }>({
    text: `select t."dossier_id" as "dossier", t."request_id" as "request" from "haz_license" t where t."id" = $1${sql}`,
    values: [id, ...values],
  });
  const [found] = rows;
  return found === undefined ? undefined : { refDossier: { id: found.dossier }, refRequest: { id: found.request } };
}
