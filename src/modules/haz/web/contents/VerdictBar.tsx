import type { CSSProperties, ReactElement } from 'react';
import { decimalText, type Decimal } from '#language/values/decimal.ts';
import type { Verdict } from './verdict.ts';
import css from './Verdict.module.css';

/** For the eye alone: the words beside it say the same. Nothing of microbes, which have no upper end. */
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
/** The allowed range is the middle half; as much is shown on either side. */
const SHARE = 25;

function positionOf(
  content: Decimal,
  { from, deviation }: { readonly from: Decimal; readonly deviation: Decimal },
): number {
  // A picture, no measure: what it loses in digits nobody sees.
  const share = SHARE + (Number(decimalText(content.minus(from))) / Number(decimalText(deviation))) * SHARE;
  return Math.min(WHOLE, Math.max(0, share));
}

function positionStyle(percent: number): CSSProperties {
  return { insetInlineStart: `${percent}%` };
}
