import type { ReactElement } from 'react';
import { rowScope } from '#platform/model/choices.ts';
import type { SentTerm } from '#platform/web/api/resource.ts';
import { UserRoles } from '#platform/web/users/UserRoles.tsx';

/** People who work for the department act for no company. */
const ofTheDepartment: readonly SentTerm[] = [
  { name: 'refRowScope.key', operator: '=', value: rowScope.values.holder.key, isNot: true },
];

/** Shows the roles of an officer: to read, or to choose among those of the department. */
export function OfficerRoles(): ReactElement | null {
  return <UserRoles where={ofTheDepartment} />;
}
