/** Turns a name and a password into a session. The response time does not reveal whether a name exists. */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import { MAY_SIGN_IN_SQL } from '../access/actor/rolesWhileActing.ts';
import { resolveScope } from '../access/actor/resolveScope.ts';
import { SIGNED_IN_ROLE } from '../access/rights/roles.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal, unavailable } from '../errors.ts';
import { addressKey } from '../http/addressKey.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/queryable.ts';
import {
  FORGOTTEN_AFTER_MS,
  FREE_FAILURES_OF_ADDRESS,
  FREE_FAILURES_OF_NAME,
  createBackoff,
  waitSeconds,
  type Backoff,
} from '../http/backoff.ts';
import { MAX_WAITING } from './password.ts';
import type { RefusalLog } from './refusalLog.ts';
import { makeRefreshToken, REFRESH_TOKEN_MS } from './refreshToken.ts';
import { recordSecurityEvent, type Origin } from '../audit/securityEvent.ts';
import type { SessionDependencies } from './sessionDependencies.ts';
import { endSessions, insertSession } from './sessionRows.ts';
import { ACCESS_TOKEN_MS } from './accessTokens.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  readonly origin: Origin;
}

export interface Tokens {
  readonly token: string;
  readonly refreshToken?: string;
}

export type SignIn = (credentials: Credentials) => Promise<Tokens>;

export function createSignIn(parts: SessionDependencies, { recordBackoff }: Pick<RefusalLog, 'recordBackoff'>): SignIn {
  const { nowMs } = parts.securityClock;
  const names = createBackoff({ nowMs, freeFailures: FREE_FAILURES_OF_NAME });
  const crowd = createUnknownLimit();
  const addresses = createBackoff({ nowMs, freeFailures: FREE_FAILURES_OF_ADDRESS });
  return async (credentials) => {
    const { username, password, origin } = credentials;
    const account = await findAccount(parts.pool, { username, ip: origin.ip, nowMs: nowMs() });
    const isKnownAddress = account?.isKnownAddress === true;
    const refuseWhile = (seconds: number): void => {
      if (seconds <= 0) return;
      recordBackoff({ username, origin });
      throw new Refusal(429, message('tooManyRequests', { seconds }), { retryAfter: seconds });
    };
    // No name contains the separator `\0`, so nobody can cause failures in another person's name.
    const name = isKnownAddress ? `${username}\0${origin.ip}` : username;
    // The people of a company or department often share an address: failures of others there do not delay a person who
    // has not failed.
    if (!isKnownAddress || names.hasFailed(name)) refuseWhile(addresses.waitSeconds(addressKey(origin.ip)));
    refuseWhile(Math.max(names.waitSeconds(name), waitOfAccount(account, nowMs())));
    const leave = isKnownAddress ? undefined : crowd.enter();
    if (!(await isPasswordRight({ parts, names, name, password, account }).finally(leave))) {
      names.fail(name);
      addresses.fail(addressKey(origin.ip));
      await recordFailure(parts, { credentials, account, reason: 'invalidCredentials' });
      throw new Refusal(401, message('invalidCredentials'));
    }
    names.clear(name);
    const begun = await beginSession(parts, credentials, account);
    if (typeof begun === 'object') return begun;
    await recordFailure(parts, { credentials, account, reason: begun });
    throw new Refusal(begun === 'invalidCredentials' ? 401 : 403, message(begun));
  };
}

/**
 * Half of the queue in which passwords are compared: the other half is reserved for people who signed in from this
 * address before, however many others guess.
 */
export const MAX_UNKNOWN_SIGN_INS = MAX_WAITING / 2;
const RETRY_SECONDS = 2;

function createUnknownLimit(): { readonly enter: () => () => void } {
  let unknownCount = 0;
  return {
    enter: () => {
      if (unknownCount >= MAX_UNKNOWN_SIGN_INS) throw unavailable(RETRY_SECONDS);
      unknownCount += 1;
      return () => void (unknownCount -= 1);
    },
  };
}

interface SignInAccount {
  readonly userId: string;
  readonly passwordHash: string;
  readonly failedCount: number;
  readonly failedAt: Date | null;
  /** The person signed in from this address before: failures of others elsewhere do not slow them down. */
  readonly isKnownAddress: boolean;
}

/** No longer than the rows of ended sessions are stored. */
const KNOWN_FOR_MS = 30 * 24 * 60 * 60 * 1000;

async function findAccount(
  db: Queryable,
  { username, ip, nowMs }: { username: string; ip: string; nowMs: number },
): Promise<SignInAccount | undefined> {
  const { rows } = await db.query({
    text: `select c."user_id" as "userId", c."password_hash" as "passwordHash", c."failed_count" as "failedCount",
        c."failed_at" as "failedAt",
  exists (select from "session" s where s."user_id" = c."user_id" and s."started_at" > $3
    and s."ip" = $2) as "isKnownAddress"
from "user" u join "credential" c on c."user_id" = u."id" where u."username" = $1`,
    values: [username, ip, new Date(nowMs - KNOWN_FOR_MS)],
  });
  return rows[0] as unknown as SignInAccount | undefined;
}

function waitOfAccount(account: SignInAccount | undefined, nowMs: number): number {
  if (account === undefined || account.failedAt === null || account.isKnownAddress) return 0;
  return waitSeconds(
    { count: account.failedCount, lastMs: account.failedAt.getTime() },
    { nowMs, freeFailures: FREE_FAILURES_OF_NAME },
  );
}

async function isPasswordRight({
  parts,
  names,
  name,
  password,
  account,
}: {
  parts: SessionDependencies;
  names: Backoff;
  name: string;
  password: string;
  account: SignInAccount | undefined;
}): Promise<boolean> {
  const done = names.begin(name);
  try {
    return await parts.hasher.verify(password, account?.passwordHash);
  } finally {
    done();
  }
}

/** What prevents a person who knows the password from signing in; only such a person gets this reason. */
type SignInObstacle = 'accountUnusable' | 'temporaryPasswordExpired' | 'invalidCredentials';

/** A password set by another person is known to two people; it is valid only as long as it takes to change it. */
export const TEMPORARY_PASSWORD_MS = 72 * 60 * 60 * 1000;

async function beginSession(
  parts: SessionDependencies,
  { username, remember, origin }: Credentials,
  account: SignInAccount | undefined,
): Promise<Tokens | SignInObstacle> {
  const userId = account?.userId ?? NOBODY;
  const nowMs = parts.securityClock.nowMs();
  const id = newId();
  const token = await parts.tokens.sign(id);
  const refresh = remember ? makeRefreshToken(id) : undefined;
  const obstacle = await inTransaction(
    parts.pool,
    { requestId: origin.requestId },
    async (db): Promise<SignInObstacle | undefined> => {
      const user = await findUsable(db, userId);
      if (user === undefined) return 'accountUnusable';
      // The password was changed while this one waited to be compared, so it is no longer right.
      if (user.passwordHash !== account?.passwordHash) return 'invalidCredentials';
      if (user.mustChange && user.changedAt.getTime() + TEMPORARY_PASSWORD_MS <= nowMs)
        return 'temporaryPasswordExpired';
      await endSessions(db, { which: { userId }, why: 'otherSession', nowMs });
      const profile = parts.access.profileFor([...user.roles, SIGNED_IN_ROLE]);
      const { actingFor } = await resolveScope(db, {
        userId,
        departmentId: user.departmentId,
        profile,
        chosenId: null,
        today: parts.clock.today(),
      });
      const expiresMs = nowMs + (remember ? REFRESH_TOKEN_MS : ACCESS_TOKEN_MS);
      await insertSession(db, {
        id,
        userId,
        actingForId: actingFor?.id ?? null,
        nowMs,
        expiresMs,
        refreshHash: refresh?.hash ?? null,
        origin,
      });
      await db.query(
        'update "credential" set "failed_count" = 0, "failed_at" = null where "user_id" = $1 and "failed_count" > 0',
        [userId],
      );
      await recordSecurityEvent(db, { action: 'signIn', outcome: 'success', userId, username, origin, nowMs });
      return undefined;
    },
  );
  if (obstacle !== undefined) return obstacle;
  parts.cache.forgetUser(userId);
  return refresh === undefined ? { token: token.text } : { token: token.text, refreshToken: refresh.text };
}

interface UsableUser {
  readonly departmentId: string | null;
  readonly roles: readonly string[];
  readonly passwordHash: string;
  readonly mustChange: boolean;
  readonly changedAt: Date;
}

/** Locks the row: of two sign-ins one waits for the other, and a suspension waits for both. */
async function findUsable(db: PoolClient, userId: string): Promise<UsableUser | undefined> {
  const { rows } = await db.query<UsableUser & { isUsable: boolean }>(
    `select u."department_id" as "departmentId", u."is_active"
        and ${MAY_SIGN_IN_SQL} as "isUsable", c."password_hash" as "passwordHash", c."must_change" as "mustChange",
        c."changed_at" as "changedAt",
  array(select r."role_id"::text from "user_role" r where r."user_id" = u."id") as "roles"
from "user" u join "credential" c on c."user_id" = u."id" where u."id" = $1 for share of u for update of c`,
    [userId],
  );
  return rows[0]?.isUsable === true ? rows[0] : undefined;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

async function recordFailure(
  parts: SessionDependencies,
  { credentials, account, reason }: { credentials: Credentials; account: SignInAccount | undefined; reason: string },
): Promise<void> {
  const nowMs = parts.securityClock.nowMs();
  const { username, origin } = credentials;
  const userId = account?.userId ?? null;
  await inTransaction(parts.pool, { requestId: origin.requestId }, async (db) => {
    await recordSecurityEvent(db, { action: 'signIn', outcome: 'failure', userId, username, reason, origin, nowMs });
    if (reason !== 'invalidCredentials') return;
    // Also runs for unknown names and for known addresses, where nothing is counted: a missing statement would reveal
    // the difference.
    const countedId = account === undefined || account.isKnownAddress ? NOBODY : account.userId;
    await db.query(
      `update "credential" set "failed_count" = case when "failed_at" > $3 then "failed_count" + 1 else 1
          end, "failed_at" = $2 where "user_id" = $1`,
      [countedId, new Date(nowMs), new Date(nowMs - FORGOTTEN_AFTER_MS)],
    );
  });
}
