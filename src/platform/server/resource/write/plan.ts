/**
 * The first half of a write, everything that is decided before anything is written: optimistic locking (a save of an
 * old version is refused), rights, read-only fields and the validation of the record.
 */
import type { PoolClient } from 'pg';
import { checkRecord, deriveRecord } from '#language/checkRecord.ts';
import type { AnyEntity, AnyRule } from '#language/entity.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { parsePatch, type Patch } from '#language/patch.ts';
import { getEntity, partFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyRecord } from '#language/record.ts';
import { badInput, conflict, forbidden, notFound, Refusal } from '../../errors.ts';
import { acceptFiles } from './fileValues.ts';
import { differencesOf, isSame, plainValue, type RecordChange } from './recordChanges.ts';
import { findClosedFields, findUneditable } from './editable.ts';
import type { Engine } from '../engine.ts';
import type { Writer } from '../writer.ts';
import { newId } from '../../database/newId.ts';
import { mergeRecord, type ComputedClaim, type MergeContext } from './merge.ts';
import { prefilledOf, withPrefilled } from './prefilled.ts';
import { readerOf } from '../read/reader.ts';
import type { DocumentTerms } from '../hooks.ts';
import { resolveReferences } from './references.ts';
import { refuseClosed } from './refuseClosed.ts';
import { isReplay } from './replay.ts';
import { loadScope, outsideScope, withScopeDefaults } from '../read/rowScope.ts';
import { readRecordJson } from '../read/readRecordJson.ts';
import { withTerms } from './withTerms.ts';
import { findStored } from '../read/storedRecords.ts';
import { findRepeatedParts, findTakenValues, findTreeCycle } from './uniqueness.ts';

export interface SavePlan {
  readonly entity: AnyEntity;
  readonly id: string;
  readonly before: AnyRecord | undefined;
  readonly after: AnyRecord;
  readonly changes: readonly RecordChange[];
  readonly problems: readonly Problem[];
  readonly terms?: DocumentTerms | undefined;
}

/**
 * Loads and locks, so it must run in a transaction. Broken rules are returned as problems; everything else is thrown
 * here.
 */
export async function planSave(
  engine: Engine,
  db: PoolClient,
  request: Writer & { entity: AnyEntity; body: unknown; terms?: DocumentTerms },
): Promise<SavePlan> {
  const { actor, entity } = request;
  const { catalogue } = engine;
  const { patch, problems: shape } = parsePatch(catalogue, entity, request.body);
  if (shape.length > 0) throw badInput(shape[0] ?? message('malformedJson'), shape);
  if (entity.isDocument && patch.id !== undefined) await engine.hooks.documents?.lock(db, patch.id);
  const stored =
    patch.id === undefined
      ? undefined
      : await findStored(catalogue, db, { entity, id: patch.id, lock: 'update', scope: loadScope(actor, entity) });
  await checkMayWrite(engine, db, { ...request, patch, current: stored });

  // A body without a version means creating the record, whether or not that was done already.
  const isNew = patch.version === undefined;
  const before = isNew ? undefined : stored;
  const id = patch.id ?? newId();
  const merge = (): ReturnType<typeof mergeRecord> =>
    mergeRecord(
      { catalogue, reader: readerOf(actor), newId, resolve: (row) => resolveRow(engine, { db, actor }, row) },
      { entity, patch, current: before, id, path: '' },
    );
  // The terms of a new record may depend on its values, so it is merged first; an existing record is not merged before
  // the rights are checked.
  const begun = isNew ? await merge() : undefined;
  const terms = await termsOf(engine, db, { request, stored, isNew, id, begun: begun?.record ?? {} });
  const merged = begun ?? (await merge());
  const mergedRecord = isNew
    ? withPrefilled(catalogue, {
        entity,
        record: withScopeDefaults(actor, entity, merged.record),
        prefilled: terms?.prefilled,
        sentValues: patch.values,
      })
    : merged.record;
  const recordWithTerms = withTerms(catalogue, { entity, terms, record: mergedRecord });
  // Now the holder of the document is known, and therefore to which documents it may refer.
  const referring = entity.isDocument
    ? await engine.hooks.documents?.resolveReferences({
        db,
        writer: request,
        entity,
        before,
        record: recordWithTerms,
        namedHolderId: terms?.namedHolderId ?? null,
        isComplete: terms?.isComplete ?? true,
      })
    : undefined;
  const derived = deriveRecord(catalogue, entity, referring?.record ?? recordWithTerms);
  const after: AnyRecord = {
    ...derived,
    ...(await engine.hooks.computedFields[entity.name]?.({
      db,
      actor,
      entity: entity.name,
      record: derived,
      today: engine.clock.today(),
    })),
  };
  if (isNew && stored !== undefined) {
    if (merged.problems.length > 0 || !(await isReplay(catalogue, db, { entity, before: stored, after })))
      throw conflict(message('alreadyExists'));
    return { entity, id, before: stored, after: stored, changes: [], problems: [] };
  }
  const outside = isNew ? outsideScope(actor, entity, after) : undefined;
  if (outside !== undefined) throw new Refusal(403, outside);
  const checkedRecord =
    typeof terms?.namedHolderId === 'string' ? { ...after, refHolder: { id: terms.namedHolderId } } : after;
  const rules = checkRecord({
    catalogue,
    entity,
    record: checkedRecord,
    facts: await gatherFacts(engine, db, { ...request, record: checkedRecord }),
    isComplete: terms?.isComplete ?? true,
  });
  // A value that was sent but refused is not reported as missing.
  const problems = [
    ...merged.problems,
    ...(referring?.problemsIn(after) ?? []),
    ...merged.claims
      .filter((claim) => !isAsClaimed(claim, after))
      .map(({ path, field }) => fieldProblem(path, message('managedField', { label: field.label }))),
    ...findUneditable(catalogue, { entity, before, after }),
    ...findClosedFields(catalogue, { entity, terms, before, after }),
    ...rules.filter(
      ({ path, messageKey }) => messageKey !== 'required' || !merged.problems.some((problem) => problem.path === path),
    ),
    ...findRepeatedParts(catalogue, { entity, patch, after }),
    // A problem that a rule has already reported is not repeated with a general message.
    ...(await findTakenValues(db, { entity, before, after })).filter(
      ({ path }) => !rules.some((problem) => problem.path === path),
    ),
    ...(await findTreeCycle(db, { entity, before, after })),
  ];
  return { entity, id, before, after, changes: differencesOf(catalogue, entity, { before, after }), problems, terms };
}

/**
 * Returns how the request allows a document to be written; a document that already exists is compared with the stored
 * one.
 */
async function termsOf(
  engine: Engine,
  db: PoolClient,
  {
    request,
    stored,
    isNew,
    id,
    begun,
  }: {
    request: Parameters<typeof planSave>[2];
    stored: AnyRecord | undefined;
    isNew: boolean;
    id: string;
    begun: AnyRecord;
  },
): Promise<DocumentTerms | undefined> {
  const { entity } = request;
  if (!entity.isDocument && !isNew && stored !== undefined)
    return engine.hooks.records?.termsOf({ db, writer: request, entity, before: stored });
  if (!entity.isDocument || request.terms !== undefined) return request.terms;
  if (!isNew || stored === undefined)
    return engine.hooks.documents?.termsOf({ db, writer: request, entity, before: stored, id, begun });
  const managed = Object.entries(entity.fields)
    .filter(([, field]) => field.managed === true)
    .map(([name]) => [name, stored[name]]);
  // Values with which it was prefilled at that time count as no difference, whatever is registered now.
  return {
    managed: Object.fromEntries(managed) as AnyRecord,
    prefilled: prefilledOf(entity, stored),
    isComplete: false,
    refusalOf: () => undefined,
  };
}

type ResolvableRow = Parameters<MergeContext['resolve']>[0];

async function resolveRow(
  engine: Engine,
  context: { db: PoolClient; actor: Writer['actor'] },
  row: ResolvableRow,
): Promise<{ values: AnyRecord; problems: readonly Problem[] }> {
  const resolved = await resolveReferences({ ...engine, ...context }, row);
  const files = await acceptFiles({ ...engine, ...context }, { ...row, values: resolved.values });
  return { values: files.values, problems: [...resolved.problems, ...files.problems] };
}

/** Compares with a value such as `lines.0.total` in the record as it was computed here. */
function isAsClaimed({ path, field, value }: ComputedClaim, after: AnyRecord): boolean {
  const computed = path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? (inner as AnyRecord)[name] : undefined),
      after,
    );
  return isSame(plainValue(field, value), plainValue(field, computed));
}

/** Checks right, existence, archive and version, in this order. */
async function checkMayWrite(
  engine: Engine,
  db: PoolClient,
  {
    actor,
    rights,
    entity,
    patch,
    current,
    body,
  }: Writer & { entity: AnyEntity; patch: Patch; current: AnyRecord | undefined; body: unknown },
): Promise<void> {
  if (current === undefined) {
    // An id with a version was read before: the record was deleted, or the actor may not see it.
    if (patch.version !== undefined) throw notFound();
    if (!rights.has('canCreate')) throw forbidden();
    return;
  }
  if (!rights.has(patch.version === undefined ? 'canCreate' : 'canEdit')) throw forbidden();
  if (current['isActive'] === false) throw conflict(message('archivedRecord'));
  refuseClosed(entity, current);
  if (patch.version !== undefined && patch.version !== current['version']) {
    const storedJson = await readRecordJson(engine, db, { actor, entity, id: String(current['id']) });
    throw conflict(message('staleVersion'), { mine: body, theirs: JSON.parse(storedJson) as unknown });
  }
}

export interface FactsQuestion {
  readonly actor: Writer['actor'];
  readonly entity: AnyEntity;
  readonly record: AnyRecord;
  /**
   * Selects the rules to be checked: by default those that refuse. A write never waits for facts that only warnings
   * need.
   */
  readonly isFor?: (rule: AnyRule) => boolean;
}

const isRefusing = (rule: AnyRule): boolean => rule.isWarning !== true;

export async function gatherFacts(
  engine: Engine,
  db: PoolClient,
  { actor, entity, record, isFor = isRefusing }: FactsQuestion,
): Promise<Record<string, unknown>> {
  const facts: Record<string, unknown> = {};
  for (const name of factsNeededBy(engine.catalogue, entity, isFor)) {
    const supply = engine.hooks.facts[name];
    if (supply === undefined) throw new Error(`No server supplies the fact "${name}" that "${entity.name}" needs`);
    facts[name] = await supply({ db, actor, entity: entity.name, record, today: engine.clock.today() });
  }
  return facts;
}

/** Facts that the rules of its rows need are also computed for the whole record. */
function factsNeededBy(
  catalogue: Catalogue,
  entity: AnyEntity,
  isFor: (rule: AnyRule) => boolean,
): ReadonlySet<string> {
  const ofRows = partFieldsOf(entity).flatMap(([, field]) => [
    ...factsNeededBy(catalogue, getEntity(catalogue, field.target), isFor),
  ]);
  return new Set([...entity.rules.filter(isFor).flatMap((rule) => rule.needs), ...ofRows]);
}
