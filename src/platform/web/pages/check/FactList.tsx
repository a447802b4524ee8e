import type { ReactElement, ReactNode } from 'react';
import css from './FactList.module.css';

export type Fact = readonly [term: string, value: ReactNode];

/** Lists facts, one on each line. */
export function FactList({ label, facts }: { readonly label: string; readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className={css.facts} aria-label={label}>
      {facts.map(([term, value]) => (
        <div key={term} className={css.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
