import { useDeferredValue, useState, type ReactElement, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { HOME } from '../route/guard.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { LabelledInput } from '../ui/input/LabelledInput.tsx';
import { MenuIcon } from '../ui/icon/MenuIcon.tsx';
import { Tag } from '../ui/feedback/Tag.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './Directory.module.css';
import { filterMenuEntries } from './filterMenuEntries.ts';
import { Panel } from '../ui/layout/Panel.tsx';
import { allTrails, groupByHeading, type SideMenuNode } from './sideMenuTree.ts';
import { texts } from './texts.ts';
import { useSideMenu } from './useSideMenu.ts';

/** Shows everything the person may open, filtered as they type. Enter opens the first. */
export function Directory(): ReactElement {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).trim();
  const trails = allTrails(useSideMenu()).filter((trail) => trail.at(-1)?.to !== HOME);
  const found = filterMenuEntries(trails, words);
  const open = (event: SyntheticEvent): void => {
    event.preventDefault();
    const first = filterMenuEntries(trails, typed)[0]?.at(-1)?.to;
    if (typed.trim() !== '' && typeof first === 'string') void navigate(first);
  };
  if (trails.length === 0) return <EmptyState icon="lock" title={t('noMenus')} text={t('noMenusHelp')} />;
  return (
    <div className={css.directory}>
      <div className={css.head}>
        <h2 className={css.title}>{t('directory')}</h2>
        <search className={css.search}>
          <form onSubmit={open}>
            <LabelledInput
              label={t('find')}
              isLabelHidden
              type="search"
              enterKeyHint="go"
              placeholder={t('find')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              start={<Icon name="search" />}
              end={
                typed === '' ? undefined : (
                  <IconButton icon="close" size="small" label={t('clear')} onClick={() => setTyped('')} />
                )
              }
              autoComplete="off"
            />
            <output>
              <VisuallyHidden>{words === '' ? null : t('found', { n: found.length })}</VisuallyHidden>
            </output>
          </form>
        </search>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('nothingFound', { words })}
          text={t('nothingFoundHelp')}
          action={<Button onClick={() => setTyped('')}>{t('showAll')}</Button>}
        />
      ) : (
        <Groups trails={found} />
      )}
    </div>
  );
}

function Groups({ trails }: { readonly trails: readonly (readonly SideMenuNode[])[] }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <div className={css.groups}>
      {groupByHeading(trails).map(({ heading, entries }) => (
        <Panel
          key={heading?.id ?? ''}
          title={heading === undefined ? t('others') : label(heading.label)}
          icon={<MenuIcon name={heading?.icon ?? null} />}
        >
          <ul className={css.entries}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Link className={css.entry} to={entry.to ?? HOME}>
                  <MenuIcon name={entry.icon} />
                  <span className={css.words}>{label(entry.label)}</span>
                  {entry.isForApproval ? <Tag tone="info">{t('approve')}</Tag> : null}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
