/** An actor made for one query: with this scope, these classes of field, and views of these entities. */
import { fieldClasses, type FieldClass } from '#language/field.ts';
import type { Actor, RowScope } from '#platform/server/access/actor/actor.ts';

const everything = (): boolean => true;
let actorCount = 0;

export function makeTestActor({
  scope = { kind: 'all' },
  classes = fieldClasses,
  views = everything,
  userId = null,
}: {
  scope?: RowScope;
  classes?: readonly FieldClass[];
  /** The entities of which more than the card may be read. */
  views?: (entity: string) => boolean;
  userId?: string | null;
} = {}): Actor {
  return {
    userId,
    username: 'test',
    actingForId: null,
    sessionId: null,
    scope,
    fieldClasses: new Set(classes),
    grants: {
      key: views === everything ? 'test' : String(++actorCount),
      has: views,
      findGrant: () => undefined,
      rightsInMenu: () => new Set(),
      visibleTypes: null,
      typesWith: () => undefined,
    },
  };
}
