/**
 * Reads the facts for the rules of substitutes under a lock, so that two people who name each other at the same moment
 * cannot both succeed.
 */
import { fieldProblem, message } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import type { SubstituteCheck } from '#platform/model/account/account.ts';
import type { Clock } from '../clock.ts';
import { invalid } from '../errors.ts';
import { factSuppliersOf, type Hooks, type WriteContext } from '../resource/hooks.ts';
import type { Queryable } from '../database/queryable.ts';
import { closesCycle, type Substitution } from './substitutionGraph.ts';

export function insteadHooks(clock: Clock): Partial<Hooks> {
  return {
    facts: factSuppliersOf('userInstead', {
      insteadStanding: ({ db, record }) => insteadStandingOf(clock, db, record),
    }),
    afterWrite: { userInstead: [(context) => afterInstead(clock, context)] },
  };
}

/** Rules run when a record is saved; an archived record is activated without being saved, so it is checked here. */
async function afterInstead(clock: Clock, { db, action, after }: WriteContext<'userInstead'>): Promise<void> {
  if (action !== 'activate' || after === undefined) return;
  const { isUsable, isCycle } = await insteadStandingOf(clock, db, after);
  if (!isUsable) throw invalid([fieldProblem('refInstead', message('insteadUnusable'))]);
  if (isCycle) throw invalid([fieldProblem('refInstead', message('insteadCycle'))]);
}

async function insteadStandingOf(
  clock: Clock,
  db: Queryable,
  record: RecordValues<'userInstead'>,
): Promise<SubstituteCheck> {
  const arrow = findSubstitution(record);
  if (arrow === undefined) return { isUsable: true, isCycle: false };
  // Substitutions in the past may still be corrected, even if the people can no longer be substitutes.
  return {
    isUsable: arrow.endDate < clock.today() || (await canBeSubstitute(db, arrow.to)),
    isCycle: await makesCycle(db, arrow, record.id),
  };
}

/** Returns undefined while a field is missing, which other rules report. */
function findSubstitution({
  refUser,
  refInstead,
  startDate,
  endDate,
  documentTypes,
}: RecordValues<'userInstead'>): Substitution | undefined {
  if (!refUser || !refInstead || !startDate || !endDate || refUser.id === refInstead.id || endDate < startDate)
    return undefined;
  return {
    from: refUser.id,
    to: refInstead.id,
    startDate,
    endDate,
    documentTypes: documentTypes === null || documentTypes.length === 0 ? null : documentTypes,
  };
}

/** Returns whether this is an officer who can sign in: operators give authority by other means. */
async function canBeSubstitute(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query({
    text: `select from "user" where "id" = $1 and "is_active" and "status" = 'usable' and "username" is not null
        and "person_type" = 'officer'`,
    values: [userId],
  });
  return rows.length > 0;
}

/** Writers of substitutes wait here for each other, and then see the other's rows. */
const LOCK_SQL = `select pg_advisory_xact_lock(hashtext('user_instead'))`;

const OVERLAPPING_SQL = `select "user_id" as "from", "instead_id" as "to", "start_date"::text as "startDate",
    "end_date"::text as "endDate", nullif("document_types", '[]') as "documentTypes"
from "user_instead" where "is_active" and "id" <> $1 and "start_date" <= $3::date and "end_date" >= $2::date`;

async function makesCycle(db: Queryable, arrow: Substitution, id: string): Promise<boolean> {
  await db.query({ text: LOCK_SQL });
  const { rows } = await db.query<Substitution>({
    text: OVERLAPPING_SQL,
    values: [id, arrow.startDate, arrow.endDate],
  });
  return closesCycle(rows, arrow);
}
