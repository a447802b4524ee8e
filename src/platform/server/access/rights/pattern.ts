/** Whether a resource row covers a call: its path as a pattern, and `*` as method for any. */
import { compilePath } from '#language/path.ts';

export interface CallAddress {
  readonly method: string;
  readonly path: string;
}

export interface Pattern {
  readonly beginning: string;
  readonly covers: (call: CallAddress) => boolean;
}

const ANY = '*';

export function compilePattern({ method, path }: CallAddress): Pattern {
  const wanted = method.toUpperCase();
  const { beginning, matches } = compilePath(path);
  return { beginning, covers: (call) => (wanted === ANY || wanted === call.method) && matches(call.path) };
}
