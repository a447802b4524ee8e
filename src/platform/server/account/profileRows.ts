/** The rows of the profile page in addition to the user record: roles, sign-ins, and substitutes. */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Instant } from '#language/values/instant.ts';
import type { Queryable } from '../database/queryable.ts';

export interface ProfileRows {
  readonly roles: readonly {
    readonly code: string;
    readonly name: string;
    readonly nameEn: string | null;
    readonly desc: string | null;
    readonly descEn: string | null;
  }[];
  /** The session of the caller. */
  readonly session: SignIn | null;
  /** The sign-in before it. */
  readonly lastSignIn: SignIn | null;
  /** Latest first. */
  readonly usages: readonly (SignIn & {
    readonly endDate: Instant;
    readonly durationSeconds: number;
    readonly reason: string | null;
  })[];
  /** Current and future substitutions. */
  readonly insteads: { readonly by: readonly InsteadLine[]; readonly of: readonly InsteadLine[] };
}

interface SignIn {
  readonly startDate: Instant;
  readonly ipAddress: string | null;
}

interface InsteadLine {
  readonly id: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  /** Null for all document types. */
  readonly documentTypes: readonly string[] | null;
}

export async function readProfileRows(
  db: Queryable,
  { userId, sessionId, today }: { userId: string; sessionId: string | null; today: PlainDate },
): Promise<ProfileRows> {
  const { rows } = await db.query({ name: 'profile', text: PROFILE_SQL, values: [userId, sessionId, today] });
  return rows[0]?.['found'] as ProfileRows;
}

/** As many as a person looks through to find one they do not recognise. */
const MAX_USAGES = 10;

function instant(column: string): string {
  return `to_char(${column} at time zone 'Asia/Bangkok', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')`;
}

function insteads({ mine, other }: { mine: string; other: string }): string {
  return `(select coalesce(json_agg(json_build_object('id', i."id", 'fullName', o."full_name", 'fullNameEn', o."full_name_en", 'startDate', i."start_date"::text, 'endDate', i."end_date"::text,
    'documentTypes', nullif(i."document_types", '[]')) order by i."start_date", i."id"), '[]')
  from "user_instead" i join "user" o on o."id" = i."${other}" where i."${mine}" = $1 and i."is_active" and i."end_date" >= $3::date)`;
}

const USAGE = `json_build_object('startDate', ${instant('u."start_date"')}, 'endDate', ${instant('u."end_date"')}, 'durationSeconds', u."duration_seconds", 'reason', u."reason", 'ipAddress', u."ip_address")`;
const USAGES = `(select * from "user_usage" where "user_id" = $1 order by "create_date" desc, "id" desc limit ${MAX_USAGES})`;

const PROFILE_SQL = `select json_build_object(
  'roles', (select coalesce(json_agg(json_build_object('code', r."code", 'name', r."name", 'nameEn', r."name_en",
    'desc', r."desc", 'descEn', r."desc_en") order by ur."seq"), '[]')
    from "user_role" ur join "role" r on r."id" = ur."role_id" where ur."user_id" = $1 and r."is_active"),
  'session', (select json_build_object('startDate', ${instant('s."started_at"')}, 'ipAddress', s."ip")
  from "session" s where s."id" = $2),
  'lastSignIn', (select json_build_object('startDate', ${instant('u."start_date"')}, 'ipAddress', u."ip_address")
  from ${USAGES} u limit 1),
  'usages', (select coalesce(json_agg(${USAGE} order by u."create_date" desc, u."id" desc), '[]') from ${USAGES} u),
  'insteads', json_build_object('by', ${insteads({ mine: 'user_id', other: 'instead_id' })}, 'of',
    ${insteads({ mine: 'instead_id', other: 'user_id' })})
) as "found"`;
