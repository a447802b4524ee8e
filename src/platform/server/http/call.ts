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
  /** The entity it reads or writes; its base is granted whole by a menu that names the entity. */
  readonly entity?: string;
  /** Of the caller's own records alone: having it says nothing about the entity's other ones. */
  readonly isOwn?: true;
  /** Any one of these lets the caller in; without them, being granted the call is enough. */
  readonly rights?: readonly Right[];
  /** Description of body and answer as JSON Schema, for the API description. */
  readonly bodySchema?: object;
  readonly answerSchema?: object;
  /** Handed over as the bytes that came: they are signed, and nothing is read of them before that was checked. */
  readonly isRaw?: true;
  /** Larger than the common limit, and handed over as a stream. */
  readonly isUpload?: boolean;
  readonly handle: (context: CallContext) => Promise<unknown>;
}

/** A call that every entity of some kind has, below its base. */
export type CallShape = Omit<Call, 'path' | 'entity' | 'handle'> & {
  readonly suffix: string;
  readonly handle: (entity: AnyEntity, context: CallContext) => Promise<unknown>;
};

export function callKey(call: Pick<Call, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`;
}
