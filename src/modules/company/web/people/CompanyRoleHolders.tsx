import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { searchRecords, type SentTerm } from '#platform/web/api/resource.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { NameList } from '#platform/web/ui/layout/NameList.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { employee } from '../../people.ts';
import css from './people.module.css';
import { texts } from './texts.ts';

const POWERS = { wire: 'transaction/user-authorizes' } as const;
/** Powers that ended or were never accepted give nobody the role. */
const POWERS_IN_FORCE: SentTerm = {
  name: 'refStatus.code',
  operator: 'in',
  value: ['inForce', 'suspended', 'waiting'],
};
/** Enough to know who is affected. */
const MAX_NAMES = 20;

interface RoleHolderRow {
  readonly id: string;
  /** The name in a power, as the company wrote it. */
  readonly fullName?: string;
  readonly refUser: { readonly fullName: string; readonly fullNameEn: string | null } | null;
}

/** Lists the people who have the role: employees, and agents whose power includes it. */
export function CompanyRoleHolders(): ReactElement {
  const store = useFormStore();
  const t = useTexts(texts);
  return store.isNew() ? (
    <p className={css.quiet}>{t('saveFirst')}</p>
  ) : (
    <Holders roleId={String(store.getBase()['id'])} />
  );
}

function Holders({ roleId }: { readonly roleId: string }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['company role holders', roleId],
    queryFn: async ({ signal }) => {
      const where: readonly SentTerm[] = [
        { name: 'roles.refRole.id', type: 'UUID', operator: '=', value: roleId },
        { name: 'isActive', type: 'Boolean', operator: '=', value: true },
      ];
      const search = { select: ['refUser.fullName', 'refUser.fullNameEn'], page: 0, size: MAX_NAMES, where };
      const options = { signal, silent: true, background: true } as const;
      return Promise.all([
        searchRecords<RoleHolderRow>(employee, search, options),
        searchRecords<RoleHolderRow>(
          POWERS,
          { ...search, select: [...search.select, 'fullName'], where: [...where, POWERS_IN_FORCE] },
          options,
        ),
      ]);
    },
  });
  if (data === undefined) return <Skeleton lines={2} />;
  const [employees, agents] = data;
  const total = employees.totalSize + agents.totalSize;
  if (total === 0) return <p className={css.quiet}>{t('nobody')}</p>;
  const holders = [
    ...employees.data.map((row) => ({ ...row, note: t('anEmployee') })),
    ...agents.data.map((row) => ({ ...row, note: t('anAgent') })),
  ];
  return (
    <>
      <p>{t('holderCount', { n: total.toLocaleString(locale) })}</p>
      <NameList
        names={holders.map(({ id, refUser, fullName, note }) => ({
          id,
          name: nameInLocale({ th: refUser?.fullName ?? fullName ?? '', en: refUser?.fullNameEn ?? '' }, locale),
          note,
        }))}
        more={total > holders.length ? t('andMore', { n: (total - holders.length).toLocaleString(locale) }) : undefined}
      />
    </>
  );
}
