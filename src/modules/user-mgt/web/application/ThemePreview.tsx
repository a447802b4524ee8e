import type { ReactElement, ReactNode } from 'react';
import { THEME_BACKGROUNDS, type LessVar } from '#platform/model/settings/themeVariables.ts';
import { tokensOf } from '#platform/web/theme/lessVar.ts';
import css from './ThemePreview.module.css';

export interface ThemePreviewProps {
  readonly theme: 'light' | 'dark';
  readonly lessVar: LessVar;
  readonly caption: string;
  readonly children: ReactNode;
}

/** A part of a page in the chosen colours. It is for viewing only: nothing in it can be used. */
export function ThemePreview({ theme, lessVar, caption, children }: ThemePreviewProps): ReactElement {
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{caption}</figcaption>
      <div
        className={css.frame}
        data-theme={theme}
        data-sample={theme}
        style={tokensOf(lessVar, THEME_BACKGROUNDS[theme])}
        inert
      >
        {children}
      </div>
    </figure>
  );
}

/** The top bar of every page. */
export function PreviewBar({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={css.bar}>{children}</div>;
}
