/** Reads a rate that is still being edited, as far as it is complete. */
import { getEntity } from '#language/catalogue.ts';
import { deriveRecord } from '#language/checkRecord.ts';
import { parsePatch } from '#language/patch.ts';
import { badInput, invalid } from '#platform/server/errors.ts';
import { newId } from '#platform/server/database/newId.ts';
import { mergeRecord } from '#platform/server/resource/write/merge.ts';
import { readerOf } from '#platform/server/resource/read/reader.ts';
import { resolveReferences } from '#platform/server/resource/write/references.ts';
import { loadScope } from '#platform/server/resource/read/rowScope.ts';
import { findStored } from '#platform/server/resource/read/storedRecords.ts';
import type { FeeRate } from '../calculateFee.ts';
import type { TrialContext } from './readQuestion.ts';

/** The stored rate, if there is one, with the unsaved changes. Its problems show in the result. */
export async function readUnsavedRate({ app, actor, db }: TrialContext, body: unknown): Promise<FeeRate> {
  const { catalogue, lookups } = app;
  const entity = getEntity(catalogue, 'feeRate');
  const { patch, problems: shape } = parsePatch(catalogue, entity, body);
  const inRate = <P extends { readonly path: string }>(problem: P): P => ({
    ...problem,
    path: problem.path === '' ? 'rate' : `rate.${problem.path}`,
  });
  const [first] = shape;
  if (first !== undefined) throw badInput(first, shape.map(inRate));
  const current =
    patch.id === undefined
      ? undefined
      : await findStored(catalogue, db, { entity, id: patch.id, lock: 'none', scope: loadScope(actor, entity) });
  const resolve: Parameters<typeof mergeRecord>[0]['resolve'] = (row) =>
    resolveReferences({ catalogue, lookups, db, actor }, row);
  const merged = await mergeRecord(
    { catalogue, reader: readerOf(actor), newId, resolve },
    { entity, patch, current, id: patch.id ?? newId(), path: '' },
  );
  const [unresolved] = merged.problems;
  if (unresolved !== undefined) throw invalid(merged.problems.map(inRate));
  // Tried as if it were active: an archived rate is tried before it is activated again.
  return { ...deriveRecord(catalogue, entity, merged.record), isActive: true } as unknown as FeeRate;
}
