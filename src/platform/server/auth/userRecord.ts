/** What the hooks of several corners read from a user as it is written. */
import type { AnyRecord, Reference } from '#language/record.ts';
import { rowsOf } from '../resource/rows.ts';

export function isUsable(user: AnyRecord | undefined): boolean {
  return user !== undefined && user['isActive'] !== false && user['refStatus'] === 'usable';
}

export function roleIdsOf(user: AnyRecord | undefined): ReadonlySet<string> {
  return new Set(rowsOf(user, 'roles').filter((row) => row['isDelete'] !== true).map((row) => (row['refRole'] as Reference).id));
}

export function hasSameRoles(one: AnyRecord | undefined, other: AnyRecord | undefined): boolean {
  const [a, b] = [roleIdsOf(one), roleIdsOf(other)];
  return a.size === b.size && [...a].every((id) => b.has(id));
}
