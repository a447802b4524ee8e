/** A user with everything that determines their rights: account, roles, rows, fields and substitutes. */
import type { FieldClass } from '#language/field.ts';
import type { RowScopeCode } from '#platform/server/access/rights/roles.ts';
import { HELD_ROLES_SQL, rolesWhileActing, type HeldRole } from '#platform/server/access/actor/rolesWhileActing.ts';
import { SIGNED_IN_ROLE } from '#platform/server/access/rights/roles.ts';
import type { ActingFor } from '#platform/server/access/actor/actingFor.ts';
import { resolveScope } from '#platform/server/access/actor/resolveScope.ts';
import { findPrincipals, findSubstitutes } from '#platform/server/account/substitutions.ts';
import type { App } from '#platform/server/app.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { ExplainedPerson } from '../../workflowAnswers.ts';

export interface ExplainedSubject extends ExplainedPerson {
  /** Ids; everybody who signs in also has SIGNED_IN. */
  readonly roles: readonly string[];
  readonly rows: VisibleRows;
  readonly fieldClasses: readonly FieldClass[];
  readonly substitutes: readonly UserCard[];
  readonly principals: readonly UserCard[];
}

/** Which rows the user sees of records that belong to a holder or a department. */
export interface VisibleRows {
  readonly scope: RowScopeCode;
  /** True if the scope needs something the person does not have: a department, a holder, document types. */
  readonly isNothing: boolean;
  readonly department: Department | null;
  /** The number of departments it includes. */
  readonly departments: number;
  readonly holders: readonly ActingFor[];
  readonly documentTypes: readonly string[];
}

interface Department {
  readonly id: string;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string | null;
}

export interface UserCard {
  readonly id: string;
  readonly username: string | null;
  readonly fullName: string;
  readonly fullNameEn: string | null;
}

export async function getSubject(
  app: Pick<App, 'access' | 'clock' | 'pools'>,
  userId: string,
): Promise<ExplainedSubject> {
  const { api: db } = app.pools;
  const { department, held, ...user } = await getUser(db, userId);
  const widest = app.access.profileFor([...held.map(({ id }) => id), SIGNED_IN_ROLE]);
  const on = app.clock.today();
  const { scope, grant, actingForOptions } = await resolveScope(db, {
    userId,
    departmentId: department?.id ?? null,
    profile: widest,
    chosenId: null,
    today: on,
  });
  // As after signing in: for the first holder they may act for.
  const roles = rolesWhileActing(grant, held);
  await app.access.ensureRolesLoaded(roles);
  const profile = app.access.profileFor([...roles, SIGNED_IN_ROLE]);
  const [substitutes, principals] = [
    await findSubstitutes(db, { userId, on }),
    await findPrincipals(db, { userId, on }),
  ];
  return {
    ...user,
    roles,
    rows: {
      scope: profile.rowScope,
      isNothing: scope.kind === 'none',
      department,
      departments: scope.kind === 'departments' ? scope.departmentIds.length : scope.kind === 'department' ? 1 : 0,
      holders: actingForOptions,
      documentTypes: scope.kind === 'documentTypes' || scope.kind === 'agent' ? scope.documentTypes : [],
    },
    fieldClasses: [...profile.fieldClasses],
    substitutes: await findCards(
      db,
      substitutes.map((substitute) => substitute.userId),
    ),
    principals: await findCards(
      db,
      principals.map((principal) => principal.userId),
    ),
  };
}

type UserRow = Omit<ExplainedSubject, 'roles' | 'rows' | 'fieldClasses' | 'substitutes' | 'principals'> & {
  readonly department: Department | null;
  readonly held: readonly HeldRole[];
};

async function getUser(db: Queryable, userId: string): Promise<UserRow> {
  const { rows } = await db.query({
    text: `select json_build_object('id', u."id", 'username', u."username", 'fullName', u."full_name", 'fullNameEn',
        u."full_name_en", 'isActive', u."is_active", 'status', u."status",
  'hasPassword', c."user_id" is not null, 'mustChangePassword', coalesce(c."must_change", false),
  'held', ${HELD_ROLES_SQL},
  'department', (select json_build_object('id', d."id", 'code', d."code", 'nameTh', d."name_th", 'nameEn',
    d."name_en") from "department" d where d."id" = u."department_id")) as "found"
from "user" u left join "credential" c on c."user_id" = u."id" where u."id" = $1`,
    values: [userId],
  });
  const found = rows[0]?.['found'] as UserRow | undefined;
  if (found === undefined) throw notFound();
  return found;
}

async function findCards(db: Queryable, ids: readonly string[]): Promise<UserCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query({
    text: 'select "id", "username", "full_name" as "fullName", "full_name_en" as "fullNameEn" from "user" where "id" = any($1::uuid[])',
    values: [ids],
  });
  return ids.flatMap((id) => (rows as unknown as UserCard[]).find((row) => row.id === id) ?? []);
}
