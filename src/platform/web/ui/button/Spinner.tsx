import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import css from './Spinner.module.css';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** Spinning ring. `isSilent` if the surrounding element itself announces that it is busy. */
export function Spinner({
  isSilent = false,
  isLarge = false,
}: {
  readonly isSilent?: boolean;
  readonly isLarge?: boolean;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <span className={isLarge ? css.large : css.small} {...(isSilent ? { 'aria-hidden': true } : { role: 'status' })}>
      {isSilent ? null : <VisuallyHidden>{t('loading')}</VisuallyHidden>}
    </span>
  );
}
