import type { ReactElement } from 'react';
import { rowScope } from '#platform/model/choices.ts';
import type { SentTerm } from '#platform/web/api/resource.ts';
import { UserRoles } from '#platform/web/users/UserRoles.tsx';

/** Whoever works for the department acts for no company. */
const ofTheDepartment: readonly SentTerm[] = [
  { name: 'refRowScope.key', operator: '=', value: rowScope.values.holder.key, isNot: true },
];

/** The roles of an officer: to be read, or to be ticked among those of the department. */
export function OfficerRoles(): ReactElement | null {
  return <UserRoles where={ofTheDepartment} />;
}
