/** Makes a diagram one stop of the Tab key, in which the arrow keys move. */
import { useState, type KeyboardEvent } from 'react';

export interface FocusStop {
  readonly tabIndex: 0 | -1;
  readonly stopId: string;
  readonly onVisit: () => void;
}

export interface ArrowKeyNavigation {
  readonly propsOf: (stop: string) => FocusStop;
  readonly onKeyDown: (event: KeyboardEvent<SVGElement>) => void;
}

export function useArrowKeyNavigation(stops: readonly string[]): ArrowKeyNavigation {
  const [visited, setVisited] = useState(stops[0] ?? '');
  const at = Math.max(0, stops.indexOf(visited));
  return {
    propsOf: (stopId) => ({ stopId, tabIndex: stopId === stops[at] ? 0 : -1, onVisit: () => setVisited(stopId) }),
    onKeyDown: (event) => {
      const next =
        event.ctrlKey || event.altKey || event.metaKey
          ? undefined
          : stops[nextIndex(event.key, at, stops.length) ?? -1];
      if (next === undefined) return;
      event.preventDefault();
      setVisited(next);
      event.currentTarget.querySelector<SVGElement>(`[data-stop="${CSS.escape(next)}"]`)?.focus();
    },
  };
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
