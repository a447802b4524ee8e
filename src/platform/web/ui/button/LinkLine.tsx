import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../icon/Icon.tsx';
import css from './LinkLine.module.css';

/** A link to another page, with a description of it. */
export function LinkLine({
  to,
  icon,
  title,
  text,
}: {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
}): ReactElement {
  return (
    <Link className={css.line} to={to}>
      <Icon name={icon} />
      <span>
        <span className={css.title}>{title}</span>
        {text === undefined ? null : <span className={css.soft}>{text}</span>}
      </span>
    </Link>
  );
}
