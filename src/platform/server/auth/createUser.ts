/** Creates a user with a password and roles, for seeds and tests. People are registered through the API. */
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import { instantFromMs } from '#language/values/instant.ts';
import type { documentTypePerson, personType, userStatus } from '#platform/model/choices.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/queryable.ts';
import { writeCredential } from './credential.ts';

export interface NewUser {
  readonly id?: string;
  /** A legal entity has neither user name nor password. */
  readonly username?: string;
  readonly passwordHash?: string;
  readonly mustChange?: boolean;
  readonly fullName: string;
  readonly fullNameEn?: string;
  readonly personType: keyof (typeof personType)['values'];
  readonly status?: keyof (typeof userStatus)['values'];
  readonly documentTypePerson?: keyof (typeof documentTypePerson)['values'];
  readonly idCard?: string;
  readonly idTax?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly departmentId?: string;
  /** Codes of the roles. */
  readonly roles?: readonly string[];
  readonly nowMs: number;
}

/** Returns the id. A role that does not exist is an error. */
export async function createUser(db: Queryable, user: NewUser): Promise<string> {
  const id = user.id ?? newId();
  await db.query({
    text: `insert into "user" ("id", "username", "full_name", "full_name_en", "person_type", "status",
        "document_type_person", "id_card", "id_tax", "email", "phone",
  "department_id", "version", "is_active", "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 1, true, '${SYSTEM_USERNAME}', $13, '${SYSTEM_USERNAME}',
  $13)`,
    values: [
      id,
      user.username,
      user.fullName,
      user.fullNameEn,
      user.personType,
      user.status ?? 'usable',
      user.documentTypePerson,
      user.idCard,
      user.idTax,
      user.email,
      user.phone,
      user.departmentId,
      instantFromMs(user.nowMs),
    ],
  });
  if (user.passwordHash !== undefined) {
    await writeCredential(db, {
      userId: id,
      passwordHash: user.passwordHash,
      mustChange: user.mustChange ?? false,
      nowMs: user.nowMs,
    });
  }
  await giveRoles(db, { userId: id, roles: user.roles ?? [] });
  return id;
}

async function giveRoles(
  db: Queryable,
  { userId, roles }: { userId: string; roles: readonly string[] },
): Promise<void> {
  for (const [index, code] of roles.entries()) {
    const { rows } = await db.query({
      text: 'insert into "user_role" ("id", "user_id", "role_id", "seq") select $1, $2, r."id", $4 from "role" r where r."code" = $3 returning "id"',
      values: [newId(), userId, code, index + 1],
    });
    if (rows.length === 0) throw new Error(`There is no role ${code}`);
  }
}
