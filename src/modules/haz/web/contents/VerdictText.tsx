import type { ReactElement } from 'react';
import { ZERO } from '#language/values/decimal.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { hazMessages } from '../../messages.ts';
import { texts } from './texts.ts';
import { useAmountText } from './useAmountText.ts';
import type { Verdict, VerdictAnswer } from './verdict.ts';
import css from './Verdict.module.css';

export function VerdictText({ answer }: { readonly answer: VerdictAnswer }): ReactElement {
  const t = useTexts(texts);
  const m = useTexts(hazMessages);
  if (answer.kind !== 'verdict')
    return <p className={css.quiet}>{answer.kind === 'noBand' ? m('noToleranceBand') : t(answer.kind)}</p>;
  return (
    <p className={css.words}>
      <PassTag verdict={answer} />
      <DeviationText verdict={answer} />
      <AllowedRange verdict={answer} />
    </p>
  );
}

export function PassTag({ verdict: { found } }: { readonly verdict: Verdict }): ReactElement {
  const t = useTexts(texts);
  if (found === undefined) return <Tag tone="neutral">{t('notFoundYet')}</Tag>;
  return (
    <Tag tone={found.passes ? 'good' : 'bad'} icon={found.passes ? 'check' : 'close'}>
      {t(found.passes ? 'pass' : 'fail')}
    </Tag>
  );
}

/** Shows by how much it differs, and how much of that is too much. */
export function DeviationText({ verdict: { found, unit: code } }: { readonly verdict: Verdict }): ReactElement | null {
  const t = useTexts(texts);
  const amount = useAmountText();
  const unit = useCodes('contentUnit').textOf(code);
  if (found === undefined) return null;
  const { difference, excess, passes } = found;
  const words = difference.eq(ZERO)
    ? t('asDeclared')
    : t(difference.gt(ZERO) ? 'above' : 'below', { by: amount(difference.abs()), unit });
  return <span>{passes ? words : `${words}, ${t('beyond', { by: amount(excess) })}`}</span>;
}

export function AllowedRange({
  verdict: { from, to, deviation, unit: code },
}: {
  readonly verdict: Verdict;
}): ReactElement {
  const t = useTexts(texts);
  const amount = useAmountText();
  const unit = useCodes('contentUnit').textOf(code);
  return (
    <span className={css.quiet}>
      {to === null || deviation === null
        ? t('atLeast', { from: amount(from), unit })
        : t('allowed', { from: amount(from), to: amount(to), deviation: amount(deviation), unit })}
    </span>
  );
}
