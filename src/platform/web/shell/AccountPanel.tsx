import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import type { SignedInUser } from '../session/info.ts';
import { signOutAndLeave } from '../session/signOutAndLeave.ts';
import { Icon, type IconName } from '../ui/icon/Icon.tsx';
import css from './AccountPanel.module.css';
import { LanguageSwitch } from '../ui/input/LanguageSwitch.tsx';
import { personName } from '../i18n/person.ts';
import { texts as manualTexts } from '../manuals/texts.ts';
import { texts as themeTexts } from '../theme/texts.ts';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { texts as uiTexts } from '../ui/texts.ts';
import { texts } from './texts.ts';

interface AccountPanelProps {
  readonly user: SignedInUser;
  readonly department: string | undefined;
  readonly onDone: () => void;
}

export function AccountPanel({ user, department, onDone }: AccountPanelProps): ReactElement {
  const t = useTexts(texts);
  const tUi = useTexts(uiTexts);
  const tTheme = useTexts(themeTexts);
  const tManuals = useTexts(manualTexts);
  const locale = useLocale();
  return (
    <div className={css.panel}>
      <div className={css.who}>
        <p className={css.name}>{personName(user, locale)}</p>
        <p className={css.soft}>{user.username}</p>
        {department === undefined ? null : <p className={css.soft}>{department}</p>}
      </div>
      <div className={css.settings}>
        <span>{tUi('language')}</span>
        <LanguageSwitch />
        <span>{tTheme('theme')}</span>
        <ThemeSwitch />
      </div>
      <nav className={css.links} aria-label={t('account')}>
        <PanelLink to="/app/profile" icon="user" text={t('profile')} onDone={onDone} />
        <PanelLink to="/app/notifications" icon="bell" text={t('notifications')} onDone={onDone} />
        <PanelLink to="/app/manuals" icon="book" text={tManuals('manuals')} onDone={onDone} />
      </nav>
      <div className={css.leave}>
        <button type="button" className={css.row} onClick={() => void signOutAndLeave()}>
          <Icon name="signOut" />
          {t('signOut')}
        </button>
      </div>
    </div>
  );
}

function PanelLink({
  to,
  icon,
  text,
  onDone,
}: {
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  readonly onDone: () => void;
}): ReactElement {
  return (
    <Link to={to} className={css.row} onClick={onDone}>
      <Icon name={icon} />
      {text}
    </Link>
  );
}
