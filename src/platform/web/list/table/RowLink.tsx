import type { MouseEvent, ReactElement, ReactNode } from 'react';

/** What the router's own link does, without what each of those costs: a hundred rows have three hundred of them. */
export interface RowLinks {
  readonly hrefOf: (to: string) => string;
  readonly open: (to: string) => void;
}

export interface RowLinkProps {
  readonly to: string;
  readonly links: RowLinks;
  readonly className: string;
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A plain press stays in the application; with a key held down, or another button, it is the browser's. */
export function RowLink({ to, links, className, label, title, children }: RowLinkProps): ReactElement {
  const click = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    links.open(to);
  };
  return (
    <a href={links.hrefOf(to)} className={className} aria-label={label} title={title} onClick={click}>
      {children}
    </a>
  );
}
