import type { ReactElement } from 'react';
import type { Locale } from '#language/label.ts';
import { decimal, formatDecimal, fractionDigits, type Decimal } from '#language/values/decimal.ts';
import { useLocale } from '../../i18n/locale.ts';
import { translate } from '../../i18n/texts.ts';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { usageOf, type UsageFigures } from './usage.ts';
import css from './UsageBar.module.css';
import { UsageMark, UsageTrack } from './UsageTrack.tsx';

export interface UsageBarProps extends UsageFigures {
  /** In the language of the reader. */
  readonly unit: string;
}

/**
 * Shows how much of a granted amount is left, as a bar and in words; a table cell of 120 px is wide enough. Amber from
 * 80 % taken, and red from 95 %, with a mark.
 */
export function UsageBar({ unit, ...figures }: UsageBarProps): ReactElement {
  const locale = useLocale();
  const { usedPercent, reservedPercent, level } = usageOf(figures);
  const [left, ...more] = usageWords(figures, { unit, locale });
  return (
    <span className={css.usage} title={[left, ...more].join(SEPARATOR)}>
      <UsageTrack usedPercent={usedPercent} reservedPercent={reservedPercent} level={level} />
      <span className={css.text}>
        <UsageMark level={level} />
        <span>
          {left}
          <VisuallyHidden>{SEPARATOR + more.join(SEPARATOR)}</VisuallyHidden>
        </span>
      </span>
    </span>
  );
}

const SEPARATOR = ' · ';

/** All figures: `50 of 1,000 kg left`, `almost nothing left`, `used 900`, `reserved 50`. */
function usageWords(
  figures: UsageFigures,
  { unit, locale }: { readonly unit: string; readonly locale: Locale },
): readonly string[] {
  const t = translate(texts, locale);
  const { left, level } = usageOf(figures);
  const text = (amount: number): string => amountText(decimal(amount), locale);
  const { quota, use, reserve, held = 0 } = figures;
  return [
    t('leftOf', { left: amountText(left, locale), all: text(quota), unit }),
    ...(level === 'usual' ? [] : [t(level === 'full' ? 'usageFull' : 'usageHigh')]),
    t('used', { n: text(use) }),
    t('reserved', { n: text(reserve) }),
    ...(held === 0 ? [] : [t('held', { n: text(held) })]),
  ];
}

function amountText(amount: Decimal, locale: Locale): string {
  return formatDecimal(amount, locale, fractionDigits(amount));
}
