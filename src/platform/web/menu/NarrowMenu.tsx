import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useVisit } from '../route/visit.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { classes } from '../ui/classes.ts';
import { MenuIcon } from '../ui/icon/MenuIcon.tsx';
import { Tooltip } from '../ui/button/Tooltip.tsx';
import { Flyout } from '../ui/overlay/Flyout.tsx';
import css from './NarrowMenu.module.css';
import { MenuEntry } from './SideMenu.tsx';
import { allTrails, activeMenuIds, type SideMenuNode } from './sideMenuTree.ts';
import { texts } from './texts.ts';
import { useSideMenu } from './useSideMenu.ts';

/** The side menu as a column of icons; an entry with others below it opens them next to the column. */
export function NarrowMenu(): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { path } = useVisit();
  const sides = useSideMenu();
  const marks = activeMenuIds(path, sides);
  return (
    <nav className={css.nav} aria-label={t('menu')}>
      <ul className={css.list}>
        {sides.map((node) => (
          <li key={node.id}>
            {node.to === null || node.children.length > 0 ? (
              <Branch node={node} marks={marks} />
            ) : (
              <Tooltip text={label(node.label)} isName side="right" delayMs={0}>
                <Link
                  to={node.to}
                  className={classes(css.square, marks.around.includes(node.id) && css.current)}
                  aria-label={label(node.label)}
                  {...(node.id === marks.at ? { 'aria-current': 'page' as const } : {})}
                >
                  <MenuIcon name={node.icon} size={ICON_PX} />
                </Link>
              </Tooltip>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Includes the entry itself at the top, if it is a link too. */
function Branch({
  node,
  marks,
}: {
  readonly node: SideMenuNode;
  readonly marks: ReturnType<typeof activeMenuIds>;
}): ReactElement {
  const label = useLabel();
  const name = label(node.label);
  return (
    <Flyout
      place="beside"
      renderTrigger={(given) => (
        <Tooltip text={given['aria-expanded'] ? undefined : name} isName side="right" delayMs={0}>
          <button
            type="button"
            {...given}
            className={classes(css.square, marks.around.includes(node.id) && css.current)}
            aria-label={name}
          >
            <MenuIcon name={node.icon} size={ICON_PX} />
          </button>
        </Tooltip>
      )}
    >
      {(close) => (
        <>
          <p className={css.name}>{name}</p>
          <ul className={css.list}>
            {allTrails([node]).map((trail) => {
              const entry = trail.at(-1);
              return entry === undefined || entry.to === null ? null : (
                <li key={entry.id}>
                  <MenuEntry node={entry} to={entry.to} isCurrent={entry.id === marks.at} onFollow={close} />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Flyout>
  );
}

const ICON_PX = 18;
