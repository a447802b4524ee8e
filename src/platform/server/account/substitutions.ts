/** Finds who may act for whom on a day: queried at each decision, so that a substitute named today can decide today. */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Queryable } from '../database/queryable.ts';
import { reachedFrom, type Substitution, type ReachedPerson } from './substitutionGraph.ts';

export interface SubstitutionQuestion {
  readonly userId: string;
  readonly on: PlainDate;
  /** A code of the choice documentType; if absent, the document type does not matter. */
  readonly documentType?: string;
}

/**
 * Returns the people for whom the person may act that day, also through a principal who substitutes for others; nearest
 * first.
 */
export function findPrincipals(db: Queryable, question: SubstitutionQuestion): Promise<readonly ReachedPerson[]> {
  return findReached(db, question, 'principals');
}

/** Returns the people who may act for the person that day. */
export function findSubstitutes(db: Queryable, question: SubstitutionQuestion): Promise<readonly ReachedPerson[]> {
  return findReached(db, question, 'substitutes');
}

async function findReached(
  db: Queryable,
  { userId, on, documentType }: SubstitutionQuestion,
  towards: 'principals' | 'substitutes',
): Promise<readonly ReachedPerson[]> {
  const { rows } = await db.query({ name: 'insteads', text: SUBSTITUTIONS_SQL, values: [on] });
  const arrows = (rows as unknown as readonly Substitution[]).filter(
    ({ documentTypes }) => documentType === undefined || documentTypes === null || documentTypes.includes(documentType),
  );
  return reachedFrom(arrows, { userId, towards });
}

/** People who may no longer use the system neither act for others nor pass on what was handed to them. */
const SUBSTITUTIONS_SQL = `select i."user_id" as "from", i."instead_id" as "to", i."start_date"::text as "startDate",
    i."end_date"::text as "endDate", nullif(i."document_types", '[]') as "documentTypes"
from "user_instead" i join "user" p on p."id" = i."user_id" join "user" s on s."id" = i."instead_id"
where i."is_active" and i."start_date" <= $1::date and i."end_date" >= $1::date and p."is_active"
  and p."status" = 'usable' and s."is_active" and s."status" = 'usable'
order by i."start_date", i."id"`;
