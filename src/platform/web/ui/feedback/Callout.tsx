import type { ReactElement, ReactNode } from 'react';
import css from './Callout.module.css';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import type { Tone } from './Tag.tsx';

export interface CalloutProps {
  readonly tone: Tone;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Announced as soon as it appears: for an error that has just happened. */
  readonly isAlert?: boolean | undefined;
}

export const iconOfTone = {
  neutral: 'info',
  info: 'info',
  good: 'good',
  warn: 'warning',
  bad: 'error',
} as const satisfies Record<Tone, IconName>;

/** Something to know before continuing, at the place it concerns. */
export function Callout({ tone, title, children, action, isAlert = false }: CalloutProps): ReactElement {
  return (
    <div className={classes(css.callout, css[tone])} {...(isAlert ? { role: 'alert' } : {})}>
      <Icon name={iconOfTone[tone]} size={ICON_PX} />
      <div className={css.words}>
        {title === undefined ? null : <p className={css.title}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
      </div>
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  );
}

const ICON_PX = 18;
