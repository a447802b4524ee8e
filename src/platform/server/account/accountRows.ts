/** The data of a person that concerns their password and their mail. */
import { MAY_SIGN_IN_SQL } from '../access/actor/rolesWhileActing.ts';
import type { Queryable } from '../database/queryable.ts';

export interface AccountRow {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly email: string | null;
  /** An officer has approved them. Until then, their e-mail and names are unverified input of an anonymous caller. */
  readonly isProven: boolean;
  /** Active, and allowed to sign in. */
  readonly isUsable: boolean;
}

/** Finds only people who can sign in: a legal entity has no user name. */
export async function findAccount(db: Queryable, userId: string): Promise<AccountRow | undefined> {
  const { rows } = await db.query({
    text: `select ${ACCOUNT_COLUMNS} from "user" u where u."id" = $1 and u."username" is not null`,
    values: [userId],
  });
  return rows[0] as unknown as AccountRow | undefined;
}

export const ACCOUNT_COLUMNS = `u."id", u."username", u."full_name" as "fullName", u."full_name_en" as "fullNameEn", nullif(trim(u."email"), '') as "email", u."status" <> 'pending' as "isProven", u."is_active" and ${MAY_SIGN_IN_SQL} as "isUsable"`;
