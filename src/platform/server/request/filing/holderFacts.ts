/**
 * The registered facts of the holder for whom somebody acts, as far as they may read them, and the values with which
 * they prefill a new document.
 */
import type { AnyEntity } from '#language/entity.ts';
import { prefillValueOf, holderFacts, prefilledFieldsOf, type HolderFacts } from '#language/holderFacts.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import { mayReadField, readerOf } from '../../resource/read/reader.ts';
import type { Queryable } from '../../database/queryable.ts';

/**
 * Returns nothing for people who act for nobody. An agent gets the facts of the holder, never their own; an officer
 * gets those of the holder for whom they file.
 */
export async function loadHolderFacts(
  app: Pick<App, 'stepRegistry'>,
  db: Queryable,
  { scope, fieldClasses }: Actor,
  namedHolderId: string | null = null,
): Promise<HolderFacts> {
  const holderId = scope.kind === 'holder' || scope.kind === 'agent' ? scope.holderId : namedHolderId;
  if (holderId === null) return {};
  const facts = await app.stepRegistry.holderFacts({ db, holderId });
  const readable = Object.entries(holderFacts).filter(
    ([, shape]) => shape.class === 'public' || fieldClasses.has(shape.class),
  );
  return Object.fromEntries(readable.map(([name]) => [name, facts[name as keyof HolderFacts] ?? null]));
}

/** Returns the registered value by field, for fields that the person may read and that can hold the fact. */
export async function prefilledIn(
  app: Pick<App, 'stepRegistry'>,
  db: Queryable,
  {
    actor,
    entity,
    namedHolderId,
  }: { readonly actor: Actor; readonly entity: AnyEntity; readonly namedHolderId: string | null },
): Promise<AnyRecord> {
  const reader = readerOf(actor);
  const fields = prefilledFieldsOf(entity).filter(([, field]) => mayReadField(reader, field));
  if (fields.length === 0) return {};
  const facts = await loadHolderFacts(app, db, actor, namedHolderId);
  const values = fields.map(([name, field]) => [name, valueOf(prefillValueOf(field, facts))] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

/** Reduces a card to the reference. */
function valueOf(fact: unknown): unknown {
  return typeof fact === 'object' && fact !== null ? { id: (fact as Reference).id } : fact;
}
