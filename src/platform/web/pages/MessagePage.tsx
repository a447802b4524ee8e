import type { ReactElement, ReactNode } from 'react';
import { APP } from '../route/guard.ts';
import { usePageTitle } from '../theme/usePageTitle.ts';
import { Icon, type IconName } from '../ui/icon/Icon.tsx';
import css from './MessagePage.module.css';
import { PublicFrame } from './PublicFrame.tsx';
import { useOptionalVisit } from './useOptionalVisit.ts';

export interface MessagePageProps {
  readonly icon: IconName;
  /** As the protocol numbers it, for whoever is asked for help. */
  readonly code?: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
}

/** A page with one thing to say: what happened, and the way on. It brings its own bar where there is no shell around it. */
export function MessagePage({ icon, code, title, text, actions }: MessagePageProps): ReactElement {
  usePageTitle(title);
  const isInShell = useOptionalVisit()?.path.startsWith(APP) === true;
  const message = (
    <div className={css.message}>
      <span className={css.mark}>
        <Icon name={icon} size={ICON_PX} />
      </span>
      <div>
        {code === undefined ? null : <p className={css.code}>{code}</p>}
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        <div className={css.actions}>{actions}</div>
      </div>
    </div>
  );
  return isInShell ? message : <PublicFrame>{message}</PublicFrame>;
}

const ICON_PX = 28;
