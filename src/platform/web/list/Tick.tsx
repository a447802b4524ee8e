import { useEffect, useRef, type ReactElement } from 'react';
import { classes } from '../ui/classes.ts';
import type { PageTick } from './selection.ts';
import css from './Tick.module.css';

interface TickProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onToggle: () => void;
  /** One at most: round, as of old. */
  readonly isRound?: boolean;
}

export function Tick({ label, isTicked, onToggle, isRound = false }: TickProps): ReactElement {
  return (
    <label className={css.target}>
      <input type="checkbox" className={classes(css.tick, isRound && css.round)} aria-label={label} checked={isTicked} onChange={onToggle} />
    </label>
  );
}

/** Of a whole page: also half ticked. */
export function PageTicker({ label, tick, onToggle }: { readonly label: string; readonly tick: PageTick; readonly onToggle: () => void }): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = tick === 'some';
  }, [tick]);
  return (
    <label className={css.target}>
      <input ref={input} type="checkbox" className={css.tick} aria-label={label} checked={tick === 'all'} onChange={onToggle} />
    </label>
  );
}
