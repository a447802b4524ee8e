import type { ReactElement } from 'react';
import type { SentRecord } from '#language/record.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import type { RoleCard } from '#platform/web/users/roleCard.ts';
import { RolesField } from '#platform/web/users/RolesField.tsx';
import { RoleCheckboxList } from '#platform/web/users/RoleCheckboxList.tsx';
import { useCompanyRoles } from './useCompanyRoles.ts';
import { RoleSummary } from './RoleSummary.tsx';
import { texts } from './texts.ts';

/** Shows or edits what a person may do for the company, each role with its rights. */
export function AssignedRoles({ none }: { readonly none: string }): ReactElement {
  return (
    <RolesField
      isWide
      none={none}
      renderBelow={roleSummaryOf}
      renderOffered={(offer) => <CompanyRoleTicks {...offer} />}
    />
  );
}

function CompanyRoleTicks({
  rows,
  isOpen,
}: {
  readonly rows: readonly SentRecord<'membershipRole'>[];
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
  return <RoleCheckboxList rows={rows} roles={roles} isOpen={isOpen} renderBelow={roleSummaryOf} nothing={nothing} />;
}

function roleSummaryOf({ id }: RoleCard): ReactElement {
  return <RoleSummary id={id} />;
}
