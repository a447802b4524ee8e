import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import css from './Tag.module.css';
import { texts } from '../texts.ts';

export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

/** A state in one word. Its colour never says more than the word does. */
export function Tag({
  tone,
  icon,
  children,
}: {
  readonly tone: Tone;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <span className={classes(css.tag, css[tone])}>
      {icon === undefined ? null : <Icon name={icon} size={ICON_PX} />}
      {children}
    </span>
  );
}

export function ActiveTag({ isActive }: { readonly isActive: boolean }): ReactElement {
  const t = useTexts(texts);
  return isActive ? (
    <Tag tone="good" icon="check">
      {t('active')}
    </Tag>
  ) : (
    <Tag tone="neutral" icon="stop">
      {t('archived')}
    </Tag>
  );
}

const ICON_PX = 12;
