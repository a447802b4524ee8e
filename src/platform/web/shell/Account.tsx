import type { ReactElement } from 'react';
import { useVisit } from '../route/visit.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './Account.module.css';
import { AccountPanel } from './AccountPanel.tsx';
import { Flyout } from '../ui/overlay/Flyout.tsx';
import { initialOf, personName } from '../i18n/person.ts';
import { texts } from './texts.ts';

/** Shows who is signed in. The holder they act for is shown next to it. */
export function Account(): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const { user } = useVisit().info;
  if (user === null) return null;
  const name = personName(user, locale);
  const department =
    user.refDepartment === null
      ? undefined
      : locale === 'en'
        ? (user.refDepartment.nameEn ?? user.refDepartment.nameTh)
        : user.refDepartment.nameTh;
  return (
    <Flyout
      place="below"
      renderTrigger={(given) => (
        <button type="button" {...given} className={css.button}>
          <span className={css.initial} aria-hidden="true">
            {initialOf(name)}
          </span>
          <VisuallyHidden>{t('account')}</VisuallyHidden>
          <span className={css.words}>
            <span className={css.name}>{name}</span>
            {department === undefined ? null : <span className={css.second}>{department}</span>}
          </span>
          <Icon name="down" size={CHEVRON_PX} />
        </button>
      )}
    >
      {(close) => <AccountPanel user={user} department={department} onDone={close} />}
    </Flyout>
  );
}

const CHEVRON_PX = 10;
