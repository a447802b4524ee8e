/** Whether a resource row covers a call: its path as a pattern, and `*` as method for any. */
import { compilePath } from '#language/pathPattern.ts';

export interface CallAddress {
  readonly method: string;
  readonly path: string;
}

export interface ResourcePattern {
  readonly beginning: string;
  readonly covers: (call: CallAddress) => boolean;
}

const ANY = '*';

export function compileResourcePattern({ method, path }: CallAddress): ResourcePattern {
  const upperMethod = method.toUpperCase();
  const { fixedPrefix, matches } = compilePath(path);
  return {
    beginning: fixedPrefix,
    covers: (call) => (upperMethod === ANY || upperMethod === call.method) && matches(call.path),
  };
}
