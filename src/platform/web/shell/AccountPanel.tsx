import { useState, type ReactElement } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { HOME } from '../app/guard.ts';
import { useVisit } from '../app/visit.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import type { ActingFor, SignedIn } from '../session/info.ts';
import { leave } from '../session/leaving.ts';
import { actFor } from '../session/signIn.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { notify } from '../ui/notices.ts';
import css from './AccountPanel.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { nameIn } from './person.ts';
import { texts } from './texts.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface AccountPanelProps {
  readonly user: SignedIn;
  readonly department: string | undefined;
  readonly onDone: () => void;
}

export function AccountPanel({ user, department, onDone }: AccountPanelProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { actingForOptions } = useVisit().info;
  return (
    <div className={css.panel}>
      <div className={css.who}>
        <p className={css.name}>{nameIn(user, locale)}</p>
        <p className={css.soft}>{user.username}</p>
        {department === undefined ? null : <p className={css.soft}>{department}</p>}
      </div>
      {actingForOptions.length === 0 ? null : <Holders options={actingForOptions} onDone={onDone} />}
      <div className={css.settings}>
        <span>{t('language')}</span>
        <LanguageSwitch />
        <span>{t('theme')}</span>
        <ThemeSwitch />
      </div>
      <nav className={css.links} aria-label={t('account')}>
        <PanelLink to="/app/profile" icon="user" text={t('profile')} onDone={onDone} />
        <PanelLink to="/app/notifications" icon="bell" text={t('notifications')} onDone={onDone} />
        <PanelLink to="/app/manuals" icon="book" text={t('manuals')} onDone={onDone} />
      </nav>
      <div className={css.leave}>
        <button type="button" className={css.row} onClick={() => void leave()}>
          <Icon name="signOut" />
          {t('signOut')}
        </button>
      </div>
    </div>
  );
}

function PanelLink({ to, icon, text, onDone }: { readonly to: string; readonly icon: IconName; readonly text: string; readonly onDone: () => void }): ReactElement {
  return (
    <Link to={to} className={css.row} onClick={onDone}>
      <Icon name={icon} />
      {text}
    </Link>
  );
}

/** One at a time: what one sees, and what is written, belongs to the one chosen here. */
function Holders({ options, onDone }: { readonly options: readonly ActingFor[]; readonly onDone: () => void }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { path, info } = useVisit();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const choose = async (holder: ActingFor): Promise<void> => {
    setBusy(true);
    try {
      // What is open was read, and perhaps begun, for somebody else. Who would lose something is asked, and may stay.
      if (path !== HOME) await navigate(HOME);
      if (!location.pathname.endsWith(HOME)) return;
      await actFor(holder.id);
      await revalidate();
      notify.success(t('actingNow', { name: nameIn(holder, locale) }));
      onDone();
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset className={css.holders} disabled={isBusy}>
      <legend className={css.heading}>{t('actingFor')}</legend>
      {options.map((option) => (
        <label key={option.id} className={css.row}>
          <input type="radio" name="actingFor" checked={option.id === info.actingFor?.id} onChange={() => void choose(option).catch(() => undefined)} />
          <span className={css.holder}>
            {nameIn(option, locale)}
            <span className={css.soft}>{t(option.kind)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
