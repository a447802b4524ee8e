import type { ReactElement, ReactNode } from 'react';
import { APP } from '../route/guard.ts';
import { usePageTitle } from '../theme/usePageTitle.ts';
import { Icon, type IconName } from '../ui/icon/Icon.tsx';
import css from './MessagePage.module.css';
import { PublicFrame } from './PublicFrame.tsx';
import { useOptionalVisit } from './useOptionalVisit.ts';

export interface MessagePageProps {
  readonly icon: IconName;
  /** HTTP status, for people who give support. */
  readonly code?: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
}

/** A page with one message: what happened, and how to continue. It has its own bar if there is no shell around it. */
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
