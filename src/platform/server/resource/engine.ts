/** What reading and writing need of the running server. */
import { randomBytes } from 'node:crypto';
import { uuidV7From } from '#language/values/uuid.ts';
import type { Right } from '#language/rights.ts';
import type { Actor } from '../access/actor.ts';
import type { App } from '../app.ts';

export type Engine = Pick<
  App,
  | 'catalogue'
  | 'lookups'
  | 'totals'
  | 'hooks'
  | 'clock'
  | 'securityClock'
  | 'files'
  | 'pools'
  | 'log'
  | 'access'
  | 'config'
>;

/** Who writes, by which rights, and how the call is traced. */
export interface Writer {
  readonly actor: Actor;
  readonly rights: ReadonlySet<Right>;
  readonly requestId?: string;
  readonly ip?: string;
  readonly userAgent?: string;
}

/** Ids sort by the time they were made, which keeps indexes compact. */
export function newId(): string {
  return uuidV7From(Date.now(), randomBytes(10));
}
