import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../classes.ts';
import css from './Skeleton.module.css';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const usualLines = { text: 3, table: 8, form: 6 } as const;

export interface SkeletonProps {
  readonly lines?: number | undefined;
  readonly kind?: 'text' | 'table' | 'form' | undefined;
}

/** Placeholder with the shape of the content, so that nothing jumps when it arrives. */
export function Skeleton({ lines, kind = 'text' }: SkeletonProps): ReactElement {
  const t = useTexts(texts);
  return (
    <output className={classes(css.skeleton, css[kind])}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: lines ?? usualLines[kind] }, (_, index) => (
        <span key={index} className={css.line} />
      ))}
    </output>
  );
}
