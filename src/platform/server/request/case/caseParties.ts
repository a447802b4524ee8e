/** Determines which parties a person is in the workflow of a request, and which menus make them so. */
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { Right } from '#language/rights.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { APPLICANT_PARTY, partyRequirements } from '#platform/model/request/requestParties.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { Engine } from '../../resource/engine.ts';
import type { Queryable } from '../../database/queryable.ts';
import { isOfHolder, partiesOf } from '../../workflow/parties.ts';
import type { Parties } from '../../workflow/step.ts';
import type { RequestRow } from './caseRows.ts';
import { namedHolderIdOf } from './loadCase.ts';

export interface PartyQuestion {
  readonly actor: Actor;
  readonly declaration: Pick<RequestDeclaration, 'menus' | 'partiesFor' | 'office' | 'counterMenu'>;
  readonly documentType: string;
  /** The case for which the parties are determined; absent if there is no case yet. */
  readonly request?: Pick<RequestRow, 'refOrigin' | 'refHolder' | 'refNamedHolder'> | undefined;
  readonly today: PlainDate;
  /** The right that the person must have in the menu of the party. */
  readonly right?: Right;
}

export async function findParties(
  engine: Pick<Engine, 'access'>,
  db: Queryable,
  { actor, declaration, documentType, request, today, right = 'canEdit' }: PartyQuestion,
): Promise<Parties> {
  const menus = menusFor(declaration, documentType);
  const parties = partyRequirements({ menus, isBegunByOffice: declaration.office !== undefined }, right);
  const found = await partiesOf(engine, db, { actor, parties, documentType, today });
  const filedFor =
    menus[APPLICANT_PARTY] === undefined ? undefined : findFiledFor({ actor, declaration, request, right });
  return filedFor === undefined ? found : new Map([...found, [APPLICANT_PARTY, filedFor]]);
}

/**
 * Returns the operator for whom an officer acts as the applicant, in requests that officers have filed at the counter.
 */
function findFiledFor({
  actor,
  declaration: { counterMenu },
  request,
  right = 'canEdit',
}: Pick<PartyQuestion, 'actor' | 'declaration' | 'request' | 'right'>): string | undefined {
  if (counterMenu === undefined || request?.refOrigin !== 'office' || isOfHolder(actor)) return undefined;
  return actor.grants.rightsInMenu(counterMenu).has(right) ? (namedHolderIdOf(request) ?? undefined) : undefined;
}

/** Returns for each party of a request of this type the menu that makes a person this party. */
export function menusFor(
  { menus, partiesFor }: PartyQuestion['declaration'],
  documentType: string,
): RequestDeclaration['menus'] {
  const parties = partiesFor?.[documentType];
  return parties === undefined
    ? menus
    : Object.fromEntries(Object.entries(menus).filter(([party]) => parties.includes(party)));
}
