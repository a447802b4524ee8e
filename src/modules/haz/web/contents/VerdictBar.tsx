import type { CSSProperties, ReactElement } from 'react';
import { decimalText, type Decimal } from '#language/values/decimal.ts';
import type { Verdict } from './verdict.ts';
import css from './Verdict.module.css';

/** Decorative: the text next to it says the same. Nothing for microbes, which have no upper limit. */
export function VerdictBar({
  verdict: { from, to, deviation, found },
}: {
  readonly verdict: Verdict;
}): ReactElement | null {
  if (to === null || deviation === null || deviation.lte('0')) return null;
  const at = found === undefined ? undefined : positionOf(found.content, { from, deviation });
  return (
    <div className={css.bar} aria-hidden="true">
      <span className={css.range} />
      <span className={css.middle} />
      {at === undefined ? null : <span className={css.found} data-passes={found?.passes} style={positionStyle(at)} />}
    </div>
  );
}

const WHOLE = 100;
/** The allowed range is the middle half; a quarter is shown on either side. */
const SHARE = 25;

function positionOf(
  content: Decimal,
  { from, deviation }: { readonly from: Decimal; readonly deviation: Decimal },
): number {
  // A drawing needs no exact digits.
  const share = SHARE + (Number(decimalText(content.minus(from))) / Number(decimalText(deviation))) * SHARE;
  return Math.min(WHOLE, Math.max(0, share));
}

function positionStyle(percent: number): CSSProperties {
  return { insetInlineStart: `${percent}%` };
}
