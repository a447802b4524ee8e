/** A rule about one value, usable on any field. It is silent about an empty value: that is the business of `required`. */
import type { MessageRef } from './message.ts';

export interface ValueRule<V = unknown> {
  readonly name: string;
  /** `record` is what the value stands in, for rules that compare two of its fields. */
  readonly check: (value: V, record: Readonly<Record<string, unknown>>) => MessageRef | undefined;
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Rules name themselves so that a test can enumerate them, and stay silent about emptiness in one place. */
export function valueRule<V>(name: string, check: ValueRule<V>['check']): ValueRule<V> {
  return { name, check: (value, record) => (isEmpty(value) ? undefined : check(value, record)) };
}
