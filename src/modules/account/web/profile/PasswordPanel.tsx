import { useState, type ReactElement } from 'react';
import { ChangePassword } from '#platform/web/account/ChangePassword.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Panel } from '#platform/web/ui/layout/Panel.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { texts } from '../texts.ts';
import css from './PasswordPanel.module.css';
import type { Profile } from './useProfile.ts';

export function PasswordPanel({ profile }: { readonly profile: Profile }): ReactElement {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Panel title={t('password')}>
      <div className={css.body}>
        <p className={css.soft}>{t('changePasswordHelp')}</p>
        {isOpen ? (
          <ChangePassword owner={profile} onDone={close} actions={<Button onClick={close}>{t('cancel')}</Button>} />
        ) : (
          <div>
            <Button icon="key" onClick={() => setOpen(true)}>
              {t('changePassword')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
