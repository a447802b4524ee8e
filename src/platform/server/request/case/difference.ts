/** What a request would change, and what its applicant corrected: before and after, with the labels of the form. */
import { findField, getEntity, partFieldsOf, storedFieldsOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { withLabels } from '#language/fieldLabels.ts';
import { tableName } from '#language/naming.ts';
import { idOf } from '#language/readUnknown.ts';
import type { AnyRecord } from '#language/record.ts';
import type { App } from '../../app.ts';
import type { CallContext } from '../../http/call.ts';
import { differencesOf, isSame, type RecordChange } from '../../resource/write/recordChanges.ts';
import { describeChanges, type VisibleChange } from '../../resource/read/history.ts';
import { rowsOf } from '../../resource/write/rows.ts';
import type { Queryable } from '../../database/queryable.ts';
import { quote } from '../../database/sqlText.ts';
import { findStored } from '../../resource/read/storedRecords.ts';
import { lastStepWith, loadHistory } from '../../workflow/history.ts';
import { baseDossierOf, loadCase } from './loadCase.ts';
import type { Case } from './caseRows.ts';

/**
 * `base`: the revision the request was made from; `sentBack`: when it was last sent back or opened; `submitted`: when
 * it was last submitted.
 */
export type Since = 'base' | 'sentBack' | 'submitted';

export interface DifferenceView {
  /** Null if there is nothing to compare the document with. */
  readonly since: { readonly revision: number } | { readonly at: string; readonly remark: string | null } | null;
  readonly changes: readonly VisibleChange[];
}

export async function describeDifference(
  { app, actor }: CallContext,
  { id, since }: { id: string; since: Since },
): Promise<DifferenceView> {
  const db = app.pools.api;
  const found = await loadCase(app, db, { actor, id, lock: 'none' });
  const show = async (changes: readonly RecordChange[]): Promise<readonly VisibleChange[]> =>
    describeChanges(app, db, {
      actor,
      entity: withLabels(found.entity, found.declaration.labels),
      changes: changes.filter(({ path }) => isCompared(app, found.entity, path)),
    });
  if (since === 'base') {
    const base = await findBaseOf(app, db, found);
    if (base === undefined) return { since: null, changes: [] };
    return {
      since: { revision: Number(base['revision']) },
      changes: await show(await changesFrom(app, db, { found, base })),
    };
  }
  const step = lastStepWith(
    await loadHistory(db, id),
    since === 'sentBack' ? ['reopen', 'unlockFields'] : ['complete', 'lockFields'],
  );
  if (step === undefined) return { since: null, changes: [] };
  return {
    since: { at: step.at, remark: step.remark },
    changes: await show(await changesSince(db, { found, version: Number(step.detail['documentVersion']) })),
  };
}

/** Finds the revision from which a change, a renewal or a cancellation was made. */
export async function findBaseOf(
  app: Pick<App, 'catalogue'>,
  db: Queryable,
  { request, dossier, entity }: Case,
): Promise<AnyRecord | undefined> {
  if (request.baseRevision === null) return undefined;
  const { rows } = await db.query<{ id: string }>({
    text: `select "id" from ${quote(tableName(entity.name))} where "dossier_id" = $1 and "revision" = $2`,
    values: [baseDossierOf({ request, dossier }), request.baseRevision],
  });
  return rows[0] === undefined ? undefined : findStored(app.catalogue, db, { entity, id: rows[0].id, lock: 'none' });
}

/** Lines are matched by their number and files by their content, because a copy differs from its base in the ids. */
export async function changesFrom(
  app: Pick<App, 'catalogue'>,
  db: Queryable,
  { found, base }: { found: Pick<Case, 'entity' | 'document'>; base: AnyRecord },
): Promise<readonly RecordChange[]> {
  const { entity, document } = found;
  const hashes = await loadHashes(db, [...filesOf(app, entity, base), ...filesOf(app, entity, document)]);
  return differencesOf(app.catalogue, entity, {
    before: alignToCopy(app, { entity, base, copy: document, hashes }),
    after: document,
  });
}

interface Alignment {
  readonly entity: AnyEntity;
  readonly base: AnyRecord;
  readonly copy: AnyRecord | undefined;
  readonly hashes: ReadonlyMap<string, string>;
}

/** Returns the base with the ids of its copy. */
function alignToCopy(app: Pick<App, 'catalogue'>, { entity, base, copy, hashes }: Alignment): AnyRecord {
  const aligned: Record<string, unknown> = { ...base, id: copy?.['id'] ?? base['id'] };
  for (const [name, field] of storedFieldsOf(entity)) {
    const [baseFileId, other] = [idOf(base[name]), idOf(copy?.[name])];
    if (field.kind === 'file' && baseFileId !== null && other !== null && hashes.get(baseFileId) === hashes.get(other))
      aligned[name] = copy?.[name];
  }
  for (const [name, field] of partFieldsOf(entity)) {
    const part = getEntity(app.catalogue, field.target);
    const copies = new Map(rowsOf(copy, name).map((row) => [row['lineId'], row]));
    aligned[name] = rowsOf(base, name).map((row) =>
      alignToCopy(app, { entity: part, base: row, copy: copies.get(row['lineId']), hashes }),
    );
  }
  return aligned;
}

function filesOf(app: Pick<App, 'catalogue'>, entity: AnyEntity, record: AnyRecord): string[] {
  const own = storedFieldsOf(entity).flatMap(([name, field]) =>
    field.kind === 'file' ? (idOf(record[name]) ?? []) : [],
  );
  return [
    ...own,
    ...partFieldsOf(entity).flatMap(([name, field]) =>
      rowsOf(record, name).flatMap((row) => filesOf(app, getEntity(app.catalogue, field.target), row)),
    ),
  ];
}

async function loadHashes(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; content: string }>({
    text: 'select "id", "hash" || \' \' || "name" as "content" from "stored_file" where "id" = any($1::uuid[])',
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row.content]));
}

/**
 * Computed from the history of every save since then: the value of each field before the first save and after the last.
 */
export async function changesSince(
  db: Queryable,
  { found: { entity, document }, version }: { found: Pick<Case, 'entity' | 'document'>; version: number },
): Promise<readonly RecordChange[]> {
  const { rows } = await db.query({
    text: `select "changes" from "entity_log" where "entity" = $1 and "record_id" = $2 and "record_version" > $3
      order by "record_version"`,
    values: [entity.name, document.id, version],
  });
  const changes = new Map<string, RecordChange>();
  for (const change of rows.flatMap((row) => row['changes'] as readonly RecordChange[])) {
    changes.set(change.path, { ...change, before: (changes.get(change.path) ?? change).before });
  }
  return [...changes.values()].filter(({ before, after }) => !isSame(before, after));
}

/** True for fields that people fill in, but not for managed fields and line numbers. */
export function isCompared(app: Pick<App, 'catalogue'>, entity: AnyEntity, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const field = findField(entity, name);
  if (field === undefined || field.managed === true) return false;
  return field.kind !== 'parts' || isCompared(app, getEntity(app.catalogue, field.target), rest.slice(1).join('.'));
}
