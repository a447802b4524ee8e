/** What modules add to writing: facts that their rules need, and effects in the same transaction. */
import type { PoolClient } from 'pg';
import type { AnyEntity } from '#language/entity.ts';
import type { MessageRef, Problem } from '#language/message.ts';
import type { AnyRecord, RecordValues } from '#language/record.ts';
import type { EntityName, FactName, Facts } from '#language/registry.ts';
import type { Right } from '#language/rights.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { StoredRecord } from '#platform/model/request/document.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { Origin } from '../audit/securityEvent.ts';
import type { Writer } from './writer.ts';

/** `E` is the entity whose rules need the fact; without it, the fact may be needed for any record. */
export type FactContext<E extends string = string> = FactQuestion<
  E,
  string extends E ? AnyRecord : RecordValues<E & EntityName>
>;

interface FactQuestion<Name, Record> {
  readonly db: PoolClient;
  readonly actor: Actor;
  readonly entity: Name;
  readonly record: Record;
  /** By the clock for legal dates. */
  readonly today: PlainDate;
}

/** `E` is the entity that is written; without it, the context is of any write. */
export type WriteContext<E extends string = string> = RecordWrite<E, WrittenRow<E>>;

interface RecordWrite<Name, Row> {
  readonly db: PoolClient;
  readonly actor: Actor;
  readonly entity: Name;
  readonly action: 'create' | 'update' | 'archive' | 'activate' | 'delete';
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** Where the call came from; empty if the system writes by itself. */
  readonly origin: Partial<Origin>;
  /** By the clock for the expiry of sessions and codes, and for log entries about access. */
  readonly nowMs: number;
}

type WrittenRow<E extends string> = string extends E ? AnyRecord : StoredRecord<E & EntityName>;

/** How the request of a document allows it to be written. */
export interface DocumentTerms {
  /** The fields that the server sets in this write. */
  readonly managed: AnyRecord;
  /** For a new document: values for fields that were not sent. */
  readonly prefilled?: AnyRecord;
  /** True if everything required must be filled in, as from the submission on. */
  readonly isComplete: boolean;
  /** Returns why this person may not change a field now. */
  readonly refusalOf: (field: string) => MessageRef | undefined;
  /** The holder used by the rules while the document is an officer's draft for somebody and has no holder yet. */
  readonly namedHolderId?: string | null;
  /** For a new document: the request that is created with it. */
  readonly opening?: RequestOpening;
}

export interface RequestOpening {
  readonly origin: 'filed' | 'register' | 'office';
  /** The holder for whom an officer files it. */
  readonly namedHolderId?: string | null;
  /** True if it gets a dossier of its own, false if it is filed on an existing one. */
  readonly isOwnDossier: boolean;
  /** The dossier that the new dossier replaces. */
  readonly previousId?: string;
  readonly baseRevision?: number;
}

export interface DocumentWrite {
  readonly db: PoolClient;
  readonly writer: Writer;
  readonly entity: AnyEntity;
  /** Absent for a new document. */
  readonly before: AnyRecord | undefined;
}

export interface ResolvedReferences {
  /** With the snapshots of what was chosen. */
  readonly record: AnyRecord;
  /** Returns the problems of the references in the record as it is going to be stored. */
  readonly problemsIn: (after: AnyRecord) => readonly Problem[];
}

/** Documents are written only as their request allows, and every write updates the request. */
export interface DocumentHooks {
  /** Locks the request before its document, as all other code does. */
  readonly lock: (db: PoolClient, id: string) => Promise<void>;
  /** `begun` is what was sent, parsed and with its references resolved. */
  readonly termsOf: (
    write: DocumentWrite & { readonly id: string; readonly begun: AnyRecord },
  ) => Promise<DocumentTerms>;
  /**
   * Resolves the references of the record and its rows to issued documents: newly set ones are checked, and their
   * snapshot is saved.
   */
  readonly resolveReferences: (
    write: DocumentWrite & Pick<DocumentTerms, 'namedHolderId' | 'isComplete'> & { readonly record: AnyRecord },
  ) => Promise<ResolvedReferences>;
  /** Runs in the transaction, before the row is written. */
  readonly beforeWrite: (
    write: DocumentWrite & { readonly after: AnyRecord; readonly terms: DocumentTerms | undefined },
  ) => Promise<void>;
  /** Refuses if the person lacks the right for this type of document, or if the request was ever submitted. */
  readonly beforeRemoval: (
    write: DocumentWrite & { readonly before: AnyRecord; readonly right: Right },
  ) => Promise<void>;
  readonly afterRemoval: (write: DocumentWrite & { readonly before: AnyRecord }) => Promise<void>;
}

type FactSuppliers<E extends string = string> = {
  readonly [N in FactName]?: (context: FactContext<E>) => Promise<Facts[N]>;
};

/** Records with a workflow of their own: who may change one in its state, and to which state a change leads. */
export interface RecordHooks {
  /** Undefined for records without a workflow. */
  readonly termsOf: (write: DocumentWrite & { readonly before: AnyRecord }) => Promise<DocumentTerms | undefined>;
  /** Runs in the transaction: a change that moved the record is a step in its history. */
  readonly afterWrite: (
    write: DocumentWrite & { readonly before: AnyRecord; readonly after: AnyRecord },
  ) => Promise<void>;
}

export interface Hooks {
  readonly documents?: DocumentHooks;
  readonly records?: RecordHooks;
  /** By name; suppliers that use the fields of their entity are declared with `factSuppliersOf`. */
  readonly facts: FactSuppliers;
  /**
   * By entity name: managed fields that the server computes from the rest of the record and from other data, at every
   * write.
   */
  readonly computedFields: {
    readonly [E in EntityName]?: (context: FactContext<E>) => Promise<Partial<RecordValues<E>>>;
  };
  /** By entity name; runs in the transaction of the write and does no other I/O. */
  readonly afterWrite: { readonly [E in EntityName]?: readonly ((context: WriteContext<E>) => Promise<void>)[] };
}

/**
 * Declares facts of one entity, or of several that have the fields in common: the suppliers are typed by the fields of
 * the record.
 */
export function factSuppliersOf<const E extends EntityName>(
  entities: E | readonly E[],
  suppliers: FactSuppliers<E>,
): FactSuppliers {
  const entityNames: readonly string[] = typeof entities === 'string' ? [entities] : entities;
  const checked = Object.entries(suppliers as AnyHooks['facts']).map(
    ([name, supply]): [string, AnyHooks['facts'][string]] => [
      name,
      (context) => {
        if (!entityNames.includes(context.entity))
          throw new Error(
            `The fact "${name}" is supplied for "${entityNames.join('", "')}", not for "${context.entity}"`,
          );
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

/** A hook for an entity is called only with records of this entity: by its name, or checked by `factSuppliersOf`. */
export function anyHooks(hooks: Partial<Hooks>): AnyHooks {
  return { facts: {}, computedFields: {}, afterWrite: {}, ...hooks } as unknown as AnyHooks;
}

/** The hooks as the engine uses them: for entities and facts that it does not know by name. */
export type MergedHooks = Hooks & AnyHooks;

/** Merges the hooks of modules. A fact has one supplier; several hooks may run after a write. */
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
