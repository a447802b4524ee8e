/**
 * A call of the API: one declaration gives the route, the check of rights, the strict parse of the body and its
 * description. Handlers get everything they need as arguments.
 */
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { Right } from '#language/rights.ts';
import type { Actor, CallGrant } from '../access/actor/actor.ts';
import type { App } from '../app.ts';

export interface CallContext<Body = unknown> {
  readonly app: App;
  /** `METHOD /path` as declared. */
  readonly call: string;
  readonly actor: Actor;
  readonly grant: CallGrant;
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

export interface Call {
  readonly method: 'GET' | 'PUT' | 'POST';
  /** Below /haz/backend: `/api/v1/master/lookups/{id}/_rev`. */
  readonly path: string;
  readonly summary: Label;
  /** The entity it reads or writes; a menu that names the entity gives all calls of its base path. */
  readonly entity?: string;
  /** For the caller's own records only: having this call gives no rights on other records of the entity. */
  readonly isOwn?: true;
  /** Any of these rights is enough; without them, being granted the call is enough. */
  readonly rights?: readonly Right[];
  /** Description of body and answer as JSON Schema, for the API description. */
  readonly bodySchema?: object;
  readonly answerSchema?: object;
  /** The body is passed as received: it is signed, and must not be parsed before the signature was checked. */
  readonly isRaw?: true;
  /** Larger than the common limit, and passed as a stream. */
  readonly isUpload?: boolean;
  readonly handle: (context: CallContext) => Promise<unknown>;
}

/** A call that all entities of some kind have, below their base path. */
export type CallShape = Omit<Call, 'path' | 'entity' | 'handle'> & {
  readonly suffix: string;
  readonly handle: (entity: AnyEntity, context: CallContext) => Promise<unknown>;
};

export function callKey(call: Pick<Call, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`;
}
