import type { ReactElement } from 'react';
import type { SentOf } from '#language/record.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import type { RoleCard } from '#platform/web/users/roleCard.ts';
import { RolesField } from '#platform/web/users/RolesField.tsx';
import { RoleTicks } from '#platform/web/users/RoleTicks.tsx';
import { useCompanyRoles } from './useCompanyRoles.ts';
import { RoleGives } from './RoleGives.tsx';
import { texts } from './texts.ts';

/** What somebody may do for the company: to be read, or to be ticked, each role with what it gives. */
export function GivenRoles({ none }: { readonly none: string }): ReactElement {
  return <RolesField isWide none={none} renderBelow={givesOf} renderOffered={(offer) => <Offered {...offer} />} />;
}

function Offered({
  rows,
  isOpen,
}: {
  readonly rows: readonly SentOf<'membershipRole'>[];
  readonly isOpen: boolean;
}): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useCompanyRoles();
  if (data === undefined)
    return <Loading kind="text" lines={4} title={t('rolesFailed')} error={error} onRetry={() => void refetch()} />;
  const roles = data.filter(({ isActive }) => isActive !== false).map(({ id, name, nameEn }) => ({ id, name, nameEn }));
  const nothing = (
    <EmptyState
      icon="key"
      title={t('noRoles')}
      text={t('noRolesText')}
      action={<ButtonLink to="/app/company/role-mgt/create">{t('makeRole')}</ButtonLink>}
    />
  );
  return <RoleTicks rows={rows} roles={roles} isOpen={isOpen} renderBelow={givesOf} nothing={nothing} />;
}

function givesOf({ id }: RoleCard): ReactElement {
  return <RoleGives id={id} />;
}
