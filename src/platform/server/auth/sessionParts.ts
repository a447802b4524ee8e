/** What sign-in, refresh and the book of sessions are made of. */
import type { Pool } from 'pg';
import type { AccessBook } from '../access/rights/accessPage.ts';
import type { Clock } from '../clock.ts';
import type { Listener } from '../database/listen.ts';
import type { PasswordHasher } from './password.ts';
import type { SessionMemory } from './sessionMemory.ts';
import type { TokenBook } from './token.ts';

export interface SessionParts {
  readonly pool: Pool;
  readonly access: AccessBook;
  readonly listener: Listener;
  /** Whether a membership holds today is a matter of the law's days. */
  readonly clock: Clock;
  readonly securityClock: Clock;
  readonly hasher: PasswordHasher;
  readonly tokens: TokenBook;
  readonly memory: SessionMemory;
  readonly log: { readonly warn: (details: object, text: string) => void };
}
