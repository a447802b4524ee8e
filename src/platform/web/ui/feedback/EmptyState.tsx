import type { ReactElement, ReactNode } from 'react';
import css from './EmptyState.module.css';
import { Icon, type IconName } from '../icon/Icon.tsx';

export interface EmptyStateProps {
  readonly icon?: IconName | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  /** For a part of a page, where it should not dominate. */
  readonly isCompact?: boolean | undefined;
}

/** Says that there is nothing here, why, and what to do about it. */
export function EmptyState({ icon = 'inbox', title, text, action, isCompact = false }: EmptyStateProps): ReactElement {
  return (
    <div className={isCompact ? css.compact : css.empty}>
      <span className={css.mark}>
        <Icon name={icon} size={ICON_PX} />
      </span>
      <p className={css.title}>{title}</p>
      {text === undefined ? null : <p className={css.text}>{text}</p>}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  );
}

const ICON_PX = 22;
