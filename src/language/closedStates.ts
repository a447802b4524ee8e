/** Records that have come to their end: from then on they are read, and nothing but a decision of the server changes them. */
import type { AnyEntity } from './entity.ts';
import type { MessageRef } from './message.ts';

export interface ClosedStates<Name extends string = string> {
  /** A choice. */
  readonly field: Name;
  readonly codes: readonly string[];
  /** Said to who wants to change it, archive it or delete it. */
  readonly why: MessageRef;
}

/** Why the record is closed, if it is; `codeOf` reads its choice wherever it is asked. */
export function findClosedReason(
  { closed }: Pick<AnyEntity, 'closed'>,
  codeOf: (field: string) => unknown,
): MessageRef | undefined {
  if (closed === undefined) return undefined;
  const code = codeOf(closed.field);
  return typeof code === 'string' && closed.codes.includes(code) ? closed.why : undefined;
}
