/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is the list of a combobox, and its keys are those of the input, which keeps the focus */
import { Fragment, type MouseEvent, type ReactElement } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { classes } from '../ui/classes.ts';
import { MenuIcon } from '../ui/icon/MenuIcon.tsx';
import { Tag } from '../ui/feedback/Tag.tsx';
import css from './OfferList.module.css';
import { piecesOf } from './piecesOf.ts';
import { texts } from './texts.ts';
import type { Group, Offer } from './usePalette.ts';

export interface OfferListProps {
  readonly listId: string;
  readonly groups: readonly Group[];
  readonly needles: readonly string[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onFollow: () => void;
}

export function OfferList({ listId, groups, needles, active, onPoint, onFollow }: OfferListProps): ReactElement {
  const t = useTexts(texts);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { offers }) => sum + offers.length, 0));
  return (
    <div id={listId} role="listbox" aria-label={t('results')}>
      {groups.map(({ name, offers }, at) => (
        <div key={name} role="group" aria-labelledby={`${listId}-${name}`} className={css.group}>
          <div id={`${listId}-${name}`} className={css.heading}>
            {t(name)}
          </div>
          {offers.map((offer, index) => {
            const place = (starts[at] ?? 0) + index;
            return (
              <Option
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
  readonly offer: Offer;
  readonly needles: readonly string[];
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
}

/** A link, so that it can be opened beside this page as any other. */
function Option({ id, offer, needles, isActive, onPoint, onFollow }: OptionProps): ReactElement {
  const t = useTexts(texts);
  const { path, icon, key, name, second, isArchived } = offer;
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
        {second === '' ? null : (
          <span className={css.second}>
            <Marked text={second} needles={needles} />
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
      {piecesOf(text, needles).map((piece, index) => (
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
