import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useVisit } from '../route/visit.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { MenuIcon } from '../ui/icon/MenuIcon.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { Tag } from '../ui/feedback/Tag.tsx';
import { HOME } from '../route/guard.ts';
import css from './Landing.module.css';
import { groupsBelow, type SideMenuNode } from './sideMenuTree.ts';
import { texts } from './texts.ts';
import { useRightsText } from './useRightsText.ts';
import { useSideMenu } from './useSideMenu.ts';

/** The page of a module: the menu entries below it, and what the person may do there. */
export function Landing(): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { path, match } = useVisit();
  const groups = groupsBelow(path, useSideMenu());
  const title = match?.screen.kind === 'landing' ? label(match.screen.title) : '';
  return (
    <>
      <PageHeader title={title} />
      {groups.length === 0 ? (
        <EmptyState
          icon="lock"
          title={t('nothingBelow')}
          text={t('noMenusHelp')}
          action={<ButtonLink to={HOME}>{t('home')}</ButtonLink>}
        />
      ) : null}
      {groups.map(({ heading, entries }) => (
        <section
          key={heading?.id ?? ''}
          className={css.group}
          aria-label={heading === undefined ? title : label(heading.label)}
        >
          {groups.length > 1 && heading !== undefined ? <h2 className={css.heading}>{label(heading.label)}</h2> : null}
          <ul className={css.cards}>
            {entries.map((entry) => (
              <li key={entry.id} className={css.item}>
                <EntryCard entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function EntryCard({ entry }: { readonly entry: SideMenuNode }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const rightsText = useRightsText()(entry.rights);
  return (
    <Link className={css.card} to={entry.to ?? HOME}>
      <span className={css.mark}>
        <MenuIcon name={entry.icon} size={ICON_PX} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{label(entry.label)}</span>
        <span className={css.deeds}>{rightsText}</span>
      </span>
      {entry.isForApproval ? <Tag tone="info">{t('approve')}</Tag> : null}
    </Link>
  );
}

const ICON_PX = 20;
