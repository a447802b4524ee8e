import type { ReactElement, ReactNode } from 'react';
import { PageHeader } from './PageHeader.tsx';
import css from './ExplainPage.module.css';

/** A page that answers questions about the system, with its purpose above them. */
export function ExplainPage({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className={css.page}>
      <PageHeader title={title} />
      <p className={css.intro}>{intro}</p>
      {children}
    </div>
  );
}
