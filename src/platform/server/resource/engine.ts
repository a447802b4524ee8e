/** The parts of the running server that reading and writing need. */
import type { App } from '../app.ts';
import type { CallContext } from '../http/call.ts';
import type { Writer } from './writer.ts';

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

export function writerOf({ actor, grant, requestId, ip, userAgent }: CallContext): Writer {
  return { actor, rights: grant.rights, requestId, ip, userAgent };
}
