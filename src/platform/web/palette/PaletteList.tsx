/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is the list of a combobox, and its keys are those of the input, which keeps the focus */
import { Fragment, type MouseEvent, type ReactElement } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { classes } from '../ui/classes.ts';
import { MenuIcon } from '../ui/icon/MenuIcon.tsx';
import { Tag } from '../ui/feedback/Tag.tsx';
import css from './PaletteList.module.css';
import { highlightPieces } from './highlightPieces.ts';
import { texts } from './texts.ts';
import type { PaletteGroup, PaletteItem } from './usePalette.ts';

export interface PaletteListProps {
  readonly listId: string;
  readonly groups: readonly PaletteGroup[];
  readonly needles: readonly string[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onFollow: () => void;
}

export function PaletteList({ listId, groups, needles, active, onPoint, onFollow }: PaletteListProps): ReactElement {
  const t = useTexts(texts);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0));
  return (
    <div id={listId} role="listbox" aria-label={t('results')}>
      {groups.map(({ name, items }, at) => (
        <div key={name} role="group" aria-labelledby={`${listId}-${name}`} className={css.group}>
          <div id={`${listId}-${name}`} className={css.heading}>
            {t(name)}
          </div>
          {items.map((offer, index) => {
            const place = (starts[at] ?? 0) + index;
            return (
              <PaletteOption
                key={offer.path}
                id={optionId(listId, place)}
                offer={offer}
                needles={needles}
                isActive={place === active}
                onPoint={() => onPoint(place)}
                onFollow={onFollow}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-option-${index}`;
}

interface OptionProps {
  readonly id: string;
  readonly offer: PaletteItem;
  readonly needles: readonly string[];
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
}

/** A link, so that it can be opened in another tab. */
function PaletteOption({ id, offer, needles, isActive, onPoint, onFollow }: OptionProps): ReactElement {
  const t = useTexts(texts);
  const { path, icon, key, name, secondLine, isArchived } = offer;
  return (
    <Link
      id={id}
      to={path}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      ref={isActive ? bringIntoView : undefined}
      className={classes(css.option, isActive && css.active)}
      onMouseDown={keepFocus}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={(event) => opensHere(event) && onFollow()}
    >
      <MenuIcon name={icon} />
      <span className={css.words}>
        <span className={css.name}>
          {key === null ? null : (
            <span className={css.key}>
              <Marked text={key} needles={needles} />{' '}
            </span>
          )}
          <Marked text={name} needles={needles} />
        </span>
        {secondLine === '' ? null : (
          <span className={css.second}>
            <Marked text={secondLine} needles={needles} />
          </span>
        )}
      </span>
      {isArchived ? (
        <Tag tone="neutral" icon="stop">
          {t('archived')}
        </Tag>
      ) : null}
    </Link>
  );
}

function Marked({ text, needles }: { readonly text: string; readonly needles: readonly string[] }): ReactElement {
  return (
    <>
      {highlightPieces(text, needles).map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, which have no other name
        <Fragment key={index}>{piece.isMatch ? <mark className={css.mark}>{piece.text}</mark> : piece.text}</Fragment>
      ))}
    </>
  );
}

function opensHere({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || button !== 0);
}

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
