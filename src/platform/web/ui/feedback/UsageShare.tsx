import type { ReactElement } from 'react';
import type { Locale } from '#language/label.ts';
import { translate } from '../../i18n/texts.ts';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { usageLevelOf } from './usage.ts';
import { UsageMark, UsageTrack } from './UsageTrack.tsx';
import css from './UsageShare.module.css';

export interface UsageShareProps {
  /** 0 to 100. */
  readonly percent: number;
  /** Given, because lists have many of them. */
  readonly locale: Locale;
}

/** A share that is taken, as a bar and as a number: amber from 80 %, and red from 95 %, with a mark. */
export function UsageShare({ percent, locale }: UsageShareProps): ReactElement {
  const t = translate(texts, locale);
  const level = usageLevelOf(percent);
  const word = level === 'usual' ? undefined : t(level === 'full' ? 'usageFull' : 'usageHigh');
  return (
    <span className={css.share} title={word}>
      <UsageTrack usedPercent={Math.min(Math.max(percent, 0), WHOLE)} level={level} />
      <span className={css.number}>
        <UsageMark level={level} />
        {`${percent.toLocaleString('en', { maximumFractionDigits: 1 })} %`}
        {word === undefined ? null : <VisuallyHidden>{word}</VisuallyHidden>}
      </span>
    </span>
  );
}

const WHOLE = 100;
