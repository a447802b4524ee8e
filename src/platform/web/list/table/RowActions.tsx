import type { ReactElement } from 'react';
import type { WireRecord } from '../../api/resource.ts';
import { buttonClass } from '../../ui/button/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './RowActions.module.css';
import { RowLink, type RowLinks } from './RowLink.tsx';

/**
 * Actions for rows, the same for all of them: created once for a list, so that rows are re-rendered only when they
 * change.
 */
export interface RowActionHandlers {
  readonly links: RowLinks;
  readonly viewOf: (row: WireRecord) => string | undefined;
  readonly editOf: (row: WireRecord) => string | undefined;
  readonly hasMore: (row: WireRecord) => boolean;
  readonly onMore: (row: WireRecord, anchor: HTMLElement) => void;
  readonly onRow: (row: WireRecord) => void;
  readonly onTick: (row: WireRecord) => void;
  readonly ticking: 'single' | 'many' | undefined;
  /** Maximum number of actions in a row. */
  readonly actionCount: number;
  /** True if a column shows whether the row is archived; otherwise its first cell does. */
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
  handlers,
}: {
  readonly row: WireRecord;
  readonly name: string;
  readonly handlers: RowActionHandlers;
}): ReactElement {
  const view = handlers.viewOf(row);
  const edit = handlers.editOf(row);
  return (
    <span className={css.actions}>
      {view === undefined ? null : (
        <RowLink
          to={view}
          links={handlers.links}
          className={actionClass}
          label={handlers.openLabel(name)}
          title={handlers.openLabel(name)}
        >
          <Icon name="eye" />
        </RowLink>
      )}
      {edit === undefined ? null : (
        <RowLink
          to={edit}
          links={handlers.links}
          className={actionClass}
          label={handlers.editLabel(name)}
          title={handlers.editLabel(name)}
        >
          <Icon name="edit" />
        </RowLink>
      )}
      {handlers.hasMore(row) ? (
        <button
          type="button"
          className={actionClass}
          aria-haspopup="menu"
          aria-label={handlers.moreLabel(name)}
          title={handlers.moreLabel(name)}
          onClick={({ currentTarget }) => handlers.onMore(row, currentTarget)}
        >
          <Icon name="more" />
        </button>
      ) : null}
    </span>
  );
}

const actionClass = classes(buttonClass({ kind: 'quiet', size: 'small' }), css.action);
