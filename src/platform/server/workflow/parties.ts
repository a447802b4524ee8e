/** What a person is in a workflow: by their own rights, or in place of somebody who is away today. */
import { partiesHeld, type RecordParty } from '#language/recordWorkflow.ts';
import type { RequestDeclaration } from '#language/request.ts';
import type { Right } from '#language/rights.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { APPLICANT, partiesIn } from '#platform/model/request/ownParties.ts';
import type { Actor } from '../access/actor.ts';
import { findPrincipals } from '../account/insteads.ts';
import type { Engine } from '../resource/engine.ts';
import type { RequestRow } from '../request/caseRows.ts';
import { namedHolderIdOf } from '../request/loadCase.ts';
import type { Queryable } from '../resource/search.ts';

/** By party: null for who is it by right, else the user they stand in for. */
export type Parties = ReadonlyMap<string, string | null>;

export interface PartyTerms {
  readonly actor: Actor;
  readonly parties: Readonly<Record<string, RecordParty>>;
  /** Of the matter; empty where it has none, so that only who stands in for everything stands in for it. */
  readonly documentType: string;
  readonly today: PlainDate;
}

export async function partiesOf(
  engine: Pick<Engine, 'access'>,
  db: Queryable,
  { actor, parties, documentType, today }: PartyTerms,
): Promise<Parties> {
  const own = partiesHeld(parties, { rightsIn: actor.grants.rightsIn, isOfHolder: isOfHolder(actor) });
  const found = new Map<string, string | null>(own.map((party) => [party, null]));
  if (actor.userId === null) return found;
  for (const { userId } of await findPrincipals(db, { userId: actor.userId, on: today, documentType })) {
    const grants = engine.access.grantsFor(await rolesOf(db, userId));
    for (const [party, { menu, right, isHolder }] of Object.entries(parties)) {
      if (isHolder === undefined && !found.has(party) && grants.rightsIn(menu).has(right)) found.set(party, userId);
    }
  }
  return found;
}

/** Of a request. */
export interface PartyQuestion {
  readonly actor: Actor;
  readonly declaration: Pick<RequestDeclaration, 'menus' | 'partiesFor' | 'office' | 'counterMenu'>;
  readonly documentType: string;
  /** Which case it is asked of; absent where it is asked of none. */
  readonly request?: Pick<RequestRow, 'refOrigin' | 'refHolder' | 'refNamedHolder'> | undefined;
  readonly today: PlainDate;
  /** In the menu of the party. */
  readonly right?: Right;
}

export async function findParties(
  engine: Pick<Engine, 'access'>,
  db: Queryable,
  { actor, declaration, documentType, request, today, right = 'canEdit' }: PartyQuestion,
): Promise<Parties> {
  const menus = menusFor(declaration, documentType);
  const parties = partiesIn({ menus, isBegunByOffice: declaration.office !== undefined }, right);
  const found = await partiesOf(engine, db, { actor, parties, documentType, today });
  const filedFor = menus[APPLICANT] === undefined ? undefined : findFiledFor({ actor, declaration, request, right });
  return filedFor === undefined ? found : new Map([...found, [APPLICANT, filedFor]]);
}

/** The operator in whose place an officer acts as the applicant: of what officers have filed at the counter. */
function findFiledFor({
  actor,
  declaration: { counterMenu },
  request,
  right = 'canEdit',
}: Pick<PartyQuestion, 'actor' | 'declaration' | 'request' | 'right'>): string | undefined {
  if (counterMenu === undefined || request?.refOrigin !== 'office' || isOfHolder(actor)) return undefined;
  return actor.grants.rightsIn(counterMenu).has(right) ? (namedHolderIdOf(request) ?? undefined) : undefined;
}

/** Of each party there is in a request of this type, the menu that makes a person it. */
export function menusFor(
  { menus, partiesFor }: PartyQuestion['declaration'],
  documentType: string,
): RequestDeclaration['menus'] {
  const parties = partiesFor?.[documentType];
  return parties === undefined
    ? menus
    : Object.fromEntries(Object.entries(menus).filter(([party]) => parties.includes(party)));
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
