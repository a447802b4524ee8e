/** What modules add to writing: facts their rules need, and what happens in the same transaction. */
import type { PoolClient } from 'pg';
import type { AnyRecord } from '#language/record.ts';
import type { Actor } from '../access/actor.ts';

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
}

export interface Hooks {
  readonly facts: Readonly<Record<string, (context: FactContext) => Promise<unknown>>>;
  /** By entity name; runs in the transaction of the write and does no other I/O. */
  readonly afterWrite: Readonly<Record<string, readonly ((context: WriteContext) => Promise<void>)[]>>;
}
