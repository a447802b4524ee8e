import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ChangePassword } from '../../account/ChangePassword.tsx';
import { texts } from '../../account/texts.ts';
import { HOME, safeAppPath } from '../../route/guard.ts';
import { useVisit } from '../../route/visit.ts';
import { useTexts } from '../../i18n/texts.ts';
import { signOutAndLeave } from '../../session/signOutAndLeave.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EntryPage } from './EntryPage.tsx';

/** Shown before anything else: a person whose password was set by another person has to choose their own. */
export function ChangePasswordPage(): ReactElement {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { user } = useVisit().info;
  return (
    <EntryPage title={t('mustChange')} help={t('mustChangeHelp')}>
      <ChangePassword
        isForced
        owner={user ?? {}}
        onDone={() => navigate(safeAppPath(query.get('url')) ?? HOME, { replace: true })}
        actions={
          <Button kind="quiet" onClick={() => void signOutAndLeave()}>
            {t('signOut')}
          </Button>
        }
      />
    </EntryPage>
  );
}
