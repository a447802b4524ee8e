/** What reading and writing need of the running server. */
import type { Right } from '#language/rights.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import type { CallContext } from '../http/call.ts';

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

export function writerOf({ actor, grant, requestId, ip, userAgent }: CallContext): Writer {
  return { actor, rights: grant.rights, requestId, ip, userAgent };
}
