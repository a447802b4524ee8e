import { use, type ReactElement, type ReactNode } from 'react';
import { useLabel } from '../../i18n/locale.ts';
import css from './Chapter.module.css';
import { ChapterIdContext, ChapterNumberContext } from './chapterId.ts';
import type { Heading } from '../model/formTree.ts';

export interface ChapterProps {
  readonly heading: Heading;
  /** 2 for the outermost chapters: the page title has level 1. */
  readonly level: number;
  /** Next to the heading: actions for the chapter as a whole. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A numbered part of a form, or of the document made of it. */
export function Chapter({ heading, level, aside, children }: ChapterProps): ReactElement {
  const label = useLabel();
  const idOf = use(ChapterIdContext);
  const numberOf = use(ChapterNumberContext);
  const Title = level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  const id = idOf(heading.number);
  return (
    <section className={level <= 2 ? css.chapter : css.inner} aria-labelledby={id}>
      <div className={css.head}>
        <Title id={id} className={css.title} tabIndex={-1}>
          <span className={css.number}>{numberOf(heading.number)}</span>
          {label(heading.title)}
        </Title>
        {aside}
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
