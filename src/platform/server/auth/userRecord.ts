/** Values that the hooks of several parts read from a user record as it is written. */
import type { RecordOf, Reference } from '#language/record.ts';

export function isUsable(user: Pick<RecordOf<'user'>, 'isActive' | 'refStatus'> | undefined): boolean {
  return user !== undefined && user.isActive && user.refStatus === 'usable';
}

/** A record that has roles: a user, a member of a company, an agent, an invitation. */
export interface HasRoles {
  readonly roles: readonly { readonly refRole: Reference | null; readonly isDelete?: boolean }[] | null;
}

/** Returns the role ids after the write. */
export function roleIdsOf(holder: HasRoles | undefined): ReadonlySet<string> {
  return new Set(
    (holder?.roles ?? []).flatMap(({ refRole, isDelete }) =>
      isDelete === true || refRole === null ? [] : [refRole.id],
    ),
  );
}

export function hasSameRoles(one: HasRoles | undefined, other: HasRoles | undefined): boolean {
  const [a, b] = [roleIdsOf(one), roleIdsOf(other)];
  return a.size === b.size && [...a].every((id) => b.has(id));
}
