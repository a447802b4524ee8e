/** What a person is in a case: by their own rights, or in place of somebody who is away today. */
import type { RequestDeclaration } from '#language/request.ts';
import type { Right } from '#language/rights.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { partiesIn } from '#platform/model/request/ownParties.ts';
import type { Actor } from '../access/actor.ts';
import type { Engine } from '../resource/engine.ts';
import type { Queryable } from '../resource/search.ts';
import { partiesOf, type Parties } from '../workflow/parties.ts';

export interface PartyQuestion {
  readonly actor: Actor;
  readonly declaration: Pick<RequestDeclaration, 'menus' | 'partiesFor'>;
  readonly documentType: string;
  readonly today: PlainDate;
  /** In the menu of the party. */
  readonly right?: Right;
}

export function findParties(engine: Pick<Engine, 'access'>, db: Queryable, { actor, declaration, documentType, today, right }: PartyQuestion): Promise<Parties> {
  return partiesOf(engine, db, { actor, parties: partiesIn(menusFor(declaration, documentType), right), documentType, today });
}

/** Of each party there is in a request of this type, the menu that makes a person it. */
export function menusFor({ menus, partiesFor }: PartyQuestion['declaration'], documentType: string): RequestDeclaration['menus'] {
  const parties = partiesFor?.[documentType];
  return parties === undefined ? menus : Object.fromEntries(Object.entries(menus).filter(([party]) => parties.includes(party)));
}
