/** The dependencies of sign-in, refresh and sessions. */
import type { Pool } from 'pg';
import type { AccessCache } from '../access/rights/accessSnapshot.ts';
import type { Clock } from '../clock.ts';
import type { Listener } from '../database/listen.ts';
import type { PasswordHasher } from './password.ts';
import type { SessionCache } from './sessionCache.ts';
import type { AccessTokens } from './accessTokens.ts';

export interface SessionDependencies {
  readonly pool: Pool;
  readonly access: AccessCache;
  readonly listener: Listener;
  /** Whether a membership is valid today depends on the legal clock. */
  readonly clock: Clock;
  readonly securityClock: Clock;
  readonly hasher: PasswordHasher;
  readonly tokens: AccessTokens;
  readonly cache: SessionCache;
  readonly log: { readonly warn: (details: object, text: string) => void };
}
