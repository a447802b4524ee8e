import type { ReactElement, ReactNode } from 'react';
import { GROUNDS, type LessVar } from '#platform/model/settings/themeVariables.ts';
import { tokensOf } from '#platform/web/theme/lessVar.ts';
import css from './Framed.module.css';

export interface FramedProps {
  readonly theme: 'light' | 'dark';
  readonly lessVar: LessVar;
  readonly caption: string;
  readonly children: ReactNode;
}

/** A piece of a page in the colours that are being chosen, and in no others. To be looked at: nothing in it can be used. */
export function Framed({ theme, lessVar, caption, children }: FramedProps): ReactElement {
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{caption}</figcaption>
      <div className={css.frame} data-theme={theme} data-sample={theme} style={tokensOf(lessVar, GROUNDS[theme])} inert>
        {children}
      </div>
    </figure>
  );
}

/** The bar at the top of every page. */
export function FramedBar({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={css.bar}>{children}</div>;
}
