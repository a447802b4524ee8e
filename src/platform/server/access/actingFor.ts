/** For whom a person may act: themselves if they are an individual, and the holders they belong to today. */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Queryable } from '../resource/search.ts';

export interface ActingFor {
  readonly id: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly personType: string;
  readonly kind: 'self' | 'owner' | 'employee' | 'agent';
}

/** Oneself first, then in the order in which one joined. */
export async function findActingFor(db: Queryable, { userId, today }: { userId: string; today: PlainDate }): Promise<readonly ActingFor[]> {
  const { rows } = await db.query({ text: SQL, values: [userId, today] });
  return rows as unknown as ActingFor[];
}

/** A suspended holder is nobody's to act for; one that waits for its approval is, or it could not be completed. */
const SQL = `select h."id", h."full_name" as "fullName", h."full_name_en" as "fullNameEn", h."person_type" as "personType", o."kind"
from (
  select u."id" as "holder_id", 'self' as "kind", null::timestamptz as "since", u."id" as "tie" from "user" u where u."id" = $1 and u."person_type" = 'individual'
  union all
  select m."holder_id", m."kind", m."create_date", m."id" from "membership" m
  where m."user_id" = $1 and m."is_active" and coalesce(m."start_date" <= $2::date, true) and coalesce(m."end_date" >= $2::date, true)
) o join "user" h on h."id" = o."holder_id"
where h."is_active" and h."status" <> 'suspended'
order by o."since" nulls first, o."tie"`;
