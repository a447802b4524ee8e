/**
 * Provides the record of the open form, or one of its rows, as rules read it: a choice is its code, a number exact, a
 * date a plain date. Changes are given in the same form.
 */
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { RecordValues } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import { joinAddress } from './address.ts';
import { useFormStore } from './formContext.ts';
import { modelAt } from '../model/formModel.ts';
import type { FormStore } from './formStore.ts';

export interface OpenRecordValues<E extends EntityName> {
  readonly recordValues: RecordValues<E>;
  readonly change: ChangeRuleValue<E>;
}

export type ChangeRuleValue<E extends EntityName> = <Name extends keyof RecordValues<E> & string>(
  name: Name,
  value: RecordValues<E>[Name],
) => void;

/** Re-renders with every change of the record: for values computed from all of it. `row` is `lines.<id>`. */
export function useRecordValues<E extends EntityName>(entity: E, row = ''): OpenRecordValues<E> {
  const recordValues = useRecordValue(entity, (whole) => whole, { row });
  const change = useChangeRuleValue(entity, row);
  return { recordValues, change };
}

/**
 * Returns a value computed from the record. Re-renders when its content changes: it may be a new object every time. A
 * row that has just been removed returns its last value.
 */
export function useRecordValue<E extends EntityName, Value>(
  entity: E,
  select: (draft: RecordValues<E>) => Value,
  { row = '' }: { readonly row?: string } = {},
): Value {
  const store = useFormStore();
  assertEntity(store, entity, row);
  const last = useRef<{ readonly value: Value }>(undefined);
  return useSyncExternalStore(store.watchChanges, () => {
    const recordValues = store.findComputed(row)?.recordValues;
    if (last.current !== undefined && recordValues === undefined) return last.current.value;
    // The declaration determines the values of this entity.
    const value = select((recordValues ?? {}) as unknown as RecordValues<E>);
    if (last.current === undefined || !isSameResult(last.current.value, value, recordValues)) last.current = { value };
    return last.current.value;
  });
}

/**
 * Returns fields that the open form shares with an entity: for components that forms of several entities use. Re-renders
 * when one of them changes.
 */
export function useSharedValues<E extends EntityName, const Name extends keyof RecordValues<E> & string>(
  entity: E,
  names: readonly Name[],
  { row = '' }: { readonly row?: string } = {},
): Pick<RecordValues<E>, Name> {
  const store = useFormStore();
  const model = modelAt(store.model, row);
  const missing = names.find((name) => !model.byName.has(name));
  if (missing !== undefined) throw new Error(`"${model.entity.name}" has no "${missing}" as "${entity}" has`);
  // The check above replaces the check of the entity.
  return useRecordValue(
    model.entity.name as E,
    (values) => Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<RecordValues<E>, Name>,
    { row },
  );
}

/** Changes a value as a control would: dependent fields are emptied after the person is asked. */
export function useChangeRuleValue<E extends EntityName>(entity: E, row = ''): ChangeRuleValue<E> {
  const store = useFormStore();
  assertEntity(store, entity, row);
  return useMemo(() => createChangeRuleValue<E>(store, row), [store, row]);
}

/** Does the same without a component: for an effect that follows the record. */
export function createChangeRuleValue<E extends EntityName>(store: FormStore, row = ''): ChangeRuleValue<E> {
  return (name, value) => {
    const group = modelAt(store.model, row).byName.get(name)?.group;
    store.change(joinAddress(row, name), group === undefined ? value : store.codes.cardOf(group, value));
  };
}

function assertEntity({ model }: FormStore, entity: string, row: string): void {
  const found = modelAt(model, row).entity.name;
  if (found !== entity) throw new Error(`The form holds "${found}" at "${row}", and not "${entity}"`);
}

/** Compares the content of new objects; the record values themselves are another object after every change. */
function isSameResult(previous: unknown, value: unknown, recordValues: unknown): boolean {
  if (Object.is(previous, value)) return true;
  if (value === recordValues || typeof value !== 'object' || value === null) return false;
  return JSON.stringify(previous) === JSON.stringify(value);
}
