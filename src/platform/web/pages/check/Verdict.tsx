import type { ReactElement, ReactNode } from 'react';
import type { Locale } from '#language/label.ts';
import { useLocale } from '../../i18n/locale.ts';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import type { Tone } from '../../ui/feedback/Tag.tsx';
import css from './Verdict.module.css';

export interface VerdictProps {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly word: (locale: Locale) => string;
  /** True for one of several verdicts on the page. */
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

/** In both languages: a person with the paper may read only one of them, and not know the language switch. */
export function Verdict({ tone, icon, word, isSmall = false, children }: VerdictProps): ReactElement {
  const locale = useLocale();
  const other: Locale = locale === 'th' ? 'en' : 'th';
  return (
    <section className={classes(css.verdict, css[tone], isSmall && css.small)} aria-live="polite">
      <Icon name={icon} size={isSmall ? SMALL_ICON_PX : ICON_PX} />
      <div className={css.words}>
        <h2 className={css.word}>{word(locale)}</h2>
        <p className={css.other} lang={other}>
          {word(other)}
        </p>
        <div className={css.reason}>{children}</div>
      </div>
    </section>
  );
}

const ICON_PX = 56;
const SMALL_ICON_PX = 36;
