import type { ReactElement, ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import css from './PageHeader.module.css';
import { usePageName } from './pageName.ts';

export interface PageHeaderProps {
  readonly title: string;
  /** The title is a name that people gave it, in any language. */
  readonly isName?: boolean | undefined;
  readonly code?: string | undefined;
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  readonly breadcrumb?: readonly Crumb[] | undefined;
}

/** Shows the current place, the title, and the actions. */
export function PageHeader({
  title,
  isName = false,
  code,
  status,
  actions,
  breadcrumb,
}: PageHeaderProps): ReactElement {
  usePageName(title);
  return (
    <header className={css.header}>
      {breadcrumb === undefined || breadcrumb.length === 0 ? null : <Breadcrumb crumbs={breadcrumb} />}
      <div className={css.row}>
        <div className={css.words}>
          <h1 className={css.title} {...(isName ? { 'data-content': '' } : {})}>
            {title}
          </h1>
          {code === undefined ? null : <span className={css.code}>{code}</span>}
          {status}
        </div>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  );
}
