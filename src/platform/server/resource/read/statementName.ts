/** The name of a prepared statement in a connection: the same text has the same name everywhere. */
import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** Only for a limited number of texts, because each stays in memory here and in every connection that has used it. */
export function statementName(text: string): string {
  const existingName = names.get(text);
  if (existingName !== undefined) return existingName;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
