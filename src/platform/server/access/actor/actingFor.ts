/**
 * Finds for whom a person may act today: themselves if they are an individual, and the holders they belong to or are
 * authorised by.
 */
import type { PlainDate } from '#language/values/plainDate.ts';
import { STOPPED_REGISTRATION_SQL } from './endedRegistration.ts';
import type { Queryable } from '../../database/queryable.ts';

export interface ActingFor {
  readonly id: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly personType: string;
  readonly kind: 'self' | 'owner' | 'employee' | 'agent';
  /** The last day on which they may act for the holder, if there is one. */
  readonly endDate: PlainDate | null;
}

/** A power that no longer counts, or a holder whose registration was stopped, with the reason. */
export interface LostPower extends Pick<ActingFor, 'id' | 'fullName' | 'fullNameEn' | 'endDate'> {
  readonly why: 'ended' | 'suspended' | 'revoked' | 'holderSuspended' | 'holderRevoked';
}

/** The holder that was chosen for the session and for whom the person may no longer act. */
export type LostHolder = Pick<ActingFor, 'id' | 'fullName' | 'fullNameEn'>;

/** A holder with the rights the person has for that holder and for no other. */
export interface ActingForGrant extends ActingFor {
  /** Ids of roles given by the holder. */
  readonly roles: readonly string[];
  /** The document types an agent was authorised for; empty for others. */
  readonly documentTypes: readonly string[];
  /** The power of attorney by which an agent acts; set for agents only. */
  readonly authorizeId: string | null;
}

/**
 * Returns the person themselves first, then the holders in the order of joining. Members of a holder need no power to
 * act for it.
 */
export async function findActingForGrants(
  db: Queryable,
  { userId, today }: { userId: string; today: PlainDate },
): Promise<readonly ActingForGrant[]> {
  const { rows } = await db.query({ text: ACTING_FOR_SQL, values: [userId, today] });
  return rows as unknown as ActingForGrant[];
}

/** Returns the fields that other parts of the system and the client may see, without the rights. */
export function actingForOf({ id, fullName, fullNameEn, personType, kind, endDate }: ActingForGrant): ActingFor {
  return { id, fullName, fullNameEn, personType, kind, endDate };
}

/**
 * Returns why a person may no longer act for this holder, or the latest such reason for any holder if none is given.
 * Called only when the person may not act.
 */
export async function findLostPower(
  db: Queryable,
  { userId, holderId, today }: { userId: string; holderId: string | null; today: PlainDate },
): Promise<LostPower | undefined> {
  const { rows } = await db.query({ text: LOST_POWER_SQL, values: [userId, today, holderId] });
  return rows[0] as unknown as LostPower | undefined;
}

export async function findLostHolder(db: Queryable, holderId: string): Promise<LostHolder | undefined> {
  const { rows } = await db.query({
    text: 'select "id", "full_name" as "fullName", "full_name_en" as "fullNameEn" from "user" where "id" = $1',
    values: [holderId],
  });
  return rows[0] as unknown as LostHolder | undefined;
}

const COUNTS_TODAY_SQL = (alias: string): string =>
  `coalesce(${alias}."start_date" <= $2::date, true) and coalesce(${alias}."end_date" >= $2::date, true)`;

/**
 * Holders with a stopped registration for whom the person could otherwise act, and powers that no longer count
 * themselves.
 */
const LOST_POWER_SQL = `select h."id", h."full_name" as "fullName", h."full_name_en" as "fullNameEn",
    l."endDate"::text as "endDate", l."why"
from (
  select d."holder_id", null::date as "endDate", case d."state" when 'suspended' then 'holderSuspended'
    else 'holderRevoked' end as "why", 0 as "rank", d."id" as "tie"
  from (
    select $1::uuid as "holder_id"
    union select m."holder_id" from "membership" m where m."user_id" = $1 and m."is_active" and m."kind" <> 'agent'
      and ${COUNTS_TODAY_SQL('m')}
    union select a."holder_id" from "user_authorize" a where a."user_id" = $1 and a."kind" = 'agent' and a."is_active"
      and a."status" = 'inForce' and ${COUNTS_TODAY_SQL('a')}
  ) w join "dossier" d on d."holder_id" = w."holder_id" and ${STOPPED_REGISTRATION_SQL}
  union all
  select a."holder_id", a."end_date", case when a."status" = 'inForce' then 'ended' else a."status" end, 1, a."id"
  from "user_authorize" a where a."user_id" = $1 and a."kind" = 'agent' and a."is_active"
    and a."start_date" <= $2::date and (a."status" <> 'inForce' or a."end_date" < $2::date)
) l join "user" h on h."id" = l."holder_id"
where $3::uuid is null or h."id" = $3
order by l."rank", l."endDate" desc, l."tie" desc limit 1`;

/** Roles given by this holder; roles that belong to another holder are ignored. */
const GIVEN_ROLES_SQL = (table: string, alias: string): string =>
  `array(select r."role_id"::text from "${table}_role" r join "role" o on o."id" = r."role_id" and o."holder_id" = ${alias}."holder_id" where r."${table}_id" = ${alias}."id")`;

/**
 * Nobody may act for a holder that is suspended or whose registration is stopped; people may act for a holder that
 * waits for approval, because its registration could not be completed otherwise.
 */
const ACTING_FOR_SQL = `select h."id", h."full_name" as "fullName", h."full_name_en" as "fullNameEn",
    h."person_type" as "personType", o."kind", o."endDate", o."roles", o."documentTypes", o."authorizeId"
from (
  select distinct on ("holder_id") * from (
    select u."id" as "holder_id", 'self' as "kind", null::timestamptz as "since", u."id" as "tie", 0 as "rank",
      null::text as "endDate", '{}'::text[] as "roles", '[]'::jsonb as "documentTypes", null::uuid as "authorizeId"
    from "user" u where u."id" = $1 and (u."person_type" = 'individual' or u."person_type" = 'officer'
      and u."status" = 'pending')
    union all
    select m."holder_id", m."kind", m."create_date", m."id", 1, m."end_date"::text,
      ${GIVEN_ROLES_SQL('membership', 'm')}, '[]'::jsonb, null
    from "membership" m where m."user_id" = $1 and m."is_active" and m."kind" <> 'agent' and ${COUNTS_TODAY_SQL('m')}
    union all
    select a."holder_id", 'agent', a."create_date", a."id", 2, a."end_date"::text,
      ${GIVEN_ROLES_SQL('user_authorize', 'a')}, coalesce(a."document_types", '[]'), a."id"
    from "user_authorize" a where a."user_id" = $1 and a."kind" = 'agent' and a."is_active" and a."status" = 'inForce'
      and ${COUNTS_TODAY_SQL('a')}
  ) ties order by "holder_id", "rank", "since" desc, "tie" desc
) o join "user" h on h."id" = o."holder_id"
where h."is_active" and h."status" <> 'suspended' and not exists (select from "dossier" d
where d."holder_id" = h."id" and ${STOPPED_REGISTRATION_SQL})
order by o."since" nulls first, o."tie"`;
