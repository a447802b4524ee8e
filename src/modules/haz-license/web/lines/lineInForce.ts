/** Figures of a line of a paper in force, and how they are drawn. */
import { decimal, decimalNumber, findDecimal, ZERO, type Decimal } from '#language/values/decimal.ts';
import type { UsageFigures } from '#platform/web/ui/feedback/usage.ts';

export interface LineRecord {
  readonly id: string;
  readonly lineId: string;
  readonly kilograms: number | null;
  readonly quantityUsed: number | null;
  readonly quantityReserved: number | null;
  readonly quantityRemaining: number | null;
  readonly refHazLicense: { readonly refDossier: { readonly code: string | null } | null } | null;
}

export interface LineInForce {
  readonly code: string;
  readonly used: Decimal;
  readonly reserved: Decimal;
  /** What a change may not go below. */
  readonly taken: Decimal;
}

export function lineInForceOf({ quantityUsed, quantityReserved, refHazLicense }: LineRecord): LineInForce {
  const [used, reserved] = [decimal(quantityUsed ?? 0), decimal(quantityReserved ?? 0)];
  return { code: refHazLicense?.refDossier?.code ?? '', used, reserved, taken: used.plus(reserved) };
}

interface LineFigures {
  readonly quantityUsed: unknown;
  readonly quantityReserved: unknown;
  readonly quantityRemaining: unknown;
}

/** Undefined for a line without a stock card: it was never granted. */
export function usageOfLine(line: LineFigures): UsageFigures | undefined {
  const remaining = findDecimal(line.quantityRemaining);
  if (remaining === undefined) return undefined;
  const [use, reserve] = [findDecimal(line.quantityUsed) ?? ZERO, findDecimal(line.quantityReserved) ?? ZERO];
  return {
    quota: decimalNumber(remaining.plus(use).plus(reserve)),
    use: decimalNumber(use),
    reserve: decimalNumber(reserve),
  };
}
