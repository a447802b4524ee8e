/**
 * References to other documents while a document is written and while its request is processed: the snapshot that the
 * server saves of them, and whether they are in force.
 */
import type { PoolClient } from 'pg';
import { getTarget, partFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { fieldProblem, message, type MessageRef, type Problem } from '#language/message.ts';
import { idOf } from '#language/readUnknown.ts';
import type { AnyRecord } from '#language/record.ts';
import { findMismatch, matchedValueOf } from '#language/referenceTerms.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { NamesApp } from '../../resource/read/loadNamedRecord.ts';
import { isSame, plainValue } from '../../resource/write/recordChanges.ts';
import type { ResolvedReferences } from '../../resource/hooks.ts';
import { rowsOf } from '../../resource/write/rows.ts';
import {
  allReferencesOf,
  findReferenceRefusal,
  loadIssued,
  referencesOf,
  filledReferencesIn,
  type FilledReference,
  type IssuedRevision,
  type IssuedRevisions,
  type ReferringField,
} from './issuedReferences.ts';
import { namedHolderIdOf } from './loadCase.ts';
import { loadLineage } from './usedUp.ts';
import { loadRowTexts, rowTextsOf, type RowTexts } from './rowTexts.ts';
import type { Case } from './caseRows.ts';
import type { Queryable } from '../../database/queryable.ts';

export interface ReferringWrite {
  readonly app: NamesApp;
  readonly db: PoolClient;
  readonly entity: AnyEntity;
  readonly before: AnyRecord | undefined;
  readonly record: AnyRecord;
  /** The holder of the document, or the holder it is going to have. */
  readonly holderId: string | null;
  /** A draft may be incomplete. */
  readonly isComplete: boolean;
  readonly today: PlainDate;
}

/**
 * Checks references that this write sets and saves a snapshot next to them; references that existed before keep their
 * snapshot. The fields that a referenced document must match may be computed later in the write, so they are compared
 * in the record that is going to be stored.
 */
export async function resolveIssued({
  app,
  db,
  entity,
  before,
  record,
  holderId,
  isComplete,
  today,
}: ReferringWrite): Promise<ResolvedReferences> {
  const { catalogue } = app;
  if (allReferencesOf(catalogue, entity).length === 0) return { record, problemsIn: () => [] };
  const isChosen = chosenSince(catalogue, entity, before);
  const filled = filledReferencesIn(catalogue, entity, { record });
  const chosen = filled.filter(({ row, name }) => isChosen(row, name));
  // A draft may be stored with a field that no longer matches: it is checked when it is filed.
  const kept = isComplete
    ? filled.filter(({ row, name, field }) => field.refersTo.matches.length > 0 && !isChosen(row, name))
    : [];
  const found: IssuedRevisions =
    chosen.length + kept.length === 0
      ? new Map()
      : await loadIssued(catalogue, db, { references: [...chosen, ...kept], today });
  const foundFor = ({ row, name }: FilledReference): IssuedRevision | undefined => found.get(idOf(row[name]) ?? '');
  const lineage = await loadLineage(db, chosen, idOf(record['refDossier'] ?? null));
  const refusalIn = (document: AnyRecord, reference: FilledReference): MessageRef | undefined =>
    findReferenceRefusal({ field: reference.field, document, found: foundFor(reference), holderId, lineage });
  // Nothing is copied of a document that the holder may not refer to: it is answered as if it did not exist.
  const known = chosen.filter((reference) => refusalIn(record, reference)?.messageKey !== NOT_FOUND);
  const knownIds = new Set(known.map(({ row, name }) => idOf(row[name]) ?? ''));
  const snapshots = {
    record,
    isChosen,
    found: new Map([...found].filter(([id]) => knownIds.has(id))),
    rowTexts: await loadRowTexts(app, db, known),
  };
  return {
    record: withSnapshots(catalogue, entity, snapshots),
    problemsIn: (after) => [
      ...chosen.flatMap((reference) => problemAt(reference, refusalIn(after, reference))),
      ...kept.flatMap((reference) =>
        problemAt(reference, findNewMismatch(reference, { before, after, found: foundFor(reference) })),
      ),
      ...findChangedCopies(catalogue, entity, { before, record, isChosen }),
    ],
  };
}

function problemAt({ path }: FilledReference, why: MessageRef | undefined): readonly Problem[] {
  return why === undefined ? [] : [fieldProblem(path, why)];
}

/** Returns the message of a match that this write has broken: what did not match before is left as it is. */
function findNewMismatch(
  { field: { refersTo } }: FilledReference,
  { before, after, found }: { before: AnyRecord | undefined; after: AnyRecord; found: IssuedRevision | undefined },
): MessageRef | undefined {
  const changed = refersTo.matches.filter(
    ({ root }) => matchedValueOf(after[root]) !== matchedValueOf(before?.[root] ?? null),
  );
  return found === undefined
    ? undefined
    : findMismatch({ matches: changed }, { document: after, referred: found.document })?.why;
}

/** Returns problems for copies that are locked and were changed although the same document is chosen. */
function findChangedCopies(
  catalogue: Catalogue,
  entity: AnyEntity,
  { before, record, isChosen }: { before: AnyRecord | undefined; record: AnyRecord; isChosen: IsChosen },
): readonly Problem[] {
  const previous = new Map(
    before === undefined
      ? []
      : filledReferencesIn(catalogue, entity, { record: before }).map(({ row }) => [row['id'], row]),
  );
  return filledReferencesIn(catalogue, entity, { record }).flatMap(({ name, field: reference, row, path, owner }) => {
    const { locksCopies, copies } = reference.refersTo;
    const stored = previous.get(row['id']);
    if (!locksCopies || stored === undefined || isChosen(row, name)) return [];
    return Object.values(copies).flatMap((to) => {
      const field = owner.fields[to];
      return field === undefined || isSame(plainValue(field, stored[to]), plainValue(field, row[to]))
        ? []
        : [
            fieldProblem(
              `${path.slice(0, -name.length)}${to}`,
              message('copiedField', { label: field.label, from: reference.label }),
            ),
          ];
    });
  });
}

const NOT_FOUND = 'referredNotFound';

type IsChosen = (row: AnyRecord, name: string) => boolean;

/** Compares with what each row, found by its id, referred to before; a new row referred to nothing. */
function chosenSince(catalogue: Catalogue, entity: AnyEntity, before: AnyRecord | undefined): IsChosen {
  const previousIds = new Map(
    (before === undefined ? [] : filledReferencesIn(catalogue, entity, { record: before })).map(({ row, name }) => [
      `${String(row['id'])} ${name}`,
      idOf(row[name]),
    ]),
  );
  return (row, name) => idOf(row[name] ?? null) !== (previousIds.get(`${String(row['id'])} ${name}`) ?? null);
}

function withSnapshots(
  catalogue: Catalogue,
  entity: AnyEntity,
  snapshots: { record: AnyRecord; isChosen: IsChosen; found: IssuedRevisions; rowTexts: RowTexts },
): AnyRecord {
  const { record, isChosen, found, rowTexts } = snapshots;
  const own = referencesOf(entity)
    .filter(([name]) => isChosen(record, name))
    .map(([name, field]) => {
      const id = idOf(record[name] ?? null) ?? '';
      return { ...snapshotOf(entity, field, found.get(id)), ...rowTextsOf(entity, field, rowTexts.get(id)) };
    });
  const rows = partFieldsOf(entity).map(
    ([name, field]) =>
      [
        name,
        rowsOf(record, name).map((row) =>
          withSnapshots(catalogue, getTarget(catalogue, field), { ...snapshots, record: row }),
        ),
      ] as const,
  );
  return Object.assign({}, record, ...own, Object.fromEntries(rows)) as AnyRecord;
}

/** Returns the fields that the server writes; those that only the server writes are null if nothing is referenced. */
function snapshotOf(
  entity: AnyEntity,
  { refersTo: { snapshot, copies, locksCopies } }: ReferringField,
  found: IssuedRevision | undefined,
): AnyRecord {
  const stored = Object.entries(copies).filter(
    ([, to]) => entity.fields[to]?.managed === true || (locksCopies && found !== undefined),
  );
  return {
    [snapshot.dossier]: found === undefined ? null : { id: found.dossierId },
    [snapshot.number]: found?.number ?? null,
    [snapshot.nameTh]: found?.nameTh ?? null,
    [snapshot.nameEn]: found?.nameEn ?? null,
    [snapshot.expires]: found?.expires ?? null,
    ...Object.fromEntries(stored.map(([from, to]) => [to, found?.document[from] ?? null])),
  };
}

/**
 * The guard: returns the problem of the first referenced document that is not in force today. A cancellation is not
 * checked.
 */
export async function findInvalidReference({
  engine: { catalogue },
  db,
  found: { entity, request, document },
  today,
}: {
  engine: { readonly catalogue: Catalogue };
  db: Queryable;
  found: Case;
  today: PlainDate;
}): Promise<Problem | undefined> {
  if (request.refRequestType === 'cancel') return undefined;
  const references = filledReferencesIn(catalogue, entity, { record: document });
  if (references.length === 0) return undefined;
  const issued = await loadIssued(catalogue, db, { references, today });
  const lineage = await loadLineage(db, references, request.refDossier.id);
  return references
    .map(({ field, name, row, path }) => {
      const why = findReferenceRefusal({
        field,
        document,
        found: issued.get(idOf(row[name]) ?? ''),
        holderId: namedHolderIdOf(request),
        lineage,
      });
      return why === undefined ? undefined : fieldProblem(path, why);
    })
    .find((problem) => problem !== undefined);
}
