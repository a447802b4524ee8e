import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isImplicitRole } from '#platform/model/access/accessRules.ts';
import { searchRecords } from '#platform/web/api/resource.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { LinkedNames, useMayOpen } from '../LinkedNames.tsx';
import css from './RoleUsers.module.css';
import { texts } from './texts.ts';

const USERS = '/app/user-mgt/users';
const USER_ROLES = { wire: 'security/user-roles' } as const;
/** Enough to know who is affected. */
const MAX_NAMES = 8;

interface RoleHolder {
  readonly id: string;
  readonly refUser: {
    readonly id: string;
    readonly username: string | null;
    readonly fullName: string;
    readonly fullNameEn: string | null;
  };
}

/** Shows who has the role: how many, the first of them, and a link to all. */
export function RoleUsers(): ReactElement {
  const store = useFormStore();
  const t = useTexts(texts);
  const { id, code } = store.getBase();
  if (store.isNew()) return <p className={css.quiet}>{t('saveFirst')}</p>;
  if (isImplicitRole(code)) return <p className={css.quiet}>{t('everybody')}</p>;
  return <Holders roleId={String(id)} />;
}

function Holders({ roleId }: { readonly roleId: string }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const mayOpen = useMayOpen(USERS);
  const { data } = useQuery({
    queryKey: ['/api/v1/security/users', 'holders', roleId],
    queryFn: ({ signal }) =>
      searchRecords<RoleHolder>(
        USER_ROLES,
        {
          select: ['refUser.id', 'refUser.username', 'refUser.fullName', 'refUser.fullNameEn'],
          page: 0,
          size: MAX_NAMES,
          where: [{ name: 'refRole.id', type: 'UUID', operator: '=', value: roleId }],
          sort: [{ name: 'refUser.fullName', type: 'ASC' }],
        },
        { signal, silent: true, background: true },
      ),
  });
  if (data === undefined) return <Skeleton lines={2} />;
  if (data.totalSize === 0) return <p className={css.quiet}>{t('nobody')}</p>;
  const left = data.totalSize - data.data.length;
  return (
    <div className={css.holders}>
      <p>{t('userCount', { n: data.totalSize.toLocaleString(locale) })}</p>
      <LinkedNames
        path={USERS}
        names={data.data.map(({ refUser: { id, username, fullName, fullNameEn } }) => ({
          id,
          name: nameInLocale({ th: fullName, en: fullNameEn ?? '' }, locale),
          note: username ?? undefined,
        }))}
        more={left > 0 ? t('andMore', { n: left.toLocaleString(locale) }) : undefined}
      />
      {mayOpen ? <TextLink to={`${USERS}?cacheQuery=true&roles.refRole=${roleId}`}>{t('showUsers')}</TextLink> : null}
    </div>
  );
}
