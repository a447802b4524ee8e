import type { ReactElement } from 'react';
import type { WireRecord } from '../../api/resource.ts';
import { buttonClass } from '../../ui/button/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './RowActions.module.css';
import { RowLink, type RowLinks } from './RowLink.tsx';

/** What can be done with rows, the same for all of them: made once for a list, so that rows are drawn only when they change. */
export interface RowDoings {
  readonly links: RowLinks;
  readonly viewOf: (row: WireRecord) => string | undefined;
  readonly editOf: (row: WireRecord) => string | undefined;
  readonly hasMore: (row: WireRecord) => boolean;
  readonly onMore: (row: WireRecord, anchor: HTMLElement) => void;
  readonly onRow: (row: WireRecord) => void;
  readonly onTick: (row: WireRecord) => void;
  readonly ticking: 'single' | 'many' | undefined;
  /** How many stand in a row at most. */
  readonly actionCount: number;
  /** A column says whether the row is archived; otherwise its first cell does. */
  readonly showsActive: boolean;
  readonly nameless: string;
  readonly tickLabel: (name: string) => string;
  readonly openLabel: (name: string) => string;
  readonly editLabel: (name: string) => string;
  readonly moreLabel: (name: string) => string;
}

/** Plain elements: a menu or a tooltip for each of a hundred rows would cost more than the rows. */
export function RowActions({
  row,
  name,
  doings,
}: {
  readonly row: WireRecord;
  readonly name: string;
  readonly doings: RowDoings;
}): ReactElement {
  const view = doings.viewOf(row);
  const edit = doings.editOf(row);
  return (
    <span className={css.actions}>
      {view === undefined ? null : (
        <RowLink
          to={view}
          links={doings.links}
          className={look}
          label={doings.openLabel(name)}
          title={doings.openLabel(name)}
        >
          <Icon name="eye" />
        </RowLink>
      )}
      {edit === undefined ? null : (
        <RowLink
          to={edit}
          links={doings.links}
          className={look}
          label={doings.editLabel(name)}
          title={doings.editLabel(name)}
        >
          <Icon name="edit" />
        </RowLink>
      )}
      {doings.hasMore(row) ? (
        <button
          type="button"
          className={look}
          aria-haspopup="menu"
          aria-label={doings.moreLabel(name)}
          title={doings.moreLabel(name)}
          onClick={({ currentTarget }) => doings.onMore(row, currentTarget)}
        >
          <Icon name="more" />
        </button>
      ) : null}
    </span>
  );
}

const look = classes(buttonClass({ kind: 'quiet', size: 'small' }), css.action);
