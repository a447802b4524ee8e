/** Finds the parties of a person in a workflow: by their own rights, or as substitute of a person who is away today. */
import { findHeldParties, type RecordParty } from '#language/recordWorkflow.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Actor } from '../access/actor/actor.ts';
import { findPrincipals } from '../account/substitutions.ts';
import type { Engine } from '../resource/engine.ts';
import type { Queryable } from '../database/queryable.ts';
import type { Parties } from './step.ts';

export interface PartyTerms {
  readonly actor: Actor;
  readonly parties: Readonly<Record<string, RecordParty>>;
  /** Document type of the case; empty if it has none, so that only substitutes for all document types count. */
  readonly documentType: string;
  readonly today: PlainDate;
}

export async function partiesOf(
  engine: Pick<Engine, 'access'>,
  db: Queryable,
  { actor, parties, documentType, today }: PartyTerms,
): Promise<Parties> {
  const own = findHeldParties(parties, { rightsIn: actor.grants.rightsInMenu, isOfHolder: isOfHolder(actor) });
  const found = new Map<string, string | null>(own.map((party) => [party, null]));
  if (actor.userId === null) return found;
  for (const { userId } of await findPrincipals(db, { userId: actor.userId, on: today, documentType })) {
    const grants = engine.access.grantsFor(await rolesOf(db, userId));
    for (const [party, { menu, right, isHolder }] of Object.entries(parties)) {
      if (isHolder === undefined && !found.has(party) && grants.rightsInMenu(menu).has(right)) found.set(party, userId);
    }
  }
  return found;
}

export function isOfHolder({ scope }: Actor): boolean {
  return scope.kind === 'holder' || scope.kind === 'agent';
}

async function rolesOf(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query({
    name: 'roles-of-user',
    text: 'select "role_id" from "user_role" where "user_id" = $1',
    values: [userId],
  });
  return rows.map((row) => String(row['role_id']));
}
