/** `POST {base}/_check`: runs the whole write in a transaction that is rolled back, and returns its result. */
import type { PoolClient } from 'pg';
import { behaviourOf } from '#language/checkRecord.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Problem, Warning } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { stageFiles } from '../../files/stagedFiles.ts';
import { asRefusal } from '../../database/databaseErrors.ts';
import type { Engine } from '../engine.ts';
import type { Writer } from '../writer.ts';
import { asRootWrite, withSentPaths, sentRow } from './rootWrite.ts';
import { planSave } from './plan.ts';
import { mayReadField, readerOf } from '../read/reader.ts';
import { applyPlan } from './save.ts';
import { readRecordJson } from '../read/readRecordJson.ts';
import { warningsFor } from './warnings.ts';
import { wireValue } from '../read/wireValue.ts';

export interface CheckAnswer {
  readonly ok: boolean;
  readonly problems: readonly Problem[];
  /** The warnings of the rules, whether or not the record would be saved. */
  readonly warnings: readonly Warning[];
  /** The values computed from what was sent, even if something else is wrong with it. */
  readonly derived: AnyRecord;
  /** The record as the save would return it; null if it would be refused. */
  readonly record: unknown;
}

export async function dryRunSave(
  engine: Engine,
  db: PoolClient,
  request: Writer & { entity: AnyEntity; body: unknown },
): Promise<CheckAnswer> {
  const { actor, entity } = request;
  const root = await asRootWrite(engine, db, request);
  // The staged files are never stored.
  const { files } = stageFiles(engine.files);
  const plan = await planSave({ ...engine, files }, db, { ...request, entity: root.entity, body: root.body });
  const sent = sentRow(plan.after, root);
  const derived = derivedOf(entity, sent, request);
  const found = await warningsFor(engine, db, {
    actor,
    entity: root.entity,
    record: plan.after,
    isComplete: plan.terms?.isComplete ?? true,
  });
  const warnings = withSentPaths(found, root);
  const refuse = (problems: readonly Problem[]): CheckAnswer => ({
    ok: false,
    problems: withSentPaths(problems, root),
    warnings,
    derived,
    record: null,
  });
  if (plan.problems.length > 0) return refuse(plan.problems);
  try {
    await applyPlan(engine, db, { ...request, plan });
  } catch (error) {
    // Problems found only when it is written: a constraint, or a refusal by a module.
    const refusal = asRefusal(engine.catalogue, error);
    if (refusal?.status === BROKEN_RULE) return refuse(refusal.fields);
    throw error;
  }
  return {
    ok: true,
    problems: [],
    warnings,
    derived,
    record: JSON.parse(await readRecordJson(engine, db, { actor, entity, id: String(sent['id']) })) as unknown,
  };
}

const BROKEN_RULE = 422;

function derivedOf(entity: AnyEntity, record: AnyRecord, { actor }: Writer): AnyRecord {
  const reader = readerOf(actor);
  const fields = Object.entries(entity.fields).filter(
    ([name, field]) => behaviourOf(entity, name).derive !== undefined && mayReadField(reader, field),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, wireValue(field, record[name])]));
}
