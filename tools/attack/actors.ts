/** The attackers: an anonymous caller, each account of the demonstration, and a few that it does not have. */
import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { fieldClasses } from '#language/field.ts';
import type { Catalogue } from '#language/catalogue.ts';
import { createAccessCache } from '#platform/server/access/rights/accessCache.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import { actorOf } from '#platform/server/access/actor/actorOf.ts';
import { ANONYMOUS_ROLE, roleSeeds } from '#platform/server/access/rights/roles.ts';
import type { App } from '#platform/server/app.ts';
import { createUser } from '#platform/server/auth/createUser.ts';
import { writeCredential } from '#platform/server/auth/credential.ts';
import { createClock } from '#platform/server/clock.ts';
import type { Call } from '#platform/server/http/call.ts';
import { newId } from '#platform/server/database/newId.ts';
import { DEMO_PASSWORD, demoUsernames } from '#platform/server/seeds/demo.ts';
import { APPLICANT_ROLE, OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import { quickHasher } from '#platform/testing/quickHasher.ts';
import type { AttackActor, Caller } from './target.ts';

export interface ActorParts {
  readonly db: Pool;
  readonly catalogue: Catalogue;
  readonly calls: readonly Call[];
  readonly call: Caller;
}

export async function makeAttackActors(parts: ActorParts): Promise<readonly AttackActor[]> {
  const { db, catalogue, calls, call } = parts;
  const access = createAccessCache({ pool: db, catalogue, calls: () => calls, log: { error: () => undefined } });
  await access.reload();
  const knower = {
    access,
    clock: createClock(),
    pools: { api: db },
  } as unknown as Pick<App, 'access' | 'clock' | 'pools'>;
  const actors: AttackActor[] = [
    {
      name: 'anonymous',
      token: undefined,
      actor: anonymousOf(access.grantsFor([ANONYMOUS_ROLE])),
      seededRole: ANONYMOUS_ROLE,
    },
  ];
  const names = [
    ...demoUsernames,
    await unapprovedUsername(db),
    await makeOtherOwner(db),
    await makeUserWithoutRoles(db),
  ];
  for (const username of names) {
    const { rows } = await db.query<{ id: string; roles: string[] }>(ROLES_SQL, [username]);
    const [user] = rows;
    if (user === undefined) throw new Error(`Nobody is called ${username}`);
    const actor = await actorOf(knower, { userId: user.id });
    actors.push({ name: username, token: await signIn(call, username), actor, ...seededRole(user.roles, actor) });
  }
  return actors;
}

export async function signIn(call: Caller, username: string, rememberMe = false): Promise<string> {
  return (await tokensOf(call, username, rememberMe)).token;
}

/**
 * Signs in from a separate client address, as behind a proxy, so that failed sign-ins of other attacks do not count.
 */
export async function tokensOf(
  call: Caller,
  username: string,
  rememberMe: boolean,
): Promise<{ token: string; refreshToken?: string }> {
  const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
  const answer = await call('POST', '/api/auth', { body: { username, password: DEMO_PASSWORD, rememberMe }, headers });
  if (answer.status !== 200) throw new Error(`${username} was not let in: ${answer.status} ${answer.text}`);
  return answer.body as { token: string; refreshToken?: string };
}

/** Makes a new person, for an attack that ends sessions or uses up their quota. */
export async function makeAttacker(db: Pool, roles: readonly string[]): Promise<string> {
  const username = `attack.${newId().slice(-12)}`;
  const passwordHash = await quickHasher.hash(DEMO_PASSWORD);
  await createUser(db, {
    username,
    passwordHash,
    fullName: `ผู้ทดสอบ ${username}`,
    personType: 'officer',
    email: `${username}@example.com`,
    roles,
    nowMs: Date.now(),
  });
  return username;
}

const ROLES_SQL = `select u."id",
  array(select o."code" from "user_role" r join "role" o on o."id" = r."role_id" where r."user_id" = u."id") as "roles"
from "user" u where u."username" = $1`;

/** Employees and agents also have rights from their company, which no declaration contains. */
function seededRole([role, ...more]: readonly string[], { scope }: Actor): Pick<AttackActor, 'seededRole'> {
  const isAlone =
    role !== undefined &&
    more.length === 0 &&
    role !== 'OPERATOR_EMP' &&
    role !== 'OPERATOR_AGENT' &&
    scope.kind !== 'agent';
  return isAlone && roleSeeds.some(({ code }) => code === role) ? { seededRole: role } : {};
}

function anonymousOf(grants: Actor['grants']): Actor {
  const none = fieldClasses.filter((fieldClass) => fieldClass === 'public');
  return {
    userId: null,
    username: 'anonymous',
    actingForId: null,
    sessionId: null,
    scope: { kind: 'none' },
    fieldClasses: new Set(none),
    grants,
  };
}

/** Returns a user whose registration waits for approval, and who may sign in to see it. */
async function unapprovedUsername(db: Pool): Promise<string> {
  const { rows } = await db.query<{ id: string; username: string }>(
    `select u."id", u."username"
     from "user" u join "user_role" r on r."user_id" = u."id" join "role" o on o."id" = r."role_id"
     where u."status" = 'pending' and o."code" = $1 and u."username" is not null order by u."username"`,
    [APPLICANT_ROLE],
  );
  const [found] = rows;
  if (found === undefined) throw new Error('Nobody in the demonstration waits for an approval');
  await giveCredential(db, found.id);
  return found.username;
}

/** The demonstration has one company whose owner signs in; this is the owner of another. */
async function makeOtherOwner(db: Pool): Promise<string> {
  const username = 'attack.owner';
  const { rows } = await db.query<{ id: string }>(
    `select u."id" from "membership" m join "user" u on u."id" = m."user_id" join "user" h on h."id" = m."holder_id"
     where m."kind" = 'owner' and m."is_active" and coalesce(u."username", $1) = $1
       and u."status" = 'usable' and h."status" = 'usable'
     order by h."id_tax" limit 1`,
    [username],
  );
  const id = rows[0]?.id ?? '';
  await db.query(`update "user" set "username" = $2 where "id" = $1`, [id, username]);
  await db.query(
    `insert into "user_role" ("id", "user_id", "role_id", "seq")
     select $2, $1, "id", 1 from "role" where "code" = $3 on conflict do nothing`,
    [id, newId(), OWNER_ROLE],
  );
  await giveCredential(db, id);
  return username;
}

async function makeUserWithoutRoles(db: Pool): Promise<string> {
  return makeAttacker(db, []);
}

async function giveCredential(db: Pool, userId: string): Promise<void> {
  await writeCredential(db, {
    userId,
    passwordHash: await quickHasher.hash(DEMO_PASSWORD),
    mustChange: false,
    nowMs: Date.now(),
  });
}
