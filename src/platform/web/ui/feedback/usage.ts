/** How much of a granted amount is taken, and how that is drawn. */
import { decimal, decimalText, largest, sum, ZERO, type Decimal } from '#language/values/decimal.ts';

/** Numbers of one unit, as they are sent. */
export interface UsageFigures {
  readonly quota: number;
  readonly reserve: number;
  readonly use: number;
  /** What may not be moved; counts as taken. */
  readonly held?: number | undefined;
}

export type UsageLevel = 'usual' | 'high' | 'full';

/** Shares in percent from which the rest needs attention, and from which there is almost no rest. */
export const HIGH_PERCENT = 80;
export const FULL_PERCENT = 95;

export interface Usage {
  readonly left: Decimal;
  /** Widths of the two parts of the bar, in percent; together at most 100. */
  readonly usedPercent: number;
  readonly reservedPercent: number;
  readonly level: UsageLevel;
}

export function usageOf({ quota, reserve, use, held = 0 }: UsageFigures): Usage {
  const [granted, used, reserved] = [decimal(quota), decimal(use), sum([decimal(reserve), decimal(held)])];
  const usedPercent = percentOf(used, granted);
  return {
    left: largest(granted.minus(used).minus(reserved), ZERO),
    usedPercent,
    reservedPercent: Math.min(percentOf(reserved, granted), WHOLE - usedPercent),
    level: usageLevelOf(percentOf(used.plus(reserved), granted)),
  };
}

export function usageLevelOf(percent: number): UsageLevel {
  if (percent >= FULL_PERCENT) return 'full';
  return percent >= HIGH_PERCENT ? 'high' : 'usual';
}

const WHOLE = 100;

/** Only for drawing, so it need not be exact. Where nothing is granted, anything that is taken is all of it. */
function percentOf(part: Decimal, whole: Decimal): number {
  if (whole.lte(ZERO)) return part.gt(ZERO) ? WHOLE : 0;
  return Math.min((Number(decimalText(part)) / Number(decimalText(whole))) * WHOLE, WHOLE);
}
