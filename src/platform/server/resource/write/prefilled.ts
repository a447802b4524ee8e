/** What a new record is filled in with where its sender says nothing. Who says null means it. */
import { behaviourOf, deriveRecord } from '#language/checkRecord.ts';
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { prefilledFieldsOf } from '#language/holderFacts.ts';
import type { AnyRecord } from '#language/record.ts';

interface PrefillOptions {
  readonly entity: AnyEntity;
  readonly record: AnyRecord;
  /** By field. */
  readonly prefilled: AnyRecord | undefined;
  /** What was sent. */
  readonly sentValues: AnyRecord;
}

/** What was filled in, or said instead, in one that is there. */
export function prefilledOf(entity: AnyEntity, stored: AnyRecord): AnyRecord {
  return Object.fromEntries(prefilledFieldsOf(entity).map(([name]) => [name, stored[name]]));
}

export function withPrefilled(
  catalogue: Catalogue,
  { entity, record, prefilled = {}, sentValues }: PrefillOptions,
): AnyRecord {
  const unsaid = Object.entries(prefilled).filter(([name]) => !Object.hasOwn(sentValues, name));
  if (unsaid.length === 0) return record;
  const filled = { ...record, ...Object.fromEntries(unsaid) };
  const whole = deriveRecord(catalogue, entity, filled);
  // What is hidden has no value.
  const hidden = unsaid
    .filter(([name]) => behaviourOf(entity, name).shownWhen?.(whole as never) === false)
    .map(([name]) => [name, record[name]] as const);
  return { ...filled, ...Object.fromEntries(hidden) };
}
