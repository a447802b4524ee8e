/** Values with which a new record is prefilled where its sender sends nothing. A null that was sent stays null. */
import { behaviourOf, deriveRecord } from '#language/checkRecord.ts';
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { prefilledFieldsOf } from '#language/holderFacts.ts';
import type { AnyRecord } from '#language/record.ts';

interface PrefillOptions {
  readonly entity: AnyEntity;
  readonly record: AnyRecord;
  /** The prefilled values by field. */
  readonly prefilled: AnyRecord | undefined;
  /** The values that were sent. */
  readonly sentValues: AnyRecord;
}

/** Returns the values of the prefilled fields in a stored record. */
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
  // A hidden field has no value.
  const hidden = unsaid
    .filter(([name]) => behaviourOf(entity, name).shownWhen?.(whole as never) === false)
    .map(([name]) => [name, record[name]] as const);
  return { ...filled, ...Object.fromEntries(hidden) };
}
