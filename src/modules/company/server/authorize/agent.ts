/** Finds people who may be given a power: a registered person with an account who does not belong to the company. */
import { message } from '#language/message.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from '#platform/server/account/accountRows.ts';
import { OPENED_BY_SQL } from '#platform/server/account/openedByCompany.ts';
import { ruleBroken } from '#platform/server/errors.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export interface AgentQuestion {
  readonly holderId: string;
  readonly today: PlainDate;
}

/**
 * Checked when they accept, and whenever the power is changed or comes back into force. Refused at `idCard` with what
 * is to be done.
 */
export async function getEligibleAgent(
  db: Queryable,
  { userId, ...question }: AgentQuestion & { readonly userId: string },
): Promise<AccountRow> {
  return requireEligible(await findPerson(db, { userId, ...question }), question);
}

interface PersonRow extends AccountRow {
  readonly personType: string;
  readonly isMember: boolean;
  readonly openedBy: string | null;
}

async function findPerson(
  db: Queryable,
  { userId, holderId, today }: AgentQuestion & { readonly userId: string },
): Promise<PersonRow | undefined> {
  const { rows } = await db.query({
    text: `select ${ACCOUNT_COLUMNS}, u."person_type" as "personType", ${OPENED_BY_SQL} as "openedBy",
        u."id" = $2::uuid or exists (
  select from "membership" m where m."user_id" = u."id" and m."holder_id" = $2::uuid and m."kind" <> 'agent'
    and m."is_active" and coalesce(m."end_date" >= $3::date, true)) as "isMember"
from "user" u where u."id" = $1::uuid and u."username" is not null`,
    values: [userId, holderId, today],
  });
  return rows[0] as unknown as PersonRow | undefined;
}

function requireEligible(person: PersonRow | undefined, { holderId }: Pick<AgentQuestion, 'holderId'>): AccountRow {
  if (person === undefined) throw ruleBroken(ID_CARD_PATH, message('agentNotUsable'));
  if (person.isMember) throw ruleBroken(ID_CARD_PATH, message('agentIsMember'));
  if (person.personType === 'officer') throw ruleBroken(ID_CARD_PATH, message('agentIsOfficer'));
  if (!person.isUsable) throw ruleBroken(ID_CARD_PATH, message('agentNotUsable'));
  // Only another company has entered who this is: a power would go to whoever reads the mail address that company
  // entered.
  if (person.openedBy !== null && person.openedBy !== holderId)
    throw ruleBroken(ID_CARD_PATH, message('agentNotProven'));
  return person;
}

const ID_CARD_PATH = 'idCard';
