/** Issues a new access token for a valid one, or for a refresh token, which is then used up. */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../errors.ts';
import {
  findRefreshToken,
  isSameHash,
  makeRefreshToken,
  REFRESH_TOKEN_MS,
  REMEMBERED_REFRESH_TOKENS,
  type RefreshToken,
} from './refreshToken.ts';
import { recordSecurityEvent, type Origin } from '../audit/securityEvent.ts';
import type { SessionDependencies } from './sessionDependencies.ts';
import { endSessions } from './sessionRows.ts';
import type { Tokens } from './signIn.ts';
import { ACCESS_TOKEN_MS } from './accessTokens.ts';

export type Refresh = (text: string, origin: Origin) => Promise<Tokens>;

export const badToken = (): Refusal => new Refusal(401, message('badToken'));

export function createRefresh(parts: SessionDependencies): Refresh {
  return async (text, origin) => {
    const refresh = findRefreshToken(text);
    const renewed =
      refresh === undefined ? await renewPlain(parts, text, origin) : await renewRemembered(parts, refresh, origin);
    if (renewed !== undefined) return renewed;
    if (refresh !== undefined) parts.cache.forget(refresh.sessionId);
    throw badToken();
  };
}

/** For sessions that are not remembered: renewed by the access token itself, while it is valid. */
async function renewPlain(
  parts: SessionDependencies,
  text: string,
  { requestId }: Origin,
): Promise<Tokens | undefined> {
  const token = await parts.tokens.verify(text);
  if (token === undefined) return undefined;
  const next = await parts.tokens.sign(token.sessionId);
  return inTransaction(parts.pool, { requestId }, async (db) => {
    const session = await lockSession(db, token.sessionId, parts.securityClock.nowMs());
    if (session === undefined || session.remember) return undefined;
    await db.query('update "session" set "expires_at" = $2 where "id" = $1', [
      token.sessionId,
      expiryOf(session, parts.securityClock.nowMs() + ACCESS_TOKEN_MS),
    ]);
    return { token: next.text };
  });
}

/**
 * For remembered sessions: renewed by the refresh token, usable once. Reuse means that two parties have it, and nobody
 * can tell which is the right one: the session ends for both.
 */
async function renewRemembered(
  parts: SessionDependencies,
  { sessionId, hash }: RefreshToken,
  origin: Origin,
): Promise<Tokens | undefined> {
  const next = await parts.tokens.sign(sessionId);
  const nextRefresh = makeRefreshToken(sessionId);
  const nowMs = parts.securityClock.nowMs();
  return inTransaction(parts.pool, { requestId: origin.requestId }, async (db) => {
    const session = await lockSession(db, sessionId, nowMs);
    if (session === undefined || !session.remember) return undefined;
    if (session.used.some((old) => isSameHash(old, hash))) {
      await endReused(db, { sessionId, origin, nowMs });
      return undefined;
    }
    if (!isSameHash(session.refreshHash, hash)) return undefined;
    await db.query(
      'update "session" set "refresh_hash" = $2, "refresh_used" = $3::bytea[], "expires_at" = $4 where "id" = $1',
      [
        sessionId,
        nextRefresh.hash,
        [...session.used, hash].slice(-REMEMBERED_REFRESH_TOKENS),
        expiryOf(session, nowMs + REFRESH_TOKEN_MS),
      ],
    );
    return { token: next.text, refreshToken: nextRefresh.text };
  });
}

/** However often it is renewed, a session ends: after a working day, or after a month if the person is remembered. */
export const MAX_SESSION_MS = { plain: 12 * 60 * 60 * 1000, remembered: 30 * 24 * 60 * 60 * 1000 } as const;

function expiryOf({ remember, startedAt }: LockedSession, wantedMs: number): Date {
  return new Date(
    Math.min(wantedMs, startedAt.getTime() + (remember ? MAX_SESSION_MS.remembered : MAX_SESSION_MS.plain)),
  );
}

interface LockedSession {
  readonly remember: boolean;
  readonly startedAt: Date;
  readonly refreshHash: Buffer | null;
  readonly used: readonly Buffer[];
}

async function lockSession(db: PoolClient, sessionId: string, nowMs: number): Promise<LockedSession | undefined> {
  const { rows } = await db.query<LockedSession>(
    `select s."remember", s."started_at" as "startedAt", s."refresh_hash" as "refreshHash", s."refresh_used" as "used"
      from "session" s join "user" u on u."id" = s."user_id"
where s."id" = $1 and s."ended_at" is null and s."expires_at" > $2 and u."is_active"
  and u."status" = 'usable' for no key update of s`,
    [sessionId, new Date(nowMs)],
  );
  return rows[0];
}

async function endReused(
  db: PoolClient,
  { sessionId, origin, nowMs }: { sessionId: string; origin: Origin; nowMs: number },
): Promise<void> {
  for (const { userId, username } of await endSessions(db, { which: { sessionId }, why: 'refreshReused', nowMs })) {
    await recordSecurityEvent(db, {
      action: 'refused',
      outcome: 'failure',
      userId,
      username,
      reason: 'refreshReused',
      origin,
      nowMs,
    });
  }
}
