import type { ReactElement, ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import css from './ImportDialog.module.css';

export interface ImportStepProps {
  readonly number: number;
  readonly title: string;
  readonly state: 'done' | 'now' | 'later';
  readonly children: ReactNode;
}

export function ImportStep({ number, title, state, children }: ImportStepProps): ReactElement {
  return (
    <li className={css.step} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={classes(css.mark, state === 'later' && css.later)} aria-hidden>
        {state === 'done' ? <Icon name="check" size={MARK_PX} /> : number}
      </span>
      <div className={css.content}>
        <h3 className={classes(css.heading, state === 'later' && css.faint)}>{title}</h3>
        {children}
      </div>
    </li>
  );
}

const MARK_PX = 14;
