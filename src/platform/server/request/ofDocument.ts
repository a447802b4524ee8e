/** Guards and effects of one kind of document: they know its fields, and no workflow of another kind can use them. */
import type { DocumentName } from '#platform/model/request/document.ts';
import type { Effect, EffectContext, Prepared, PrepareContext } from './effects.ts';
import type { Guard, GuardContext } from './guards.ts';

export function guardsOf<const E extends DocumentName>(document: E, guards: Readonly<Record<string, Guard<E>>>): Readonly<Record<string, Guard>> {
  return mapValues(guards, (guard, name): Guard => (context) => guard(ofKind<GuardContext<E>>(document, name, context)));
}

type EffectsOf<E extends string> = { readonly [Name in keyof Prepared]?: Effect<E, Name> } & Readonly<Record<string, Effect<E>>>;

export function effectsOf<const E extends DocumentName>(document: E, effects: EffectsOf<E>): Readonly<Record<string, Effect>> {
  return mapValues<Effect<E>, Effect>(effects, ({ prepare, apply, undo }, name) => ({
    ...(prepare === undefined ? {} : { prepare: (context) => prepare(ofKind<PrepareContext<E>>(document, name, context)) }),
    apply: (context) => apply(ofKind<EffectContext<E>>(document, name, context)),
    ...(undo === undefined ? {} : { undo: (context) => undo(ofKind<EffectContext<E>>(document, name, context)) }),
  }));
}

/** What the compiler cannot know is asked here: of which kind the case is that somebody takes a step in. */
function ofKind<Context extends { readonly found: { readonly entity: { readonly name: string } } }>(document: string, name: string, context: { readonly found: { readonly entity: { readonly name: string } } }): Context {
  const { entity } = context.found;
  if (entity.name !== document) throw new Error(`"${name}" is for "${document}", and a workflow of "${entity.name}" names it`);
  return context as Context;
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From, name: string) => To): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
