/**
 * Records as a caller might send them: copies of existing ones, or made from the declarations alone, and corrupted on
 * purpose.
 */
import fc from 'fast-check';
import { getEntity } from '#language/catalogue.ts';
import { codesOf } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { tableName } from '#language/naming.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { newId } from '#platform/server/database/newId.ts';
import { mayReadField } from './grants.ts';
import { oddTexts, oddValue } from './oddValues.ts';
import type { Random } from './random.ts';
import { rowsIn, type AttackActor, type Target } from './target.ts';

export type RecordBody = Readonly<Record<string, unknown>>;

export interface RecordMaker {
  /** Returns a record, and an existing one of its kind. */
  readonly make: (
    entity: AnyEntity,
    who: AttackActor,
  ) => Promise<{
    record: RecordBody;
    existing?: { id: string; version: number };
  }>;
}

export async function createRecordMaker(target: Target, random: Random): Promise<RecordMaker> {
  const { rows } = await target.db.query<{ id: string; group: string }>(
    'select "id", "group" from "lookup" where "is_active" limit 20000',
  );
  const lookups = groupsOf(rows);
  const ids = new Map<string, readonly string[]>();
  const idsOf = async (entity: string): Promise<readonly string[]> => {
    const cached = ids.get(entity);
    if (cached !== undefined) return cached;
    const found = await target.db.query<{ id: string }>(
      `select "id" from "${tableName(entity)}" order by "id" limit 200`,
    );
    const all = found.rows.map(({ id }) => id);
    ids.set(entity, all);
    return all;
  };
  const valueOf = async (field: Field): Promise<unknown> => {
    if (field.kind === 'ref') return refTo(random, await idsOf(field.target));
    if (field.kind === 'lookup')
      return refTo(
        random,
        (lookups.get(field.group) ?? []).map(({ id }) => id),
      );
    if (field.kind === 'choice')
      return random.pick(codesOf(target.catalogue.choices.get(field.choice) ?? ({ values: {} } as never)));
    if (field.kind === 'parts')
      return Promise.all(
        Array.from({ length: Math.max(field.min, random.below(3)) }, () =>
          recordOf(getEntity(target.catalogue, field.target)),
        ),
      );
    return plainValue(field, random);
  };
  const recordOf = async (entity: AnyEntity): Promise<RecordBody> => {
    const record: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.managed !== true && field.kind !== 'inverse' && (field.required || random.chance(0.5)))
        record[name] = await valueOf(field);
    }
    return record;
  };
  const templates = new Map<string, readonly RecordBody[]>();
  return {
    make: async (entity, who) => {
      const key = `${who.name} ${baseOf(entity)}`;
      const samples = templates.get(key) ?? (await readSamples(target, { entity, who }));
      templates.set(key, samples);
      const template = samples.length > 0 ? random.pick(samples) : undefined;
      const record =
        template !== undefined && random.chance(0.5) ? copyOf(entity, who, template) : await recordOf(entity);
      if (template === undefined) return { record };
      return { record, existing: { id: String(template['id']), version: Number(template['version'] ?? 1) } };
    },
  };
}

/** Corrupts one to three things. */
export function corruptRecord(
  record: RecordBody,
  { random, entity }: { random: Random; entity: AnyEntity },
): RecordBody {
  const spoilt: Record<string, unknown> = { ...record };
  const names = [
    ...Object.keys(entity.fields),
    'id',
    'version',
    'isActive',
    'createBy',
    '__proto__x',
    'constructor',
    'toString',
    random.pick(oddTexts),
  ];
  for (let count = random.below(3) + 1; count > 0; count -= 1) {
    const name = random.pick(names);
    if (random.chance(0.2)) Reflect.deleteProperty(spoilt, name);
    else spoilt[name] = fc.sample(oddValue, { seed: random.below(2 ** 31), numRuns: 1 })[0];
  }
  return spoilt;
}

async function readSamples(
  target: Target,
  { entity, who }: { entity: AnyEntity; who: AttackActor },
): Promise<readonly RecordBody[]> {
  return rowsIn(await target.call('POST', `${baseOf(entity)}/_search`, { as: who, body: { size: 20 } }));
}

/** Without fields that the server alone writes. */
export function copyOf(entity: AnyEntity, who: AttackActor, template: RecordBody): RecordBody {
  return Object.fromEntries(
    Object.entries(template).filter(([name]) => {
      const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
      return (
        field !== undefined &&
        field.managed !== true &&
        field.kind !== 'inverse' &&
        field.kind !== 'parts' &&
        field.kind !== 'file' &&
        mayReadField(who, field)
      );
    }),
  );
}

function refTo(random: Random, ids: readonly string[]): unknown {
  return ids.length === 0 || random.chance(0.05) ? { id: newId() } : { id: random.pick(ids) };
}

function plainValue(field: Field, random: Random): unknown {
  switch (field.kind) {
    case 'text':
      return `ทดสอบ ${newId().slice(-6)}`.slice(0, field.max);
    case 'integer':
      return (field.min ?? 0) + random.below(5);
    case 'decimal':
      return Number(field.min ?? '0') + random.below(5);
    case 'boolean':
      return random.chance(0.5);
    case 'date':
      return `2026-0${random.below(9) + 1}-1${random.below(9)}`;
    case 'instant':
      return `2026-0${random.below(9) + 1}-10T10:00:00+07:00`;
    case 'uuid':
      return newId();
    case 'json':
      return field.shape === 'array' ? [] : {};
    default:
      return null;
  }
}

function groupsOf<T extends { readonly group: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return groups;
}
