import { useId, type ReactElement, type ReactNode } from 'react';
import css from './Panel.module.css';

/** A named part of a page. */
export function Panel({
  title,
  icon,
  children,
}: {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}
