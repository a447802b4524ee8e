/** The roles of the company acted for, with what each of them gives. */
import { queryOptions } from '@tanstack/react-query';
import { limits } from '#language/criteria.ts';
import { rights, type Right } from '#language/rights.ts';
import { baseOf, search, type WireRecord } from '#platform/web/api/resource.ts';
import { FETCH_ALL_SIZE } from '#platform/web/constants.ts';
import { companyRole } from '../../people.ts';

export interface RoleCard {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
}

export type GivenMenu = Readonly<Record<Right, boolean>> & { readonly refMenu: { readonly id: string; readonly name: string; readonly nameEn: string | null } };

export interface CompanyRole extends WireRecord, RoleCard {
  readonly desc: string | null;
  readonly menus?: readonly GivenMenu[];
}

export const companyRolesQuery = (holderId: string) =>
  queryOptions({
    queryKey: [baseOf(companyRole), 'offered', holderId],
    queryFn: async ({ signal }) =>
      (
        await search<CompanyRole>(
          companyRole,
          { select: ['name', 'nameEn', 'desc', 'isActive'], page: 0, size: FETCH_ALL_SIZE, where: [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }], sort: [{ name: 'name', type: 'ASC' }], children: [{ name: 'menus', page: 0, size: limits.childSize }] },
          { signal, silent: true },
        )
      ).data,
  });

export function rightsIn(menu: GivenMenu): readonly Right[] {
  return rights.filter((right) => menu[right]);
}
