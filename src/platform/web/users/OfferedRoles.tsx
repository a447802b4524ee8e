import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { searchRecords, type SentTerm } from '../api/resource.ts';
import { CACHED_LIST_MS, FETCH_ALL_SIZE } from '../constants.ts';
import { useTexts } from '../i18n/texts.ts';
import { Loading } from '../ui/feedback/Loading.tsx';
import type { RoleCard } from './roleCard.ts';
import css from './RolesField.module.css';
import { RoleCheckboxList } from './RoleCheckboxList.tsx';
import { texts } from './texts.ts';

const ROLES_WIRE = { wire: 'security/roles' } as const;
const EVERY: readonly SentTerm[] = [];

/** Offers the existing roles, each with a checkbox. */
export function OfferedRoles({
  rows,
  isOpen,
  where = EVERY,
}: {
  readonly rows: readonly AnyRecord[];
  readonly isOpen: boolean;
  readonly where?: readonly SentTerm[] | undefined;
}): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/v1/security/roles', 'cards', where],
    staleTime: CACHED_LIST_MS,
    queryFn: async ({ signal }) =>
      (
        await searchRecords<RoleCard>(
          ROLES_WIRE,
          {
            select: ['code', 'name', 'nameEn'],
            page: 0,
            size: FETCH_ALL_SIZE,
            where: [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }, ...where],
            sort: [{ name: 'code', type: 'ASC' }],
          },
          { signal, silent: true },
        )
      ).data,
  });
  if (data === undefined)
    return <Loading kind="text" lines={4} title={t('rolesFailed')} error={error} onRetry={() => void refetch()} />;
  const active = new Set(data.map(({ id }) => id));
  return (
    <RoleCheckboxList
      rows={rows}
      roles={data}
      isOpen={isOpen}
      renderBelow={({ id, code = '' }) => (
        <span className={css.code}>{active.has(id) ? code : `${code} · ${t('archivedRole')}`}</span>
      )}
    />
  );
}
