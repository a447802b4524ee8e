/** What is registered of the holder somebody acts for, as far as they may read it, and what of it a new document is filled in with. */
import type { AnyEntity } from '#language/entity.ts';
import { prefillValueOf, holderFacts, prefilledFieldsOf, type HolderFacts } from '#language/holderFacts.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import { mayReadField, readerOf } from '../../resource/read/reader.ts';
import type { Queryable } from '../../database/queryable.ts';

/** Nothing of who acts for nobody. An agent is answered the holder's, and never their own; an officer the facts of whom they file for. */
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

/** By field: what is registered, where the person reads the field and it can hold the fact. */
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

/** Of a card, the reference alone. */
function valueOf(fact: unknown): unknown {
  return typeof fact === 'object' && fact !== null ? { id: (fact as Reference).id } : fact;
}
