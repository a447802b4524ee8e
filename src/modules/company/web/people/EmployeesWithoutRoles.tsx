import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { criteriaLimits } from '#language/criteria.ts';
import { membershipKind } from '#platform/model/choices.ts';
import { baseOf, searchRecords, type SentTerm } from '#platform/web/api/resource.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { NameList } from '#platform/web/ui/layout/NameList.tsx';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { employee } from '../../people.ts';
import { texts } from './texts.ts';

const ACTIVE: SentTerm = { name: 'isActive', type: 'Boolean', operator: '=', value: true };

interface EmployeeRow {
  readonly id: string;
  readonly refUser: { readonly fullName: string; readonly fullNameEn: string | null };
  readonly roles?: readonly unknown[];
}

/** The next step after accepting a registration: give the person a role. */
export function EmployeesWithoutRoles({
  base,
  companyId,
}: {
  readonly base: string;
  readonly companyId: string;
}): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: [baseOf(employee), 'without roles', companyId],
    queryFn: async ({ signal }) =>
      (
        await searchRecords<EmployeeRow>(
          employee,
          {
            select: ['refUser.fullName', 'refUser.fullNameEn'],
            page: 0,
            size: criteriaLimits.size,
            where: [{ name: 'refKind.key', operator: '=', value: membershipKind.values.employee.key }, ACTIVE],
            children: [{ name: 'roles', page: 0, size: 1 }],
          },
          { signal, silent: true, background: true },
        )
      ).data,
  });
  const waiting = (data ?? []).filter(({ roles }) => (roles ?? []).length === 0);
  if (waiting.length === 0) return null;
  return (
    <Callout tone="warn" title={t('waitForRoles', { n: waiting.length.toLocaleString(locale) })}>
      {t('waitForRolesText')}
      <NameList
        names={waiting.map(({ id, refUser }) => ({
          id,
          name: (
            <TextLink to={`${base}/${id}/edit`}>
              {nameInLocale({ th: refUser.fullName, en: refUser.fullNameEn ?? '' }, locale)}
            </TextLink>
          ),
        }))}
      />
    </Callout>
  );
}
