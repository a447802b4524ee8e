/** Guards and effects of one kind of document: they use its fields, and are refused in a workflow of another kind. */
import type { DocumentName } from '#platform/model/request/document.ts';
import type { Prepared } from '../../workflow/step.ts';
import type { Effect, Guard } from './stepParts.ts';

type Guards<E extends string = string> = Readonly<Record<string, Guard<E>>>;
type Effects<E extends string = string> = { readonly [Name in keyof Prepared]?: Effect<E, Name> } & Readonly<
  Record<string, Effect<E>>
>;

/** The part of the context of guards and effects that has the case. */
interface HasCase {
  readonly found: { readonly entity: { readonly name: string } };
}

export function guardsOf<const E extends DocumentName>(document: E, guards: Guards<E>): Guards {
  const entries = Object.entries(guards as unknown as Guards);
  return Object.fromEntries(entries.map(([name, guard]) => [name, onlyForKind(document, name, guard)]));
}

export function effectsOf<const E extends DocumentName>(
  document: E,
  effects: Effects<E>,
): Readonly<Record<string, Effect>> {
  const entries = Object.entries<Effect>(effects as unknown as Effects);
  return Object.fromEntries(
    entries.map(([name, { prepare, apply, undo }]): [string, Effect] => [
      name,
      {
        ...(prepare === undefined ? {} : { prepare: onlyForKind(document, name, prepare) }),
        apply: onlyForKind(document, name, apply),
        ...(undo === undefined ? {} : { undo: onlyForKind(document, name, undo) }),
      },
    ]),
  );
}

/** Checks at run time what the compiler cannot: the kind of document of the case. */
function onlyForKind<Context extends HasCase, Answer>(
  document: string,
  name: string,
  run: (context: Context) => Answer,
): (context: Context) => Answer {
  return (context) => {
    const { entity } = context.found;
    if (entity.name !== document)
      throw new Error(`"${name}" is for "${document}", and a workflow of "${entity.name}" names it`);
    return run(context);
  };
}
