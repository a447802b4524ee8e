import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { useVisit } from '../route/visit.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { MenuIcon } from '../ui/icon/MenuIcon.tsx';
import { Tag } from '../ui/feedback/Tag.tsx';
import { saveLocalSetting, readLocalSetting } from '../localSettings.ts';
import css from './SideMenu.module.css';
import { activeMenuIds, type SideMenuNode } from './sideMenuTree.ts';
import { texts } from './texts.ts';
import { useSideMenu } from './useSideMenu.ts';

const OPEN_KEY = 'haz.sideOpen';

/**
 * Shows headings that can be opened and closed, with links below them. The heading of the current page is initially
 * open.
 */
export function SideMenu({ onFollow }: { readonly onFollow?: (() => void) | undefined }): ReactElement {
  const t = useTexts(texts);
  const { path } = useVisit();
  const sides = useSideMenu();
  return (
    <nav className={css.nav} aria-label={t('menu')}>
      <MenuEntries nodes={sides} marks={activeMenuIds(path, sides)} onFollow={onFollow} />
    </nav>
  );
}

interface EntriesProps {
  readonly nodes: readonly SideMenuNode[];
  readonly marks: ReturnType<typeof activeMenuIds>;
  readonly onFollow?: (() => void) | undefined;
}

function MenuEntries({ nodes, ...shared }: EntriesProps): ReactElement {
  return (
    <ul className={css.list}>
      {nodes.map((node) => (
        <li key={node.id}>
          {node.children.length === 0 ? <Leaf node={node} {...shared} /> : <Branch node={node} {...shared} />}
        </li>
      ))}
    </ul>
  );
}

type NodeProps = { readonly node: SideMenuNode } & Omit<EntriesProps, 'nodes'>;

function Leaf({ node, marks, onFollow }: NodeProps): ReactElement | null {
  return node.to === null ? null : (
    <MenuEntry node={node} to={node.to} isCurrent={node.id === marks.at} onFollow={onFollow} />
  );
}

/** A heading, or an entry with others below it: then the link and the button that opens it are separate. */
function Branch({ node, marks, onFollow }: NodeProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const isAround = marks.around.includes(node.id);
  const [isOpen, setOpen] = useExpanded(node.id, isAround);
  const toggle = { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) } as const;
  const chevron = (
    <span className={css.chevron}>
      <Icon name="down" size={CHEVRON_PX} />
    </span>
  );
  return (
    <>
      {node.to === null ? (
        <button type="button" {...toggle} className={classes(css.row, css.heading, isAround && css.around)}>
          <MenuIcon name={node.icon} />
          <span className={css.words}>{label(node.label)}</span>
          {chevron}
        </button>
      ) : (
        <div className={css.split}>
          <Leaf node={node} marks={marks} onFollow={onFollow} />
          <button
            type="button"
            {...toggle}
            className={classes(css.row, css.toggle)}
            aria-label={t('below', { name: label(node.label) })}
          >
            {chevron}
          </button>
        </div>
      )}
      {isOpen ? (
        <div className={css.below}>
          <MenuEntries nodes={node.children} marks={marks} onFollow={onFollow} />
        </div>
      ) : null}
    </>
  );
}

export function MenuEntry({
  node,
  to,
  isCurrent,
  onFollow,
}: {
  readonly node: SideMenuNode;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly onFollow?: (() => void) | undefined;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <Link
      to={to}
      className={classes(css.row, isCurrent && css.current)}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      onClick={onFollow}
    >
      <MenuIcon name={node.icon} />
      <span className={classes(css.words, css.tagged)}>
        {label(node.label)}
        {node.isForApproval ? <Tag tone="info">{t('approve')}</Tag> : null}
      </span>
    </Link>
  );
}

/** Headings that a person opened or closed stay so; any other heading is open while a page below it is. */
function useExpanded(id: string, isAround: boolean): [boolean, (isOpen: boolean) => void] {
  const [chosen, setChosen] = useState<boolean | undefined>(() => readLocalSetting(OPEN_KEY, isFlags)?.[id]);
  const set = (isOpen: boolean): void => {
    saveLocalSetting(OPEN_KEY, { ...readLocalSetting(OPEN_KEY, isFlags), [id]: isOpen });
    setChosen(isOpen);
  };
  return [chosen ?? isAround, set];
}

function isFlags(value: unknown): value is Readonly<Record<string, boolean>> {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'boolean')
  );
}

const CHEVRON_PX = 10;
