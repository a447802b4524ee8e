/** Closed records: from then on they are read-only, and only a decision of the server changes them. */
import type { AnyEntity } from './entity.ts';
import type { MessageRef } from './message.ts';

export interface ClosedStates<Name extends string = string> {
  /** A field of kind choice. */
  readonly field: Name;
  readonly codes: readonly string[];
  /** Message for a person who tries to change, archive or delete it. */
  readonly why: MessageRef;
}

/** Returns why the record is closed, if it is; `codeOf` reads its choice from any representation of the record. */
export function findClosedReason(
  { closed }: Pick<AnyEntity, 'closed'>,
  codeOf: (field: string) => unknown,
): MessageRef | undefined {
  if (closed === undefined) return undefined;
  const code = codeOf(closed.field);
  return typeof code === 'string' && closed.codes.includes(code) ? closed.why : undefined;
}
