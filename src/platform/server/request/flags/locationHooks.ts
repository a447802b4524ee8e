/** What happens with every write of a location, and of a protected place. */
import type { Catalogue } from '#language/catalogue.ts';
import { idOf } from '#language/readUnknown.ts';
import type { RecordValues } from '#language/record.ts';
import { checkPlace } from '#platform/model/geo/placeGeometry.ts';
import { boxAround } from '#platform/model/place/protectedBox.ts';
import type { NearProtected } from '#platform/model/place/nearProtected.ts';
import type { Queryable } from '../../database/queryable.ts';
import { addJob } from '../../jobs/addJob.ts';
import { findNearProtectedPlaces } from '../../places/nearProtected.ts';
import type { FactContext, Hooks, WriteContext } from '../../resource/hooks.ts';
import { flagDossier } from './flagDossier.ts';
import { locationSourcesOf, type LocationSource } from './locations.ts';
import { REFLAG_TASK } from './reflagTask.ts';

export function locationHooks(catalogue: Catalogue): Partial<Hooks> {
  const sources = locationSourcesOf(catalogue);
  const flagWritten = Object.fromEntries(
    sources.map((source) => [source.entity, [(context: WriteContext) => flagWrittenLocation(context, source)]]),
  );
  return {
    facts: {
      nearProtectedPlaces: (context) =>
        findNearRecord(
          context,
          sources.find(({ entity }) => entity === context.entity),
        ),
    },
    computedFields: { protectedPlace: computeBox },
    afterWrite: { ...flagWritten, protectedPlace: [queueReflagging] },
  };
}

async function findNearRecord(
  { db, record }: FactContext,
  source: LocationSource | undefined,
): Promise<NearProtected | null> {
  const { place } = checkPlace(source === undefined ? null : record[source.field]);
  return place === undefined ? null : findNearProtectedPlaces(db, place);
}

async function computeBox({
  record: { location },
}: FactContext<'protectedPlace'>): Promise<Partial<RecordValues<'protectedPlace'>>> {
  return boxAround(location) ?? {};
}

async function flagWrittenLocation(
  { db, before, after, nowMs }: WriteContext,
  { field, table, column }: LocationSource,
): Promise<void> {
  const dossierId = idOf(after?.['refDossier']);
  if (after === undefined || dossierId === null) return;
  if (JSON.stringify(before?.[field] ?? null) === JSON.stringify(after[field] ?? null)) return;
  const locations = await findDossierLocations(db, { table, column, dossierId });
  await flagDossier(db, { dossierId, locations, nowMs });
}

/** Of the document in force, and of the one that is being requested. */
export async function findDossierLocations(
  db: Queryable,
  { table, column, dossierId }: Pick<LocationSource, 'table' | 'column'> & { readonly dossierId: string },
): Promise<readonly object[]> {
  const { rows } = await db.query<{ location: object }>({
    text: `select d.${column} as "location" from ${table} d join "request" r on r."document_id" = d."id"
      where d."dossier_id" = $1 and d.${column} is not null and (d."is_current" or r."is_open")`,
    values: [dossierId],
  });
  return rows.map(({ location }) => location);
}

/** Documents are read later and elsewhere: the person who enters a place does not wait for them. */
async function queueReflagging({ db, before, after }: WriteContext<'protectedPlace'>): Promise<void> {
  const placeId = (after ?? before)?.id;
  if (placeId === undefined) return;
  await addJob(db, REFLAG_TASK, { placeId }, { key: `${REFLAG_TASK} ${placeId}`, queue: REFLAG_TASK });
}
