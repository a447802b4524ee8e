import { use, useState, type ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { InsteadsPanel } from '../insteads/InsteadsPanel.tsx';
import { texts } from '../texts.ts';
import { MorePanel } from './MorePanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import css from './ProfilePage.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileView } from './ProfileView.tsx';
import { RolesPanel } from './RolesPanel.tsx';
import { SignInsPanel } from './SignInsPanel.tsx';
import { useProfile } from './useProfile.ts';

/** Shows my data, my rights and my recent sign-ins. */
export function ProfilePage(): ReactElement {
  const t = useTexts(texts);
  const { user } = useVisit().info;
  const entity = use(loadEntity('user'));
  const { data, error, refetch } = useProfile();
  const [isEditing, setEditing] = useState(false);
  const edit = (
    <Button kind="primary" icon="edit" onClick={() => setEditing(true)}>
      {t('edit')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('profile')}
        code={user?.username}
        actions={data === undefined || isEditing ? undefined : edit}
      />
      {data === undefined ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={css.page}>
          <div className={css.main}>
            {isEditing ? (
              <ProfileForm key={data.version} entity={entity} profile={data} onDone={() => setEditing(false)} />
            ) : (
              <ProfileView entity={entity} profile={data} />
            )}
            <PasswordPanel profile={data} />
            <RolesPanel roles={data.roles} />
            <SignInsPanel session={data.session} usages={data.usages} />
          </div>
          <div className={css.beside}>
            <MorePanel />
            <InsteadsPanel by={data.insteads.by} of={data.insteads.of} />
          </div>
        </div>
      )}
    </>
  );
}
