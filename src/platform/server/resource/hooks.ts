/** What modules add to writing: facts their rules need, and what happens in the same transaction. */
import type { PoolClient } from 'pg';
import type { AnyRecord } from '#language/record.ts';
import type { Actor } from '../access/actor.ts';
import type { Origin } from '../auth/securityEvent.ts';

export interface FactContext {
  readonly db: PoolClient;
  readonly actor: Actor;
  readonly entity: string;
  readonly record: AnyRecord;
}

export interface WriteContext {
  readonly db: PoolClient;
  readonly actor: Actor;
  readonly entity: string;
  readonly action: 'create' | 'update' | 'archive' | 'activate' | 'delete';
  readonly before: AnyRecord | undefined;
  readonly after: AnyRecord | undefined;
  /** Where the call came from; nowhere, where the system writes by itself. */
  readonly origin: Partial<Origin>;
  /** By the clock that sessions and codes expire by, and that matters of access are logged by. */
  readonly nowMs: number;
}

export interface Hooks {
  readonly facts: Readonly<Record<string, (context: FactContext) => Promise<unknown>>>;
  /** By entity name; runs in the transaction of the write and does no other I/O. */
  readonly afterWrite: Readonly<Record<string, readonly ((context: WriteContext) => Promise<void>)[]>>;
}

/** Facts have one supplier each; of what follows a write there may be several. */
export function mergeHooks(all: readonly Partial<Hooks>[]): Hooks {
  const facts: Record<string, Hooks['facts'][string]> = {};
  const afterWrite: Record<string, Hooks['afterWrite'][string]> = {};
  for (const hooks of all) {
    for (const [name, supply] of Object.entries(hooks.facts ?? {})) {
      if (facts[name] !== undefined) throw new Error(`The fact "${name}" has two suppliers`);
      facts[name] = supply;
    }
    for (const [entity, more] of Object.entries(hooks.afterWrite ?? {})) afterWrite[entity] = [...(afterWrite[entity] ?? []), ...more];
  }
  return { facts, afterWrite };
}
