import { use, useEffect, useState, type ReactElement } from 'react';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { ChapterIdContext, ChapterNumberContext } from './chapterId.ts';
import type { Heading } from '../model/formTree.ts';
import { findById } from './reveal.ts';
import css from './SideIndex.module.css';
import { texts } from '../texts.ts';

export interface SideIndexProps {
  readonly chapters: readonly Heading[];
  /** Number of problems to correct, by chapter number. */
  readonly wrong?: ReadonlyMap<string, number>;
}

/** Lists the chapters of a long page next to it, and marks the one being read. */
export function SideIndex({ chapters, wrong }: SideIndexProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const idOf = use(ChapterIdContext);
  const numberOf = use(ChapterNumberContext);
  const current = useCurrentChapter(chapters, idOf);
  const go = (number: string): void => {
    const heading = findById(idOf(number));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav className={css.index} aria-label={t('sections')} data-screen-only="">
      <ol className={css.list}>
        {chapters.map(({ number, title }) => {
          const count = wrong?.get(number) ?? 0;
          return (
            <li key={number}>
              <button
                type="button"
                className={classes(css.link, number === current && css.current)}
                aria-current={number === current ? 'location' : undefined}
                onClick={() => go(number)}
              >
                <span className={css.number}>{numberOf(number)}</span>
                <span>{label(title)}</span>
                {count === 0 ? null : (
                  <span className={css.wrong} title={t('withProblems', { n: count })}>
                    {count}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Returns the last chapter whose heading has passed the upper third of the window. */
function useCurrentChapter(chapters: readonly Heading[], idOf: (number: string) => string): string | undefined {
  const [current, setCurrent] = useState(chapters[0]?.number);
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
      const passed = chapters.filter(
        ({ number }) =>
          (findById(idOf(number))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < innerHeight / 3,
      );
      setCurrent(passed.at(-1)?.number ?? chapters[0]?.number);
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    addEventListener('scroll', soon, { passive: true, capture: true });
    return () => {
      removeEventListener('scroll', soon, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, [chapters, idOf]);
  return current;
}
