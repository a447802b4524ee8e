/** People for tests: each made for one test, signed in, nobody's demo account. */
import { randomBytes } from 'node:crypto';
import type { App } from '#platform/server/app.ts';
import { createUser, type NewUser } from '#platform/server/auth/createUser.ts';
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import { newId } from '#platform/server/resource/engine.ts';

export interface PersonOptions extends Partial<Pick<NewUser, 'personType' | 'departmentId' | 'status' | 'fullName' | 'email' | 'mustChange'>> {
  readonly roles: readonly string[];
  /** A holder they belong to, and as what. */
  readonly memberOf?: { readonly holderId: string; readonly kind: 'owner' | 'employee' | 'agent' };
  readonly remember?: boolean;
}

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken?: string;
}

export const TEST_PASSWORD = 'Test-2569!';

/** The same password for all, hashed once a process: what is tested is never the cost of the hash. */
let passwordHash: Promise<string> | undefined;

export async function makePerson(app: App, options: PersonOptions): Promise<Person> {
  passwordHash ??= createPasswordHasher().hash(TEST_PASSWORD);
  const username = `test.${randomBytes(6).toString('hex')}`;
  const { roles, memberOf, remember = false, ...user } = options;
  const id = await createUser(app.pools.api, { personType: 'officer', fullName: `ผู้ทดสอบ ${username}`, ...user, username, passwordHash: await passwordHash, roles, nowMs: app.clock.nowMs() });
  if (memberOf !== undefined) await joinHolder(app, { userId: id, ...memberOf });
  const tokens = await app.sessions.signIn({ username, password: TEST_PASSWORD, remember, origin: { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' } });
  return { id, username, password: TEST_PASSWORD, ...tokens };
}

/** A company that holds records and signs in as nobody. */
export async function makeHolder(app: App, fullName = 'บริษัท ทดสอบ จำกัด'): Promise<string> {
  return createUser(app.pools.api, { personType: 'legalEntity', fullName, nowMs: app.clock.nowMs() });
}

export async function makeDepartment(app: App, { nameTh = 'หน่วยทดสอบ', parentId = null }: { nameTh?: string; parentId?: string | null } = {}): Promise<string> {
  const id = newId();
  await app.pools.api.query(
    `insert into "department" ("id", "code", "name_th", "department_type", "parent_id", "version", "is_active", "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, 'checkpoint', $4, 1, true, 'system', now(), 'system', now())`,
    [id, `T${randomBytes(5).toString('hex')}`, nameTh, parentId],
  );
  return id;
}

async function joinHolder(app: App, { userId, holderId, kind }: { userId: string; holderId: string; kind: string }): Promise<void> {
  await app.pools.api.query(
    `insert into "membership" ("id", "user_id", "holder_id", "kind", "version", "is_active", "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, $4, 1, true, 'system', now(), 'system', now())`,
    [newId(), userId, holderId, kind],
  );
}
