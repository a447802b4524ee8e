import type { Right } from '#language/rights.ts';
import type { Actor } from '../access/actor/actor.ts';

/** Who writes, with which rights, and how the call is logged. */
export interface Writer {
  readonly actor: Actor;
  readonly rights: ReadonlySet<Right>;
  readonly requestId?: string;
  readonly ip?: string;
  readonly userAgent?: string;
}
