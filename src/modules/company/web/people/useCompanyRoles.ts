/** Reads the roles of the company acted for, with the rights of each. */
import { useQuery } from '@tanstack/react-query';
import { criteriaLimits } from '#language/criteria.ts';
import type { Right } from '#language/rights.ts';
import { baseOf, searchRecords, type WireRecord } from '#platform/web/api/resource.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { FETCH_ALL_SIZE } from '#platform/web/constants.ts';
import type { RoleCard } from '#platform/web/users/roleCard.ts';
import { companyRole } from '../../people.ts';

export type RoleMenuRights = Readonly<Record<Right, boolean>> & {
  readonly refMenu: { readonly id: string; readonly name: string; readonly nameEn: string | null };
};

export interface CompanyRole extends WireRecord, Omit<RoleCard, 'code'> {
  readonly desc: string | null;
  readonly descEn: string | null;
  readonly menus?: readonly RoleMenuRights[];
}

/** Only people who act for the company may read the rights of its roles; others see the names only. */
export function useCompanyRoles() {
  const { info, match } = useVisit();
  const holderId = info.actingFor?.id ?? '';
  return useQuery({
    queryKey: [baseOf(companyRole), 'offered', holderId],
    enabled: holderId === match?.params['companyId'],
    // Includes archived roles, because somebody may still have them.
    queryFn: async ({ signal }) =>
      (
        await searchRecords<CompanyRole>(
          companyRole,
          {
            select: ['name', 'nameEn', 'desc', 'descEn', 'isActive'],
            page: 0,
            size: FETCH_ALL_SIZE,
            sort: [{ name: 'name', type: 'ASC' }],
            children: [{ name: 'menus', page: 0, size: criteriaLimits.childSize }],
          },
          { signal, silent: true },
        )
      ).data,
  });
}
