/** A rule about one value, usable on any field. It accepts an empty value: that is checked by `required`. */
import type { MessageRef } from './message.ts';

export interface ValueRule<V = unknown> {
  readonly name: string;
  /** `record` is the record of the value, for rules that compare two of its fields. */
  readonly check: (value: V, record: Readonly<Record<string, unknown>>) => MessageRef | undefined;
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Rules have names so that a test can enumerate them, and emptiness is accepted in one place. */
export function valueRule<V>(name: string, check: ValueRule<V>['check']): ValueRule<V> {
  return { name, check: (value, record) => (isEmpty(value) ? undefined : check(value, record)) };
}
