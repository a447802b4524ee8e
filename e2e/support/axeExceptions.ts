/** Findings of axe that we accept, each for a reason that somebody has reviewed. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeFinding } from './axe.ts';

export interface AxeException {
  /** A rule of axe: `color-contrast`. */
  readonly rule: string;
  /** Part of the selector that axe gives. */
  readonly target: string;
  readonly reason: string;
}

/** More would become a habit. */
export const EXCEPTIONS_MAX = 6;

export const axeExceptions: readonly AxeException[] = [];

/** Marks the exception as used, for the check at the end of the run. */
export function isKnownException({ rule, target }: AxeFinding): boolean {
  const index = axeExceptions.findIndex((exception) => exception.rule === rule && target.includes(exception.target));
  const folder = process.env['TEST_BROWSER_DIR'];
  if (index >= 0 && folder !== undefined) writeFileSync(markerPathOf(folder, index), '');
  return index >= 0;
}

export function unusedExceptions(folder: string): string[] {
  return axeExceptions.flatMap(({ rule, target }, index) =>
    existsSync(markerPathOf(folder, index)) ? [] : [`${rule} at ${target}`],
  );
}

function markerPathOf(folder: string, index: number): string {
  return join(folder, `axe-exception-${index}`);
}
