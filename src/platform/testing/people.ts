/** Fixtures: people for tests, each made for one test, signed in, separate from the accounts of the demonstration. */
import { randomBytes } from 'node:crypto';
import type { App } from '#platform/server/app.ts';
import { createUser, type NewUser } from '#platform/server/auth/createUser.ts';
import { newId } from '#platform/server/database/newId.ts';
import { quickHasher } from './quickHasher.ts';

export interface PersonOptions extends Partial<
  Pick<NewUser, 'personType' | 'departmentId' | 'status' | 'fullName' | 'email' | 'mustChange'>
> {
  readonly roles: readonly string[];
  /** A holder they belong to, and the kind of membership. */
  readonly memberOf?: MembershipOptions;
  readonly remember?: boolean;
}

export interface MembershipOptions {
  readonly holderId: string;
  readonly kind: 'owner' | 'employee' | 'agent';
  /** Keys of menus that the company gives an employee or an agent; all that an owner may pass on, by default. */
  readonly menus?: readonly string[];
  /** For an agent. */
  readonly documentTypes?: readonly string[];
  readonly endDate?: string;
}

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken?: string;
}

export const TEST_PASSWORD = 'Test-2569!';

/** The same password for all, hashed once per process. */
let passwordHash: Promise<string> | undefined;

export async function makePerson(app: App, options: PersonOptions): Promise<Person> {
  passwordHash ??= quickHasher.hash(TEST_PASSWORD);
  const username = `test.${randomBytes(6).toString('hex')}`;
  const { roles, memberOf, remember = false, ...user } = options;
  const id = await createUser(app.pools.api, {
    personType: 'officer',
    fullName: `ผู้ทดสอบ ${username}`,
    ...user,
    username,
    passwordHash: await passwordHash,
    roles,
    nowMs: app.clock.nowMs(),
  });
  if (memberOf !== undefined) await addMembership(app, { userId: id, ...memberOf });
  const tokens = await app.sessions.signIn({
    username,
    password: TEST_PASSWORD,
    remember,
    origin: { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' },
  });
  return { id, username, password: TEST_PASSWORD, ...tokens };
}

/** Makes a company that holds records and never signs in. */
export async function makeHolder(app: App, fullName = 'บริษัท ทดสอบ จำกัด'): Promise<string> {
  return createUser(app.pools.api, { personType: 'legalEntity', fullName, nowMs: app.clock.nowMs() });
}

export async function makeDepartment(
  app: App,
  { nameTh = 'หน่วยทดสอบ', parentId = null }: { nameTh?: string; parentId?: string | null } = {},
): Promise<string> {
  const id = newId();
  await app.pools.api.query(
    `insert into "department" ("id", "code", "name_th", "department_type", "parent_id", "version", "is_active",
        "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, 'checkpoint', $4, 1, true, 'system', now(), 'system', now())`,
    [id, `T${randomBytes(5).toString('hex')}`, nameTh, parentId],
  );
  return id;
}

async function addMembership(
  app: App,
  { userId, holderId, kind, menus, documentTypes = [], endDate }: MembershipOptions & { userId: string },
): Promise<void> {
  const id = newId();
  const columns = '"version", "is_active", "create_by", "create_date", "update_by", "update_date"';
  // Uses the clock of the server, which has no fractions of a second: memberships are listed in the order in which they
  // were given.
  const values = `1, true, 'system', $6, 'system', $6`;
  const now = app.clock.now();
  if (kind === 'agent') {
    await app.pools.api.query(
      `insert into "user_authorize" ("id", "user_id", "holder_id", "kind", "full_name", "document_types",
          "start_date", "end_date", "status", ${columns})
        values ($1, $2, $3, 'agent', 'ผู้รับมอบอำนาจ', $4, '2000-01-01', $5, 'inForce', ${values})`,
      [id, userId, holderId, JSON.stringify(documentTypes), endDate ?? '2999-12-31', now],
    );
  } else {
    await app.pools.api.query(
      `insert into "membership" ("id", "user_id", "holder_id", "kind", "end_date", ${columns})
        values ($1, $2, $3, $4, $5, ${values})`,
      [id, userId, holderId, kind, endDate ?? null, now],
    );
  }
  if (kind === 'owner') return;
  const roleId = await makeCompanyRole(app, { holderId, menus });
  const [table, root] =
    kind === 'agent' ? ['user_authorize_role', 'user_authorize_id'] : ['membership_role', 'membership_id'];
  await app.pools.api.query(`insert into "${table}" ("id", "${root}", "role_id", "seq") values ($1, $2, $3, 1)`, [
    newId(),
    id,
    roleId,
  ]);
}

/** Makes a role of a company for its people: these menus of its owner, or all. */
export async function makeCompanyRole(
  app: App,
  { holderId, menus }: { holderId: string; menus?: readonly string[] | undefined },
): Promise<string> {
  const id = newId();
  await app.pools.api.query(
    `insert into "role" ("id", "code", "name", "is_default", "row_scope", "field_classes", "holder_id", "version",
        "is_active", "create_by", "create_date", "update_by", "update_date")
values ($1, $2, 'พนักงาน', false, 'holder', '["personal"]', $3, 1, true, 'system', now(), 'system', now())`,
    [id, `C-${id}`, holderId],
  );
  const rights = '"can_view", "can_create", "can_edit", "can_active", "can_archive", "can_delete", "can_select"';
  await app.pools.api.query(
    `insert into "role_menu" ("id", "role_id", "menu_id", "seq", ${rights})
      select gen_random_uuid(), $1, m."menu_id", row_number() over (), ${rights}
from "role_menu" m join "role" o on o."id" = m."role_id" and o."code" = 'OPERATOR_OWNER'
join "menu" n on n."id" = m."menu_id" where $2::text[] is null or n."key" = any($2)`,
    [id, menus ?? null],
  );
  return id;
}
