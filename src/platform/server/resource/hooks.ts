/** What modules add to writing: facts their rules need, and what happens in the same transaction. */
import type { PoolClient } from 'pg';
import type { AnyEntity } from '#language/entity.ts';
import type { MessageRef, Problem } from '#language/message.ts';
import type { AnyRecord, RecordValues } from '#language/record.ts';
import type { EntityName, FactName, Facts } from '#language/registry.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { StoredRecord } from '#platform/model/request/document.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { Origin } from '../audit/securityEvent.ts';
import type { Writer } from './writer.ts';

/** `E` is the entity whose rules need the fact; without it the fact is asked of any record. */
export type FactContext<E extends string = string> = FactQuestion<
  E,
  string extends E ? AnyRecord : RecordValues<E & EntityName>
>;

interface FactQuestion<Name, Record> {
  readonly db: PoolClient;
  readonly actor: Actor;
  readonly entity: Name;
  readonly record: Record;
  /** By the clock of the law. */
  readonly today: PlainDate;
}

/** `E` is the entity that is written; without it the context is of any write. */
export type WriteContext<E extends string = string> = RecordWrite<E, WrittenRow<E>>;

interface RecordWrite<Name, Row> {
  readonly db: PoolClient;
  readonly actor: Actor;
  readonly entity: Name;
  readonly action: 'create' | 'update' | 'archive' | 'activate' | 'delete';
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** Where the call came from; nowhere, where the system writes by itself. */
  readonly origin: Partial<Origin>;
  /** By the clock that sessions and codes expire by, and that matters of access are logged by. */
  readonly nowMs: number;
}

type WrittenRow<E extends string> = string extends E ? AnyRecord : StoredRecord<E & EntityName>;

/** What the request of a document allows of a write to it. */
export interface DocumentTerms {
  /** What the server sets in this write. */
  readonly managed: AnyRecord;
  /** Of a new document: what is filled in where its sender says nothing. */
  readonly prefilled?: AnyRecord;
  /** Whether everything must be there, as it must from the moment of submission. */
  readonly isComplete: boolean;
  /** Why this person may not change a field now. */
  readonly refusalOf: (field: string) => MessageRef | undefined;
  /** Whose the rules take it to be, while it is an officer's draft for somebody and nobody's yet. */
  readonly namedHolderId?: string | null;
  /** Of a new document: the request it comes with. */
  readonly opening?: RequestOpening;
}

export interface RequestOpening {
  readonly origin: 'filed' | 'register' | 'office';
  /** Whom an officer files it for. */
  readonly namedHolderId?: string | null;
  /** On a dossier that is there already, or on one of its own. */
  readonly isOwnDossier: boolean;
  /** Which the dossier of its own is issued in place of. */
  readonly previousId?: string;
  readonly baseRevision?: number;
}

export interface DocumentWrite {
  readonly db: PoolClient;
  readonly writer: Writer;
  readonly entity: AnyEntity;
  /** Absent of a new one. */
  readonly before: AnyRecord | undefined;
}

/** Documents are written only as their request allows, and the request knows of every write. */
export interface DocumentHooks {
  /** The request is locked before its document, as by everybody else. */
  readonly lock: (db: PoolClient, id: string) => Promise<void>;
  /** `begun` is what was sent, read and with its references found. */
  readonly termsOf: (
    write: DocumentWrite & { readonly id: string; readonly begun: AnyRecord },
  ) => Promise<DocumentTerms>;
  /** What the record and its rows refer to that was issued: judged where it was chosen anew, with what is kept of it. */
  readonly resolveReferences: (
    write: DocumentWrite & Pick<DocumentTerms, 'namedHolderId'> & { readonly record: AnyRecord },
  ) => Promise<{ readonly record: AnyRecord; readonly problems: readonly Problem[] }>;
  /** In the transaction, before the row is written. */
  readonly beforeWrite: (
    write: DocumentWrite & { readonly after: AnyRecord; readonly terms: DocumentTerms | undefined },
  ) => Promise<void>;
  /** Refuses where the request was ever submitted. */
  readonly beforeRemoval: (write: DocumentWrite & { readonly before: AnyRecord }) => Promise<void>;
  readonly afterRemoval: (write: DocumentWrite & { readonly before: AnyRecord }) => Promise<void>;
}

type FactSuppliers<E extends string = string> = {
  readonly [N in FactName]?: (context: FactContext<E>) => Promise<Facts[N]>;
};

/** Records with a workflow of their own: who may change one where it stands, and where a change leads. */
export interface RecordHooks {
  /** Undefined of what has no workflow. */
  readonly termsOf: (write: DocumentWrite & { readonly before: AnyRecord }) => Promise<DocumentTerms | undefined>;
  /** In the transaction: a change that moved the record is a step of its history. */
  readonly afterWrite: (
    write: DocumentWrite & { readonly before: AnyRecord; readonly after: AnyRecord },
  ) => Promise<void>;
}

export interface Hooks {
  readonly documents?: DocumentHooks;
  readonly records?: RecordHooks;
  /** By name; those that know their entity are declared with `factsOf`. */
  readonly facts: FactSuppliers;
  /** By entity name: managed fields that the server works out of the rest of the record and of what it knows, at every write. */
  readonly computedFields: {
    readonly [E in EntityName]?: (context: FactContext<E>) => Promise<Partial<RecordValues<E>>>;
  };
  /** By entity name; runs in the transaction of the write and does no other I/O. */
  readonly afterWrite: { readonly [E in EntityName]?: readonly ((context: WriteContext<E>) => Promise<void>)[] };
}

/** Facts of one entity, or of several that have the fields in common: the suppliers know which fields the record has. */
export function factSuppliersOf<const E extends EntityName>(
  entities: E | readonly E[],
  suppliers: FactSuppliers<E>,
): FactSuppliers {
  const known: readonly string[] = typeof entities === 'string' ? [entities] : entities;
  const checked = Object.entries(suppliers as AnyHooks['facts']).map(
    ([name, supply]): [string, AnyHooks['facts'][string]] => [
      name,
      (context) => {
        if (!known.includes(context.entity))
          throw new Error(`The fact "${name}" is supplied for "${known.join('", "')}", not for "${context.entity}"`);
        return supply(context);
      },
    ],
  );
  return Object.fromEntries(checked);
}

/** The same hooks, where the engine does not know the entity by name. */
export interface AnyHooks {
  readonly facts: Readonly<Record<string, (context: FactContext) => Promise<unknown>>>;
  readonly computedFields: Readonly<Record<string, (context: FactContext) => Promise<AnyRecord>>>;
  readonly afterWrite: Readonly<Record<string, readonly ((context: WriteContext) => Promise<void>)[]>>;
}

/** What is supplied for an entity is asked with records of this entity alone: by its name, or as `factsOf` checks. */
export function anyHooks(hooks: Partial<Hooks>): AnyHooks {
  return { facts: {}, computedFields: {}, afterWrite: {}, ...hooks } as unknown as AnyHooks;
}

/** As the engine has them: by entities and facts that it does not know by name. */
export type MergedHooks = Hooks & AnyHooks;

/** Facts have one supplier each; of what follows a write there may be several. */
export function mergeHooks(all: readonly Partial<Hooks>[]): MergedHooks {
  const facts: Record<string, AnyHooks['facts'][string]> = {};
  const computedFields: Record<string, AnyHooks['computedFields'][string]> = {};
  const afterWrite: Record<string, AnyHooks['afterWrite'][string]> = {};
  for (const hooks of all.map(anyHooks)) {
    for (const [name, supply] of Object.entries(hooks.facts)) {
      if (facts[name] !== undefined) throw new Error(`The fact "${name}" has two suppliers`);
      facts[name] = supply;
    }
    for (const [entity, compute] of Object.entries(hooks.computedFields)) {
      if (computedFields[entity] !== undefined) throw new Error(`Two servers compute fields of "${entity}"`);
      computedFields[entity] = compute;
    }
    for (const [entity, more] of Object.entries(hooks.afterWrite))
      afterWrite[entity] = [...(afterWrite[entity] ?? []), ...more];
  }
  const documents = all.find((hooks) => hooks.documents !== undefined)?.documents;
  const records = all.find((hooks) => hooks.records !== undefined)?.records;
  return {
    facts,
    computedFields,
    afterWrite,
    ...(documents === undefined ? {} : { documents }),
    ...(records === undefined ? {} : { records }),
  };
}
