/** Describes a condition in words. */
import { labelOf } from '#language/choice.ts';
import { inLocale } from '#language/label.ts';
import { decimalText } from '#language/values/decimal.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { translate } from '#platform/web/i18n/texts.ts';
import { riskAnswer } from '../../choices.ts';
import { rangesOf, type Condition } from '../../riskConditions.ts';
import { texts } from './texts.ts';

type PercentCondition = Pick<Condition, 'fromPercent'>;

/** Returns an answer, or a range of per cent among its neighbours; empty while neither is given. */
export function useConditionText(): <C extends PercentCondition & Pick<Condition, 'refAnswer'>>(
  condition: C,
  all: readonly C[],
) => string {
  const locale = useLocale();
  const rangeText = useRangeText();
  return (condition, all) =>
    condition.refAnswer === null
      ? rangeText(condition, all)
      : inLocale(labelOf(riskAnswer, condition.refAnswer), locale);
}

/** Returns for example `ตั้งแต่ 10 % แต่น้อยกว่า 50 %`; empty while it has no start. */
export function useRangeText(): <C extends PercentCondition>(condition: C, all: readonly C[]) => string {
  const t = translate(texts, useLocale());
  return (condition, all) => {
    const range = rangesOf(all).find((candidate) => candidate.condition === condition);
    if (range === undefined) return '';
    const from = percentText(range.from);
    return range.to === null ? t('fromOn', { from }) : t('fromTo', { from, to: percentText(range.to) });
  };
}

/** Returns for example `แต่น้อยกว่า 10 %`; undefined for the last range. */
export function useEndText(): <C extends PercentCondition>(condition: C, all: readonly C[]) => string | undefined {
  const t = translate(texts, useLocale());
  return (condition, all) => {
    const to = rangesOf(all).find((candidate) => candidate.condition === condition)?.to ?? undefined;
    return to === undefined ? undefined : t('toBelow', { to: percentText(to) });
  };
}

function percentText(value: Parameters<typeof decimalText>[0]): string {
  return `${decimalText(value)} %`;
}
